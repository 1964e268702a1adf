// The part of a table that is in this module's memory at a time: small, and never given back, so
// that memory grows once at the most however long the table is.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace posenc::bindings {

inline constexpr std::size_t kWindowBytes = 65536;

template <typename Value>
std::span<Value> window(std::size_t values) {
  static std::vector<Value> storage;
  if (storage.size() < values) storage.resize(values);
  return std::span<Value>(storage).first(values);
}

}  // namespace posenc::bindings
