#include "posenc/lesson/nearest.hpp"

#include <cmath>
#include <limits>

#include "kernel/fraction.hpp"
#include "plan_tables.hpp"
#include "posenc/rules.hpp"

namespace posenc::lesson {
namespace {

/// The least so far among the first few pairs.
struct Level {
  std::size_t pairs;
  double square = std::numeric_limits<double>::infinity();  ///< a quarter of the squared distance
  std::size_t slot = 0;
  double neighbour = 0;
};

std::vector<Level> levels_of(std::size_t pairs) {
  std::vector<Level> levels;
  for (std::size_t power = 1; power < pairs; power *= 2) levels.push_back({power});
  levels.push_back({pairs});
  return levels;
}

class Search {
 public:
  Search(const Plan& plan, std::size_t first_pair, std::size_t pairs)
      : levels_(levels_of(pairs)), halves_(pairs) {
    for (std::size_t i = 0; i < pairs; ++i) {
      const Scaled half{1, -1, false};
      halves_[i] = fraction_of(tables_of(plan).turns[first_pair + i], half);
    }
  }

  /// Looks at offsets slot and slot + 1; the second may be one that does not count.
  void look(std::size_t slot, bool both_count) {
    const auto k = static_cast<std::int64_t>(slot);
    F64x2 squares{};
    std::size_t pair = 0;
    for (Level& level : levels_) {
      for (; pair < level.pairs; ++pair) {
        const Fraction at = halves_[pair] * k;
        const SinCosLanes wave = sin_cos(lanes_of(at, at + halves_[pair]));
        squares = squares + wave.sin * wave.sin;
        const double most = levels_.back().square;
        if (squares[0] >= most && squares[1] >= most) return;
      }
      if (squares[0] < level.square) put(level, squares[0], slot);
      if (both_count && squares[1] < level.square) put(level, squares[1], slot + 1);
    }
  }

  Nearest result() const {
    Nearest found{};
    for (const Level& level : levels_) {
      found.level_pairs.push_back(static_cast<double>(level.pairs));
      found.level_slots.push_back(static_cast<double>(level.slot));
      found.level_distances.push_back(2 * std::sqrt(level.square));
      found.level_neighbours.push_back(2 * std::sqrt(level.neighbour));
    }
    found.slot = found.level_slots.back();
    found.distance = found.level_distances.back();
    found.neighbour = found.level_neighbours.back();
    found.closer = static_cast<double>(closer_);
    return found;
  }

 private:
  void put(Level& level, double square, std::size_t slot) {
    if (slot == 1) level.neighbour = square;
    if (slot > 1 && closer_ == 0 && &level == &levels_.back()) closer_ = slot;
    level.square = square;
    level.slot = slot;
  }

  std::vector<Level> levels_;
  Array<Fraction> halves_;  ///< phase of half a slot
  std::size_t closer_ = 0;
};

}  // namespace

Check check_stretch(const Plan& plan, double first_pair, double pairs) {
  constexpr std::string_view kRule =
      "must be a whole number from 1 to the number of pairs from the first one on";
  const auto d_model = static_cast<double>(plan.d_model());
  if (const Check refused = check_pair(first_pair, d_model, "first_pair")) return refused;
  return check_whole(pairs, 1, d_model / 2 - first_pair, "pairs", kRule);
}

Result<Nearest> nearest(const Plan& plan, double limit, double first_pair, double pairs) {
  constexpr std::string_view kLimit = "must be a whole number from 1 to 1000000";
  if (const Check refused = first_of({check_stretch(plan, first_pair, pairs),
                                      check_whole(limit, 1, kMaxNearestLimit, "limit", kLimit)})) {
    return *refused;
  }
  Search search(plan, static_cast<std::size_t>(first_pair), static_cast<std::size_t>(pairs));
  const auto last = static_cast<std::size_t>(limit);
  // The neighbour first and alone, so that every level has something to beat.
  search.look(1, false);
  for (std::size_t slot = 2; slot <= last; slot += 2) search.look(slot, slot < last);
  return search.result();
}

Result<Nearest> nearest(const Plan& plan, double limit) {
  return nearest(plan, limit, 0, static_cast<double>(plan.pairs()));
}

}  // namespace posenc::lesson
