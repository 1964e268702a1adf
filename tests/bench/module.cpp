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
constexpr std::size_t kAngles = 16;
double angles[4 * kAngles];

std::span<float> rows_of_table(double rows) {
  return std::span(table).first(static_cast<std::size_t>(rows) * plan->d_model());
}

}  // namespace

extern "C" {

EMSCRIPTEN_KEEPALIVE void reserve(double values) {
  table.resize(static_cast<std::size_t>(values));
  // Something that no compiler can know beforehand.
  for (std::size_t i = 0; i < 4 * kAngles; ++i) angles[i] = 1 / (values + static_cast<double>(i));
}

EMSCRIPTEN_KEEPALIVE float value_at(double index) { return table[static_cast<std::size_t>(index)]; }

EMSCRIPTEN_KEEPALIVE void make_plan(double d_model, double base) {
  plan = posenc::Plan::make(d_model, base).value();
}

EMSCRIPTEN_KEEPALIVE int encode(double first, double rows) {
  return !plan->encode(first, 1, rows_of_table(rows)).ok();
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

// The arithmetic of rotations and nothing else: eight values from one rotation, one multiplication
// and one addition in double each, narrowed, interleaved and stored one after another. No phases,
// no second look at the rounding; the values mean nothing.
EMSCRIPTEN_KEEPALIVE void rotations_alone(double rows) {
  const std::span<float> values = rows_of_table(rows);
  const v128_t s = wasm_f64x2_splat(0.6), c = wasm_f64x2_splat(0.8);
  const auto put = [&](v128_t sine, v128_t cosine, std::size_t at) {
    const v128_t sines = wasm_f32x4_demote_f64x2_zero(sine);
    const v128_t cosines = wasm_f32x4_demote_f64x2_zero(cosine);
    wasm_v128_store(&values[at], wasm_i32x4_shuffle(sines, cosines, 0, 4, 1, 5));
  };
  for (std::size_t i = 0; i + 8 <= values.size(); i += 8) {
    const double* const angle = angles + 4 * (i / 8 % kAngles);
    const v128_t cosine = wasm_v128_load(angle), sine = wasm_v128_load(angle + 2);
    const v128_t sc = wasm_f64x2_mul(s, cosine), cs = wasm_f64x2_mul(c, sine);
    const v128_t cc = wasm_f64x2_mul(c, cosine), ss = wasm_f64x2_mul(s, sine);
    put(wasm_f64x2_add(sc, cs), wasm_f64x2_sub(cc, ss), i);
    put(wasm_f64x2_sub(sc, cs), wasm_f64x2_add(cc, ss), i + 4);
  }
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
