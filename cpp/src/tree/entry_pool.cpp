#include "tree/entry_pool.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "quadrille/limits.hpp"

namespace quadrille {

void EntryPool::clear() {
  words_.clear();
  positions_.clear();
  free_.fill(kNone);
  hit_limit_ = false;
}

bool EntryPool::allocate_exactly(std::uint32_t capacity, EntryList& list) {
  const std::size_t first = words_.size();
  hit_limit_ = capacity > kMaxEntryWords - first;
  if (hit_limit_ || !words_.reserve(first + capacity + kLanes - 1)) return false;
  words_.extend(capacity);
  list = {static_cast<std::uint32_t>(first), 0, capacity};
  return true;
}

// Makes an empty list in a block of `size` words, a power of two: a free block if there is one.
bool EntryPool::allocate_block(std::uint32_t size, EntryList& list) {
  std::uint32_t& free = free_[static_cast<std::size_t>(std::countr_zero(size))];
  if (free == kNone) return allocate_exactly(size, list);
  list = {free, 0, size};
  free = words_[free];
  return true;
}

bool EntryPool::grow(EntryList& list) {
  EntryList larger;
  const std::uint32_t size = std::max(kSmallestBlock, std::bit_ceil(list.count + 1));
  if (!allocate_block(size, larger)) return false;
  larger.count = list.count;
  std::ranges::copy(rows(list), rows(larger).begin());
  release(list);
  list = larger;
  return true;
}

void EntryPool::remove(EntryList& list, Row row) {
  const std::span<Row> held = rows(list);
  if (held.size() > kIndexedFrom) {
    held[positions_.remove(held, list.first, row, words_.size())] = held.back();
  } else {
    const auto found = std::ranges::find(held, row);
    assert(found != held.end());
    *found = held.back();
  }
  if (--list.count == 0) release(list);
}

// A block that was allocated exactly is used again as the largest power of two that it contains.
// Blocks too small for any list stay unused until the next `clear`.
void EntryPool::release(EntryList& list) {
  if (list.capacity >= kSmallestBlock) {
    std::uint32_t& free = free_[static_cast<std::size_t>(std::bit_width(list.capacity) - 1)];
    words_[list.first] = free;
    free = list.first;
  }
  list = {0, 0, 0};
}

}  // namespace quadrille
