// What has changed since the last step.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/id.hpp"
#include "world/row_set.hpp"

namespace quadrille {

/// Notes the rows of moving bodies that were added, removed, moved or given something that pairs
/// and contacts depend on, and the places where something static was. Once the rows of those
/// nearby are noted, too, what the last step has found about two other bodies is still true. A
/// change of settings may concern all of them.
class Changes {
 public:
  /// Makes room for rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows) {
    if (rows <= known_) return true;
    const std::size_t most = kFew + rows / kMostPart;
    if (!rows_.reserve(rows, most) || !places_.reserve(most)) return false;
    known_ = rows;
    most_ = most;
    return true;
  }

  /// Precondition: `reserve` made room for the row.
  void add(Row row) {
    if (are_many_ || rows_.has(row)) return;
    if (rows_.size() == most_) return add_all();
    rows_.add(row);
  }

  /// Notes that something static was at a place or is there now. Precondition: as for `add`.
  void add_place(const Box& place) {
    if (are_many_ || (!places_.empty() && places_[places_.size() - 1] == place)) return;
    if (places_.size() == most_) return add_all();
    places_.push_unchecked(place);
  }

  void add_all() { are_many_ = true; }

  /// True after `add_all`, or when about a quarter of all rows has changed, or as many places have:
  /// finding everything anew takes less time then. `rows` and `has` do not tell of all changes.
  bool are_many() const { return are_many_; }

  /// Precondition: !are_many(), here and below.
  std::span<const Row> rows() const { return rows_.rows(); }
  std::span<const Box> places() const { return places_.span(); }
  bool has(Row row) const { return rows_.has(row); }

  /// True when what the last step has found about two bodies is still true.
  bool concern_neither(Id a, Id b) const { return !has(row_of(a)) && !has(row_of(b)); }

  /// To be called at the end of a step.
  void clear() {
    rows_.clear();
    places_.clear();
    are_many_ = false;
  }

  std::size_t bytes() const { return rows_.bytes() + places_.bytes(); }

 private:
  static constexpr std::size_t kMostPart = 4;
  static constexpr std::size_t kFew = 16;

  RowSet rows_;
  Buffer<Box> places_;
  std::size_t known_ = 0;  // rows for which there is room
  std::size_t most_ = 0;
  bool are_many_ = false;
};

}  // namespace quadrille
