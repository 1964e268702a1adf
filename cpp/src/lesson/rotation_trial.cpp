#include "posenc/lesson/rotation_trial.hpp"

#include <algorithm>
#include <cmath>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

Column2 column_of(const Phase& phase) {
  const auto [sine, cosine] = sin_cos_of(phase);
  return {sine, cosine};
}

}  // namespace

Result<RotationTrial> try_rotation(const Plan& plan, double pair, double pos, double k) {
  if (const Status status = first_of({check_pair(pair, static_cast<double>(plan.d_model())),
                                      check_run(pos, k, 2, "pos", "k")});
      !status) {
    return status.refusal();
  }
  const auto index = static_cast<std::size_t>(pair);
  const Turns turns = turns_of_pair(plan, index);
  const Phase turn = times(turns, position_of(k));

  RotationTrial trial{};
  trial.omega = plan.frequencies()[index];
  trial.angle = k * trial.omega;
  trial.wedge = k < 0 ? -radians_of(times(turns, position_of(-k))) : radians_of(turn);
  const auto [turn_sine, turn_cosine] = sin_cos_of(turn);
  trial.matrix = {turn_cosine, turn_sine, -turn_sine, turn_cosine};
  trial.before = column_of(times(turns, position_of(pos)));
  trial.after = column_of(times(turns, position_at(pos, k, 1)));
  const auto& [a, b, c, d] = trial.matrix;
  const auto& [sine, cosine] = trial.before;
  trial.product = {a * sine + b * cosine, c * sine + d * cosine};
  trial.residual = std::max(std::abs(trial.after[0] - trial.product[0]),
                            std::abs(trial.after[1] - trial.product[1]));
  return trial;
}

}  // namespace posenc::lesson
