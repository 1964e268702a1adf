#include "plan_tables.hpp"

#include <algorithm>

namespace posenc {

PlanTables plan_tables(double base, std::size_t pairs) {
  PlanTables tables;
  tables.base = base;
  tables.ratio = ratio_of(base, pairs);
  tables.omegas.reserve(pairs);
  tables.wavelengths.reserve(pairs);
  tables.turns.reserve(pairs);
  Wide omega = wide_of(1.0), wavelength = kRadiansPerTurn;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    tables.omegas.push_back(to_double(omega));
    tables.wavelengths.push_back(to_double(wavelength));
    tables.turns.push_back(pair_turns(omega * kTurnsPerRadian));
    omega = omega * tables.ratio.down;
    wavelength = wavelength * tables.ratio.up;
  }
  if (pairs <= kLongLadder) {
    tables.chunks.resize((pairs + kChunkPairs - 1) / kChunkPairs);
    for (std::size_t i = 0; i < tables.chunks.size(); ++i) {
      const std::size_t first = i * kChunkPairs, count = std::min(kChunkPairs, pairs - first);
      make_chunk(std::span{tables.turns}.subspan(first, count), 1, tables.chunks[i]);
    }
  }
  return tables;
}

}  // namespace posenc
