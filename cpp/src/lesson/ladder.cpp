#include "posenc/lesson/ladder.hpp"

#include <cmath>

#include "exact/phase.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

constexpr double kTwoPi = 6.283185307179586476925;

double exponent_of(const Plan& plan, std::size_t pair) {
  return 2 * static_cast<double>(pair) / static_cast<double>(plan.d_model());
}

}  // namespace

Result<Ladder> ladder(const Plan& plan, double length) {
  if (const Status status = check_slot(length, "length"); !status) return status.refusal();
  const auto omegas = plan.frequencies();
  const auto wavelengths = plan.wavelengths();
  Ladder facts{};
  facts.omegas.assign(omegas.begin(), omegas.end());
  facts.wavelengths.assign(wavelengths.begin(), wavelengths.end());
  for (std::size_t pair = 0; pair < plan.pairs(); ++pair) {
    const double turns = length * omegas[pair] / kTwoPi;
    facts.exponents.push_back(exponent_of(plan, pair));
    facts.turns.push_back(turns);
    if (turns >= 1) ++facts.completed;
  }
  return facts;
}

Result<std::vector<double>> phases(const Plan& plan, double pos) {
  if (const Status status = check_position(pos, "pos"); !status) return status.refusal();
  const Position position = position_of(pos);
  std::vector<double> angles(plan.pairs());
  for (std::size_t pair = 0; pair < angles.size(); ++pair) {
    angles[pair] = radians_of(times(turns_of_pair(plan, pair), position));
  }
  return angles;
}

Result<SlotMap> slot_map(const Plan& plan, double pos, double dimension) {
  const auto d_model = static_cast<double>(plan.d_model());
  if (const Status status =
          first_of({check_position(pos, "pos"), check_dimension(dimension, d_model)});
      !status) {
    return status.refusal();
  }
  const auto index = static_cast<std::size_t>(dimension);
  const std::size_t pair = index / 2;
  const SinCos at = sin_cos_of(times(turns_of_pair(plan, pair), position_of(pos)));

  SlotMap map{};
  map.dimension = dimension;
  map.pair = static_cast<double>(pair);
  map.is_sine = index % 2 == 0;
  map.exponent = exponent_of(plan, pair);
  map.omega = plan.frequencies()[pair];
  map.divisor = 1 / map.omega;
  map.wavelength = plan.wavelengths()[pair];
  map.angle = map.omega * pos;
  map.value = map.is_sine ? at.sin : at.cos;
  return map;
}

Result<SlotSlip> slot_slip(const Plan& plan, double pos, double dimension) {
  const auto d_model = static_cast<double>(plan.d_model());
  if (const Status status =
          first_of({check_position(pos, "pos"), check_dimension(dimension, d_model)});
      !status) {
    return status.refusal();
  }
  const auto index = static_cast<std::size_t>(dimension);
  const std::size_t pairs = plan.pairs();
  // Past the last pair the ladder goes on as it began, one power of the base further down.
  const double omega =
      index < pairs ? plan.frequencies()[index] : plan.frequencies()[index - pairs] / plan.base();
  const SinCos at = sin_cos_of(times(turns_of_omega(omega), position_of(pos)));
  return SlotSlip{exponent_of(plan, index), omega, index % 2 == 0 ? at.sin : at.cos};
}

}  // namespace posenc::lesson
