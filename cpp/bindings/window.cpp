#include "window.hpp"

#include <memory>

namespace posenc::bindings {
namespace {

struct Window {
  std::unique_ptr<std::byte[]> bytes;
  std::size_t size = 0;
};

}  // namespace

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
