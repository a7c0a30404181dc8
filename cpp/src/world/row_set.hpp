// A set of rows.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Rows that are listed once each, with a bit by row. Emptying it takes time for those that are in
/// it.
class RowSet {
 public:
  /// Makes room for rows 0 .. rows - 1, of which `most` may be in it at once; false when there is
  /// no memory.
  [[nodiscard]] bool reserve(std::size_t rows, std::size_t most) {
    const std::size_t words = (rows + kWordBits - 1) / kWordBits;
    const std::size_t known = marks_.size();
    if (!rows_.reserve(most)) return false;
    if (words <= known) return true;
    if (!marks_.resize(words)) return false;
    std::fill(marks_.data() + known, marks_.data() + words, Word{0});
    return true;
  }

  /// Precondition: `reserve` made room for it.
  void add(Row row) {
    if (has(row)) return;
    marks_[row / kWordBits] |= Word{1} << row % kWordBits;
    rows_.push_unchecked(row);
  }

  /// Precondition: there is room for the row.
  bool has(Row row) const { return (marks_[row / kWordBits] >> row % kWordBits & 1) != 0; }

  /// In the order in which they were added.
  std::span<const Row> rows() const { return rows_.span(); }
  std::size_t size() const { return rows_.size(); }

  void clear() {
    for (const Row row : rows_.span()) marks_[row / kWordBits] = 0;
    rows_.clear();
  }

  std::size_t bytes() const { return rows_.bytes() + marks_.bytes(); }

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t kWordBits = 64;

  Buffer<Row> rows_;
  Buffer<Word> marks_;
};

}  // namespace quadrille
