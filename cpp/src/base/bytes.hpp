// Numbers written to and read from bytes: four bytes each, little-endian on every machine.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "quadrille/box.hpp"

namespace quadrille {

/// Writes to a span, from its start on. Precondition of each `put`: the rest is long enough.
class ByteWriter {
 public:
  explicit ByteWriter(std::span<std::byte> bytes) : rest_(bytes) {}

  void put(std::uint32_t word) {
    assert(rest_.size() >= 4);
    for (unsigned i = 0; i < 4; ++i) rest_[i] = static_cast<std::byte>(word >> (8 * i));
    rest_ = rest_.subspan(4);
  }
  void put(float number) { put(std::bit_cast<std::uint32_t>(number)); }
  void put(const Box& box) {
    for (const float side : {box.min_x, box.min_y, box.max_x, box.max_y}) put(side);
  }

 private:
  std::span<std::byte> rest_;
};

/// Reads from a span, from its start on. Precondition of each `take`: the rest is long enough.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : rest_(bytes) {}

  /// Number of bytes not read yet.
  std::size_t left() const { return rest_.size(); }

  std::uint32_t take() {
    assert(rest_.size() >= 4);
    std::uint32_t word = 0;
    for (unsigned i = 0; i < 4; ++i) word |= static_cast<std::uint32_t>(rest_[i]) << (8 * i);
    rest_ = rest_.subspan(4);
    return word;
  }
  float take_float() { return std::bit_cast<float>(take()); }
  Box take_box() {
    const float min_x = take_float();
    const float min_y = take_float();
    const float max_x = take_float();
    return {min_x, min_y, max_x, take_float()};
  }

 private:
  std::span<const std::byte> rest_;
};

}  // namespace quadrille
