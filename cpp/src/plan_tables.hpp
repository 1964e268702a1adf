// What a plan keeps: its ladder, exact enough for every position, and what the kernels read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "exact/ratio.hpp"
#include "kernel/chunk.hpp"
#include "kernel/fraction.hpp"

namespace posenc {

class Plan;

/// A fixed number of values; unlike a vector it brings no code for growing into the module.
template <typename T>
class Array {
 public:
  Array() = default;
  explicit Array(std::size_t size) : values_(new T[size]), size_(size) {}

  std::size_t size() const { return size_; }
  T& operator[](std::size_t i) const { return values_[i]; }
  std::span<T> all() const { return {values_.get(), size_}; }

 private:
  std::unique_ptr<T[]> values_;
  std::size_t size_ = 0;
};

struct PlanTables {
  double base = 0;
  Ratio ratio;
  Array<double> omegas;
  Array<double> wavelengths;
  Array<PairTurns> turns;
  /// For step 1. A ladder of more than kLongLadder pairs has none, and every call makes its own.
  Array<Chunk> chunks;
};

inline constexpr std::size_t kLongLadder = 4096;

/// The tables of a ladder; base >= 1, 1 <= pairs <= 2^23.
PlanTables plan_tables(double base, std::size_t pairs);

const PlanTables& tables_of(const Plan& plan);

}  // namespace posenc
