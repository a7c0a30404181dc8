// The rows that each node holds: many small lists in one array.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/simd.hpp"
#include "quadrille/id.hpp"
#include "tree/position_index.hpp"

namespace quadrille {

/// A list in an EntryPool: `count` rows from word `first` on, in no particular order.
struct EntryList {
  std::uint32_t first;
  std::uint32_t count;
  std::uint32_t capacity;
};

/// Lists of rows in one array of words. A list that outgrows its block of words moves to a block of
/// twice the size. Free blocks form one linked list per power of two, through their first words.
class EntryPool {
 public:
  /// Words in the smallest block: lists of up to four rows never move.
  static constexpr std::uint32_t kSmallestBlock = 4;

  EntryPool() { clear(); }

  /// Removes all lists; keeps the memory.
  void clear();

  /// Makes an empty list with room for exactly `capacity` rows, behind all others; false when the
  /// pool is full.
  [[nodiscard]] bool allocate_exactly(std::uint32_t capacity, EntryList& list);

  /// Adds a row; false when the pool is full.
  [[nodiscard]] bool append(EntryList& list, Row row) {
    if (list.count == list.capacity && !grow(list)) return false;
    words_[list.first + list.count++] = row;
    if (list.count > kIndexedFrom) positions_.set(list.first, row, list.count - 1);
    return true;
  }

  /// Removes a row from a list that holds it; the last row takes its place. Cost: a scan of the
  /// list, of a long list a hash look-up.
  void remove(EntryList& list, Row row);

  /// Frees a list's block; the list becomes empty.
  void release(EntryList& list);

  std::span<Row> rows(const EntryList& list) {
    return words_.span().subspan(list.first, list.count);
  }
  std::span<const Row> rows(const EntryList& list) const {
    return words_.span().subspan(list.first, list.count);
  }

  /// All words, those of free blocks included. Vectors may read kLanes - 1 words behind the last.
  std::uint32_t* data() { return words_.data(); }
  std::size_t size() const { return words_.size(); }

  /// True when the last failure was the limit of kMaxEntryWords, not the allocator.
  bool hit_limit() const { return hit_limit_; }

  std::size_t bytes() const { return words_.bytes() + positions_.bytes(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  [[nodiscard]] bool grow(EntryList& list);
  [[nodiscard]] bool allocate_block(std::uint32_t size, EntryList& list);

  Buffer<std::uint32_t> words_;
  // First words of free blocks; list i links those of at least 2^i and fewer than 2^(i + 1) words.
  std::array<std::uint32_t, 32> free_;
  PositionIndex positions_;
  bool hit_limit_ = false;
};

}  // namespace quadrille
