#include "entries.hpp"

#include <algorithm>
#include <bit>

#include "quadrille/limits.hpp"

namespace quadrille {
namespace {

std::size_t size_class(std::uint32_t room) {
  return static_cast<std::size_t>(std::countr_zero(room));
}

}  // namespace

void EntryPool::clear() {
  words_.clear();
  free_.fill(kNone);
  hit_limit_ = false;
}

bool EntryPool::take_room(std::uint32_t room, std::uint32_t& first) {
  std::uint32_t& free = free_[size_class(room)];
  if (free != kNone) {
    first = free;
    free = words_[first];
    return true;
  }
  hit_limit_ = words_.size() + room > kMaxEntryWords;
  if (hit_limit_) return false;
  first = static_cast<std::uint32_t>(words_.size());
  return words_.resize(words_.size() + room);
}

bool EntryPool::reserve(EntryList& list, std::uint32_t count) {
  list = {0, 0, 0};
  if (count == 0) return true;
  const std::uint32_t room = std::max(kSmallestRoom, std::bit_ceil(count));
  if (!take_room(room, list.first)) return false;
  list.room = room;
  return true;
}

bool EntryPool::grow(EntryList& list) {
  EntryList larger;
  if (!reserve(larger, list.count + 1)) return false;
  larger.count = list.count;
  std::ranges::copy(rows(list), rows(larger).begin());
  release(list);
  list = larger;
  return true;
}

void EntryPool::remove(EntryList& list, Row row) {
  const std::span<Row> held = rows(list);
  const auto found = std::ranges::find(held, row);
  assert(found != held.end());
  *found = held.back();
  if (--list.count == 0) release(list);
}

void EntryPool::release(EntryList& list) {
  if (list.room != 0) {
    std::uint32_t& free = free_[size_class(list.room)];
    words_[list.first] = free;
    free = list.first;
  }
  list = {0, 0, 0};
}

}  // namespace quadrille
