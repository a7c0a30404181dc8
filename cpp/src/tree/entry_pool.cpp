#include "tree/entry_pool.hpp"

#include <algorithm>
#include <bit>

#include "quadrille/limits.hpp"

namespace quadrille {
void EntryPool::clear() {
  words_.clear();
  positions_.clear();
  free_.fill(kNone);
  hit_limit_ = false;
}

// An empty list at the end of the pool.
bool EntryPool::take_new_room(std::uint32_t room, EntryList& list) {
  const std::size_t first = words_.size();
  hit_limit_ = first + room > kMaxEntryWords;
  if (hit_limit_ || !words_.reserve(first + room + kLanes - 1)) return false;
  words_.extend(room);
  list = {static_cast<std::uint32_t>(first), 0, room};
  return true;
}

// An empty list with room for a power of two, in a free room if there is one.
bool EntryPool::take_room(std::uint32_t room, EntryList& list) {
  std::uint32_t& free = free_[static_cast<std::size_t>(std::countr_zero(room))];
  if (free == kNone) return take_new_room(room, list);
  list = {free, 0, room};
  free = words_[free];
  return true;
}

bool EntryPool::reserve(EntryList& list, std::uint32_t count) {
  return take_new_room(count, list);
}

bool EntryPool::grow(EntryList& list) {
  EntryList larger;
  if (!take_room(std::max(kSmallestRoom, std::bit_ceil(list.count + 1)), larger)) return false;
  larger.count = list.count;
  std::ranges::copy(rows(list), rows(larger).begin());
  release(list);
  list = larger;
  return true;
}

void EntryPool::remove(EntryList& list, Row row) {
  const std::span<Row> held = rows(list);
  if (held.size() > kIndexedFrom) {
    held[positions_.take(held, list.first, row, words_.size())] = held.back();
  } else {
    const auto found = std::ranges::find(held, row);
    assert(found != held.end());
    *found = held.back();
  }
  if (--list.count == 0) release(list);
}

// Of a room that is no power of two only the largest one in it is used again, and rooms too small
// for any list wait for the next `clear`.
void EntryPool::release(EntryList& list) {
  if (list.room >= kSmallestRoom) {
    std::uint32_t& free = free_[static_cast<std::size_t>(std::bit_width(list.room) - 1)];
    words_[list.first] = free;
    free = list.first;
  }
  list = {0, 0, 0};
}

}  // namespace quadrille
