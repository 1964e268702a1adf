// Two conventions side by side.
#include "posenc/comparison.hpp"

#include <emscripten/bind.h>

#include <cstddef>
#include <span>
#include <vector>

#include "answer.hpp"
#include "labs/convention.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

/// What an answer looks into.
struct Compared {
  std::vector<double> one, other, difference;
  std::vector<std::int32_t> permutation;
};

/// Where rows are made: a run of positions, or one point of two coordinates.
struct Place {
  bool is_point;
  double x, y;
  double rows;
};

Status fill(const Convention& convention, double width, double first, const Place& place,
            std::size_t columns, std::vector<double>& table) {
  const double rows = place.is_point ? 1 : place.rows;
  if (const Status status = check_count(rows, static_cast<double>(columns)); !status) return status;
  table.resize(columns * static_cast<std::size_t>(rows));
  return place.is_point ? convention_point(convention, width, place.x, place.y, std::span(table))
                        : convention_table(convention, width, first, std::span(table));
}

val compared(const val& given_one, const val& given_other, double width, const val& place,
             double first_one, double first_other) {
  const Convention one = convention_of(given_one), other = convention_of(given_other);
  const auto one_columns = columns_of(one, width), other_columns = columns_of(other, width);
  if (!one_columns) return refused(one_columns.refusal());
  if (!other_columns) return refused(other_columns.refusal());
  const Place where{place["isPoint"].as<bool>(), place["x"].as<double>(), place["y"].as<double>(),
                    place["count"].as<double>()};
  auto& made = keep([] { return Compared{}; });
  const std::size_t columns = one_columns.value().size(), others = other_columns.value().size();
  if (const Status status = fill(one, width, first_one, where, columns, made.one); !status)
    return refused(status.refusal());
  if (const Status status = fill(other, width, first_other, where, others, made.other); !status) {
    return refused(status.refusal());
  }
  Difference found;
  if (columns == others) {
    made.permutation = permutation_of(one_columns.value(), other_columns.value());
    made.difference.resize(made.one.size());
    found =
        difference_of(made.one, made.other, columns, made.permutation, std::span(made.difference));
  }
  Answer answer;
  answer.set("columns", static_cast<double>(columns));
  answer.set("otherColumns", static_cast<double>(others));
  answer.set("largest", found.largest);
  answer.set("row", static_cast<double>(found.row));
  answer.set("column", static_cast<double>(found.column));
  answer.set("largestAfter", found.largest_after);
  answer.set("one", view_of(made.one));
  answer.set("other", view_of(made.other));
  answer.set("difference", view_of(made.difference));
  answer.set("permutation", view_of(made.permutation));
  return answer;
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_comparison) { emscripten::function("conventionDifference", &compared); }

}  // namespace posenc::bindings
