#include "geometry/convex.hpp"

#include "geometry/world.hpp"

namespace quadrille {
namespace {

using Corners = std::span<const Point>;

// To which side the way around turns at the end of side i.
double turn(Corners corners, std::size_t i) {
  const Point& next = after(corners, i + 1);
  return side_of(corners[i], after(corners, i), next.x, next.y);
}

// How often a coordinate changes direction on the way around: twice in a convex polygon.
template <float Point::* coordinate>
int reversals(Corners corners) {
  int count = 0;
  int first = 0;
  int before = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const float from = corners[i].*coordinate;
    const float to = after(corners, i).*coordinate;
    if (from == to) continue;
    const int direction = from < to ? 1 : -1;
    if (before == 0) first = direction;
    if (before == -direction) ++count;
    before = direction;
  }
  return count + (before != first ? 1 : 0);
}

}  // namespace

double turning_of(Corners corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const double turned = turn(corners, i);
    if (turned != 0) return turned > 0 ? 1 : -1;
  }
  return 0;
}

// All turns to one side; and once around, as stars turn to one side as well.
bool is_valid(Corners polygon) {
  if (polygon.size() < 3) return false;
  for (const Point& point : polygon) {
    if (!is_valid(point)) return false;
  }
  const double turning = turning_of(polygon);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (polygon[i] == after(polygon, i) || turn(polygon, i) * turning < 0) return false;
  }
  return turning != 0 && reversals<&Point::x>(polygon) == 2 && reversals<&Point::y>(polygon) == 2;
}

Box box_around(Corners corners) {
  Box around = {corners[0].x, corners[0].y, corners[0].x, corners[0].y};
  for (const auto& [x, y] : corners) around = united(around, {x, y, x, y});
  return around;
}

}  // namespace quadrille
