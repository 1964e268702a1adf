// Catch2 3 brings a main of its own; the others need this one.
#if defined(__EMSCRIPTEN__)

#include "minimal_catch.hpp"

int main() {
  using minimal_catch::cases;
  using minimal_catch::count;
  for (const auto& each : cases()) {
    count().sentence = each.sentence;
    each.run();
  }
  std::printf("%zu tests, %d checks, %d failures\n", cases().size(), count().checks,
              count().failures);
  return cases().empty() || count().failures > 0 ? 1 : 0;
}

#elif !__has_include(<catch2/catch_test_macros.hpp>)

#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>

#endif
