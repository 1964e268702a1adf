#include "answer.hpp"

#include <cctype>
#include <string>

namespace posenc::bindings {
namespace {

using emscripten::val;

std::string camel_case(std::string_view snake) {
  std::string camel;
  bool raise = false;
  for (const char letter : snake) {
    if (letter == '_') {
      raise = true;
      continue;
    }
    camel += raise ? static_cast<char>(std::toupper(letter)) : letter;
    raise = false;
  }
  return camel;
}

}  // namespace

val refused(const Refusal& refusal) {
  val answer = val::object();
  answer.set("code", std::string(code_name(refusal.code)));
  answer.set("parameter", camel_case(refusal.parameter));
  answer.set("value", refusal.value);
  answer.set("rule", std::string(refusal.rule));
  return answer;
}

// Storage that outlives one call is what a view needs; a function's own static is the only kind.
std::shared_ptr<void>& kept() {
  static std::shared_ptr<void> holder;
  return holder;
}

}  // namespace posenc::bindings
