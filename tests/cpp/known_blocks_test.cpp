// Known blocks are left unwatched: what that rests on. The watched kernel, which is right by its
// error bound, is the reference. The whole domain is proved by tests/proof.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

#include "catch.hpp"
#include "kernel/chunk.hpp"
#include "kernel/known.hpp"
#include "kernel/run.hpp"
#include "posenc/plan.hpp"

namespace {

using posenc::Blocks;
using posenc::kRowsPerBlock;
using posenc::Plan;

Plan plan_of(std::size_t width) { return Plan::make(static_cast<double>(width)).value(); }

std::vector<float> blocks_of(const Plan& plan, std::size_t first, std::size_t count,
                             Blocks blocks) {
  std::vector<float> table(count * kRowsPerBlock * plan.d_model());
  const auto position = static_cast<double>(first * kRowsPerBlock);
  posenc::fill_table({posenc::tables_of(plan), position, 1, 0, blocks}, table);
  return table;
}

bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// Whether what is made where nothing forces a watch is what the watched kernel makes.
bool is_right(const Plan& plan, std::size_t first, std::size_t count) {
  return same_bits(blocks_of(plan, first, count, Blocks::kKnownOnesUnwatched),
                   blocks_of(plan, first, count, Blocks::kAllWatched));
}

std::vector<float> rows_of(const Plan& plan, double first, double row, std::size_t rows) {
  std::vector<float> table(rows * plan.d_model() + 16, 7.0F);
  const std::span<float> values = std::span(table).first(rows * plan.d_model());
  REQUIRE(plan.encode(first, 1, values, row).ok());
  REQUIRE(std::all_of(table.end() - 16, table.end(), [](float value) { return value == 7.0F; }));
  table.resize(values.size());
  return table;
}

}  // namespace

TEST_CASE("in the common widths every float of a known block below 32768 is correctly rounded") {
  constexpr std::size_t kBlocks = 32768 / kRowsPerBlock + 1, kAtOnce = 27;
  for (std::size_t width = 64; width <= 1024; width += 64) {
    const Plan plan = plan_of(width);
    std::size_t wrong = 0;
    for (std::size_t block = 0; block < kBlocks; block += kAtOnce) {
      const std::size_t count = std::min(kAtOnce, kBlocks - block);
      const auto known = blocks_of(plan, block, count, Blocks::kKnownOnesUnwatched);
      wrong += same_bits(known, blocks_of(plan, block, count, Blocks::kAllWatched)) ? 0u : 1u;
    }
    CAPTURE(width);
    CHECK(wrong == 0);
  }
}

TEST_CASE("a listed block is watched, and has to be") {
  REQUIRE_FALSE(posenc::known_exceptions().empty());
  for (const posenc::KnownException& exception : posenc::known_exceptions()) {
    CAPTURE(exception.pairs, exception.block);
    const Plan plan = plan_of(2 * std::size_t{exception.pairs});
    CHECK_FALSE(posenc::is_known(exception.pairs, exception.block));
    CHECK(is_right(plan, exception.block, 1));
    CHECK_FALSE(same_bits(blocks_of(plan, exception.block, 1, Blocks::kNoneWatched),
                          blocks_of(plan, exception.block, 1, Blocks::kAllWatched)));
  }
}

TEST_CASE("the known blocks end where they are said to end") {
  CHECK(posenc::is_known(1, 65535 / kRowsPerBlock));
  CHECK(posenc::is_known(511, 65535 / kRowsPerBlock));
  CHECK_FALSE(posenc::is_known(511, 65535 / kRowsPerBlock + 1));
  CHECK(posenc::is_known(512, ((1 << 20) - 1) / kRowsPerBlock));
  CHECK_FALSE(posenc::is_known(512, ((1 << 20) - 1) / kRowsPerBlock + 1));
  CHECK_FALSE(posenc::is_known(513, 0));
  CHECK_FALSE(posenc::is_known(544, 0));
}

TEST_CASE("other bases, steps and positions are not taken for known ones") {
  struct Other {
    double base, first, step;
  };
  for (const Other other : {Other{10000.5, 0, 1}, Other{10000, 0.5, 1}, Other{10000, 0, 0.5},
                            Other{10000, -200, 1}, Other{10000, 0, -1}, Other{9999, 3, 1}}) {
    CAPTURE(other.base, other.first, other.step);
    const Plan plan = Plan::make(66, other.base).value();
    std::vector<float> some(400 * 66), watched(some.size());
    const posenc::PlanTables& tables = posenc::tables_of(plan);
    posenc::fill_table({tables, other.first, other.step, 0}, some);
    posenc::fill_table({tables, other.first, other.step, 0, Blocks::kAllWatched}, watched);
    CHECK(same_bits(some, watched));
  }
}

TEST_CASE("a row of a known block does not depend on where its table begins or ends") {
  const Plan plan = plan_of(66);
  const std::vector<float> whole = rows_of(plan, 0, 0, 1000);
  for (const std::size_t first : {0, 1, 2, 9, 10, 76, 77, 152, 153, 154, 155, 300, 611, 612}) {
    for (const std::size_t rows : {1, 2, 8, 9, 10, 17, 40, 100, 153, 307}) {
      CAPTURE(first, rows);
      const auto number = static_cast<double>(first);
      const std::vector<float> expected(
          whole.begin() + static_cast<std::ptrdiff_t>(first * 66),
          whole.begin() + static_cast<std::ptrdiff_t>((first + rows) * 66));
      CHECK(same_bits(rows_of(plan, number, 0, rows), expected));
      CHECK(same_bits(rows_of(plan, 0, number, rows), expected));
      CHECK(same_bits(rows_of(plan, number - 5000, 5000, rows), expected));
    }
  }
}

TEST_CASE("a table that crosses into the known blocks, or out of them, is whole") {
  for (const double first : {-400.0, 65536.0 - 200, 65637.0 - 1}) {
    CAPTURE(first);
    const Plan plan = plan_of(34);
    const std::vector<float> table = rows_of(plan, first, 0, 700);
    std::vector<float> watched(table.size());
    posenc::fill_table({posenc::tables_of(plan), first, 1, 0, Blocks::kAllWatched}, watched);
    CHECK(same_bits(table, watched));
  }
}
