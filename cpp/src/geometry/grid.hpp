// The half-open cell test: which column and row of the finest cells own a coordinate.
//
// Everything about where a box belongs is decided here, once, and then carried as integers.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

#include "base/simd.hpp"
#include "quadrille/box.hpp"
#include "quadrille/limits.hpp"

namespace quadrille {

/// The finest columns (or rows) of the world, 2^depth of them, parted by ascending lines.
class Axis {
 public:
  Axis() = default;
  Axis(float min, float max, int depth);

  /// The deepest level at which cells of this axis are at least four units in the last place wide.
  static int usable_depth(float min, float max, int wanted);

  /// Position of line k, 0 .. 2^depth: the low edge of column k. Every edge of every cell is one
  /// of these floats.
  float line(int k) const { return k == count_ ? max_ : static_cast<float>(origin_ + k * cell_); }

  /// The column that owns x: how many inner lines lie at or below x. Columns on the border reach
  /// to infinity. Ascending in x.
  std::uint16_t column(double x) const {
    const double t = (x - origin_) * cells_per_unit_;
    int k = 0;
    if (t >= count_) {
      k = count_ - 1;
    } else if (t > 0) {
      k = static_cast<int>(t);
    }
    // Rounding puts t at most one column off (cells are four units wide); the lines decide.
    if (k > 0 && x < line(k)) {
      --k;
    } else if (k + 1 < count_ && x >= line(k + 1)) {
      ++k;
    }
    return static_cast<std::uint16_t>(k);
  }

  float origin() const { return static_cast<float>(origin_); }
  float cells_per_unit() const { return static_cast<float>(cells_per_unit_); }

  /// How far, in cells, a coordinate may seem from where it is when it is placed in 32 bits: three
  /// roundings of up to a column's number, and the rounding of the line itself.
  float uncertainty() const;

  /// Side of a cell at `depth`, in world units.
  double cell_size(int depth) const { return cell_ * static_cast<double>(count_ >> depth); }

 private:
  double origin_ = 0;
  double cell_ = 1;
  double cells_per_unit_ = 1;
  float max_ = 1;
  int count_ = 1;
  float unit_ = 0;  // distance of neighbouring floats at the farther end
};

/// The finest cells that a box reaches, all ends included. A box that ends on a line reaches the
/// cell behind it, so that boxes that touch always share a cell.
struct CellRange {
  std::uint16_t left;
  std::uint16_t top;
  std::uint16_t right;
  std::uint16_t bottom;

  // All four at once: keys are compared for every object of every frame.
  friend bool operator==(const CellRange& a, const CellRange& b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
  }
};
static_assert(sizeof(CellRange) == 8);

/// Where a cell begins: a box begins before it that has a lesser min corner.
struct Corner {
  float x;
  float y;
};

/// Nothing begins before this one.
inline constexpr Corner kFarthestCorner = {-std::numeric_limits<float>::infinity(),
                                           -std::numeric_limits<float>::infinity()};

/// The finest cells over the world.
class Grid {
 public:
  Grid() = default;
  Grid(const Box& world, int wanted_depth);

  /// Depth of the finest cells: the depth limit in force.
  int depth() const { return depth_; }

  const Axis& x() const { return x_; }
  const Axis& y() const { return y_; }

  CellRange range(const Box& box) const {
    return {x_.column(box.min_x), y_.column(box.min_y), x_.column(box.max_x), y_.column(box.max_y)};
  }

  /// The low corner of a cell, given as its finest cells; minus infinity on the world's border.
  Corner corner(const CellRange& cell) const {
    return {cell.left == 0 ? kFarthestCorner.x : x_.line(cell.left),
            cell.top == 0 ? kFarthestCorner.y : y_.line(cell.top)};
  }

  /// Sets `range` with all four coordinates at once, if 32 bits are enough to tell: the box is
  /// valid, inside the world and not too near to a line.
  template <typename Lanes>
  bool find_range(const Box& box, CellRange& range) const;

  /// The range of a valid box.
  template <typename Lanes>
  CellRange range_by(const Box& box) const {
    CellRange found;
    return find_range<Lanes>(box, found) ? found : range(box);
  }

 private:
  Axis x_;
  Axis y_;
  int depth_ = 0;
  float origin_[kLanes] = {};
  float cells_per_unit_[kLanes] = {};
  float least_[kLanes] = {};  // fractions of a cell between which 32 bits are sure enough
  float most_[kLanes] = {};
};

// What is not finite has no fraction that compares.
template <typename Lanes>
bool Grid::find_range(const Box& box, CellRange& range) const {
  const auto corners = Lanes::load(&box.min_x);
  const auto t =
      Lanes::multiply(Lanes::subtract(corners, Lanes::load(origin_)), Lanes::load(cells_per_unit_));
  const auto cells = Lanes::truncate_within(t, (1 << depth_) - 1);
  const auto fraction = Lanes::subtract(t, Lanes::to_floats(cells));
  const auto is_sure = Lanes::both(Lanes::less(Lanes::load(least_), fraction),
                                   Lanes::less(fraction, Lanes::load(most_)));
  const auto is_ordered = Lanes::less_equal(corners, Lanes::upper_half(corners));
  if (Lanes::bits(Lanes::both(is_sure, is_ordered)) != kAllLanes) return false;
  Lanes::store_16(&range, cells);
  return true;
}

/// The bits of a range that tell cells apart which are `levels` levels above the finest.
inline std::uint64_t bits_above(int levels) {
  return (0xFFFFu & (0xFFFFu << levels)) * std::uint64_t{0x0001000100010001};
}

/// True when these bits of two ranges are the same.
inline bool agree(const CellRange& a, const CellRange& b, std::uint64_t bits) {
  return ((std::bit_cast<std::uint64_t>(a) ^ std::bit_cast<std::uint64_t>(b)) & bits) == 0;
}

/// The same range in cells that are `levels` levels above.
inline CellRange coarsened(const CellRange& range, int levels) {
  const std::uint64_t kept = (0xFFFFu >> levels) * std::uint64_t{0x0001000100010001};
  return std::bit_cast<CellRange>(std::bit_cast<std::uint64_t>(range) >> levels & kept);
}

/// A cell at some depth, in columns and rows of that depth.
struct Cell {
  std::uint16_t column;
  std::uint16_t row;
  std::uint8_t depth;
};

/// The finest cells that `cell` covers.
inline CellRange finest(const Cell& cell, int grid_depth) {
  const int shift = grid_depth - cell.depth;
  const int last = (1 << shift) - 1;
  const int left = cell.column << shift;
  const int top = cell.row << shift;
  return {static_cast<std::uint16_t>(left), static_cast<std::uint16_t>(top),
          static_cast<std::uint16_t>(left + last), static_cast<std::uint16_t>(top + last)};
}

inline bool intersect(const CellRange& a, const CellRange& b) {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

}  // namespace quadrille
