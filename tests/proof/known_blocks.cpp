// Proves the known blocks of cpp/src/kernel/known.hpp, all of them:
//
//   known_blocks compare    every float against the watched kernel's, which is right by its error
//                           bound; then the checksum of all floats. Takes a minute or two.
//   known_blocks checksum   the checksum alone: a build that has the same one as a build that was
//                           compared makes the same floats.
//   known_blocks list       what belongs into known_exceptions.inc: the blocks in which the
//                           arithmetic without a watch misrounds at least one float.
//
// `npm run test:all` runs the first natively and the second as WebAssembly, with SIMD and without.
#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "checksum.hpp"
#include "kernel/chunk.hpp"
#include "kernel/known.hpp"
#include "kernel/run.hpp"
#include "posenc/plan.hpp"

namespace {

using posenc::Blocks;
using posenc::kRowsPerBlock;

constexpr std::size_t kBlocksAtOnce = 2 * posenc::kBlocksPerStrip;

struct Proof {
  std::uint64_t values = 0;
  std::uint64_t wrong = 0;
  posenc::Checksum checksum;
};

void fill(const posenc::Plan& plan, std::uint64_t block, Blocks blocks, std::span<float> table) {
  const auto first = static_cast<double>(block * kRowsPerBlock);
  posenc::fill_table({posenc::tables_of(plan), first, 1, 0, blocks}, table);
}

/// Compares block by block, and lists those that differ when all are made without a watch.
void prove(std::size_t pairs, std::string_view task, Proof& proof) {
  const posenc::Plan plan = posenc::Plan::make(static_cast<double>(2 * pairs)).value();
  const std::size_t block_values = kRowsPerBlock * 2 * pairs;
  std::vector<float> unwatched(kBlocksAtOnce * block_values), watched(unwatched.size());
  const bool lists = task == "list";
  const std::uint64_t end = posenc::known_blocks(pairs);
  for (std::uint64_t block = 0; block < end; block += kBlocksAtOnce) {
    const auto blocks =
        static_cast<std::size_t>(std::min<std::uint64_t>(kBlocksAtOnce, end - block));
    const std::size_t values = blocks * block_values;
    fill(plan, block, lists ? Blocks::kNoneWatched : Blocks::kKnownOnesUnwatched,
         std::span(unwatched).first(values));
    proof.values += values;
    if (task == "checksum") {
      proof.checksum.add(std::span(unwatched).first(values));
      continue;
    }
    fill(plan, block, Blocks::kAllWatched, std::span(watched).first(values));
    proof.checksum.add(std::span(watched).first(values));
    for (std::size_t i = 0; i < blocks; ++i) {
      const std::size_t at = i * block_values;
      if (std::memcmp(&unwatched[at], &watched[at], block_values * sizeof(float)) == 0) continue;
      if (lists) std::printf("{%zu, %" PRIu64 "},\n", pairs, block + i);
      for (std::size_t j = at; j < at + block_values; ++j) {
        proof.wrong += unwatched[j] != watched[j] ? 1u : 0u;
      }
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view task = argc == 2 ? argv[1] : "";
  if (task != "compare" && task != "checksum" && task != "list") {
    std::fputs("known_blocks compare | checksum | list\n", stderr);
    return 2;
  }
  Proof proof;
  for (std::size_t pairs = 1; pairs <= posenc::kKnownPairs; ++pairs) prove(pairs, task, proof);
  std::fprintf(stderr, "%" PRIu64 " floats, %" PRIu64 " misrounded\n", proof.values, proof.wrong);
  if (task != "list") std::printf("%016" PRIx64 "\n", proof.checksum.value());
  return task == "list" || proof.wrong == 0 ? 0 : 1;
}
