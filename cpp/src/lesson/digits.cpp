#include "posenc/lesson/digits.hpp"

#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

std::uint64_t reflected(std::uint64_t number) { return number ^ (number >> 1); }

double ones(std::uint64_t number) {
  double count = 0;
  for (; number != 0; number &= number - 1) count += 1;
  return count;
}

}  // namespace

Result<Digits> digits(double count, double first) {
  constexpr std::string_view kCount = "must be a whole number from 1 to 262144";
  if (const Status status = first_of({check_whole(count, 1, 262144, "count", kCount),
                                      check_slot(first, "first"), check_slots(first, count)});
      !status) {
    return status.refusal();
  }
  const auto from = static_cast<std::uint64_t>(first);
  const std::uint64_t last = from + static_cast<std::uint64_t>(count) - 1;
  Digits found{};
  found.bits = 1;
  while ((last >> found.bits) != 0) ++found.bits;
  const auto slots = static_cast<std::size_t>(count);
  found.binary.resize(slots * found.bits);
  found.gray.resize(slots * found.bits);
  found.flips.resize(slots - 1);
  for (std::size_t i = 0; i < found.binary.size(); ++i) {
    const std::uint64_t slot = from + i / found.bits;
    found.binary[i] = static_cast<std::uint8_t>((slot >> i % found.bits) & 1);
    found.gray[i] = static_cast<std::uint8_t>((reflected(slot) >> i % found.bits) & 1);
  }
  for (std::size_t i = 0; i < found.flips.size(); ++i) {
    found.flips[i] = ones((from + i) ^ (from + i + 1));
  }
  return found;
}

}  // namespace posenc::lesson
