// Catch2, whichever is there: 3 (Debian 13), 2.13 (Debian 12), or, where neither can be linked, in
// WebAssembly, a few lines that understand the same words. The words common to all three:
// TEST_CASE, CHECK, CHECK_FALSE, REQUIRE, REQUIRE_FALSE, CHECK_THAT, REQUIRE_THAT, CAPTURE, INFO,
// Catch::Matchers::WithinAbs, Catch::Matchers::WithinRel.
#pragma once

#if defined(__EMSCRIPTEN__)
#include "minimal_catch.hpp"
#elif __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#else
#include <catch2/catch.hpp>
#endif

using Catch::Matchers::WithinAbs;
using Catch::Matchers::WithinRel;
