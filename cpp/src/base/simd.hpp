// Four floats at a time, by the vector instructions of WebAssembly, SSE2 or 64-bit NEON. The scalar
// version serves other processors, and tests compare the vector versions with it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

#if defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__SSE2__) || defined(_M_X64)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

namespace quadrille {

/// How many floats a vector holds; kernels may read up to kLanes - 1 floats beyond a list's end.
inline constexpr std::size_t kLanes = 4;

/// ScalarLanes::bits of a mask that holds in all lanes.
inline constexpr unsigned kAllLanes = (1u << kLanes) - 1;

/// The operations that the kernels need, one lane after the other. SimdLanes has the same ones.
/// Memory of integers is passed as void*: the instructions are the same for all types of integers.
struct ScalarLanes {
  using Floats = std::array<float, kLanes>;
  using Mask = std::array<bool, kLanes>;

  static Floats load(const float* from) { return {from[0], from[1], from[2], from[3]}; }
  static void store(float* to, const Floats& lanes) {
    std::memcpy(to, lanes.data(), sizeof(lanes));
  }
  static Floats make(float a, float b, float c, float d) { return {a, b, c, d}; }
  static Floats splat(float value) { return {value, value, value, value}; }
  static Mask less(const Floats& a, const Floats& b) {
    return {a[0] < b[0], a[1] < b[1], a[2] < b[2], a[3] < b[3]};
  }
  static Mask less_equal(const Floats& a, const Floats& b) {
    return {a[0] <= b[0], a[1] <= b[1], a[2] <= b[2], a[3] <= b[3]};
  }
  static Mask both(const Mask& a, const Mask& b) {
    return {a[0] && b[0], a[1] && b[1], a[2] && b[2], a[3] && b[3]};
  }
  /// Bit i is set when the mask holds in lane i.
  static unsigned bits(const Mask& mask) {
    return (mask[0] ? 1u : 0u) | (mask[1] ? 2u : 0u) | (mask[2] ? 4u : 0u) | (mask[3] ? 8u : 0u);
  }

  using Ints = std::array<std::int32_t, kLanes>;

  static Floats add(const Floats& a, const Floats& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]};
  }
  static Floats subtract(const Floats& a, const Floats& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]};
  }
  static Floats multiply(const Floats& a, const Floats& b) {
    return {a[0] * b[0], a[1] * b[1], a[2] * b[2], a[3] * b[3]};
  }
  /// The upper two lanes, twice.
  static Floats upper_half(const Floats& a) { return {a[2], a[3], a[2], a[3]}; }
  static Floats swapped_halves(const Floats& a) { return {a[2], a[3], a[0], a[1]}; }
  /// The lower two lanes, then the upper two in the other order.
  static Floats upper_half_crossed(const Floats& a) { return {a[0], a[1], a[3], a[2]}; }
  /// In each lane the larger or the smaller one of two numbers, no NaN.
  static Floats larger_of(const Floats& a, const Floats& b) {
    return {std::max(a[0], b[0]), std::max(a[1], b[1]), std::max(a[2], b[2]), std::max(a[3], b[3])};
  }
  static Floats smaller_of(const Floats& a, const Floats& b) {
    return {std::min(a[0], b[0]), std::min(a[1], b[1]), std::min(a[2], b[2]), std::min(a[3], b[3])};
  }
  /// The value, or the end of [least, most] beyond which it lies. NaN gives NaN or one of the ends,
  /// which may differ between the versions.
  static Floats clamped(const Floats& a, const Floats& least, const Floats& most) {
    const auto one = [&](std::size_t i) { return std::min(std::max(a[i], least[i]), most[i]); };
    return {one(0), one(1), one(2), one(3)};
  }
  static Floats magnitude(const Floats& a) {
    return {std::fabs(a[0]), std::fabs(a[1]), std::fabs(a[2]), std::fabs(a[3])};
  }
  static Ints load_ints(const void* from) {
    Ints ints;
    std::memcpy(ints.data(), from, sizeof(ints));
    return ints;
  }
  /// In each lane `a` where the mask holds, else `b`.
  static Floats chosen(const Mask& mask, const Floats& a, const Floats& b) {
    const auto one = [&](std::size_t i) { return mask[i] ? a[i] : b[i]; };
    return {one(0), one(1), one(2), one(3)};
  }
  /// Stores the chosen lanes, one after the other. May write as many bytes as for all lanes;
  /// returns the number of chosen lanes.
  static std::size_t store_chosen(void* to, const Ints& lanes, unsigned chosen) {
    auto* next = static_cast<std::byte*>(to);
    std::size_t count = 0;
    for (; chosen != 0; chosen &= chosen - 1, ++count) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(chosen));
      std::memcpy(next, &lanes[lane], sizeof(lanes[lane]));
      next += sizeof(lanes[lane]);
    }
    return count;
  }
  /// Stores, for each chosen lane in turn, `value` and the lane, the smaller one first, 32 bits
  /// each. May write as many bytes as for all lanes; returns the number of chosen lanes.
  static std::size_t store_ordered_pairs(void* to, std::uint32_t value, const Ints& lanes,
                                         unsigned chosen) {
    auto* next = static_cast<std::byte*>(to);
    std::size_t count = 0;
    for (; chosen != 0; chosen &= chosen - 1, ++count) {
      const auto lane = static_cast<std::size_t>(std::countr_zero(chosen));
      const auto other = static_cast<std::uint32_t>(lanes[lane]);
      const std::array<std::uint32_t, 2> pair = {std::min(value, other), std::max(value, other)};
      std::memcpy(next, pair.data(), sizeof(pair));
      next += sizeof(pair);
    }
    return count;
  }
  /// The columns of the matrix whose rows are four vectors.
  struct Columns {
    Floats first, second, third, fourth;
  };
  static Columns transposed(const Floats& a, const Floats& b, const Floats& c, const Floats& d) {
    return {{a[0], b[0], c[0], d[0]},
            {a[1], b[1], c[1], d[1]},
            {a[2], b[2], c[2], d[2]},
            {a[3], b[3], c[3], d[3]}};
  }
  /// Stores the lower 16 of each lane's 32 bits.
  static void store_low_16(void* to, const Floats& a) {
    const auto low = [](float value) {
      return static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value));
    };
    const std::array<std::uint16_t, kLanes> narrow = {low(a[0]), low(a[1]), low(a[2]), low(a[3])};
    std::memcpy(to, narrow.data(), sizeof(narrow));
  }
};

