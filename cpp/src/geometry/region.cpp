#include "geometry/region.hpp"

#include "base/rounding.hpp"
#include "geometry/box_math.hpp"

namespace quadrille {
namespace {

using Corners = std::span<const Point>;

// Corner i, counted on from the first one after the last.
const Point& corner(Corners corners, std::size_t i) {
  return corners[i % corners.size()];
}

// Positive on one side of the line from `a` to `b`, negative on the other, zero on the line. The
// sign is exact where the differences of the coordinates have no more than 26 bits.
double side_of(const Point& a, const Point& b, double x, double y) {
  return (double{b.x} - a.x) * (y - a.y) - (double{b.y} - a.y) * (x - a.x);
}

// On which side of side i the next corner lies.
double turn(Corners corners, std::size_t i) {
  const Point& next = corner(corners, i + 2);
  return side_of(corners[i], corner(corners, i + 1), next.x, next.y);
}

// The sign of the first turn that is not zero: 1 or -1; 0 when all corners are on one line.
double orientation_of(Corners corners) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const double turned = turn(corners, i);
    if (turned != 0) return turned > 0 ? 1 : -1;
  }
  return 0;
}

// How often the sides change between leading right (or straight down) and left (or straight up).
std::size_t reversals(Corners corners) {
  const auto leads_right = [&](std::size_t i) {
    const Point& from = corner(corners, i);
    const Point& to = corner(corners, i + 1);
    return from.x < to.x || (from.x == to.x && from.y < to.y);
  };
  std::size_t count = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    if (leads_right(i) != leads_right(i + 1)) ++count;
  }
  return count;
}

Box box_around(Corners corners) {
  Box around = {corners[0].x, corners[0].y, corners[0].x, corners[0].y};
  for (const auto& [x, y] : corners) around = united(around, {x, y, x, y});
  return around;
}

Box box_around(const Circle& circle) {
  return {rounded_down(double{circle.x} - circle.radius),
          rounded_down(double{circle.y} - circle.radius),
          rounded_up(double{circle.x} + circle.radius),
          rounded_up(double{circle.y} + circle.radius)};
}

Box window_of(const Box& box, EdgeRule edges) {
  return edges == EdgeRule::kTouching ? box : interior_of(box);
}

}  // namespace

// Convex: no two turns are to different sides, and the sides go around once. Those of a star turn
// to one side too, but go around twice, and so reverse more than twice.
bool is_valid(Corners polygon) {
  if (polygon.size() < 3) return false;
  for (const Point& point : polygon) {
    if (!is_valid(point)) return false;
  }
  const double orientation = orientation_of(polygon);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    if (polygon[i] == corner(polygon, i + 1) || turn(polygon, i) * orientation < 0) return false;
  }
  return orientation != 0 && reversals(polygon) == 2;
}

Region::Region(const Box& box, EdgeRule edges)
    : around_(box), window_(window_of(box, edges)), shape_(Shape::kBox), edges_(edges) {}

Region::Region(const Circle& circle, EdgeRule edges)
    : around_(box_around(circle)),
      window_(around_),
      circle_(circle),
      shape_(Shape::kCircle),
      edges_(edges) {}

Region::Region(Corners corners, EdgeRule edges)
    : around_(box_around(corners)),
      window_(window_of(around_, edges)),
      corners_(corners),
      orientation_(orientation_of(corners)),
      shape_(Shape::kPolygon),
      edges_(edges) {}

bool Region::overlaps_exactly(const Box& box) const {
  return shape_ == Shape::kCircle ? overlaps_circle(box) : overlaps_polygon(box);
}

bool Region::overlaps_circle(const Box& box) const {
  const Point centre = {circle_.x, circle_.y};
  const double squared = squared_distance(centre, box);
  const double squared_radius = double{circle_.radius} * circle_.radius;
  if (squared < squared_radius) return true;
  if (edges_ == EdgeRule::kTouching) return squared == squared_radius;
  return overlap<EdgeRule::kStrict>(box, {centre.x, centre.y, centre.x, centre.y});
}

// Two convex shapes are apart exactly when a line along a side of either separates them (separating
// axis theorem). The window has tested the sides of the box.
bool Region::overlaps_polygon(const Box& box) const {
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const Point& from = corners_[i];
    const Point& to = corner(corners_, i + 1);
    // The box's corner that is farthest on the inner side of this side.
    const double x = (double{to.y} - from.y) * orientation_ < 0 ? box.max_x : box.min_x;
    const double y = (double{to.x} - from.x) * orientation_ > 0 ? box.max_y : box.min_y;
    const double inwards = side_of(from, to, x, y) * orientation_;
    if (inwards < 0 || (edges_ == EdgeRule::kStrict && inwards == 0)) return false;
  }
  return true;
}

}  // namespace quadrille
