// What a table that no convention makes is nearest to, and what sets it apart.
#pragma once

#include <optional>
#include <vector>

#include "posenc/identify.hpp"

namespace posenc {

/// The usual conventions with the usual slips.
std::vector<Near> usual_suspects(const GivenTable& table, const std::vector<bool>& used);

/// Rows that lie on their circles, where some of the table was overwritten: the longest run.
std::optional<Near> overwritten(const GivenTable& table, Format format);

}  // namespace posenc
