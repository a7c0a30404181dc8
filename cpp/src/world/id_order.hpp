// The live ids of a world in ascending order.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/sort.hpp"
#include "quadrille/id.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// The place of each live body among all live bodies by id. Pairs are sorted by these ranks: they
/// are small numbers, which ids are not. Between steps only a few ids come and go; `update` merges
/// them.
class IdOrder {
 public:
  /// Makes room for ids in rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows) {
    return ids_.reserve(rows) && added_.reserve(2 * rows + 16) && ranks_.resize(rows);
  }

  /// Notes a new id. Precondition: `reserve` made room for its row.
  void add(Id id, const IdTable& table) {
    if (added_.size() == added_.capacity()) drop_stale(added_, table);
    added_.push_unchecked(id);
    is_current_ = false;
  }

  /// Forgets the last new ids, which may be given out again. No `update` may have been since.
  void undo_adds(std::size_t count) { added_.truncate(added_.size() - count); }

  /// Notes that an id is stale.
  void remove() { is_current_ = false; }

  /// Goes over to a table in which ids may be live again that were stale, and may be given out
  /// again: keeps those that are live in both. `add` must follow for the others.
  void change_table(const IdTable& before, const IdTable& after) {
    if (std::ranges::equal(before.states(), after.states())) return;
    update(before);
    drop_stale(ids_, after);
    is_current_ = false;
  }

  void clear() {
    ids_.clear();
    added_.clear();
    is_current_ = true;
  }

  void update(const IdTable& table) {
    if (is_current_) return;
    drop_stale(ids_, table);
    drop_stale(added_, table);
    sort(added_.span());
    merge_added();
    for (std::size_t rank = 0; rank < ids_.size(); ++rank) {
      ranks_[row_of(ids_[rank])] = static_cast<std::uint32_t>(rank);
    }
    is_current_ = true;
  }

  /// Ascending, as of the last `update`.
  std::span<const Id> ids() const { return ids_.span(); }

  /// The index of each live row's id in `ids()`.
  const std::uint32_t* ranks() const { return ranks_.data(); }

  std::size_t bytes() const { return ids_.bytes() + added_.bytes() + ranks_.bytes(); }

 private:
  static void drop_stale(Buffer<Id>& ids, const IdTable& table) {
    std::size_t kept = 0;
    for (const Id id : ids.span()) {
      if (table.is_live(id)) ids[kept++] = id;
    }
    ids.truncate(kept);
  }

  // From the end, so that no id is overwritten before it has moved.
  void merge_added() {
    std::size_t old = ids_.size();
    ids_.extend(added_.size());
    for (std::size_t place = ids_.size(); !added_.empty();) {
      const bool takes_old = old > 0 && ids_[old - 1] > added_[added_.size() - 1];
      ids_[--place] = takes_old ? ids_[--old] : added_.pop();
    }
  }

  Buffer<Id> ids_;
  Buffer<Id> added_;             // since the last update; some may be stale
  Buffer<std::uint32_t> ranks_;  // by row
  bool is_current_ = true;
};

}  // namespace quadrille
