// Two doubles at a time, and what the kernels do with them. GCC and Clang turn their vector types
// into the target's SIMD (WebAssembly, SSE, NEON) or into plain code where there is none; any other
// compiler gets the same operations from a small class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace posenc {

#if defined(__GNUC__) && !defined(POSENC_PLAIN_LANES)

using F64x2 = double __attribute__((vector_size(16)));
using F32x4 = float __attribute__((vector_size(16)));
using I32x4 = std::int32_t __attribute__((vector_size(16)));
using U64x2 = std::uint64_t __attribute__((vector_size(16)));

[[gnu::always_inline]] inline I32x4 smaller(const I32x4& a, const I32x4& b) {
  return a < b ? a : b;
}
/// All ones in each lane where a < b.
[[gnu::always_inline]] inline I32x4 below(const I32x4& a, const I32x4& b) { return a < b; }

#else

template <typename Value, std::size_t kCount>
struct alignas(16) Lanes {
  Value lane[kCount];
  Value& operator[](std::size_t i) { return lane[i]; }
  const Value& operator[](std::size_t i) const { return lane[i]; }
};

template <typename Value, std::size_t kCount, typename Function>
Lanes<Value, kCount> each(Function function) {
  Lanes<Value, kCount> result;
  for (std::size_t i = 0; i < kCount; ++i) result[i] = static_cast<Value>(function(i));
  return result;
}

using F64x2 = Lanes<double, 2>;
using F32x4 = Lanes<float, 4>;
using I32x4 = Lanes<std::int32_t, 4>;
using U64x2 = Lanes<std::uint64_t, 2>;

template <typename V, std::size_t n>
Lanes<V, n> operator+(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] + b[i]; });
}
template <typename V, std::size_t n>
Lanes<V, n> operator-(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] - b[i]; });
}
template <typename V, std::size_t n>
Lanes<V, n> operator*(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] * b[i]; });
}
template <typename V, std::size_t n>
Lanes<V, n> operator&(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] & b[i]; });
}
template <typename V, std::size_t n>
Lanes<V, n> operator|(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] | b[i]; });
}
template <typename V, std::size_t n>
Lanes<V, n> operator^(const Lanes<V, n>& a, const Lanes<V, n>& b) {
  return each<V, n>([&](std::size_t i) { return a[i] ^ b[i]; });
}
inline U64x2 operator<<(const U64x2& a, int bits) {
  return each<std::uint64_t, 2>([&](std::size_t i) { return a[i] << bits; });
}
inline U64x2 operator>>(const U64x2& a, int bits) {
  return each<std::uint64_t, 2>([&](std::size_t i) { return a[i] >> bits; });
}
inline I32x4 operator<<(const I32x4& a, int bits) {
  return each<std::int32_t, 4>(
      [&](std::size_t i) { return static_cast<std::uint32_t>(a[i]) << bits; });
}
inline I32x4 below(const I32x4& a, const I32x4& b) {
  return each<std::int32_t, 4>([&](std::size_t i) { return a[i] < b[i] ? -1 : 0; });
}
inline I32x4 smaller(const I32x4& a, const I32x4& b) {
  return each<std::int32_t, 4>([&](std::size_t i) { return a[i] < b[i] ? a[i] : b[i]; });
}

#endif

/// The carries out of the lanes of a + b, whose sums are given: 0 or 1.
[[gnu::always_inline]] inline U64x2 carries(const U64x2& a, const U64x2& b, const U64x2& sums) {
  return ((a & b) | ((a | b) & (sums ^ U64x2{~std::uint64_t{0}, ~std::uint64_t{0}}))) >> 63;
}

/// The same 16 bytes under another type.
template <typename To, typename From>
[[gnu::always_inline]] inline To as(const From& lanes) {
  static_assert(sizeof(To) == 16 && sizeof(From) == 16);
  To result;
  std::memcpy(&result, &lanes, 16);
  return result;
}

