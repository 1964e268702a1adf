// How an answer crosses to JavaScript: a plain object of numbers and of views into this module's
// memory. The caller copies the views before it calls again; nothing crosses by exception.
#pragma once

#include <emscripten/val.h>

#include <memory>
#include <span>
#include <utility>

#include "posenc/result.hpp"

namespace posenc::bindings {

/// {code, parameter, value, rule}; parameter in the spelling of JavaScript (d_model -> dModel).
emscripten::val refused(const Refusal& refusal);

/// Holds `value` until the next call of keep, so that views of it stay good meanwhile. A view must
/// be taken only after keep: allocating may move the memory, and that empties earlier views.
std::shared_ptr<void>& kept();

template <typename T>
const T& keep(T value) {
  auto holder = std::make_shared<T>(std::move(value));
  const T& held = *holder;
  kept() = std::move(holder);
  return held;
}

/// A typed array over `values`, to be copied at once.
template <typename T>
emscripten::val view(std::span<const T> values) {
  return emscripten::val(emscripten::typed_memory_view(values.size(), values.data()));
}

template <typename Container>
emscripten::val view_of(const Container& values) {
  return view(std::span<const typename Container::value_type>(values));
}

}  // namespace posenc::bindings
