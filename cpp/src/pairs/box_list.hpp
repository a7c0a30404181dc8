// Objects side by side for a join: their boxes and rows, in order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// What a join reads: boxes, and of which row each is. Behind the last one stand kLanes - 1 more
/// of both, which vectors may read and nobody should believe.
struct BoxListView {
  const Box* boxes;
  const Row* rows;
  std::size_t size;
};

/// A run of members, [begin, end).
struct Run {
  std::size_t begin;
  std::size_t end;

  std::size_t size() const { return end - begin; }
};

/// BoxList gathered from nodes.
///
/// Where edges count, ends stand one float farther than they are: what touches then overlaps
/// strictly, and joins need no other rule.
class BoxList {
 public:
  std::size_t size() const { return size_; }

  /// BoxList below both sizes keep their values, others have none yet.
  [[nodiscard]] bool resize(std::size_t size) {
    if (size > capacity_ && !grow(size)) return false;
    size_ = size;
    return true;
  }

  void clear() { size_ = 0; }

  void set(std::size_t i, const Box& box, Row row) {
    boxes_[i] = box;
    rows_[i] = row;
  }

  /// Appends members with the boxes of some rows; the rows themselves are not set.
  [[nodiscard]] bool append_boxes(std::span<const Box> boxes, std::span<const Row> rows) {
    const std::size_t begin = size_;
    if (!resize(begin + rows.size())) return false;
    Box* to = boxes_.data() + begin;
    for (std::size_t i = 0; i < rows.size(); ++i) to[i] = boxes[rows[i]];
    return true;
  }

  /// Where an end at `value` stands.
  static float end_at(float value, EdgeRule edges) {
    return edges == EdgeRule::kTouching ? next_up(value) : value;
  }

  /// Puts the ends of the members [begin, end), set from boxes, to where they stand.
  void set_ends(std::size_t begin, std::size_t end, EdgeRule edges) {
    if (edges == EdgeRule::kStrict) return;
    for (std::size_t i = begin; i < end; ++i) {
      boxes_[i].max_x = next_up(boxes_[i].max_x);
      boxes_[i].max_y = next_up(boxes_[i].max_y);
    }
  }

  Box* boxes() { return boxes_.data(); }
  Row* rows() { return rows_.data(); }

  /// The members of a run, until the next call that resizes.
  BoxListView list(Run run) const {
    return {boxes_.data() + run.begin, rows_.data() + run.begin, run.size()};
  }

  std::size_t bytes() const { return boxes_.bytes() + rows_.bytes(); }

 private:
  bool grow(std::size_t size) {
    const std::size_t capacity = std::max(size, capacity_ + capacity_ / 2) + 64;
    if (!boxes_.resize(capacity + kLanes) || !rows_.resize(capacity + kLanes)) return false;
    capacity_ = capacity;
    return true;
  }

  Buffer<Box> boxes_;
  Buffer<Row> rows_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace quadrille
