#include "geometry/region.hpp"

#include "base/rounding.hpp"
#include "geometry/convex.hpp"

namespace quadrille {
namespace {

Box window_of(const Box& box, EdgeRule edges) {
  return edges == EdgeRule::kTouching ? box : interior_of(box);
}

Box box_around(const Circle& circle) {
  return {rounded_down(double{circle.x} - circle.radius),
          rounded_down(double{circle.y} - circle.radius),
          rounded_up(double{circle.x} + circle.radius),
          rounded_up(double{circle.y} + circle.radius)};
}

}  // namespace

Region::Region(const Box& box, EdgeRule edges)
    : around_(box), window_(window_of(box, edges)), shape_(Shape::kBox), edges_(edges) {}

Region::Region(const Circle& circle, EdgeRule edges)
    : around_(box_around(circle)),
      window_(around_),
      circle_(circle),
      shape_(Shape::kCircle),
      edges_(edges) {}

Region::Region(std::span<const Point> corners, EdgeRule edges)
    : around_(box_around(corners)),
      window_(window_of(around_, edges)),
      corners_(corners),
      turning_(turning_of(corners)),
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

// The window has parted what lines along the axes part.
bool Region::overlaps_polygon(const Box& box) const {
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const Point& from = corners_[i];
    const Point& to = after(corners_, i);
    // The corner of the box that is farthest inwards of this side.
    const double x = (double{to.y} - from.y) * turning_ < 0 ? box.max_x : box.min_x;
    const double y = (double{to.x} - from.x) * turning_ > 0 ? box.max_y : box.min_y;
    const double inwards = side_of(from, to, x, y) * turning_;
    if (inwards < 0 || (edges_ == EdgeRule::kStrict && inwards == 0)) return false;
  }
  return true;
}

}  // namespace quadrille
