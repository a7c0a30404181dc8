#include "geometry/placement.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/wide.hpp"

namespace quadrille {
namespace {

// Visits of loose cells are widened by this factor, so that rounding never hides a neighbour.
constexpr double kRoundingMargin = 1 + 1.0 / 65536;

// How many times an interval must be doubled, at least, to be as large as `size`. For an interval
// of 0 and a larger size, the result is above the number of levels. Doubling adds one to the
// exponent, which is in the upper bits. -0, which box.max_x - box.min_x can be, sizes below it and
// NaN, of boxes that are not valid, count as 0: their bits would overflow the difference.
std::int64_t doublings(double interval, double size) {
  constexpr int kExponent = 52;
  const double positive = size > 0 ? size : 0.0;
  const auto difference =
      std::bit_cast<std::int64_t>(positive) - std::bit_cast<std::int64_t>(interval);
  return (difference + (std::int64_t{1} << kExponent) - 1) >> kExponent;
}

}  // namespace

bool is_valid(const Settings& settings) {
  const Box& world = settings.world;
  return is_valid(world) && world.min_x < world.max_x && world.min_y < world.max_y &&
         settings.capacity >= 1 && settings.capacity <= kMaxObjects && settings.max_depth >= 0 &&
         settings.max_depth <= kDepthLimit && settings.placement <= Placement::kCover &&
         settings.looseness >= kMinLooseness && settings.looseness <= kMaxLooseness &&
         settings.edges <= EdgeRule::kTouching && settings.outside <= Outside::kGrow &&
         settings.max_pairs >= 1 && settings.max_pairs <= kMaxPairs &&
         is_finite(settings.seam_tolerance);
}

CellRange PlacementRule::key(const Box& box) const {
  return placement_ == Placement::kLoose ? loose_key(box) : grid_.range_by<SimdLanes>(box);
}

// The slow path of find_key: near lines and beyond the world.
bool PlacementRule::find_key_exactly(const Box& box, CellRange& key) const {
  const bool is_valid = is_valid_by<SimdLanes>(box);
  key = is_valid ? this->key(box) : CellRange{};
  return is_valid;
}

bool PlacementRule::find_loose_key(const Box& box, CellRange& key) const {
  if (!grid_.find_centre<SimdLanes>(box, key)) return find_key_exactly(box, key);
  key = widened(key, loose_depth(box), grid_.depth());
  return true;
}

CellRange PlacementRule::loose_key(const Box& box) const {
  const std::uint16_t column = grid_.x().column((wide(box.min_x) + wide(box.max_x)) / 2);
  const std::uint16_t row = grid_.y().column((wide(box.min_y) + wide(box.max_y)) / 2);
  return widened({column, row, column, row}, loose_depth(box), grid_.depth());
}

// The deepest level whose loose cells are large enough for a box, wherever in the cell the box's
// centre lies.
int PlacementRule::loose_depth(const Box& box) const {
  const std::int64_t levels =
      std::max(doublings(finest_slack_x_, wide(box.max_x) - wide(box.min_x)),
               doublings(finest_slack_y_, wide(box.max_y) - wide(box.min_y)));
  const std::int64_t depth = grid_.depth();
  return static_cast<int>(depth - std::clamp<std::int64_t>(levels, 0, depth));
}

PlacementRule::VisitRanges PlacementRule::visit_ranges(const Box& box) const {
  VisitRanges ranges;
  if (placement_ != Placement::kLoose) {
    ranges.by_depth_[0] = grid_.range_by<SimdLanes>(box);
    return ranges;
  }
  ranges.differ_ = true;
  for (int depth = 0; depth <= grid_.depth(); ++depth) {
    const double margin_x = slack_ / 2 * grid_.x().cell_size(depth) * kRoundingMargin;
    const double margin_y = slack_ / 2 * grid_.y().cell_size(depth) * kRoundingMargin;
    ranges.by_depth_[static_cast<std::size_t>(depth)] = {
        grid_.x().column(wide(box.min_x) - margin_x), grid_.y().column(wide(box.min_y) - margin_y),
        grid_.x().column(wide(box.max_x) + margin_x), grid_.y().column(wide(box.max_y) + margin_y)};
  }
  return ranges;
}

// By how much loose cells of `depth` are larger than cells, on each side.
double PlacementRule::margin(const Axis& axis, int depth) const {
  return placement_ == Placement::kLoose ? slack_ / 2 * kRoundingMargin * axis.cell_size(depth) : 0;
}

std::array<Interval, 2> PlacementRule::halves(const Axis& axis, int first, int last,
                                              int depth) const {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const double beyond = margin(axis, depth + 1);
  const double middle = wide(axis.line((first + last + 1) / 2));
  const bool ends_world = last == (1 << grid_.depth()) - 1;
  return {{{first == 0 ? -kInfinity : wide(axis.line(first)) - beyond, middle + beyond},
           {middle - beyond, ends_world ? kInfinity : wide(axis.line(last + 1)) + beyond}}};
}

PlacementRule::HalfBounds PlacementRule::bounds_of_halves(const CellRange& cell, int depth) const {
  return {halves(grid_.x(), cell.left, cell.right, depth),
          halves(grid_.y(), cell.top, cell.bottom, depth)};
}

PlacementRule::InnerBounds PlacementRule::inner_bounds(const CellRange& cell, int depth) const {
  const double x = wide(grid_.x().line((cell.left + cell.right + 1) / 2));
  const double y = wide(grid_.y().line((cell.top + cell.bottom + 1) / 2));
  const double beyond_x = margin(grid_.x(), depth + 1);
  const double beyond_y = margin(grid_.y(), depth + 1);
  return {x + beyond_x, x - beyond_x, y + beyond_y, y - beyond_y};
}

void PlacementRule::VisitRanges::widen_below(int depth, int grid_depth) {
  if (!differ_) by_depth_.fill(by_depth_[0]);
  differ_ = true;
  const CellRange wide = widened((*this)[depth], depth, grid_depth);
  for (int d = depth; d <= grid_depth; ++d) by_depth_[static_cast<std::size_t>(d)] = wide;
}

}  // namespace quadrille
