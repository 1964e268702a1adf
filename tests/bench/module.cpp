// The kernel as it is, without bindings, and what it is measured against, over one buffer.
#include <emscripten.h>
#include <wasm_simd128.h>

#include <cmath>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "posenc/plan.hpp"

namespace {

std::vector<float> table;
std::optional<posenc::Plan> plan;

std::span<float> rows_of_table(double rows) {
  return std::span(table).first(static_cast<std::size_t>(rows) * plan->d_model());
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void reserve(double values) { table.resize(static_cast<std::size_t>(values)); }

EMSCRIPTEN_KEEPALIVE float value_at(double index) { return table[static_cast<std::size_t>(index)]; }

EMSCRIPTEN_KEEPALIVE void make_plan(double d_model, double base) {
  plan = posenc::Plan::make(d_model, base).value();
}

EMSCRIPTEN_KEEPALIVE int encode(double first, double rows) {
  return plan->encode(first, 1, rows_of_table(rows)).has_value();
}

EMSCRIPTEN_KEEPALIVE void fill_at_once(double rows) {
  const std::span<float> values = rows_of_table(rows);
  std::memset(values.data(), 0x3f, values.size_bytes());
}

EMSCRIPTEN_KEEPALIVE void fill_by_stores(double rows) {
  const std::span<float> values = rows_of_table(rows);
  const v128_t filling = wasm_f32x4_splat(0.5F);
  for (std::size_t i = 0; i + 4 <= values.size(); i += 4) wasm_v128_store(&values[i], filling);
}

// What a careful C++ programmer writes: frequencies outside the loop, double, the standard library.
EMSCRIPTEN_KEEPALIVE void standard_library(double first, double rows) {
  const std::span<float> values = rows_of_table(rows);
  const std::span<const double> omegas = plan->frequencies();
  for (std::size_t row = 0; row < static_cast<std::size_t>(rows); ++row) {
    float* const out = &values[row * plan->d_model()];
    for (std::size_t i = 0; i < omegas.size(); ++i) {
      const double angle = omegas[i] * (first + static_cast<double>(row));
      out[2 * i] = static_cast<float>(std::sin(angle));
      out[2 * i + 1] = static_cast<float>(std::cos(angle));
    }
  }
}
}
