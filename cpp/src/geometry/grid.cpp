#include "geometry/grid.hpp"

#include <algorithm>
#include <cmath>

#include "base/wide.hpp"

namespace quadrille {
namespace {

// Distance of neighbouring floats at the end of the interval that is farther from zero.
float unit_of(float min, float max) {
  const float farthest = std::max(std::fabs(min), std::fabs(max));
  return farthest - std::nextafter(farthest, 0.0f);
}

}  // namespace

Axis::Axis(float min, float max, int depth)
    : origin_(wide(min)),
      cell_((static_cast<double>(max) - wide(min)) / (1 << depth)),
      cells_per_unit_(1 / cell_),
      max_(max),
      count_(1 << depth) {
  constexpr double kRoundings = 4.0 / (1 << 24);
  rounding_margin_ = static_cast<float>(count_ * kRoundings + wide(unit_of(min, max)) / cell_);
}

int Axis::usable_depth(float min, float max, int wanted) {
  const float unit = unit_of(min, max);
  const double size = static_cast<double>(max) - wide(min);
  int depth = wanted;
  while (depth > 0 && size / (1 << depth) < 4.0 * wide(unit)) --depth;
  return depth;
}

Grid::Grid(const Box& world, int wanted_depth)
    : depth_(Axis::usable_depth(world.min_y, world.max_y,
                                Axis::usable_depth(world.min_x, world.max_x, wanted_depth))) {
  x_ = Axis(world.min_x, world.max_x, depth_);
  y_ = Axis(world.min_y, world.max_y, depth_);
  for (std::size_t lane = 0; lane < kLanes; ++lane) {
    const Axis& axis = lane % 2 == 0 ? x_ : y_;
    origin_[lane] = axis.origin();
    cells_per_unit_[lane] = axis.cells_per_unit();
    last_middle_[lane] = static_cast<float>(1 << depth_) - 0.5f;
    exact_within_[lane] = 0.5f - axis.rounding_margin();
  }
}

}  // namespace quadrille