[[gnu::always_inline]] inline F64x2 both(double value) { return F64x2{value, value}; }
[[gnu::always_inline]] inline U64x2 both(std::uint64_t value) { return U64x2{value, value}; }
[[gnu::always_inline]] inline I32x4 four(std::int32_t value) {
  return I32x4{value, value, value, value};
}

[[gnu::always_inline]] inline void store(const F32x4& lanes, float* at) {
  std::memcpy(at, &lanes, 16);
}
[[gnu::always_inline]] inline void store(const F64x2& lanes, double* at) {
  std::memcpy(at, &lanes, 16);
}
/// s0 c0 s1 c1, each rounded to float.
[[gnu::always_inline]] inline F32x4 narrowed(const F64x2& s, const F64x2& c) {
#if defined(__wasm_simd128__)
  // The shuffle is an intrinsic because Clang 14 would merge a plain one with the conversions and
  // then convert value by value.
  const v128_t sines = wasm_f32x4_demote_f64x2_zero(as<v128_t>(s));
  const v128_t cosines = wasm_f32x4_demote_f64x2_zero(as<v128_t>(c));
  return as<F32x4>(wasm_i32x4_shuffle(sines, cosines, 0, 4, 1, 5));
#elif defined(__SSE2__)
  return as<F32x4>(_mm_unpacklo_ps(_mm_cvtpd_ps(as<__m128d>(s)), _mm_cvtpd_ps(as<__m128d>(c))));
#else
  return F32x4{static_cast<float>(s[0]), static_cast<float>(c[0]), static_cast<float>(s[1]),
               static_cast<float>(c[1])};
#endif
}

/// The lower 32 bits of the four doubles, in any order.
[[gnu::always_inline]] inline I32x4 low_words(const F64x2& s, const F64x2& c) {
#if defined(__wasm_simd128__)
  return as<I32x4>(wasm_i32x4_shuffle(as<v128_t>(s), as<v128_t>(c), 0, 2, 4, 6));
#elif defined(__SSE2__)
  return as<I32x4>(_mm_shuffle_ps(as<__m128>(s), as<__m128>(c), _MM_SHUFFLE(2, 0, 2, 0)));
#else
  const U64x2 sines = as<U64x2>(s), cosines = as<U64x2>(c);
  return I32x4{static_cast<std::int32_t>(sines[0]), static_cast<std::int32_t>(sines[1]),
               static_cast<std::int32_t>(cosines[0]), static_cast<std::int32_t>(cosines[1])};
#endif
}

[[gnu::always_inline]] inline bool any(const I32x4& mask) {
#if defined(__wasm_simd128__)
  return wasm_v128_any_true(as<v128_t>(mask));
#else
  const U64x2 halves = as<U64x2>(mask);
  return (halves[0] | halves[1]) != 0;
#endif
}

/// Lane by lane, `a` where the mask is all ones and `b` where it is 0.
[[gnu::always_inline]] inline F64x2 chosen(const U64x2& mask, const F64x2& a, const F64x2& b) {
  const U64x2 x = as<U64x2>(a), y = as<U64x2>(b);
  return as<F64x2>(y ^ ((x ^ y) & mask));
}

/// All ones in each lane whose top bit is set.
[[gnu::always_inline]] inline U64x2 top_bit_mask(const U64x2& lanes) {
#if defined(__wasm_simd128__)
  const v128_t signs = wasm_i32x4_shr(as<v128_t>(lanes), 31);
  return as<U64x2>(wasm_i32x4_shuffle(signs, signs, 1, 1, 3, 3));
#elif defined(__SSE2__)
  const __m128i signs = _mm_srai_epi32(as<__m128i>(lanes), 31);
  return as<U64x2>(_mm_shuffle_epi32(signs, _MM_SHUFFLE(3, 3, 1, 1)));
#else
  return U64x2{} - (lanes >> 63);
#endif
}

}  // namespace posenc
