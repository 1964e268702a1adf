// Float tables, every value the correctly rounded one.
//
// The rotations of chunk.hpp give each value in double with an error of at most kError (see
// repair.hpp). Rounding that to float is right unless a midpoint between two floats lies
// within the error. A few integer operations per vector look for that, and a group in which it
// may happen is gone over again by repair().
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "kernel/repair.hpp"
#include "kernel/run.hpp"

namespace posenc {
namespace {

/// What the values of a group have in common: `midpoint` is the least of their low words, with the
/// 29 bits that a float has no room for at the top; `exponent` has the bits that all of them have.
struct Watch {
  I32x4 midpoint = four(INT32_MAX);
  I32x4 exponent = four(-1);
};

[[gnu::always_inline]] inline void put(const F64x2& s, const F64x2& c, float* at, Watch& watch) {
  const F32x4 values = narrowed(s, c);
  store(values, at);
  watch.midpoint = smaller(watch.midpoint, low_words(s, c) << 3);
  watch.exponent = watch.exponent & as<I32x4>(values);
}

/// The values carry the factor 1 + kExcess, so a midpoint that matters lies just below them: the 29
/// bits are then just above their own midpoint, which as a signed number is the least of all.
/// Values of at least 2^-15 have 0x70 in their exponents.
[[gnu::always_inline]] inline bool doubtful(const Watch& watch) {
  const I32x4 three_bits = four(0x38000000);
  const I32x4 close = below(watch.midpoint, four(INT32_MIN + 8 * kMidpointReach));
  return any(close | ((watch.exponent & three_bits) ^ three_bits));
}

/// Nine rows of two pairs around the row at `centre`; whether their rounding is in doubt.
[[gnu::always_inline]] inline bool put_group(const SinCosLanes& middle, const NearRotations& near,
                                             std::size_t reach, float* centre, std::size_t width) {
  Watch watch;
  put(middle.sin, middle.cos, centre, watch);
  float* above = centre;
  float* below = centre;
  // `reach` is always kReach, but kept from the compiler: a loop that is unrolled here lets it
  // gather the watching at the end, and that does not fit into sixteen registers.
  const F64x2* const end = near.data() + 2 * reach;
  for (const F64x2* angle = near.data(); angle != end; angle += 2) {
    const F64x2 cosine = angle[0], sine = angle[1];
    const F64x2 sc = middle.sin * cosine, cs = middle.cos * sine;
    const F64x2 cc = middle.cos * cosine, ss = middle.sin * sine;
    above += width;
    below -= width;
    put(sc + cs, cc - ss, above, watch);
    put(sc - cs, cc + ss, below, watch);
  }
  return doubtful(watch);
}

/// The centres of a block, each for the vectors of a chunk.
using Centres = std::array<std::array<SinCosLanes, kChunkLanes>, kGroups>;

/// Those that are at most `reach` groups away from the middle one, which is there.
inline void put_centres(const FarRotations& far, std::size_t reach, std::size_t lane,
                        Centres& centres) {
  const SinCosLanes middle = centres[kFarReach][lane];
  for (std::size_t k = 0; k < reach; ++k) {
    const F64x2 cosine = far[2 * k], sine = far[2 * k + 1];
    const F64x2 sc = middle.sin * cosine, cs = middle.cos * sine;
    const F64x2 cc = middle.cos * cosine, ss = middle.sin * sine;
    centres[kFarReach + 1 + k][lane] = {sc + cs, cc - ss};
    centres[kFarReach - 1 - k][lane] = {sc - cs, cc + ss};
  }
}

/// Rows first_row ... first_row + rows - 1 of one chunk of pairs.
struct Part {
  const Run& run;
  const Chunk& chunk;
  std::size_t first_pair;
  std::size_t pairs;
  std::size_t first_row;
  std::size_t rows;
  float* table;
  std::size_t width;

