// A table to be named: its bytes or its values are written into this module's memory, then read.
#include "posenc/identify.hpp"

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "answer.hpp"
#include "labs/convention.hpp"
#include "posenc/npy.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

/// The file as it came, and its values.
struct Given {
  std::vector<std::uint8_t> file;
  std::vector<double> values;
  std::size_t rows = 0;
  std::size_t columns = 0;
};

Given& given() {
  static Given only;
  return only;
}

// Room for so many bytes of a file, for JavaScript to write.
val room_for_file(double bytes) {
  // A table of 2^24 doubles and its header.
  constexpr double kMost = kMaxValues * 8 + 131072;
  if (const Status status = check_whole(bytes, 0, kMost, "file", "must be at most 128 MB long");
      !status) {
    return refused(status.refusal());
  }
  given() = {};
  given().file.resize(static_cast<std::size_t>(bytes));
  return view_of(given().file);
}

val room_for_values(double rows, double columns) {
  constexpr std::string_view kColumns = "must be a whole number from 1 to 2^24";
  if (const Status status = check_whole(columns, 1, kMaxValues, "columns", kColumns); !status) {
    return refused(status.refusal());
  }
  if (const Status status = check_count(rows, columns, "rows"); !status)
    return refused(status.refusal());
  given() = {};
  given().rows = static_cast<std::size_t>(rows);
  given().columns = static_cast<std::size_t>(columns);
  given().values.resize(given().rows * given().columns);
  return view_of(given().values);
}

val read_file() {
  Result<NpyTable> result = read_npy(given().file);
  if (!result) return refused(result.refusal());
  NpyTable table = std::move(result).value();
  given() = {{}, std::move(table.values), table.header.rows, table.header.columns};
  Answer answer;
  answer.set("rows", static_cast<double>(given().rows));
  answer.set("columns", static_cast<double>(given().columns));
  answer.set("dtype", name_of(table.header.format).data());
  answer.set("bigEndian", table.header.big_endian);
  answer.set("columnMajor", table.header.column_major);
  answer.set("values", view_of(given().values));
  return answer;
}

val object_of_description(const Description& description) {
  Answer answer;
  answer.set("convention", object_of(description.convention));
  answer.set("baseError", description.base_error);
  answer.set("baseIsFree", description.base_is_free);
  answer.set("digits", description.digits);
  answer.set("recipe", description.double_result ? "float64" : name_of(description.recipe).data());
  answer.set("maxError", description.max_error);
  answer.set("recipeError", description.recipe_error);
  answer.set("row", static_cast<double>(description.row));
  answer.set("column", static_cast<double>(description.column));
  return answer;
}

val name_table() {
  const auto& result = keep([&] {
    return identify({given().values, given().rows, given().columns});
  });
  if (!result) return refused(result.refusal());
  const Identification& found = result.value();
  val matches = val::array(), nearest = val::array();
  for (const Description& match : found.matches) {
    add(matches, object_of_description(match));
  }
  for (const Near& near : found.nearest) {
    Answer answer;
    answer.set("description", object_of_description(near.description));
    answer.set("slip", static_cast<double>(static_cast<unsigned char>(near.slip)));
    answer.set("rms", near.rms);
    answer.set("rowsThatFit", near.rows_that_fit);
    add(nearest, answer);
  }
  Answer answer;
  answer.set("dtype", name_of(found.format).data());
  answer.set("rows", static_cast<double>(given().rows));
  answer.set("columns", static_cast<double>(given().columns));
  answer.set("zeroRows", static_cast<double>(found.zero_rows));
  answer.set("matches", matches);
  answer.set("nearest", nearest);
  given() = {};
  return answer;
}

val header_bytes(double format, double rows, double columns) {
  constexpr std::string_view kAxis = "must be a whole number from 0 to 2^53";
  if (const Status status = first_of({check_whole(rows, 0, kMaxPosition, "rows", kAxis),
                                      check_whole(columns, 0, kMaxPosition, "columns", kAxis)});
      !status) {
    return refused(status.refusal());
  }
  const auto& bytes = keep([&] {
    const std::string text =
        npy_header(static_cast<Format>(static_cast<unsigned char>(format)), rows, columns);
    return std::vector<std::uint8_t>(text.begin(), text.end());
  });
  return view_of(bytes);
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_identify) {
  emscripten::function("roomForFile", &room_for_file);
  emscripten::function("roomForValues", &room_for_values);
  emscripten::function("readFile", &read_file);
  emscripten::function("identify", &name_table);
  emscripten::function("npyHeader", &header_bytes);
}

}  // namespace posenc::bindings
