// Numbers written to and read from bytes: four bytes each, little-endian on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "quadrille/box.hpp"

namespace quadrille {

/// A word whose bytes in memory are in little-endian order; and back.
constexpr std::uint32_t little_endian(std::uint32_t word) {
  if constexpr (std::endian::native == std::endian::little) return word;
  return word << 24 | (word & 0xff00u) << 8 | (word >> 8 & 0xff00u) | word >> 24;
}

/// Writes to a span, from its start on. Beyond the end of the span it writes nothing, and only
/// counts: with an empty one, it tells how many bytes there would be.
class ByteWriter {
 public:
  explicit ByteWriter(std::span<std::byte> bytes) : bytes_(bytes) {}

  void put(std::uint32_t word) {
    checksum_ = (checksum_ ^ word) * 0x100000001b3u;
    if (size_ + 4 <= bytes_.size()) {
      const std::uint32_t stored = little_endian(word);
      std::memcpy(bytes_.data() + size_, &stored, 4);
    }
    size_ += 4;
  }
  void put(float number) { put(std::bit_cast<std::uint32_t>(number)); }
  void put(const Box& box) {
    for (const float side : {box.min_x, box.min_y, box.max_x, box.max_y}) put(side);
  }

  /// Number of bytes that were put.
  std::size_t size() const { return size_; }

  /// FNV-1a of all words that were put, fed with a word at a time.
  std::uint64_t checksum() const { return checksum_; }

 private:
  std::span<std::byte> bytes_;
  std::size_t size_ = 0;
  std::uint64_t checksum_ = 0xcbf29ce484222325u;
};

/// Reads from a span, from its start on.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : rest_(bytes) {}

  /// Number of bytes not read yet.
  std::size_t left() const { return rest_.size(); }

  /// True when more was taken than there is.
  bool ran_out() const { return ran_out_; }

  /// The next word; 0 where there is none.
  std::uint32_t take() {
    if (rest_.size() < 4) {
      ran_out_ = true;
      return 0;
    }
    std::uint32_t stored = 0;
    std::memcpy(&stored, rest_.data(), 4);
    rest_ = rest_.subspan(4);
    return little_endian(stored);
  }

  /// The next words, checked for their end at once; all are 0 where there are fewer.
  template <std::size_t kCount>
  std::array<std::uint32_t, kCount> take_words() {
    std::array<std::uint32_t, kCount> words = {};
    ran_out_ = ran_out_ || rest_.size() < sizeof(words);
    if (ran_out_) return words;
    std::memcpy(words.data(), rest_.data(), sizeof(words));
    rest_ = rest_.subspan(sizeof(words));
    for (std::uint32_t& word : words) word = little_endian(word);
    return words;
  }

  /// A reader of the next `bytes` bytes, or of those that are left; the next word follows them.
  ByteReader take_part(std::size_t bytes) {
    ran_out_ = ran_out_ || bytes > rest_.size();
    const std::span<const std::byte> part = rest_.first(std::min(bytes, rest_.size()));
    rest_ = rest_.subspan(part.size());
    return ByteReader(part);
  }
  std::span<const std::byte> rest() const { return rest_; }

  float take_float() { return std::bit_cast<float>(take()); }
  Box take_box() {
    const float min_x = take_float();
    const float min_y = take_float();
    const float max_x = take_float();
    return {min_x, min_y, max_x, take_float()};
  }

 private:
  std::span<const std::byte> rest_;
  bool ran_out_ = false;
};

/// The checksum of all words that a reader has left, as the one who wrote them counted it.
inline std::uint64_t checksum_of(ByteReader words) {
  ByteWriter counter({});
  while (words.left() >= 4) counter.put(words.take());
  return counter.checksum();
}

}  // namespace quadrille
