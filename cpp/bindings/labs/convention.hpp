// Conventions as they cross to JavaScript and back.
#pragma once

#include <emscripten/val.h>

#include "posenc/conventions.hpp"

namespace posenc::bindings {

/// Every field must be there.
Convention convention_of(const emscripten::val& given);
emscripten::val object_of(const Convention& convention);

}  // namespace posenc::bindings
