// The part of Catch2 that the tests use, for a compiler that has none of its libraries. A failed
// CHECK is reported and counted, a failed REQUIRE ends the program.
#pragma once

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace minimal_catch {

struct Case {
  const char* sentence;
  void (*run)();
};

inline std::vector<Case>& cases() {
  static std::vector<Case> all;
  return all;
}

struct Count {
  int checks = 0;
  int failures = 0;
  const char* sentence = "";
};

inline Count& count() {
  static Count only;
  return only;
}

struct Registrar {
  Registrar(const char* sentence, void (*run)()) { cases().push_back({sentence, run}); }
};

inline void report(bool held, const char* what, const char* file, int line, bool fatal,
                   const std::string& seen = {}) {
  ++count().checks;
  if (held) return;
  ++count().failures;
  std::printf("%s:%d: in \"%s\": does not hold: %s%s\n", file, line, count().sentence, what,
              seen.c_str());
  if (fatal) std::exit(1);
}

template <typename Value, typename Matcher>
void report_match(const Value& value, const Matcher& matcher, const char* what, const char* file,
                  int line, bool fatal) {
  char seen[80];
  std::snprintf(seen, sizeof seen, " (%.17g against %.17g)", static_cast<double>(value),
                matcher.target);
  report(matcher.match(static_cast<double>(value)), what, file, line, fatal, seen);
}

}  // namespace minimal_catch

namespace Catch::Matchers {

struct Within {
  double target;
  double margin;
  bool match(double value) const { return std::abs(value - target) <= margin; }
};

inline Within WithinAbs(double target, double margin) { return {target, margin}; }
inline Within WithinRel(double target, double share) { return {target, share * std::abs(target)}; }

}  // namespace Catch::Matchers

#define MINIMAL_CATCH_NAME_(prefix, line) prefix##line
#define MINIMAL_CATCH_NAME(prefix, line) MINIMAL_CATCH_NAME_(prefix, line)
#define TEST_CASE(sentence, ...)                                            \
  static void MINIMAL_CATCH_NAME(test_at_, __LINE__)();                     \
  static const minimal_catch::Registrar MINIMAL_CATCH_NAME(add_, __LINE__){ \
      sentence, &MINIMAL_CATCH_NAME(test_at_, __LINE__)};                   \
  static void MINIMAL_CATCH_NAME(test_at_, __LINE__)()

#define MINIMAL_CATCH(fatal, ...) \
  minimal_catch::report(static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__, fatal)
#define CHECK(...) MINIMAL_CATCH(false, __VA_ARGS__)
#define REQUIRE(...) MINIMAL_CATCH(true, __VA_ARGS__)
#define CHECK_FALSE(...) MINIMAL_CATCH(false, !(__VA_ARGS__))
#define REQUIRE_FALSE(...) MINIMAL_CATCH(true, !(__VA_ARGS__))
#define CHECK_THAT(value, ...) \
  minimal_catch::report_match(value, __VA_ARGS__, #value, __FILE__, __LINE__, false)
#define REQUIRE_THAT(value, ...) \
  minimal_catch::report_match(value, __VA_ARGS__, #value, __FILE__, __LINE__, true)
#define INFO(...) static_cast<void>(0)
#define CAPTURE(...) static_cast<void>(0)