#if defined(__wasm_simd128__)

namespace detail {

// For each set of lanes, the byte order of a vector that has these lanes in front.
alignas(16) inline constexpr auto kChosenFirst = [] {
  std::array<std::array<std::uint8_t, 16>, 1 << kLanes> tables = {};
  for (std::size_t chosen = 0; chosen < tables.size(); ++chosen) {
    std::size_t size = 0;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      if (!(chosen >> lane & 1)) continue;
      for (std::size_t byte = 0; byte < 4; ++byte) {
        tables[chosen][size++] = static_cast<std::uint8_t>(4 * lane + byte);
      }
    }
  }
  return tables;
}();

}  // namespace detail

struct SimdLanes {
  using Floats = v128_t;
  using Mask = v128_t;

  static Floats load(const float* from) { return wasm_v128_load(from); }
  static void store(float* to, Floats lanes) { wasm_v128_store(to, lanes); }
  static Floats make(float a, float b, float c, float d) { return wasm_f32x4_make(a, b, c, d); }
  static Floats splat(float value) { return wasm_f32x4_splat(value); }
  static Mask less(Floats a, Floats b) { return wasm_f32x4_lt(a, b); }
  static Mask less_equal(Floats a, Floats b) { return wasm_f32x4_le(a, b); }
  static Mask both(Mask a, Mask b) { return wasm_v128_and(a, b); }
  static unsigned bits(Mask mask) { return static_cast<unsigned>(wasm_i32x4_bitmask(mask)); }

  using Ints = v128_t;

