// Conventions as JavaScript describes them: plain objects whose choices are numbers.
#include "posenc/conventions.hpp"

#include <emscripten/bind.h>

#include <cstddef>
#include <span>
#include <vector>

#include "answer.hpp"
#include "labs/convention.hpp"

namespace posenc::bindings {

using emscripten::val;

Convention convention_of(const val& given) {
  const auto number = [&](const char* name) { return given[name].as<double>(); };
  const auto choice = [&](const char* name) { return static_cast<unsigned char>(number(name)); };
  Convention convention;
  convention.ladder = static_cast<LadderRule>(choice("ladder"));
  convention.shift = number("shift");
  convention.layout = static_cast<Layout>(choice("layout"));
  convention.min_timescale = number("minTimescale");
  convention.max_timescale = number("maxTimescale");
  convention.multiplies_min = given["multipliesMin"].as<bool>();
  convention.start = number("start");
  convention.step = number("step");
  convention.scale = number("scale");
  convention.times_pi = given["timesPi"].as<bool>();
  convention.includes_input = given["includesInput"].as<bool>();
  convention.odd = static_cast<OddWidth>(choice("odd"));
  convention.tiny = static_cast<TinyWidth>(choice("tiny"));
  convention.axes = static_cast<Axes>(choice("axes"));
  return convention;
}

val object_of(const Convention& convention) {
  const auto choice = [](auto value) {
    return static_cast<double>(static_cast<unsigned char>(value));
  };
  Answer answer;
  answer.set("ladder", choice(convention.ladder));
  answer.set("shift", convention.shift);
  answer.set("layout", choice(convention.layout));
  answer.set("minTimescale", convention.min_timescale);
  answer.set("maxTimescale", convention.max_timescale);
  answer.set("multipliesMin", convention.multiplies_min);
  answer.set("start", convention.start);
  answer.set("step", convention.step);
  answer.set("scale", convention.scale);
  answer.set("timesPi", convention.times_pi);
  answer.set("includesInput", convention.includes_input);
  answer.set("odd", choice(convention.odd));
  answer.set("tiny", choice(convention.tiny));
  answer.set("axes", choice(convention.axes));
  return answer;
}

namespace {

val preset_list() {
  val list = val::array();
  for (const Preset& preset : presets()) {
    Answer answer;
    answer.set("name", preset.name.data());
    answer.set("convention", object_of(preset.convention));
    add(list, answer);
  }
  return list;
}

val columns_made(const val& given, double width) {
  const auto& result = keep([&] { return columns_of(convention_of(given), width); });
  if (!result) return refused(result.refusal());
  val list = val::array();
  for (const Column& column : result.value()) {
    Answer answer;
    answer.set("kind", static_cast<double>(static_cast<unsigned char>(column.kind)));
    answer.set("ofY", column.of_y);
    answer.set("pair", static_cast<double>(column.pair));
    answer.set("omega", column.omega);
    add(list, answer);
  }
  return list;
}

val table_made(const val& given, double width, double first, double count) {
  const Convention convention = convention_of(given);
  const auto columns = columns_of(convention, width);
  if (!columns) return refused(columns.refusal());
  const auto across = static_cast<double>(columns.value().size());
  if (const Status status = check_count(count, across); !status) return refused(status.refusal());
  auto& table = keep([&] {
    return std::vector<double>(columns.value().size() * static_cast<std::size_t>(count));
  });
  if (const Status status = convention_table(convention, width, first, std::span(table)); !status) {
    return refused(status.refusal());
  }
  return view_of(table);
}

val point_made(const val& given, double width, double x, double y) {
  const Convention convention = convention_of(given);
  const auto columns = columns_of(convention, width);
  if (!columns) return refused(columns.refusal());
  auto& row = keep([&] { return std::vector<double>(columns.value().size()); });
  if (const Status status = convention_point(convention, width, x, y, std::span(row)); !status) {
    return refused(status.refusal());
  }
  return view_of(row);
}

val turned(const val& given, bool halves, double base, double position) {
  const auto vector = emscripten::convertJSArrayToNumberVector<double>(given);
  const Pairing pairing = halves ? Pairing::kHalves : Pairing::kInterleaved;
  const auto& result = keep([&] { return rope(vector, pairing, base, position); });
  return result ? view_of(result.value()) : refused(result.refusal());
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_conventions) {
  emscripten::function("presets", &preset_list);
  emscripten::function("conventionColumns", &columns_made);
  emscripten::function("conventionTable", &table_made);
  emscripten::function("conventionPoint", &point_made);
  emscripten::function("rope", &turned);
}

}  // namespace posenc::bindings
