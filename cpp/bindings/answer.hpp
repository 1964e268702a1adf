// How an answer crosses to JavaScript: a plain object of numbers and of views into this module's
// memory. The caller copies the views before it calls again; nothing crosses by exception.
// What can be is kept out of templates: each of them would be in the module once per type.
#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "posenc/result.hpp"

namespace posenc::bindings {

/// {code, parameter, value, rule}; parameter in the spelling of C++.
emscripten::val refused(const Refusal& refusal);

/// A typed array over `values`, to be copied at once.
emscripten::val view(std::span<const float> values);
emscripten::val view(std::span<const double> values);
emscripten::val view(std::span<const std::int32_t> values);
emscripten::val view(std::span<const std::uint8_t> values);

template <typename Container>
emscripten::val view_of(const Container& values) {
  return view(std::span<const typename Container::value_type>(values));
}

/// An object under way.
class Answer {
 public:
  Answer() : object_(emscripten::val::object()) {}

  void set(const char* name, double value);
  void set(const char* name, bool value);
  void set(const char* name, const char* text);
  void set(const char* name, const emscripten::val& value);

  operator emscripten::val() const { return object_; }

 private:
  emscripten::val object_;
};

/// Puts an item at the end of a list.
void add(emscripten::val& list, const emscripten::val& item);

/// Something that views look into, and how to be rid of it. Not a base class: the name of each type
/// that is one would be in the module.
using Kept = std::unique_ptr<void, void (*)(void*)>;

/// Takes the place of what was kept before.
void hold(Kept kept);

/// Holds what `make` answers until the next call of keep, so that views of it stay good meanwhile.
/// A view must be taken only after keep: allocating may move the memory, and that empties earlier
/// views. Made in its place, since code for moving each type would be in the module too.
template <typename Make>
auto& keep(const Make& make) {
  using Value = decltype(make());
  auto* value = new Value(make());
  hold(Kept(value, [](void* kept) { delete static_cast<Value*>(kept); }));
  return *value;
}

}  // namespace posenc::bindings
