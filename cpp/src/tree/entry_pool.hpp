// The rows that each node holds: many small lists in one pool.
#pragma once

#include <array>
#include <cstdint>

#include "base/buffer.hpp"
#include "base/simd.hpp"
#include "quadrille/id.hpp"
#include "tree/position_index.hpp"

namespace quadrille {

/// A list in an EntryPool: `count` rows from `first`, in no particular order.
struct EntryList {
  std::uint32_t first;
  std::uint32_t count;
  std::uint32_t room;  ///< how many rows fit
};

/// Lists of rows in one array. A list that outgrows its room moves to one twice as large; rooms
/// that are free form one chain per size, linked through their own first word.
class EntryPool {
 public:
  static constexpr std::uint32_t kSmallestRoom = 4;

  EntryPool() { clear(); }

  /// Forgets all lists and keeps the memory.
  void clear();

  /// Makes an empty list with room for just `count` rows; false when the pool is full.
  [[nodiscard]] bool reserve(EntryList& list, std::uint32_t count);

  /// Adds a row; false when the pool is full.
  [[nodiscard]] bool append(EntryList& list, Row row) {
    if (list.count == list.room && !grow(list)) return false;
    words_[list.first + list.count++] = row;
    if (list.count > kIndexedFrom) positions_.note(list.first, row, list.count - 1);
    return true;
  }

  /// Takes a row out of a list that holds it. Cost: a scan of the list; of a long one, a look-up.
  void remove(EntryList& list, Row row);

  /// Gives a list's room back; the list is empty.
  void release(EntryList& list);

  std::span<Row> rows(const EntryList& list) {
    return words_.span().subspan(list.first, list.count);
  }
  std::span<const Row> rows(const EntryList& list) const {
    return words_.span().subspan(list.first, list.count);
  }

  /// All words, used or not: a list's rows stand from `first` on. Vectors may read kLanes - 1 words
  /// behind the last.
  std::uint32_t* data() { return words_.data(); }
  std::size_t size() const { return words_.size(); }

  /// True when the last failure was the limit of kMaxEntryWords, not the allocator.
  bool hit_limit() const { return hit_limit_; }

  std::size_t bytes() const { return words_.bytes() + positions_.bytes(); }

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  [[nodiscard]] bool grow(EntryList& list);
  [[nodiscard]] bool take_room(std::uint32_t room, EntryList& list);
  [[nodiscard]] bool take_new_room(std::uint32_t room, EntryList& list);

  Buffer<std::uint32_t> words_;
  std::array<std::uint32_t, 32>
      free_;  // heads of chains of free rooms; in chain i, 2^i words and more
  PositionIndex positions_;
  bool hit_limit_ = false;
};

}  // namespace quadrille
