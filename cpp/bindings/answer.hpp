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

/// {code, parameter, value, rule}; parameter in the spelling of JavaScript (d_model -> dModel).
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

/// Anything that a view may look into.
class Kept {
 public:
  Kept() = default;
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;
  virtual ~Kept() = default;
};

template <typename T>
class KeptValue final : public Kept {
 public:
  template <typename Make>
  explicit KeptValue(const Make& make) : value(make()) {}
  T value;
};

/// Takes the place of what was kept before.
void hold(std::unique_ptr<Kept> kept);

/// Holds what `make` answers until the next call of keep, so that views of it stay good meanwhile.
/// A view must be taken only after keep: allocating may move the memory, and that empties earlier
/// views. Made in its place, since code for moving each type would be in the module too.
template <typename Make>
auto& keep(const Make& make) {
  auto* kept = new KeptValue<decltype(make())>(make);
  hold(std::unique_ptr<Kept>(kept));
  return kept->value;
}

}  // namespace posenc::bindings
