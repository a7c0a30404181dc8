#include "placement.hpp"

#include <algorithm>
#include <limits>

namespace quadrille {
namespace {

// The part of the finest cells' numbers below `depth`.
int low_bits(int depth, int grid_depth) {
  return (1 << (grid_depth - depth)) - 1;
}

// A hair more than half the slack on each side, so that rounding never hides a neighbour.
constexpr double kHair = 1 + 1.0 / 65536;

CellRange widened(const CellRange& range, int low) {
  const auto down = [low](int k) { return static_cast<std::uint16_t>(k & ~low); };
  const auto up = [low](int k) { return static_cast<std::uint16_t>(k | low); };
  return {down(range.left), down(range.top), up(range.right), up(range.bottom)};
}

}  // namespace

CellRange PlacementRule::loose_key(const Box& box) const {
  const double width = double{box.max_x} - box.min_x;
  const double height = double{box.max_y} - box.min_y;
  int depth = grid_.depth();
  while (depth > 0 && (width > slack_ * grid_.x().cell_size(depth) ||
                       height > slack_ * grid_.y().cell_size(depth))) {
    --depth;
  }
  const std::uint16_t column = grid_.x().column((double{box.min_x} + box.max_x) / 2);
  const std::uint16_t row = grid_.y().column((double{box.min_y} + box.max_y) / 2);
  return widened({column, row, column, row}, low_bits(depth, grid_.depth()));
}

PlacementRule::VisitRanges PlacementRule::visit_ranges(const Box& box, int max_depth) const {
  VisitRanges ranges;
  if (placement_ != Placement::kLoose) {
    ranges.fill(grid_.range(box));
    return ranges;
  }
  for (int depth = 0; depth <= std::min(grid_.depth(), max_depth); ++depth) {
    const double margin_x = slack_ / 2 * grid_.x().cell_size(depth) * kHair;
    const double margin_y = slack_ / 2 * grid_.y().cell_size(depth) * kHair;
    ranges[static_cast<std::size_t>(depth)] = {
        grid_.x().column(box.min_x - margin_x), grid_.y().column(box.min_y - margin_y),
        grid_.x().column(box.max_x + margin_x), grid_.y().column(box.max_y + margin_y)};
  }
  return ranges;
}

Bounds PlacementRule::reach(const CellRange& cell, int depth) const {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const double slack = placement_ == Placement::kLoose ? slack_ / 2 * kHair : 0;
  const double margin_x = slack * grid_.x().cell_size(depth);
  const double margin_y = slack * grid_.y().cell_size(depth);
  const int last = (1 << grid_.depth()) - 1;
  return {cell.left == 0 ? -kInfinity : grid_.x().line(cell.left) - margin_x,
          cell.top == 0 ? -kInfinity : grid_.y().line(cell.top) - margin_y,
          cell.right == last ? kInfinity : grid_.x().line(cell.right + 1) + margin_x,
          cell.bottom == last ? kInfinity : grid_.y().line(cell.bottom + 1) + margin_y};
}

void widen_below(PlacementRule::VisitRanges& ranges, int depth, int grid_depth) {
  const CellRange wide =
      widened(ranges[static_cast<std::size_t>(depth)], low_bits(depth, grid_depth));
  for (int d = depth; d <= grid_depth; ++d) ranges[static_cast<std::size_t>(d)] = wide;
}

}  // namespace quadrille
