#include "posenc/lesson/digits.hpp"

#include <cmath>

#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

std::uint64_t reflected(std::uint64_t number) { return number ^ (number >> 1); }

double ones(std::uint64_t number) {
  double count = 0;
  for (; number != 0; number &= number - 1) count += 1;
  return count;
}

void put(std::uint64_t number, std::size_t bits, std::vector<std::uint8_t>& digits) {
  for (std::size_t j = 0; j < bits; ++j) {
    digits.push_back(static_cast<std::uint8_t>((number >> j) & 1));
  }
}

double mean_of(const std::vector<double>& values) {
  double sum = 0;
  for (const double value : values) sum += value;
  return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

}  // namespace

Result<Digits> digits(double count, double first) {
  constexpr std::string_view kCount = "must be a whole number from 1 to 262144";
  if (const Check refused = first_of({check_whole(count, 1, 262144, "count", kCount),
                                      check_slot(first, "first"), check_slots(first, count)})) {
    return *refused;
  }
  const auto from = static_cast<std::uint64_t>(first);
  const std::uint64_t last = from + static_cast<std::uint64_t>(count) - 1;
  Digits found{};
  found.bits = 1;
  while ((last >> found.bits) != 0) ++found.bits;
  for (std::uint64_t slot = from; slot <= last; ++slot) {
    put(slot, found.bits, found.binary);
    put(reflected(slot), found.bits, found.gray);
    if (slot == last) break;
    found.binary_flips.push_back(ones(slot ^ (slot + 1)));
    found.gray_flips.push_back(ones(reflected(slot) ^ reflected(slot + 1)));
    found.binary_steps.push_back(std::sqrt(found.binary_flips.back()));
  }
  found.binary_mean = mean_of(found.binary_flips);
  found.gray_mean = mean_of(found.gray_flips);
  return found;
}

}  // namespace posenc::lesson
