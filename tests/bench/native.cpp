// The native kernel against writing memory and against the standard library's sine.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "posenc/plan.hpp"

namespace {

constexpr double kWidth = 512;

std::vector<float> table_of(const benchmark::State& state) {
  return std::vector<float>(static_cast<std::size_t>(kWidth) *
                            static_cast<std::size_t>(state.range(0)));
}

void Fill(benchmark::State& state) {
  std::vector<float> table = table_of(state);
  for (auto _ : state) {
    std::fill(table.begin(), table.end(), 0.5F);
    benchmark::ClobberMemory();
  }
}

void Encode(benchmark::State& state) {
  std::vector<float> table = table_of(state);
  const posenc::Plan plan = posenc::Plan::make(kWidth).value();
  for (auto _ : state) {
    if (!plan.encode(0, 1, std::span<float>(table))) state.SkipWithError("refused");
    benchmark::ClobberMemory();
  }
}

void StandardLibrary(benchmark::State& state) {
  std::vector<float> table = table_of(state);
  const posenc::Plan plan = posenc::Plan::make(kWidth).value();
  const std::span<const double> omegas = plan.frequencies();
  for (auto _ : state) {
    for (std::size_t row = 0; row < static_cast<std::size_t>(state.range(0)); ++row) {
      float* const out = &table[row * plan.d_model()];
      for (std::size_t i = 0; i < omegas.size(); ++i) {
        const double angle = omegas[i] * static_cast<double>(row);
        out[2 * i] = static_cast<float>(std::sin(angle));
        out[2 * i + 1] = static_cast<float>(std::cos(angle));
      }
    }
    benchmark::ClobberMemory();
  }
}

}  // namespace

BENCHMARK(Fill)->Arg(512)->Arg(10000);
BENCHMARK(Encode)->Arg(512)->Arg(10000);
BENCHMARK(StandardLibrary)->Arg(512);

BENCHMARK_MAIN();
