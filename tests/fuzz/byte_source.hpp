// The bytes of a fuzzer's input as a source of numbers, for the generators that tests use too.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace quadrille::fuzz {

/// Few bytes a draw, so that a change of one byte changes one decision. Gives zeros once it is dry.
class ByteSource {
 public:
  explicit ByteSource(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  bool is_dry() const { return bytes_.empty(); }

  /// 0 .. count - 1.
  std::uint32_t below(std::uint32_t count) {
    if (count <= 1) return 0;
    std::uint32_t drawn = byte();
    if (count > 0x100) drawn |= byte() << 8;
    if (count > 0x10000) drawn |= byte() << 16 | byte() << 24;
    return drawn % count;
  }

  bool one_in(std::uint32_t count) { return below(count) == count - 1; }

  /// [0, 1).
  float unit() { return static_cast<float>(below(0x10000)) / 65536.0f; }

  /// Any float: NaN, infinities and denormal numbers too.
  float any_float() {
    const std::uint32_t high = below(0x10000);
    return std::bit_cast<float>(high << 16 | below(0x10000));
  }

 private:
  std::uint32_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t first = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return first;
  }

  std::span<const std::uint8_t> bytes_;
};

}  // namespace quadrille::fuzz
