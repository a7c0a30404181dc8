// Snapshots as bytes, and what attackers make of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::testing {

using Bytes = std::vector<std::byte>;

/// Of a tree or a world.
Bytes snapshot_of(const auto& of) {
  Bytes bytes(of.snapshot({}));
  bytes.resize(of.snapshot(bytes));
  return bytes;
}

/// Of a world.
Bytes save_of(const auto& world) {
  Bytes bytes(world.save({}));
  bytes.resize(world.save(bytes));
  return bytes;
}

inline std::uint32_t word_at(const Bytes& bytes, std::size_t index) {
  std::uint32_t word = 0;
  for (std::size_t k = 4; k-- > 0;) {
    word = word << 8 | static_cast<std::uint32_t>(bytes[4 * index + k]);
  }
  return word;
}

inline void set_word(Bytes& bytes, std::size_t index, std::uint32_t word) {
  for (std::size_t k = 0; k < 4; ++k) {
    bytes[4 * index + k] = static_cast<std::byte>(word >> (8 * k));
  }
}

/// Makes altered bytes pass the checksum, as an attacker would. Does not use the code under test.
inline void seal(Bytes& bytes) {
  if (bytes.size() < 16 || bytes.size() % 4 != 0) return;
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (std::size_t i = 4; i < bytes.size() / 4; ++i) {
    hash = (hash ^ word_at(bytes, i)) * 0x100000001b3u;
  }
  set_word(bytes, 2, static_cast<std::uint32_t>(hash));
  set_word(bytes, 3, static_cast<std::uint32_t>(hash >> 32));
}

inline Bytes sealed(const std::vector<std::uint32_t>& words) {
  Bytes bytes(4 * words.size());
  for (std::size_t i = 0; i < words.size(); ++i) set_word(bytes, i, words[i]);
  seal(bytes);
  return bytes;
}

}  // namespace quadrille::testing
