// The plan of the ladder that was asked for last: callers change the positions far more often than
// d_model or base, and JavaScript has nothing to delete.
#pragma once

#include "posenc/plan.hpp"

namespace posenc::bindings {

/// The plan for (d_model, base), made anew only when either differs from the call before.
/// The pointer is good until the next call; a refusal leaves the plan before it in place.
Result<const Plan*> plan_for(double d_model, double base);

}  // namespace posenc::bindings
