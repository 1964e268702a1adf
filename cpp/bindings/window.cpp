#include "window.hpp"

#include <cmath>
#include <memory>

#include "posenc/plan.hpp"

namespace posenc::bindings {
namespace {

struct Window {
  std::unique_ptr<std::byte[]> bytes;
  std::size_t size = 0;
};

}  // namespace

double rows_per_window(double row_bytes) {
  constexpr double kQuarter = 262144, kHalf = 524288, kMost = 4194304;
  constexpr double kBlock = Plan::kRowsPerBlock, kGroup = Plan::kRowsPerGroup;
  if (kBlock * row_bytes <= kQuarter) return kBlock * std::floor(kQuarter / (kBlock * row_bytes));
  if (kBlock * row_bytes <= kHalf) return kBlock;
  if (kGroup * row_bytes <= kHalf) return kGroup * std::floor(kHalf / (kGroup * row_bytes));
  return kGroup * row_bytes <= kMost ? kGroup : 1;
}

void* window_bytes(WindowUse use, std::size_t bytes) {
  static Window windows[2];
  Window& window = windows[static_cast<std::size_t>(use)];
  if (window.size < bytes) {
    window.bytes.reset();  // first, so that the old one is not in the way of the new one
    window.bytes = std::make_unique<std::byte[]>(bytes);
    window.size = bytes;
  }
  return window.bytes.get();
}

}  // namespace posenc::bindings