  float* at(std::size_t row) const { return table + row * width + 2 * first_pair; }
};

/// Phase of the middle row of the first block, for each pair of `part`.
void find_middles(const Part& part, std::size_t before,
                  std::array<PhaseLanes, kChunkLanes>& middles) {
  const std::size_t middle = before * kGroup + kReach;
  const auto row = static_cast<std::int64_t>(part.run.row + part.first_row + middle);
  // With a step of 1, a whole position is so many steps.
  const bool counts = part.run.step == 1 && part.run.first == std::floor(part.run.first);
  const Scaled first = scaled(part.run.first);
  const std::int64_t steps = counts ? static_cast<std::int64_t>(part.run.first) + row : row;
  for (std::size_t lane = 0; 2 * lane < part.pairs; ++lane) {
    const PhaseLanes& step = part.chunk.step[lane];
    Fraction a = Fraction{step.high[0], step.low[0]} * steps;
    Fraction b = Fraction{step.high[1], step.low[1]} * steps;
    if (!counts) {
      const std::size_t pair = part.first_pair + 2 * lane;
      const std::size_t next = std::min(pair + 1, part.run.tables.turns.size() - 1);
      a = a + fraction_of(part.run.tables.turns[pair], first);
      b = b + fraction_of(part.run.tables.turns[next], first);
    }
    middles[lane] = lanes_of(a, b);
  }
}

/// The vectors of a chunk from `begin` to `end`.
struct Lanes {
  std::size_t begin;
  std::size_t end;
};

/// One centre's nine rows, of which the middle one is row `row` of the run; its vector 0 stands at
/// `centre`.
[[gnu::noinline]] void put_rows(const Part& part,
                                const std::array<SinCosLanes, kChunkLanes>& middles, Lanes lanes,
                                std::uint64_t row, float* centre, std::size_t width) {
  std::uint32_t doubts = 0;  // one bit per vector: to branch on each would stall the loop
  for (std::size_t lane = lanes.begin; lane < lanes.end; ++lane) {
    const bool doubt =
        put_group(middles[lane], part.chunk.near[lane], part.run.reach, centre + 4 * lane, width);
    doubts |= static_cast<std::uint32_t>(doubt) << lane;
  }
  for (; doubts != 0; doubts &= doubts - 1) {
    const auto lane = static_cast<std::size_t>(std::countr_zero(doubts));
    repair(part.run, {part.first_pair + 2 * lane, row}, middles[lane], part.chunk.near[lane],
           centre + 4 * lane, width);
  }
}

void fill_part(const Part& part) {
  std::array<PhaseLanes, kChunkLanes> middles;
  Centres centres;  // the largest thing on the stack: 17 KiB
  // For what the table has no room for: rows after its last, and a second pair beside the last one.
  constexpr std::size_t kWidth = 2 * kChunkPairs;
  std::array<float, kGroup * kWidth> spare;
  const std::size_t lanes = (part.pairs + 1) / 2;
  // A single short block hangs on a middle of its own.
  const std::size_t groups = std::min(kGroups, (part.rows + kGroup - 1) / kGroup);
  const std::size_t before = (groups - 1) / 2;
  find_middles(part, before, middles);
  for (std::size_t start = 0; start < part.rows; start += kBlock) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      centres[kFarReach][lane] = sin_cos(middles[lane], kExcess);
      middles[lane] = middles[lane] + part.chunk.block[lane];
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      put_centres(part.chunk.far[lane], groups / 2, lane, centres);
    }
    const std::size_t end = std::min(start + kBlock, part.rows);
    for (std::size_t row = start; row < end; row += kGroup) {
      const auto& middle = centres[kFarReach - before + (row - start) / kGroup];
      const std::size_t first = part.first_row + row;
      const std::uint64_t number = part.run.row + first + kReach;
      const std::size_t inside = row + kGroup <= end ? part.pairs / 2 : 0;
      put_rows(part, middle, {0, inside}, number, part.at(first + kReach), part.width);
      if (inside == lanes) continue;
      put_rows(part, middle, {inside, lanes}, number, spare.data() + kReach * kWidth, kWidth);
      const std::size_t left = 4 * inside, bytes = (2 * part.pairs - left) * sizeof(float);
      for (std::size_t i = 0; i < kGroup && row + i < end; ++i) {
        std::memcpy(part.at(first + i) + left, spare.data() + i * kWidth + left, bytes);
      }
    }
  }
}

void fill_rows(const Run& run, std::size_t first_row, std::size_t rows, float* table) {
  const std::size_t pairs = run.tables.turns.size();
  const bool ready = run.step == 1 && run.tables.chunks.size() > 0;
  Chunk own;
  for (std::size_t pair = 0; pair < pairs; pair += kChunkPairs) {
    const std::size_t count = std::min(kChunkPairs, pairs - pair);
    if (!ready) make_chunk(run.tables.turns.all().subspan(pair, count), run.step, own);
    const Chunk& chunk = ready ? run.tables.chunks[pair / kChunkPairs] : own;
    fill_part({run, chunk, pair, count, first_row, rows, table, 2 * pairs});
  }
}

}  // namespace

void fill_table(const Run& run, std::span<float> table) {
  const std::size_t width = 2 * run.tables.turns.size();
  const std::size_t rows = table.size() / width;
  if (rows == 0) return;
  const std::optional<std::size_t> origin = zero_row(run.first, run.step, run.row, rows);
  if (!origin) return fill_rows(run, 0, rows, table.data());
  if (*origin > 0) fill_rows(run, 0, *origin, table.data());
  put_origin(table.subspan(*origin * width, width));
  if (*origin + 1 < rows) fill_rows(run, *origin + 1, rows - *origin - 1, table.data());
}

}  // namespace posenc
