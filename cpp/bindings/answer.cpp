#include "answer.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

template <typename T>
val typed_array(std::span<const T> values) {
  return val(emscripten::typed_memory_view(values.size(), values.data()));
}

}  // namespace

val refused(const Refusal& refusal) {
  Answer answer;
  answer.set("code", code_name(refusal.code).c_str());
  answer.set("parameter", refusal.parameter.c_str());
  answer.set("value", refusal.value);
  answer.set("rule", refusal.rule.c_str());
  return answer;
}

val view(std::span<const float> values) { return typed_array(values); }
val view(std::span<const double> values) { return typed_array(values); }
val view(std::span<const std::int32_t> values) { return typed_array(values); }
val view(std::span<const std::uint8_t> values) { return typed_array(values); }

void Answer::set(const char* name, double value) { object_.set(name, value); }
void Answer::set(const char* name, bool value) { object_.set(name, value); }
void Answer::set(const char* name, const char* text) { object_.set(name, val(text)); }
void Answer::set(const char* name, const val& value) { object_.set(name, value); }

void add(val& list, const val& item) { list.call<void>("push", item); }

// What a view looks into outlives one call; a function's own static is the only storage for that.
void hold(Kept kept) {
  static Kept holder(nullptr, [](void*) {});
  holder = std::move(kept);
}

}  // namespace posenc::bindings
