#include "kernel/known.hpp"

#include <algorithm>
#include <cfloat>
#include <iterator>

#include "kernel/chunk.hpp"

namespace posenc {
namespace {

constexpr KnownException kExceptions[] = {
#include "kernel/known_exceptions.inc"
};

constexpr std::uint64_t blocks_below(std::uint64_t end) {
  return (end + kRowsPerBlock - 1) / kRowsPerBlock;
}

}  // namespace

std::span<const KnownException> known_exceptions() { return kExceptions; }

std::uint64_t known_blocks(std::size_t pairs) {
#if defined(POSENC_PROVED_ARITHMETIC) && FLT_EVAL_METHOD == 0
  if (pairs > kKnownPairs) return 0;
  return blocks_below(pairs % kKnownFarStep == 0 ? kKnownFarEnd : kKnownEnd);
#else
  // Built by other means than cpp/CMakeLists.txt, which forbids the compiler to fuse or reorder
  // operations, or for a processor that computes in more than double: the proof may not hold, so
  // every block is watched.
  static_cast<void>(pairs);
  return 0;
#endif
}

std::uint64_t first_unknown_block(std::size_t pairs, std::uint64_t block) {
  const std::uint64_t end = known_blocks(pairs);
  if (block >= end) return block;
  const auto comes_before = [&](const KnownException& exception, std::uint64_t wanted) {
    return exception.pairs != pairs ? exception.pairs < pairs : exception.block < wanted;
  };
  const KnownException* const next =
      std::lower_bound(std::begin(kExceptions), std::end(kExceptions), block, comes_before);
  return next != std::end(kExceptions) && next->pairs == pairs ? next->block : end;
}

}  // namespace posenc
