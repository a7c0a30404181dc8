// Positions of rows in long lists, by hashing.
#pragma once

#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Lists with more rows than this are indexed: scanning them costs more than a hash look-up.
inline constexpr std::uint32_t kIndexedFrom = 1024;

/// A hash table from a list and a row to the row's position, for all lists of one pool.
///
/// It stores positions only. A position is checked against the list itself, so an entry may be out
/// of date but never gives a wrong position; lists may therefore be changed without the index. A
/// look-up that finds no valid entry scans the list, and every other such look-up indexes the whole
/// list anew. No memory is allocated before the second look-up that misses.
class PositionIndex {
 public:
  /// The position of `row` in a list that holds it: `rows`, which begin at word `first` of a pool
  /// of `pool_words`. The caller then removes the row and moves the last one to its position.
  std::uint32_t remove(std::span<const Row> rows, std::uint32_t first, Row row,
                       std::size_t pool_words);

  /// Stores the position of a row in the list that begins at `first`.
  void set(std::uint32_t first, Row row, std::uint32_t position);

  /// Removes all entries; keeps the memory.
  void clear();

  std::size_t bytes() const { return slots_.bytes(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;
  // Slots in which a row's position may be. At most half of all slots are used, so that more are
  // rarely needed.
  static constexpr std::size_t kProbes = 8;

  std::size_t slot(std::uint32_t first, Row row, std::size_t probe) const;
  std::size_t find(std::span<const Row> rows, std::uint32_t first, Row row) const;
  void index_list(std::span<const Row> rows, std::uint32_t first, std::size_t pool_words);

  Buffer<std::uint32_t> slots_;  // a power of two of positions or kNone
  std::size_t used_ = 0;
  bool has_missed_ = false;  // an odd number of look-ups have missed
};

}  // namespace quadrille
