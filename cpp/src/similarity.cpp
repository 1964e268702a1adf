#include "posenc/similarity.hpp"

#include <algorithm>
#include <cmath>

#include "dot.hpp"
#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc {

Result<Similarity> similarity(const Plan& plan, double count) {
  if (const Status status = check_count(count, static_cast<double>(plan.d_model())); !status) {
    return status.refusal();
  }
  const auto offsets = static_cast<std::size_t>(count);
  // In half steps: row r is at r / 2, so that the half angle of offset k is row k, the whole one
  // row 2 k. Two offsets at the least, for the neighbours.
  const std::size_t measured = std::max<std::size_t>(offsets, 2);
  std::vector<double> half_steps(2 * (2 * measured - 1));
  std::vector<double> dots(measured);
  std::vector<double> distances(measured);
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    fill_wave(turns_of_pair(plan, pair), 0, 0.5, half_steps);
    for (std::size_t k = 0; k < measured; ++k) {
      const double half_sine = half_steps[2 * k];
      dots[k] += half_steps[4 * k + 1];
      distances[k] += half_sine * half_sine;
    }
  }
  for (double& distance : distances) distance = 2 * std::sqrt(distance);

  Similarity found{};
  found.neighbour = distances[1];
  dots.resize(offsets);
  distances.resize(offsets);
  for (std::size_t k = 1; k < offsets; ++k) {
    if (distances[k] < distances[k - 1]) ++found.falls;
  }
  found.dots = std::move(dots);
  found.distances = std::move(distances);
  return found;
}

Result<std::vector<double>> gram(const Plan& plan, double first, double count) {
  const std::size_t width = plan.d_model();
  if (const Status status =
          first_of({check_count(count, std::max(count, static_cast<double>(width))),
                    check_slots(first, count)});
      !status) {
    return status.refusal();
  }
  const auto rows = static_cast<std::size_t>(count);
  std::vector<double> table(rows * width);
  if (const Status status = plan.encode(first, 1, std::span<double>(table)); !status)
    return status.refusal();
  std::vector<double> products(rows * rows);
  for (std::size_t p = 0; p < rows; ++p) {
    for (std::size_t q = 0; q <= p; ++q) {
      const double dot = dot_product(&table[p * width], &table[q * width], width);
      products[p * rows + q] = dot;
      products[q * rows + p] = dot;
    }
  }
  return products;
}

namespace {

/// Where a deviation is counted. The difference of two doubles near 1 is exact, and so is the
/// scale.
std::size_t deviation_index(double deviation) {
  constexpr double kUnits = 9007199254740992.0;
  constexpr auto kReach = static_cast<double>(kDeviationReach);
  return static_cast<std::size_t>(std::clamp(deviation * kUnits, -kReach, kReach) + kReach);
}

}  // namespace

Result<Norms> norms(const Plan& plan, double first, double count) {
  const auto width = static_cast<double>(plan.d_model());
  constexpr StaticText kCount = "must be 1 row or more";
  if (const Status status =
          first_of({check_count(count, width), check_whole(count, 1, kMaxValues, "count", kCount),
                    check_slots(first, count)});
      !status) {
    return status.refusal();
  }
  std::vector<double> squares(static_cast<std::size_t>(count));
  std::vector<double> wave(2 * squares.size());
  Norms found{};
  found.deviations.resize(2 * kDeviationReach + 1);
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    fill_wave(turns_of_pair(plan, pair), first, 1, wave);
    for (std::size_t row = 0; row < squares.size(); ++row) {
      const double sine = wave[2 * row];
      const double cosine = wave[2 * row + 1];
      const double square = sine * sine + cosine * cosine;
      squares[row] += square;
      found.largest_deviation = std::max(found.largest_deviation, std::abs(square - 1));
      ++found.deviations[deviation_index(square - 1)];
    }
  }
  found.expected = width / 2;
  found.smallest = found.largest = squares[0];
  for (const double square : squares) {
    found.smallest = std::min(found.smallest, square);
    found.largest = std::max(found.largest, square);
  }
  found.pairs = static_cast<double>(plan.pairs());
  found.rows = count;
  return found;
}

}  // namespace posenc
