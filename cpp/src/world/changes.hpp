// What has changed since the last step.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"

namespace quadrille {

/// Notes the rows of moving bodies that were added, removed, moved or given something that pairs
/// and contacts depend on, and the places where something static was. Once the rows of those
/// nearby are noted, too, what the last step has found about two other bodies is still true. A
/// change of settings may concern all of them.
class Changes {
 public:
  /// Makes room for rows 0 .. rows - 1; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t rows) {
    const std::size_t words = (rows + kWordBits - 1) / kWordBits;
    const std::size_t known = marks_.size();
    if (words <= known) return true;
    const std::size_t most = words * kWordBits / kMostPart;
    if (!rows_.reserve(most) || !places_.reserve(most) || !marks_.resize(words)) return false;
    std::fill(marks_.data() + known, marks_.data() + words, Word{0});
    return true;
  }

  /// Precondition: `reserve` made room for the row.
  void add(Row row) {
    if (are_many_ || has(row)) return;
    if (rows_.size() == most()) return add_all();
    marks_[row / kWordBits] |= Word{1} << row % kWordBits;
    rows_.push_unchecked(row);
  }

  /// Notes that something static was at a place or is there now. Precondition: as for `add`.
  void add_place(const Box& place) {
    if (are_many_ || (!places_.empty() && places_[places_.size() - 1] == place)) return;
    if (places_.size() == most()) return add_all();
    places_.push_unchecked(place);
  }

  void add_all() { are_many_ = true; }

  /// True after `add_all`, or when a quarter of all rows has changed, or as many places have:
  /// finding everything anew takes less time then. `rows` and `has` do not tell of all changes.
  bool are_many() const { return are_many_; }

  /// Precondition: !are_many(), here and below.
  std::span<const Row> rows() const { return rows_.span(); }
  std::span<const Box> places() const { return places_.span(); }
  bool has(Row row) const { return (marks_[row / kWordBits] >> row % kWordBits & 1) != 0; }

  /// True when what the last step has found about two bodies is still true.
  bool concern_neither(Id a, Id b) const { return !has(row_of(a)) && !has(row_of(b)); }

  /// To be called at the end of a step.
  void clear() {
    for (const Row row : rows_.span()) marks_[row / kWordBits] = 0;
    rows_.clear();
    places_.clear();
    are_many_ = false;
  }

  std::size_t bytes() const { return rows_.bytes() + places_.bytes() + marks_.bytes(); }

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t kWordBits = 64;
  static constexpr std::size_t kMostPart = 4;

  std::size_t most() const { return marks_.size() * kWordBits / kMostPart; }

  Buffer<Row> rows_;
  Buffer<Box> places_;
  Buffer<Word> marks_;  // by row, a bit each: those in rows_
  bool are_many_ = false;
};

}  // namespace quadrille
