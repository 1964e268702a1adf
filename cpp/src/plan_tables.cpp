#include "plan_tables.hpp"

#include <algorithm>

namespace posenc {

PlanTables plan_tables(double base, std::size_t pairs) {
  PlanTables tables{base,
                    ratio_of(base, pairs),
                    Array<double>(pairs),
                    Array<double>(pairs),
                    Array<PairTurns>(pairs),
                    {}};
  Wide omega = wide_of(1.0), wavelength = kRadiansPerTurn;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    tables.omegas[pair] = to_double(omega);
    tables.wavelengths[pair] = to_double(wavelength);
    tables.turns[pair] = pair_turns(omega * kTurnsPerRadian);
    omega = omega * tables.ratio.down;
    wavelength = wavelength * tables.ratio.up;
  }
  if (pairs <= kLongLadder) {
    tables.chunks = Array<Chunk>((pairs + kPairsPerChunk - 1) / kPairsPerChunk);
    for (std::size_t i = 0; i < tables.chunks.size(); ++i) {
      const std::size_t first = i * kPairsPerChunk, count = std::min(kPairsPerChunk, pairs - first);
      make_chunk(tables.turns.all().subspan(first, count), 1, tables.chunks[i]);
    }
  }
  return tables;
}

}  // namespace posenc
