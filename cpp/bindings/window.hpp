// The part of a table that is in this module's memory at a time: small, and never given back, so
// that memory grows once at the most however long the table is.
#pragma once

#include <cstddef>
#include <span>

namespace posenc::bindings {

/// How many rows of `row_bytes` a window holds. Plan::encode spends some work per call and per 153
/// rows, and nine rows cost it as much as one, so a window holds such a number where it can: 153
/// rows or a multiple up to a quarter of a megabyte, or a multiple of nine up to half a megabyte.
double rows_per_window(double row_bytes);

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
