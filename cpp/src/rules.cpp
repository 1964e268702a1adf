#include "posenc/rules.hpp"

#include <cmath>

namespace posenc {
namespace {

bool is_whole(double value) { return std::trunc(value) == value; }

// Whether |first + steps * step| > 2^53, though less than half a unit may decide; steps whole and
// below 2^26. The product as a sum of two doubles (step split in halves of 26 bits), the rest of
// the sum by Knuth's two-sum.
bool beyond_reach(double first, double step, double steps) {
  constexpr double kSplitter = 134217729.0;  // 2^27 + 1
  const double high = step * kSplitter - (step * kSplitter - step);
  const double large = steps * high;
  const double small = steps * (step - high);
  const double sum = first + large;
  const double back = sum - first;
  const double rest = (first - (sum - back)) + (large - back) + small;
  const double last = sum + rest;
  const double missed = rest - (last - sum);
  const bool above = last > kMaxPosition || (last == kMaxPosition && missed > 0);
  const bool below = last < -kMaxPosition || (last == -kMaxPosition && missed < 0);
  return above || below;
}

}  // namespace

Status first_of(std::initializer_list<Status> checks) {
  for (const Status& check : checks) {
    if (!check) return check;
  }
  return {};
}

Status check_d_model(double value, StaticText name) {
  constexpr StaticText kRule =
      "must be an even whole number from 2 to 16777216, because each pair holds a sine and a "
      "cosine";
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, kRule};
  if (!is_whole(value)) return Refusal{RefusalCode::kNotWhole, name, value, kRule};
  if (value < 2) return Refusal{RefusalCode::kTooSmall, name, value, kRule};
  if (value > kMaxValues) return Refusal{RefusalCode::kTooLarge, name, value, kRule};
  if (!is_whole(value / 2)) return Refusal{RefusalCode::kNotEven, name, value, kRule};
  return {};
}

Status check_base(double value, StaticText name) {
  constexpr StaticText kRule =
      "must be a finite number of at least 1, so that wavelengths do not shrink along the ladder";
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, kRule};
  if (value < 1) return Refusal{RefusalCode::kTooSmall, name, value, kRule};
  return {};
}

Status check_position(double value, StaticText name) {
  constexpr StaticText kRule = "must be a finite number from -2^53 to 2^53";
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, kRule};
  if (value < -kMaxPosition) return Refusal{RefusalCode::kTooSmall, name, value, kRule};
  if (value > kMaxPosition) return Refusal{RefusalCode::kTooLarge, name, value, kRule};
  return {};
}

Status check_omega(double value, StaticText name) { return check_position(value, name); }

Status check_tolerance(double value, StaticText name) {
  constexpr StaticText kRule = "must be a finite number from 0 to 1";
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, kRule};
  if (value < 0) return Refusal{RefusalCode::kTooSmall, name, value, kRule};
  if (value > 1) return Refusal{RefusalCode::kTooLarge, name, value, kRule};
  return {};
}

Status check_pair(double value, double d_model, StaticText name) {
  constexpr StaticText kRule = "must be a whole number from 0 to one less than the number of pairs";
  return check_whole(value, 0, d_model / 2 - 1, name, kRule);
}

Status check_dimension(double value, double d_model, StaticText name) {
  constexpr StaticText kRule =
      "must be a whole number from 0 to one less than the number of dimensions";
  return check_whole(value, 0, d_model - 1, name, kRule);
}

Status check_whole(double value, double least, double most, StaticText name, StaticText rule) {
  if (!std::isfinite(value)) return Refusal{RefusalCode::kNotFinite, name, value, rule};
  if (!is_whole(value)) return Refusal{RefusalCode::kNotWhole, name, value, rule};
  if (value < least) return Refusal{RefusalCode::kTooSmall, name, value, rule};
  if (value > most) return Refusal{RefusalCode::kTooLarge, name, value, rule};
  return {};
}

Status check_slot(double value, StaticText name) {
  return check_whole(value, 0, kMaxPosition, name, "must be a whole number from 0 to 2^53");
}

Status check_seed(double value, StaticText name) {
  return check_whole(value, 0, kMaxSeed, name, "must be a whole number from 0 to 2^32 - 1");
}

Status check_count(double count, double width, StaticText name) {
  constexpr StaticText kRule = "must be a whole number of rows, 0 or more";
  constexpr StaticText kTableRule = "asks for a table of more than 2^24 values";
  if (!std::isfinite(count)) return Refusal{RefusalCode::kNotFinite, name, count, kRule};
  if (!is_whole(count)) return Refusal{RefusalCode::kNotWhole, name, count, kRule};
  if (count < 0) return Refusal{RefusalCode::kTooSmall, name, count, kRule};
  if (count > kMaxValues / width) {
    return Refusal{RefusalCode::kTableTooLarge, name, count, kTableRule};
  }
  return {};
}

Status check_run(double first, double step, double count, StaticText first_name,
                 StaticText step_name) {
  constexpr StaticText kRule =
      "takes the last position, first + (count - 1) * step, beyond 2^53 in size";
  if (const Status status = check_position(first, first_name); !status) return status;
  if (const Status status = check_position(step, step_name); !status) return status;
  if (count > 1 && beyond_reach(first, step, count - 1)) {
    return Refusal{RefusalCode::kTooLarge, step_name, step, kRule};
  }
  return {};
}

Status check_slots(double first, double count, StaticText first_name) {
  constexpr StaticText kRule = "takes the last position, count - 1 further on, beyond 2^53";
  if (const Status status = check_position(first, first_name); !status) return status;
  // A difference of whole numbers below 2^53: exact, unlike the sum.
  if (count > 1 && first > kMaxPosition - (count - 1)) {
    return Refusal{RefusalCode::kTooLarge, first_name, first, kRule};
  }
  return {};
}

}  // namespace posenc
