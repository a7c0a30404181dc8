// Where rows stand in lists that are too long to be searched.
#pragma once

#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// From this many rows on, a list is a crowd: searching it costs more than looking a row up.
inline constexpr std::uint32_t kIndexedFrom = 1024;

/// A hash table of positions only. What it says is checked against the list, so that whatever
/// happens to lists it can be outdated but never wrong; then the list is searched and, every other
/// time, noted anew. Takes no memory before a crowd is searched twice.
class PositionIndex {
 public:
  /// The position of `row` in the list whose `rows` begin at word `first` of a pool of
  /// `pool_words`. The row is about to be taken out, and the last one to take its place.
  std::uint32_t take(std::span<const Row> rows, std::uint32_t first, Row row,
                     std::size_t pool_words);

  /// A row has come to stand at a position.
  void note(std::uint32_t first, Row row, std::uint32_t position);

  /// Forgets all; keeps the memory.
  void clear();

  std::size_t bytes() const { return slots_.bytes(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  static constexpr std::size_t kTries = 8;  // slots in which a row can be noted

  std::size_t slot(std::uint32_t first, Row row, std::size_t attempt) const;
  std::size_t find(std::span<const Row> rows, std::uint32_t first, Row row) const;
  void note_all(std::span<const Row> rows, std::uint32_t first, std::size_t pool_words);

  Buffer<std::uint32_t> slots_;  // a power of two of positions, or kNone
  std::size_t used_ = 0;
  bool has_missed_ = false;  // since a list was last noted
};

}  // namespace quadrille