  static Floats add(Floats a, Floats b) { return wasm_f32x4_add(a, b); }
  static Floats subtract(Floats a, Floats b) { return wasm_f32x4_sub(a, b); }
  static Floats multiply(Floats a, Floats b) { return wasm_f32x4_mul(a, b); }
  static Floats upper_half(Floats a) { return wasm_i32x4_shuffle(a, a, 2, 3, 2, 3); }
  static Floats swapped_halves(Floats a) { return wasm_i32x4_shuffle(a, a, 2, 3, 0, 1); }
  static Floats upper_half_crossed(Floats a) { return wasm_i32x4_shuffle(a, a, 0, 1, 3, 2); }
  static Floats larger_of(Floats a, Floats b) { return wasm_f32x4_pmax(a, b); }
  static Floats smaller_of(Floats a, Floats b) { return wasm_f32x4_pmin(a, b); }
  static Floats clamped(Floats a, Floats least, Floats most) {
    return wasm_f32x4_pmin(wasm_f32x4_pmax(a, least), most);
  }
  static Floats magnitude(Floats a) { return wasm_f32x4_abs(a); }
  static Ints load_ints(const void* from) { return wasm_v128_load(from); }
  static Floats chosen(Mask mask, Floats a, Floats b) { return wasm_v128_bitselect(a, b, mask); }
  // Branch-free, because which lanes are chosen is unpredictable.
  static std::size_t store_chosen(void* to, Ints lanes, unsigned chosen) {
    const Ints order = wasm_v128_load(detail::kChosenFirst[chosen].data());
    wasm_v128_store(to, wasm_i8x16_swizzle(lanes, order));
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  static std::size_t store_ordered_pairs(void* to, std::uint32_t value, Ints lanes,
                                         unsigned chosen) {
    const Ints order = wasm_v128_load(detail::kChosenFirst[chosen].data());
    const Ints others = wasm_i8x16_swizzle(lanes, order);
    const Ints values = wasm_u32x4_splat(value);
    const Ints smaller = wasm_u32x4_min(values, others);
    const Ints larger = wasm_u32x4_max(values, others);
    auto* pairs = static_cast<v128_t*>(to);
    wasm_v128_store(pairs, wasm_i32x4_shuffle(smaller, larger, 0, 4, 1, 5));
    wasm_v128_store(pairs + 1, wasm_i32x4_shuffle(smaller, larger, 2, 6, 3, 7));
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  struct Columns {
    Floats first, second, third, fourth;
  };
  static Columns transposed(Floats a, Floats b, Floats c, Floats d) {
    const Floats ab_low = wasm_i32x4_shuffle(a, b, 0, 4, 1, 5);
    const Floats cd_low = wasm_i32x4_shuffle(c, d, 0, 4, 1, 5);
    const Floats ab_high = wasm_i32x4_shuffle(a, b, 2, 6, 3, 7);
    const Floats cd_high = wasm_i32x4_shuffle(c, d, 2, 6, 3, 7);
    return {wasm_i64x2_shuffle(ab_low, cd_low, 0, 2), wasm_i64x2_shuffle(ab_low, cd_low, 1, 3),
            wasm_i64x2_shuffle(ab_high, cd_high, 0, 2), wasm_i64x2_shuffle(ab_high, cd_high, 1, 3)};
  }
  static void store_low_16(void* to, Floats a) {
    wasm_v128_store64_lane(to, wasm_i16x8_shuffle(a, a, 0, 2, 4, 6, 0, 2, 4, 6), 0);
  }
};

#elif defined(__SSE2__) || defined(_M_X64)

struct SimdLanes {
  using Floats = __m128;
  using Mask = __m128;

  static Floats load(const float* from) { return _mm_loadu_ps(from); }
  static void store(float* to, Floats lanes) { _mm_storeu_ps(to, lanes); }
  static Floats make(float a, float b, float c, float d) { return _mm_setr_ps(a, b, c, d); }
  static Floats splat(float value) { return _mm_set1_ps(value); }
  static Mask less(Floats a, Floats b) { return _mm_cmplt_ps(a, b); }
  static Mask less_equal(Floats a, Floats b) { return _mm_cmple_ps(a, b); }
  static Mask both(Mask a, Mask b) { return _mm_and_ps(a, b); }
  static unsigned bits(Mask mask) { return static_cast<unsigned>(_mm_movemask_ps(mask)); }

  using Ints = __m128i;

  static Floats add(Floats a, Floats b) { return _mm_add_ps(a, b); }
  static Floats subtract(Floats a, Floats b) { return _mm_sub_ps(a, b); }
  static Floats multiply(Floats a, Floats b) { return _mm_mul_ps(a, b); }
  static Floats upper_half(Floats a) { return _mm_movehl_ps(a, a); }
  static Floats swapped_halves(Floats a) { return _mm_shuffle_ps(a, a, _MM_SHUFFLE(1, 0, 3, 2)); }
  static Floats upper_half_crossed(Floats a) {
    return _mm_shuffle_ps(a, a, _MM_SHUFFLE(2, 3, 1, 0));
  }
  static Floats larger_of(Floats a, Floats b) { return _mm_max_ps(a, b); }
  static Floats smaller_of(Floats a, Floats b) { return _mm_min_ps(a, b); }
  static Floats clamped(Floats a, Floats least, Floats most) {
    return _mm_min_ps(_mm_max_ps(a, least), most);
  }
  static Floats magnitude(Floats a) { return _mm_andnot_ps(_mm_set1_ps(-0.0f), a); }
  static Ints load_ints(const void* from) {
    return _mm_loadu_si128(static_cast<const __m128i*>(from));
  }
  static Floats chosen(Mask mask, Floats a, Floats b) {
    return _mm_or_ps(_mm_and_ps(mask, a), _mm_andnot_ps(mask, b));
  }
  // Branch-free too, though SSE2 has no shuffle by a variable order: each lane is stored, and
  // overwritten by the next unless it was chosen.
  static std::size_t store_chosen(void* to, Ints lanes, unsigned chosen) {
    auto* next = static_cast<std::int32_t*>(to);
    *next = _mm_cvtsi128_si32(lanes);
    next += chosen & 1;
    *next = _mm_cvtsi128_si32(_mm_shuffle_epi32(lanes, _MM_SHUFFLE(1, 1, 1, 1)));
    next += chosen >> 1 & 1;
    *next = _mm_cvtsi128_si32(_mm_unpackhi_epi32(lanes, lanes));
    next += chosen >> 2 & 1;
    *next = _mm_cvtsi128_si32(_mm_shuffle_epi32(lanes, _MM_SHUFFLE(3, 3, 3, 3)));
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  static std::size_t store_ordered_pairs(void* to, std::uint32_t value, Ints lanes,
                                         unsigned chosen) {
    // SSE2 has signed comparisons only: flipping the sign bits makes the unsigned order signed.
    const Ints sign = _mm_set1_epi32(std::numeric_limits<std::int32_t>::min());
    const Ints values = _mm_set1_epi32(static_cast<std::int32_t>(value));
    const Ints is_less = _mm_cmplt_epi32(_mm_xor_si128(lanes, sign), _mm_xor_si128(values, sign));
    const Ints swaps = _mm_and_si128(is_less, _mm_xor_si128(lanes, values));
    const Ints smaller = _mm_xor_si128(values, swaps);
    const Ints larger = _mm_xor_si128(lanes, swaps);
    const Ints low = _mm_unpacklo_epi32(smaller, larger);
    const Ints high = _mm_unpackhi_epi32(smaller, larger);
    auto* next = static_cast<std::uint64_t*>(to);
    _mm_storel_epi64(reinterpret_cast<__m128i*>(next), low);
    next += chosen & 1;
    _mm_storel_epi64(reinterpret_cast<__m128i*>(next), _mm_unpackhi_epi64(low, low));
    next += chosen >> 1 & 1;
    _mm_storel_epi64(reinterpret_cast<__m128i*>(next), high);
    next += chosen >> 2 & 1;
    _mm_storel_epi64(reinterpret_cast<__m128i*>(next), _mm_unpackhi_epi64(high, high));
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  struct Columns {
    Floats first, second, third, fourth;
  };
  static Columns transposed(Floats a, Floats b, Floats c, Floats d) {
    const Floats ab_low = _mm_unpacklo_ps(a, b);
    const Floats cd_low = _mm_unpacklo_ps(c, d);
    const Floats ab_high = _mm_unpackhi_ps(a, b);
    const Floats cd_high = _mm_unpackhi_ps(c, d);
    return {_mm_movelh_ps(ab_low, cd_low), _mm_movehl_ps(cd_low, ab_low),
            _mm_movelh_ps(ab_high, cd_high), _mm_movehl_ps(cd_high, ab_high)};
  }
  // SSE2 narrows signed numbers only.
  static void store_low_16(void* to, Floats a) {
    const Ints low = _mm_srai_epi32(_mm_slli_epi32(_mm_castps_si128(a), 16), 16);
    _mm_storel_epi64(static_cast<__m128i*>(to), _mm_packs_epi32(low, low));
  }
};

#elif defined(__aarch64__)

// Not on 32-bit ARM: NEON flushes subnormal floats to zero there (Arm Architecture Reference Manual
// ARMv7-A, "Flush-to-zero"), and results would differ.
struct SimdLanes {
  using Floats = float32x4_t;
  using Mask = uint32x4_t;

  static Floats load(const float* from) { return vld1q_f32(from); }
  static void store(float* to, Floats lanes) { vst1q_f32(to, lanes); }
  static Floats make(float a, float b, float c, float d) { return Floats{a, b, c, d}; }
  static Floats splat(float value) { return vdupq_n_f32(value); }
  static Mask less(Floats a, Floats b) { return vcltq_f32(a, b); }
  static Mask less_equal(Floats a, Floats b) { return vcleq_f32(a, b); }
  static Mask both(Mask a, Mask b) { return vandq_u32(a, b); }
  static unsigned bits(Mask mask) {
    const uint32x4_t weights = {1, 2, 4, 8};
    return vaddvq_u32(vandq_u32(mask, weights));
  }

  using Ints = int32x4_t;

  static Floats add(Floats a, Floats b) { return vaddq_f32(a, b); }
  static Floats subtract(Floats a, Floats b) { return vsubq_f32(a, b); }
  static Floats multiply(Floats a, Floats b) { return vmulq_f32(a, b); }
  static Floats upper_half(Floats a) { return vcombine_f32(vget_high_f32(a), vget_high_f32(a)); }
  static Floats swapped_halves(Floats a) { return vextq_f32(a, a, 2); }
  static Floats upper_half_crossed(Floats a) {
    return vcombine_f32(vget_low_f32(a), vrev64_f32(vget_high_f32(a)));
  }
  static Floats larger_of(Floats a, Floats b) { return vmaxq_f32(a, b); }
  static Floats smaller_of(Floats a, Floats b) { return vminq_f32(a, b); }
  static Floats clamped(Floats a, Floats least, Floats most) {
    return vminq_f32(vmaxq_f32(a, least), most);
  }
  static Floats magnitude(Floats a) { return vabsq_f32(a); }
  static Ints load_ints(const void* from) {
    return vld1q_s32(static_cast<const std::int32_t*>(from));
  }
  static Floats chosen(Mask mask, Floats a, Floats b) { return vbslq_f32(mask, a, b); }
  static std::size_t store_chosen(void* to, Ints lanes, unsigned chosen) {
    auto* next = static_cast<std::int32_t*>(to);
    vst1q_lane_s32(next, lanes, 0);
    next += chosen & 1;
    vst1q_lane_s32(next, lanes, 1);
    next += chosen >> 1 & 1;
    vst1q_lane_s32(next, lanes, 2);
    next += chosen >> 2 & 1;
    vst1q_lane_s32(next, lanes, 3);
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  static std::size_t store_ordered_pairs(void* to, std::uint32_t value, Ints lanes,
                                         unsigned chosen) {
    const uint32x4_t others = vreinterpretq_u32_s32(lanes);
    const uint32x4_t values = vdupq_n_u32(value);
    const uint32x4x2_t pairs = vzipq_u32(vminq_u32(values, others), vmaxq_u32(values, others));
    auto* next = static_cast<std::uint32_t*>(to);
    vst1_u32(next, vget_low_u32(pairs.val[0]));
    next += 2 * (chosen & 1);
    vst1_u32(next, vget_high_u32(pairs.val[0]));
    next += 2 * (chosen >> 1 & 1);
    vst1_u32(next, vget_low_u32(pairs.val[1]));
    next += 2 * (chosen >> 2 & 1);
    vst1_u32(next, vget_high_u32(pairs.val[1]));
    return static_cast<std::size_t>(std::popcount(chosen));
  }
  struct Columns {
    Floats first, second, third, fourth;
  };
  static Columns transposed(Floats a, Floats b, Floats c, Floats d) {
    const float32x4x2_t ab = vtrnq_f32(a, b);
    const float32x4x2_t cd = vtrnq_f32(c, d);
    return {vcombine_f32(vget_low_f32(ab.val[0]), vget_low_f32(cd.val[0])),
            vcombine_f32(vget_low_f32(ab.val[1]), vget_low_f32(cd.val[1])),
            vcombine_f32(vget_high_f32(ab.val[0]), vget_high_f32(cd.val[0])),
            vcombine_f32(vget_high_f32(ab.val[1]), vget_high_f32(cd.val[1]))};
  }
  static void store_low_16(void* to, Floats a) {
    vst1_u16(static_cast<std::uint16_t*>(to), vmovn_u32(vreinterpretq_u32_f32(a)));
  }
};

#else

using SimdLanes = ScalarLanes;

#endif

/// The larger and the smaller of two numbers, no NaN. Branch-free: V8 compiles a conditional
/// between two doubles to a jump, which is unpredictable where distances are compared.
inline double larger(double a, double b) {
#if defined(__wasm_simd128__)
  return wasm_f64x2_extract_lane(wasm_f64x2_pmax(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
#else
  return a < b ? b : a;
#endif
}
inline double smaller(double a, double b) {
#if defined(__wasm_simd128__)
  return wasm_f64x2_extract_lane(wasm_f64x2_pmin(wasm_f64x2_splat(a), wasm_f64x2_splat(b)), 0);
#else
  return b < a ? b : a;
#endif
}

}  // namespace quadrille
