// Float tables, every value the correctly rounded one.
//
// The rotations of chunk.hpp give each value in double with an error of at most kError (see
// repair.hpp). Rounding that to float is right unless a midpoint between two floats lies within the
// error. A few integer operations per vector look for that (Ziv's rounding test), and a group in
// which it may happen is made again by repair(). Known blocks (known.hpp) need no test.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

#include "kernel/known.hpp"
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

/// The values are biased by the factor 1 + kExcess, so a midpoint that matters lies just below
/// them: the 29 bits are then just above their own midpoint, which as a signed number is the least
/// of all. Values of at least 2^-15 have 0x70 in their exponents.
[[gnu::always_inline]] inline bool doubtful(const Watch& watch) {
  const I32x4 three_bits = four(0x38000000);
  const I32x4 close = below(watch.midpoint, four(INT32_MIN + 8 * kMidpointReach));
  return any(close | ((watch.exponent & three_bits) ^ three_bits));
}

/// In a known block there is nothing to look for.
struct NoWatch {};

[[gnu::always_inline]] inline void put(const F64x2& s, const F64x2& c, float* at, NoWatch&) {
  store(narrowed(s, c), at);
}

[[gnu::always_inline]] inline bool doubtful(const NoWatch&) { return false; }

/// Nine rows of two pairs around the row at `centre`; whether their rounding is in doubt.
template <typename Watching>
[[gnu::always_inline]] inline bool put_group(const SinCosLanes& middle, const NearRotations& near,
                                             std::size_t each_side, float* centre,
                                             std::size_t width) {
  Watching watch;
  put(middle.sin, middle.cos, centre, watch);
  float* above = centre;
  float* below = centre;
  static_assert(kRowsEachSide % 2 == 0);
  const F64x2* const end = near.data() + 2 * each_side;
  const auto put_both_ways = [&](const F64x2* angle) {
    const auto [forwards, backwards] = rotated(middle, angle[0], angle[1]);
    above += width;
    below -= width;
    put(forwards.sin, forwards.cos, above, watch);
    put(backwards.sin, backwards.cos, below, watch);
  };
  for (const F64x2* angle = near.data(); angle != end; angle += 4) {
    put_both_ways(angle);
    put_both_ways(angle + 2);
  }
  return doubtful(watch);
}

/// The centres of a block, each for the vectors of a chunk.
using Centres = std::array<std::array<SinCosLanes, kVectorsPerChunk>, kGroupsPerBlock>;

