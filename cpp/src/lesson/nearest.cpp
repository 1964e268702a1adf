#include "posenc/lesson/nearest.hpp"

#include <cmath>
#include <limits>
#include <utility>

#include "kernel/fraction.hpp"
#include "plan_tables.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

class Search {
 public:
  Search(const Plan& plan, std::size_t first_pair, std::size_t pairs) : halves_(pairs) {
    for (std::size_t i = 0; i < pairs; ++i) {
      const Scaled half{1, -1, false};
      halves_[i] = fraction_of(tables_of(plan).turns[first_pair + i], half);
    }
    for (std::size_t power = 1; power < pairs; power *= 2) add_level(power);
    add_level(pairs);
  }

  /// Looks at offsets slot and slot + 1; the second may be one that does not count.
  void look(std::size_t slot, bool both_count) {
    const auto k = static_cast<std::int64_t>(slot);
    F64x2 squares{};
    std::size_t pair = 0;
    for (NearestLevel& level : found_.levels) {
      for (; static_cast<double>(pair) < level.pairs; ++pair) {
        const Fraction at = halves_[pair] * k;
        const SinCosLanes wave = sin_cos(lanes_of(at, at + halves_[pair]));
        squares = squares + wave.sin * wave.sin;
        const double most = found_.all().distance;
        if (squares[0] >= most && squares[1] >= most) return;
      }
      for (std::size_t lane = 0; lane < (both_count ? 2 : 1); ++lane) {
        if (squares[lane] < level.distance) put(level, squares[lane], slot + lane);
      }
    }
  }

  Nearest result() && {
    for (NearestLevel& level : found_.levels) {
      level.distance = 2 * std::sqrt(level.distance);
      level.neighbour = 2 * std::sqrt(level.neighbour);
    }
    return std::move(found_);
  }

 private:
  void add_level(std::size_t pairs) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    found_.levels.push_back({static_cast<double>(pairs), 0, kInfinity, 0});
  }

  void put(NearestLevel& level, double square, std::size_t slot) {
    if (slot == 1) level.neighbour = square;
    if (slot > 1 && found_.closer == 0 && &level == &found_.all()) {
      found_.closer = static_cast<double>(slot);
    }
    level.distance = square;
    level.slot = static_cast<double>(slot);
  }

  Nearest found_{};         ///< with a quarter of each squared distance until the end
  Array<Fraction> halves_;  ///< phase of half a slot
};

}  // namespace

Status check_stretch(const Plan& plan, double first_pair, double pairs) {
  constexpr std::string_view kRule =
      "must be a whole number from 1 to the number of pairs from the first one on";
  const auto d_model = static_cast<double>(plan.d_model());
  if (const Status status = check_pair(first_pair, d_model, "first_pair"); !status) return status;
  return check_whole(pairs, 1, d_model / 2 - first_pair, "pairs", kRule);
}

Result<Nearest> nearest(const Plan& plan, double limit, double first_pair, double pairs) {
  constexpr std::string_view kLimit = "must be a whole number from 1 to 1000000";
  if (const Status status = first_of({check_stretch(plan, first_pair, pairs),
                                      check_whole(limit, 1, kMaxNearestLimit, "limit", kLimit)});
      !status) {
    return status.refusal();
  }
  Search search(plan, static_cast<std::size_t>(first_pair), static_cast<std::size_t>(pairs));
  const auto last = static_cast<std::size_t>(limit);
  // The neighbour first and alone, so that every level has something to beat.
  search.look(1, false);
  for (std::size_t slot = 2; slot <= last; slot += 2) search.look(slot, slot < last);
  return std::move(search).result();
}

Result<Nearest> nearest(const Plan& plan, double limit) {
  return nearest(plan, limit, 0, static_cast<double>(plan.pairs()));
}

}  // namespace posenc::lesson
