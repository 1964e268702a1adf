// The part of a table that is in this module's memory at a time: small, and never given back, so
// that memory grows once at the most however long the table is.
#pragma once

#include <cstddef>
#include <span>

namespace posenc::bindings {

inline constexpr std::size_t kWindowBytes = 65536;

/// What a window is for: the two are in use at the same time.
enum class WindowUse { kValues, kPixels };

/// Zeros, aligned for any number; grown when `bytes` is more than ever before, else the same again.
void* window_bytes(WindowUse use, std::size_t bytes);

template <typename Value>
std::span<Value> window(std::size_t values) {
  constexpr auto kUse = sizeof(Value) == 1 ? WindowUse::kPixels : WindowUse::kValues;
  return {static_cast<Value*>(window_bytes(kUse, values * sizeof(Value))), values};
}

}  // namespace posenc::bindings
