#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "posenc/result.hpp"

namespace posenc {
namespace {

// The shortest decimal that reads back as the same double.
std::string shortest(double value) {
  char text[32];
  for (int digits = 15; digits <= 17; ++digits) {
    std::snprintf(text, sizeof text, "%.*g", digits, value);
    if (std::strtod(text, nullptr) == value) break;
  }
  return text;
}

}  // namespace

StaticText code_name(RefusalCode code) noexcept {
  switch (code) {
    case RefusalCode::kNotFinite: return "not-finite";
    case RefusalCode::kNotWhole: return "not-whole";
    case RefusalCode::kNotEven: return "not-even";
    case RefusalCode::kTooSmall: return "too-small";
    case RefusalCode::kTooLarge: return "too-large";
    case RefusalCode::kTableTooLarge: return "table-too-large";
  }
  return "";
}

std::string sentence(const Refusal& refusal) {
  std::string text{std::string_view(refusal.parameter)};
  text += ' ';
  text += std::string_view(refusal.rule);
  text += "; got ";
  text += std::isnan(refusal.value) ? "NaN" : shortest(refusal.value);
  text += '.';
  return text;
}

}  // namespace posenc
