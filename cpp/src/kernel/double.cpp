// Double tables and single waves: every value from its own phase, without rotations, so that it
// does not depend on where a table begins.
#include <algorithm>
#include <array>

#include "kernel/run.hpp"

namespace posenc {
namespace {

inline void put(const SinCosLanes& at, double* to) {
  store(F64x2{at.sin[0], at.cos[0]}, to);
  store(F64x2{at.sin[1], at.cos[1]}, to + 2);
}

inline void put_first(const SinCosLanes& at, double* to) {
  to[0] = at.sin[0];
  to[1] = at.cos[0];
}

/// One chunk of pairs in all rows; `table` is where its first row begins.
void fill_columns(const Run& run, std::size_t first_pair, std::size_t pairs, std::size_t rows,
                  double* table, std::size_t width) {
  std::array<PhaseLanes, kVectorsPerChunk> phases, steps;
  const Scaled first = scaled(run.first), step = scaled(run.step);
  const auto row_number = static_cast<std::int64_t>(run.row);
  for (std::size_t pair = 0; pair < pairs; pair += 2) {
    const PairTurns& a = run.tables.turns[first_pair + pair];
    const PairTurns& b = run.tables.turns[first_pair + std::min(pair + 1, pairs - 1)];
    const Fraction step_a = fraction_of(a, step), step_b = fraction_of(b, step);
    steps[pair / 2] = lanes_of(step_a, step_b);
    phases[pair / 2] = lanes_of(fraction_of(a, first) + step_a * row_number,
                                fraction_of(b, first) + step_b * row_number);
  }
  for (std::size_t row = 0; row < rows; ++row, table += width) {
    for (std::size_t lane = 0; 2 * lane < pairs; ++lane) {
      const SinCosLanes at = sin_cos(phases[lane]);
      phases[lane] = phases[lane] + steps[lane];
      if (2 * lane + 1 < pairs) {
        put(at, table + 4 * lane);
      } else {
        put_first(at, table + 4 * lane);
      }
    }
  }
}

}  // namespace

void fill_table(const Run& run, std::span<double> table) {
  const std::size_t pairs = run.tables.turns.size(), width = 2 * pairs;
  const std::size_t rows = table.size() / width;
  for (std::size_t pair = 0; pair < pairs; pair += kPairsPerChunk) {
    const std::size_t count = std::min(kPairsPerChunk, pairs - pair);
    fill_columns(run, pair, count, rows, table.data() + 2 * pair, width);
  }
  if (const auto origin = zero_row(run.first, run.step, run.row, rows)) {
    put_origin(table.subspan(*origin * width, width));
  }
}

void fill_pair(const Fraction& first, const Fraction& step, std::span<double> sin_cos_rows) {
  PhaseLanes phase = lanes_of(first, first + step);
  const PhaseLanes stride = lanes_of(step * 2, step * 2);
  const std::size_t rows = sin_cos_rows.size() / 2;
  for (std::size_t row = 0; row + 2 <= rows; row += 2) {
    put(sin_cos(phase), sin_cos_rows.data() + 2 * row);
    phase = phase + stride;
  }
  if (rows % 2 == 1) put_first(sin_cos(phase), sin_cos_rows.data() + 2 * (rows - 1));
}

}  // namespace posenc
