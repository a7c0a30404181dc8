// The half-open cell test: which column and row of the finest cells own a coordinate.
//
// This file alone compares coordinates with the lines between cells. All other code compares the
// integer cell ranges that result, so that no two places can disagree about a box on a line.
#pragma once

#include <cstdint>
#include <limits>

#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/cell_range.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// The finest columns (or rows) of the world: 2^depth of them, separated by ascending lines.
class Axis {
 public:
  Axis() = default;
  Axis(float min, float max, int depth);

  /// The deepest level, `wanted` or above, at which cells of this axis are at least four units in
  /// the last place wide: then all lines are different floats.
  static int usable_depth(float min, float max, int wanted);

  /// Position of line k, 0 .. 2^depth: the low edge of column k. Every edge of every cell, on all
  /// levels, is one of these floats.
  float line(int k) const { return k == count_ ? max_ : static_cast<float>(origin_ + k * cell_); }

  /// The column that owns x: the number of inner lines at or below x. A column owns its low edge
  /// and not its high edge; the first and the last column reach to infinity. Monotonic in x.
  std::uint16_t column(double x) const {
    const double t = (x - origin_) * cells_per_unit_;
    int k = 0;
    if (t >= count_) {
      k = count_ - 1;
    } else if (t > 0) {
      k = static_cast<int>(t);
    }
    // Rounding puts t at most one column off, as cells are four units wide; the lines decide.
    if (k > 0 && x < wide(line(k))) {
      --k;
    } else if (k + 1 < count_ && x >= wide(line(k + 1))) {
      ++k;
    }
    return static_cast<std::uint16_t>(k);
  }

  float origin() const { return static_cast<float>(origin_); }
  float cells_per_unit() const { return static_cast<float>(cells_per_unit_); }

  /// A coordinate and a length in columns, rounded. Columns and lines are where `column` and `line`
  /// say: `place_of` differs from these by less than the rounding margin.
  double place_of(double x) const { return (x - origin_) * cells_per_unit_; }
  double in_cells(double length) const { return length * cells_per_unit_; }

  /// Rounding margin of a position computed in 32 bits, in cells: the error of three roundings of
  /// numbers up to the count of columns, of the coordinate where it is a centre, and of the line.
  float rounding_margin() const { return rounding_margin_; }

  /// Side of a cell at `depth`, in world units.
  double cell_size(int depth) const { return cell_ * static_cast<double>(count_ >> depth); }

 private:
  double origin_ = 0;
  double cell_ = 1;
  double cells_per_unit_ = 1;
  float max_ = 1;
  int count_ = 1;
  float rounding_margin_ = 0;
};

/// The low corner of a cell; minus infinity on the world's border.
struct Corner {
  float x;
  float y;
};

/// No box has its min corner below this one.
inline constexpr Corner kLowestCorner = {-std::numeric_limits<float>::infinity(),
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

  /// The sides of a cell, which is given as the range of its finest cells; on the world's border
  /// they are infinite.
  Bounds sides(const CellRange& cell) const {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const int last = (1 << depth_) - 1;
    return {cell.left == 0 ? -kInfinity : wide(x_.line(cell.left)),
            cell.top == 0 ? -kInfinity : wide(y_.line(cell.top)),
            cell.right == last ? kInfinity : wide(x_.line(cell.right + 1)),
            cell.bottom == last ? kInfinity : wide(y_.line(cell.bottom + 1))};
  }

  CellRange range(const Box& box) const {
    return {x_.column(wide(box.min_x)), y_.column(wide(box.min_y)), x_.column(wide(box.max_x)),
            y_.column(wide(box.max_y))};
  }

  /// The low corner of a cell, which is given as the range of its finest cells.
  Corner corner(const CellRange& cell) const {
    return {cell.left == 0 ? kLowestCorner.x : x_.line(cell.left),
            cell.top == 0 ? kLowestCorner.y : y_.line(cell.top)};
  }

  /// Computes the range of a box with all four coordinates at once, in 32 bits. Returns false, and
  /// leaves `range` alone, where 32 bits do not suffice: the box is invalid, or lies within the
  /// rounding margin of a line.
  template <typename Lanes>
  bool find_range(const Box& box, CellRange& range) const {
    const auto corners = Lanes::load(&box.min_x);
    return find_cells<Lanes>(corners, corners, range);
  }

  /// The same for the one cell that holds the box's centre.
  template <typename Lanes>
  bool find_centre(const Box& box, CellRange& range) const {
    const auto corners = Lanes::load(&box.min_x);
    const auto sums = Lanes::add(corners, Lanes::swapped_halves(corners));
    return find_cells<Lanes>(corners, Lanes::multiply(sums, Lanes::splat(0.5f)), range);
  }

  /// The range of a valid box.
  template <typename Lanes>
  CellRange range_by(const Box& box) const {
    CellRange found;
    return find_range<Lanes>(box, found) ? found : range(box);
  }

 private:
  template <typename Lanes>
  bool find_cells(const typename Lanes::Floats& corners, const typename Lanes::Floats& points,
                  CellRange& range) const;

  Axis x_;
  Axis y_;
  int depth_ = 0;
  float origin_[kLanes] = {};
  float cells_per_unit_[kLanes] = {};
  float last_middle_[kLanes] = {};   // of the last cell, in cells
  float exact_within_[kLanes] = {};  // a position must be nearer than this to the middle of a cell
};

// Of a box with these corners, the cells of two points: their columns and rows.
//
// Adding 2^23 - 1/2 rounds a position to 2^23 plus the number of its cell, as floats from 2^23 on
// are whole numbers: the lower bits are then that number. Which way it rounds on a line does not
// matter. What is beyond the middle of the first or the last cell is in that cell.
template <typename Lanes>
bool Grid::find_cells(const typename Lanes::Floats& corners, const typename Lanes::Floats& points,
                      CellRange& range) const {
  const auto t =
      Lanes::multiply(Lanes::subtract(points, Lanes::load(origin_)), Lanes::load(cells_per_unit_));
  const auto within = Lanes::clamped(t, Lanes::splat(0.5f), Lanes::load(last_middle_));
  const auto rounding = Lanes::splat(8388607.5f);
  const auto cells = Lanes::add(within, rounding);
  const auto middle = Lanes::subtract(cells, rounding);
  const auto is_exact =
      Lanes::less(Lanes::magnitude(Lanes::subtract(within, middle)), Lanes::load(exact_within_));
  const auto is_finite = Lanes::less_equal(Lanes::subtract(t, t), Lanes::splat(0));
  const auto is_ordered = Lanes::less_equal(corners, Lanes::upper_half(corners));
  const auto is_found = Lanes::both(Lanes::both(is_exact, is_finite), is_ordered);
  if (Lanes::bits(is_found) != kAllLanes) return false;
  Lanes::store_low_16(&range, cells);
  return true;
}

}  // namespace quadrille
