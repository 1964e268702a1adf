// The encoding itself. A table is made a window at a time: JavaScript owns the table, this module
// owns one window, and no call grows the memory after the first.
#include <emscripten/bind.h>

#include <cstddef>
#include <span>

#include "answer.hpp"
#include "plans.hpp"
#include "window.hpp"

namespace posenc::bindings {
namespace {

using emscripten::val;

// null, or the refusal of the whole request, before anything is allocated for it.
val refuse_table(double d_model, double base, double first, double step, double count) {
  if (const Status status = check_d_model(d_model); !status) return refused(status.refusal());
  if (const Status status = check_base(base); !status) return refused(status.refusal());
  if (const Status status = check_count(count, d_model); !status) return refused(status.refusal());
  if (const Status status = check_run(first, step, count); !status)
    return refused(status.refusal());
  return val::null();
}

double window_rows(double d_model, bool wide) {
  return rows_per_window(d_model * (wide ? sizeof(double) : sizeof(float)));
}

template <typename Value>
val encode_window(double d_model, double base, double first, double step, double row, double rows) {
  const Result<const Plan*> plan = plan_for(d_model, base);
  if (!plan) return refused(plan.refusal());
  const std::span<Value> values = window<Value>(static_cast<std::size_t>(rows * d_model));
  if (const Status status = plan.value()->encode(first, step, values, row); !status)
    return refused(status.refusal());
  return view(std::span<const Value>(values));
}

}  // namespace

EMSCRIPTEN_BINDINGS(posenc_encoding) {
  emscripten::function("refuseTable", &refuse_table);
  emscripten::function("windowRows", &window_rows);
  emscripten::function("encodeFloat32", &encode_window<float>);
  emscripten::function("encodeFloat64", &encode_window<double>);
}

}  // namespace posenc::bindings