/// Those that are at most `each_side` groups away from the middle one, which is there.
inline void put_centres(const FarRotations& far, std::size_t each_side, std::size_t vector,
                        Centres& centres) {
  const SinCosLanes middle = centres[kCentresEachSide][vector];
  for (std::size_t k = 0; k < each_side; ++k) {
    const auto [forwards, backwards] = rotated(middle, far[2 * k], far[2 * k + 1]);
    centres[kCentresEachSide + 1 + k][vector] = forwards;
    centres[kCentresEachSide - 1 - k][vector] = backwards;
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
  /// Rows of the first block that lie before the part: in known blocks, which lie on the axis.
  std::size_t before;
  bool known;

  float* at(std::size_t row) const { return table + row * width + 2 * first_pair; }
};

/// Phase of the middle row of the first block, which is row `middle` of the part, for each pair.
void find_middles(const Part& part, std::int64_t middle,
                  std::array<PhaseLanes, kVectorsPerChunk>& middles) {
  const std::int64_t row = static_cast<std::int64_t>(part.run.row + part.first_row) + middle;
  // With a step of 1, a whole position is so many steps.
  const bool counts = part.run.step == 1 && part.run.first == std::floor(part.run.first);
  const Scaled first = scaled(part.run.first);
  const std::int64_t steps = counts ? static_cast<std::int64_t>(part.run.first) + row : row;
  for (std::size_t vector = 0; 2 * vector < part.pairs; ++vector) {
    const PhaseLanes& step = part.chunk.step[vector];
    Fraction a = Fraction{step.high[0], step.low[0]} * steps;
    Fraction b = Fraction{step.high[1], step.low[1]} * steps;
    if (!counts) {
      const std::size_t pair = part.first_pair + 2 * vector;
      const std::size_t next = std::min(pair + 1, part.run.tables.turns.size() - 1);
      a = a + fraction_of(part.run.tables.turns[pair], first);
      b = b + fraction_of(part.run.tables.turns[next], first);
    }
    middles[vector] = lanes_of(a, b);
  }
}

/// The vectors of a chunk from `begin` to `end`.
struct Vectors {
  std::size_t begin;
  std::size_t end;
};

/// One centre's nine rows, of which the middle one is row `row` of the run; its vector 0 stands at
/// `centre`.
[[gnu::noinline]] void put_rows(const Part& part,
                                const std::array<SinCosLanes, kVectorsPerChunk>& middles,
                                Vectors vectors, std::uint64_t row, float* centre,
                                std::size_t width) {
  if (part.known) {
    for (std::size_t vector = vectors.begin; vector < vectors.end; ++vector) {
      const SinCosLanes middle = middles[vector];
      put_group<NoWatch>(middle, part.chunk.near[vector], kRowsEachSide, centre + 4 * vector,
                         width);
    }
    return;
  }
  std::uint32_t doubts = 0;  // one bit per vector: to branch on each would stall the loop
  for (std::size_t vector = vectors.begin; vector < vectors.end; ++vector) {
    const bool doubt = put_group<Watch>(middles[vector], part.chunk.near[vector],
                                        part.run.rows_each_side, centre + 4 * vector, width);
    doubts |= static_cast<std::uint32_t>(doubt) << vector;
  }
  for (; doubts != 0; doubts &= doubts - 1) {
    const auto vector = static_cast<std::size_t>(std::countr_zero(doubts));
    repair(part.run, {part.first_pair + 2 * vector, row}, middles[vector], part.chunk.near[vector],
           centre + 4 * vector, width);
  }
}

void fill_part(const Part& part) {
  std::array<PhaseLanes, kVectorsPerChunk> middles;
  Centres centres;  // the largest thing on the stack: 17 KiB
  // For what the table has no room for: rows before its first and after its last, and a second pair
  // beside the last one.
  constexpr std::size_t kWidth = 2 * kPairsPerChunk;
  std::array<float, kRowsPerGroup * kWidth> spare;
  const std::size_t vectors = (part.pairs + 1) / 2;
  // A watched part of few rows hangs on a middle of its own.
  const std::size_t groups =
      part.known ? kGroupsPerBlock
                 : std::min(kGroupsPerBlock, (part.rows + kRowsPerGroup - 1) / kRowsPerGroup);
  const std::size_t groups_before = (groups - 1) / 2;
  constexpr auto kGroup = static_cast<std::int64_t>(kRowsPerGroup);
  constexpr auto kBlock = static_cast<std::int64_t>(kRowsPerBlock);
  const auto rows = static_cast<std::int64_t>(part.rows);
  std::int64_t start = -static_cast<std::int64_t>(part.before);
  find_middles(part,
               start + static_cast<std::int64_t>(groups_before * kRowsPerGroup + kRowsEachSide),
               middles);
  for (; start < rows; start += kBlock) {
    for (std::size_t vector = 0; vector < vectors; ++vector) {
      centres[kCentresEachSide][vector] = sin_cos(middles[vector], part.known ? 0 : kExcess);
      middles[vector] = middles[vector] + part.chunk.block[vector];
    }
    for (std::size_t vector = 0; vector < vectors; ++vector) {
      put_centres(part.chunk.far[vector], groups / 2, vector, centres);
    }
    const std::int64_t end = std::min(start + kBlock, rows);
    std::size_t group = kCentresEachSide - groups_before;
    for (std::int64_t row = start; row < end; row += kGroup, ++group) {
      if (row + kGroup <= 0) continue;
      const auto& centre = centres[group];
      const std::size_t first = part.first_row + static_cast<std::size_t>(row);
      const std::uint64_t number = part.run.row + first + kRowsEachSide;
      const bool is_whole = row >= 0 && row + kGroup <= end;
      const std::size_t inside = is_whole ? part.pairs / 2 : 0;
      if (inside > 0) {
        put_rows(part, centre, {0, inside}, number, part.at(first + kRowsEachSide), part.width);
      }
      if (inside == vectors) continue;
      put_rows(part, centre, {inside, vectors}, number, spare.data() + kRowsEachSide * kWidth,
               kWidth);
      const std::size_t left = 4 * inside, bytes = (2 * part.pairs - left) * sizeof(float);
      const auto from = static_cast<std::size_t>(std::max<std::int64_t>(0, -row));
      const auto to = static_cast<std::size_t>(std::min(kGroup, end - row));
      for (std::size_t i = from; i < to; ++i) {
        std::memcpy(part.at(first + i) + left, spare.data() + i * kWidth + left, bytes);
      }
    }
  }
}

/// The position of a row, if it is on the axis of the known blocks: whole and not negative, on a
/// ladder of the known base.
std::optional<std::uint64_t> position_on_axis(const Run& run, std::size_t row) {
  if (run.blocks == Blocks::kAllWatched || run.step != 1 || run.tables.base != kKnownBase) {
    return std::nullopt;
  }
  const std::int64_t position =
      static_cast<std::int64_t>(run.first) + static_cast<std::int64_t>(run.row + row);
  if (run.first != std::floor(run.first) || position < 0) return std::nullopt;
  return static_cast<std::uint64_t>(position);
}

/// The first block from `block` on that is watched.
std::uint64_t first_watched(const Run& run, std::uint64_t block) {
  if (run.blocks == Blocks::kNoneWatched) return UINT64_MAX;
  return first_unknown_block(run.tables.turns.size(), block);
}

/// Rows that are made in one go, from the first of them on.
struct Stretch {
  std::size_t rows;
  std::size_t before;  ///< rows of their first block that lie before them
  bool known;
};

/// No more rows than a strip of the table, so that each page of a large one is met once, and not
/// once for every chunk of pairs.
Stretch stretch_at(const Run& run, std::size_t row, std::size_t rows) {
  const std::optional<std::uint64_t> position = position_on_axis(run, row);
  if (!position) return {std::min(rows, kRowsPerStrip), 0, false};
  const std::uint64_t block = *position / kRowsPerBlock;
  const auto before = static_cast<std::size_t>(*position % kRowsPerBlock);
  const std::uint64_t end = first_watched(run, block);
  if (end == block) {
    const bool ends = block < known_blocks(run.tables.turns.size());  // known ones come after it
    return {std::min(rows, ends ? kRowsPerBlock - before : kRowsPerStrip), 0, false};
  }
  const auto blocks =
      static_cast<std::size_t>(std::min<std::uint64_t>(kBlocksPerStrip, end - block));
  return {std::min(rows, blocks * kRowsPerBlock - before), before, true};
}

void fill_rows(const Run& run, std::size_t first_row, std::size_t rows, float* table) {
  const std::size_t pairs = run.tables.turns.size();
  const bool ready = run.step == 1 && run.tables.chunks.size() > 0;
  Chunk own;
  for (const std::size_t end = first_row + rows; first_row < end;) {
    // Rotations that are not kept are made once for all rows.
    const Stretch stretch =
        ready ? stretch_at(run, first_row, end - first_row) : Stretch{end - first_row, 0, false};
    for (std::size_t pair = 0; pair < pairs; pair += kPairsPerChunk) {
      const std::size_t count = std::min(kPairsPerChunk, pairs - pair);
      if (!ready) make_chunk(run.tables.turns.all().subspan(pair, count), run.step, own);
      const Chunk& chunk = ready ? run.tables.chunks[pair / kPairsPerChunk] : own;
      fill_part({run, chunk, pair, count, first_row, stretch.rows, table, 2 * pairs, stretch.before,
                 stretch.known});
    }
    first_row += stretch.rows;
  }
}

}  // namespace

void fill_table(const Run& run, std::span<float> table) {
  const std::size_t width = 2 * run.tables.turns.size();
  const std::size_t rows = table.size() / width;
  if (rows == 0) return;
  const std::optional<std::size_t> origin = zero_row(run.first, run.step, run.row, rows);
  if (!origin) return fill_rows(run, 0, rows, table.data());
  // A watched row of zeros is all doubt, so it is left out.
  const bool known = position_on_axis(run, *origin).has_value() && first_watched(run, 0) > 0;
  if (*origin > 0) fill_rows(run, 0, *origin, table.data());
  const std::size_t next = known ? *origin : *origin + 1;
  if (next < rows) fill_rows(run, next, rows - next, table.data());
  put_origin(table.subspan(*origin * width, width));
}

}  // namespace posenc
