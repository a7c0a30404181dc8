#include "grid.hpp"

#include <cmath>
#include <limits>

namespace quadrille {

Axis::Axis(float min, float max, int depth)
    : origin_(min),
      cell_((static_cast<double>(max) - min) / (1 << depth)),
      cells_per_unit_(1 / cell_),
      max_(max),
      count_(1 << depth) {}

int Axis::usable_depth(float min, float max, int wanted) {
  const float farthest = std::max(std::fabs(min), std::fabs(max));
  const float unit = farthest - std::nextafter(farthest, 0.0f);
  const double size = static_cast<double>(max) - min;
  int depth = wanted;
  while (depth > 0 && size / (1 << depth) < 4.0 * unit) --depth;
  return depth;
}

Grid::Grid(const Box& world, int wanted_depth)
    : depth_(Axis::usable_depth(world.min_y, world.max_y,
                                Axis::usable_depth(world.min_x, world.max_x, wanted_depth))) {
  x_ = Axis(world.min_x, world.max_x, depth_);
  y_ = Axis(world.min_y, world.max_y, depth_);
}

}  // namespace quadrille
