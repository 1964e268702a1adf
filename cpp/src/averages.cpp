#include "posenc/averages.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "exact/phase.hpp"
#include "kernel/chunk.hpp"
#include "kernel/run.hpp"
#include "mean_factor.hpp"
#include "plan_tables.hpp"

namespace posenc {

struct AverageTables {
  Plan plan;
  double slots;
  double step;
  Array<double> factors;   ///< sin(n h) / (n sin h) of each pair
  Array<Fraction> halves;  ///< h of each pair, half the phase from one slot to the next
};

namespace {

Fraction half_of(const PairTurns& turns, double step) {
  Scaled half = scaled(step);
  half.exponent -= 1;
  return fraction_of(turns, half);
}

template <typename Value>
inline void put(double factor, double sine, double cosine, Value* to) {
  to[0] = static_cast<Value>(factor * sine);
  to[1] = static_cast<Value>(factor * cosine);
}

/// One chunk of pairs in all rows; `table` is where its first row begins.
template <typename Value>
void fill_columns(const AverageTables& averages, double first, std::uint64_t row,
                  std::size_t first_pair, std::size_t pairs, std::size_t rows, Value* table,
                  std::size_t width) {
  const auto& turns = tables_of(averages.plan).turns;
  std::array<PhaseLanes, kVectorsPerChunk> phases, steps;
  const Scaled start = scaled(first);
  const auto slots = static_cast<std::int64_t>(averages.slots);
  const auto before = static_cast<std::int64_t>(row);
  for (std::size_t pair = 0; pair < pairs; pair += 2) {
    const std::size_t a = first_pair + pair, b = first_pair + std::min(pair + 1, pairs - 1);
    const auto stride = [&](std::size_t i) { return averages.halves[i] * (2 * slots); };
    const auto middle = [&](std::size_t i) {
      return fraction_of(turns[i], start) + averages.halves[i] * (slots - 1) + stride(i) * before;
    };
    steps[pair / 2] = lanes_of(stride(a), stride(b));
    phases[pair / 2] = lanes_of(middle(a), middle(b));
  }
  for (std::size_t r = 0; r < rows; ++r, table += width) {
    for (std::size_t lane = 0; 2 * lane < pairs; ++lane) {
      const SinCosLanes at = sin_cos(phases[lane]);
      phases[lane] = phases[lane] + steps[lane];
      const std::size_t pair = first_pair + 2 * lane;
      put(averages.factors[pair], at.sin[0], at.cos[0], table + 4 * lane);
      if (2 * lane + 1 == pairs) continue;
      put(averages.factors[pair + 1], at.sin[1], at.cos[1], table + 4 * lane + 2);
    }
  }
}

template <typename Value>
Status fill_table(const AverageTables& averages, double first, std::span<Value> table, double row) {
  const std::size_t pairs = averages.plan.pairs(), width = 2 * pairs;
  const std::size_t rows = table.size() / width;
  if (const Status status = check_slot(row, "row"); !status) return status;
  if (const Status status =
          check_averages(first, averages.step, averages.slots, row + static_cast<double>(rows));
      !status) {
    return status;
  }
  if (averages.slots == 1) return averages.plan.encode(first, averages.step, table, row);
  const auto before = static_cast<std::uint64_t>(row);
  for (std::size_t pair = 0; pair < pairs; pair += kPairsPerChunk) {
    const std::size_t count = std::min(kPairsPerChunk, pairs - pair);
    fill_columns(averages, first, before, pair, count, rows, table.data() + 2 * pair, width);
  }
  return {};
}

/// Whether a place lies further out than 2^53, not by rounding.
bool beyond_reach(const Position& position) {
  constexpr Limbs kPowerOfTwo{0, 0, 0, std::uint64_t{1} << 63};
  const Wide& size = position.place.magnitude;
  return size.exponent > 54 || (size.exponent == 54 && less(kPowerOfTwo, size.limbs));
}

}  // namespace

Averages::Averages(std::shared_ptr<const AverageTables> tables) : tables_(std::move(tables)) {}

Result<Averages> Averages::make(const Plan& plan, double slots, double step) {
  if (const Status status = first_of({check_slots_averaged(slots), check_position(step, "step")});
      !status) {
    return status.refusal();
  }
  const std::size_t pairs = plan.pairs();
  AverageTables tables{plan, slots, step, Array<double>(pairs), Array<Fraction>(pairs)};
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    tables.factors[pair] = mean_factor(turns_of_pair(plan, pair), slots, step);
    tables.halves[pair] = half_of(tables_of(plan).turns[pair], step);
  }
  return Averages(std::make_shared<const AverageTables>(std::move(tables)));
}

double Averages::slots() const { return tables_->slots; }
double Averages::step() const { return tables_->step; }

Status Averages::fill(double first, std::span<double> table, double row) const {
  return fill_table(*tables_, first, table, row);
}

Status Averages::fill(double first, std::span<float> table, double row) const {
  return fill_table(*tables_, first, table, row);
}

Status check_slots_averaged(double value, StaticText name) {
  return check_whole(value, 1, kMaxPosition, name, "must be a whole number from 1 to 2^53");
}

Status check_averages(double first, double step, double slots, double count,
                      StaticText slots_name) {
  constexpr std::string_view kRule =
      "takes the last position, first + (count * slots - 1) * step, beyond 2^53 in size";
  if (const Status status =
          first_of({check_slots_averaged(slots, slots_name), check_position(first, "first"),
                    check_position(step, "step")});
      !status) {
    return status;
  }
  const double taken = count * slots;
  const bool reaches = taken <= kMaxPosition &&
                       (taken == 0 || !beyond_reach(position_at(
                                          first, step, static_cast<std::uint64_t>(taken) - 1)));
  if (!reaches) return Refusal{RefusalCode::kTooLarge, slots_name, slots, kRule};
  return {};
}

void column_means(std::span<const double> table, std::size_t width, std::size_t group,
                  std::span<double> means) {
  const double* from = table.data();
  double* to = means.data();
  for (const double* end = from + table.size(); from != end;) {
    for (std::size_t left = width; left > 0; ++to) {
      const std::size_t taken = std::min(group, left);
      double sum = 0;
      for (std::size_t i = 0; i < taken; ++i) sum += from[i];
      *to = sum / static_cast<double>(taken);
      from += taken;
      left -= taken;
    }
  }
}

}  // namespace posenc
