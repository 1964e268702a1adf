// The rule of one parameter by its name, so that a control or a URL can ask before it acts.
#include <emscripten/bind.h>

#include <array>
#include <string>
#include <string_view>

#include "answer.hpp"
#include "posenc/averages.hpp"
#include "posenc/rules.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

using Rule = Status (*)(double value, StaticText name);

Status count_rule(double value, StaticText name) { return check_count(value, 1, name); }

struct NamedRule {
  StaticText name;
  Rule rule;
};

constexpr std::array<NamedRule, 21> kRules{{
    {"dModel", &check_d_model},
    {"base", &check_base},
    {"pos", &check_position},
    {"position", &check_position},
    {"first", &check_position},
    {"step", &check_position},
    {"k", &check_position},
    {"offset", &check_position},
    {"omega", &check_omega},
    {"pair", &check_slot},
    {"dimension", &check_slot},
    {"slot", &check_slot},
    {"slots", &check_slots_averaged},
    {"slotsPerRow", &check_slots_averaged},
    {"length", &check_slot},
    {"limit", &check_slot},
    {"count", &count_rule},
    {"rows", &count_rule},
    {"tolerance", &check_tolerance},
    {"shuffle", &check_seed},
    {"seed", &check_seed},
}};

// undefined for a name without a rule, null for a value that its rule allows.
val refusal_of(const std::string& parameter, double value) {
  for (const NamedRule& named : kRules) {
    if (!(named.name == parameter)) continue;
    const Status status = named.rule(value, named.name);
    return status ? val::null() : refused(status.refusal());
  }
  return val::undefined();
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_refusals) { emscripten::function("refusalOf", &refusal_of); }

}  // namespace posenc::bindings
