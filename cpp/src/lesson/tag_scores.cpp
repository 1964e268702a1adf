#include "lesson/tag_scores.hpp"

#include <cstring>

#include "kernel/lanes.hpp"

namespace posenc::lesson {
namespace {

[[gnu::always_inline]] inline F32x4 load(const float* from) {
  F32x4 lanes;
  std::memcpy(&lanes, from, 16);
  return lanes;
}

[[gnu::always_inline]] inline F32x4 all(float value) { return F32x4{value, value, value, value}; }

}  // namespace

void sum_waves(const Factors* factors, const Waves* waves, std::size_t pairs, Sums& sums) {
  // Written out: eight sums that the compiler keeps in registers.
  F32x4 a0{}, a1{}, b0{}, b1{}, c0{}, c1{}, d0{}, d1{};
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const F32x4 low = load(waves[pair].data()), high = load(waves[pair].data() + 4);
    const Factors& factor = factors[pair];
    const F32x4 a = all(factor[0]), b = all(factor[1]), c = all(factor[2]), d = all(factor[3]);
    a0 = a0 + a * low;
    a1 = a1 + a * high;
    b0 = b0 + b * low;
    b1 = b1 + b * high;
    c0 = c0 + c * low;
    c1 = c1 + c * high;
    d0 = d0 + d * low;
    d1 = d1 + d * high;
  }
  store(a0, sums[0].data());
  store(a1, sums[0].data() + 4);
  store(b0, sums[1].data());
  store(b1, sums[1].data() + 4);
  store(c0, sums[2].data());
  store(c1, sums[2].data() + 4);
  store(d0, sums[3].data());
  store(d1, sums[3].data() + 4);
}

}  // namespace posenc::lesson
