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
/// and contacts depend on, the places where something static was, and the rows of static bodies
/// that were added or moved. Once the rows of moving bodies nearby are noted, too, what the last
/// step has found about two other bodies is still true. A change of settings may concern all of
/// them.
class Changes {
 public:
  /// Makes room for rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows) {
    if (rows <= known_) return true;
    const std::size_t most = kFew + rows / kMostPart;
    if (!rows_.reserve(rows, most) || !statics_.reserve(rows, most) || !places_.reserve(most)) {
      return false;
    }
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

  /// Notes that a static body was added or moved. Precondition: as for `add`.
  void add_static(Row row) {
    if (are_statics_many_ || statics_.has(row)) return;
    are_statics_many_ = statics_.size() == most_;
    if (!are_statics_many_) statics_.add(row);
  }

  void add_all() { are_many_ = true; }
  void add_all_statics() { are_statics_many_ = true; }

  /// True after `add_all`, or when about a quarter of all rows has changed, or as many places have:
  /// finding everything anew takes less time then. `rows` and `has` do not tell of all changes.
  bool are_many() const { return are_many_; }

  /// The same for static bodies: `statics` does not tell of all of them.
  bool are_statics_many() const { return are_statics_many_; }

  /// Precondition: !are_statics_many(). Some may have been removed since.
  std::span<const Row> statics() const { return statics_.rows(); }

  /// Precondition: !are_many(), here and below.
  std::span<const Row> rows() const { return rows_.rows(); }
  std::span<const Box> places() const { return places_.span(); }
  bool has(Row row) const { return rows_.has(row); }

  /// True when what the last step has found about two bodies is still true.
  bool concern_neither(Id a, Id b) const { return !has(row_of(a)) && !has(row_of(b)); }

  /// To be called at the end of a step.
  void clear() {
    rows_.clear();
    statics_.clear();
    places_.clear();
    are_many_ = false;
    are_statics_many_ = false;
  }

  std::size_t bytes() const { return rows_.bytes() + statics_.bytes() + places_.bytes(); }

 private:
  static constexpr std::size_t kMostPart = 4;
  static constexpr std::size_t kFew = 16;

  RowSet rows_;
  RowSet statics_;
  Buffer<Box> places_;
  std::size_t known_ = 0;  // rows for which there is room
  std::size_t most_ = 0;
  bool are_many_ = false;
  bool are_statics_many_ = false;
};

}  // namespace quadrille
