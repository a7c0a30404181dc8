// Lists of boxes that joins read.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>

#include "base/buffer.hpp"
#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "geometry/grid.hpp"
#include "quadrille/box.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Boxes, and the row of each. Behind the last one there are kLanes - 1 more of both: vectors may
/// read them, their values mean nothing.
struct BoxListView {
  const Box* boxes;
  const Row* rows;
  std::size_t size;
};

/// The items [begin, end) of a list.
struct IndexRange {
  std::size_t begin;
  std::size_t end;

  std::size_t size() const { return end - begin; }
};

/// Boxes gathered from several nodes, with the row of each.
///
/// Where touching counts as overlap, the max coordinates are moved one float up: boxes that touch
/// then overlap strictly, and one join serves both edge rules.
class BoxList {
 public:
  std::size_t size() const { return size_; }

  /// Items below both sizes keep their values; new ones are uninitialised. False when there is no
  /// memory.
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

  /// Appends the boxes of some rows, but not the rows. False when there is no memory.
  [[nodiscard]] bool append_boxes(std::span<const Box> boxes, std::span<const Row> rows) {
    const std::size_t begin = size_;
    if (!resize(begin + rows.size())) return false;
    Box* to = boxes_.data() + begin;
    for (std::size_t i = 0; i < rows.size(); ++i) to[i] = boxes[rows[i]];
    return true;
  }

  /// The max coordinate that stands for `max` under an edge rule.
  static float adjusted_max(float max, EdgeRule edges) {
    return edges == EdgeRule::kTouching ? next_up(max) : max;
  }

  /// Adjusts the max coordinates of the items [begin, end) to an edge rule. Once per item.
  void adjust_max(std::size_t begin, std::size_t end, EdgeRule edges) {
    if (edges == EdgeRule::kStrict) return;
    for (std::size_t i = begin; i < end; ++i) {
      boxes_[i].max_x = next_up(boxes_[i].max_x);
      boxes_[i].max_y = next_up(boxes_[i].max_y);
    }
  }

  /// Appends a copy of each item of `range` that reaches a quarter of `cell`: what a node inherits
  /// from its ancestors. `edges` is the rule that the items are adjusted to. False when there is no
  /// memory.
  ///
  /// It compares coordinates with lines, which gives the same as comparing columns: a column is at
  /// or behind another exactly when the coordinate is at or behind that column's line.
  [[nodiscard]] bool append_reaching(IndexRange range, const Grid& grid, const CellRange& cell,
                                     unsigned quarter, EdgeRule edges) {
    if (range.size() == 0) return true;
    constexpr float kFar = std::numeric_limits<float>::infinity();
    const Corner middle = {grid.x().line((cell.left + cell.right + 1) / 2),
                           grid.y().line((cell.top + cell.bottom + 1) / 2)};
    const bool east = (quarter & 1) != 0;
    const bool south = (quarter & 2) != 0;
    const auto from = SimdLanes::make(-kFar, -kFar, east ? adjusted_max(middle.x, edges) : -kFar,
                                      south ? adjusted_max(middle.y, edges) : -kFar);
    const auto to = SimdLanes::make(east ? kFar : next_down(middle.x),
                                    south ? kFar : next_down(middle.y), kFar, kFar);
    std::size_t end = size_;
    if (!resize(end + range.size())) return false;
    Box* boxes = boxes_.data();
    Row* rows = rows_.data();
    for (std::size_t i = range.begin; i < range.end; ++i) {
      const auto box = SimdLanes::load(&boxes[i].min_x);
      const auto reaches =
          SimdLanes::both(SimdLanes::less_equal(from, box), SimdLanes::less_equal(box, to));
      boxes[end] = boxes[i];
      rows[end] = rows[i];
      end += SimdLanes::bits(reaches) == kAllLanes ? 1u : 0u;
    }
    return resize(end);
  }

  Box* boxes() { return boxes_.data(); }
  Row* rows() { return rows_.data(); }

  /// Some of the items; valid until the next call that resizes.
  BoxListView view(IndexRange range) const {
    return {boxes_.data() + range.begin, rows_.data() + range.begin, range.size()};
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
