// What a plan keeps: its ladder, exact enough for every position, and what the kernels read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernel_chunk.hpp"
#include "kernel_phase.hpp"
#include "ratio.hpp"

namespace posenc {

class Plan;

struct PlanTables {
  double base = 0;
  Ratio ratio;
  std::vector<double> omegas;
  std::vector<double> wavelengths;
  std::vector<PairTurns> turns;
  /// For step 1. A ladder of more than kLongLadder pairs has none, and every call makes its own.
  std::vector<Chunk> chunks;
};

inline constexpr std::size_t kLongLadder = 4096;

/// The tables of a ladder; base >= 1, 1 <= pairs <= 2^23.
PlanTables plan_tables(double base, std::size_t pairs);

const PlanTables& tables_of(const Plan& plan);

}  // namespace posenc
