#include "geometry/region.hpp"

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/convex_polygon.hpp"

namespace quadrille {
namespace {

Box box_around(std::span<const Point> corners) {
  Box around = {corners[0].x, corners[0].y, corners[0].x, corners[0].y};
  for (const auto& [x, y] : corners) around = united(around, {x, y, x, y});
  return around;
}

Box box_around(const Circle& circle) {
  return {rounded_down(wide(circle.x) - wide(circle.radius)),
          rounded_down(wide(circle.y) - wide(circle.radius)),
          rounded_up(wide(circle.x) + wide(circle.radius)),
          rounded_up(wide(circle.y) + wide(circle.radius))};
}

// Returns `use(shapes)` with the shapes as a span of their type.
template <typename First, typename... Rest, typename Use>
auto use_as(const detail::ShapeTypes<First, Rest...>&, const detail::ShapeSpan& shapes,
            const Use& use) {
  if constexpr (sizeof...(Rest) > 0) {
    if (!shapes.holds<First>()) return use_as(detail::ShapeTypes<Rest...>(), shapes, use);
  }
  return use(shapes.as<First>());
}

Box window_of(const Box& box, EdgeRule edges) {
  return edges == EdgeRule::kTouching ? box : interior_of(box);
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
      orientation_(orientation_of(corners)),
      shape_(Shape::kPolygon),
      edges_(edges) {}

bool Region::overlaps_exactly(const Box& box) const {
  switch (shape_) {
    case Shape::kBox:
      return true;
    case Shape::kCircle:
      return overlaps_circle(box);
    case Shape::kPolygon:
      return overlaps_polygon(box);
  }
  return true;
}

bool Region::overlaps_circle(const Box& box) const {
  const Point centre = {circle_.x, circle_.y};
  const double squared = squared_distance(centre, box);
  const double squared_radius = wide(circle_.radius) * wide(circle_.radius);
  if (squared < squared_radius) return true;
  if (edges_ == EdgeRule::kTouching) return squared == squared_radius;
  return overlap<EdgeRule::kStrict>(box, {centre.x, centre.y, centre.x, centre.y});
}

// Two convex shapes are apart exactly when a line along a side of either separates them (separating
// axis theorem). The window has tested the sides of the box.
bool Region::overlaps_polygon(const Box& box) const {
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const Vector side = side_at(corners_, i);
    // The box's corner that is farthest on the inner side of this side.
    const double x = side.y * orientation_ < 0 ? wide(box.max_x) : wide(box.min_x);
    const double y = side.x * orientation_ > 0 ? wide(box.max_y) : wide(box.min_y);
    const Vector offset = {x - wide(corners_[i].x), y - wide(corners_[i].y)};
    const double inwards = cross(side, offset) * orientation_;
    if (inwards < 0 || (edges_ == EdgeRule::kStrict && inwards == 0)) return false;
  }
  return true;
}

Region region_of(const detail::ShapeSpan& shapes, std::size_t i, EdgeRule edges) {
  return use_as(detail::QueryShapes(), shapes, [&](auto typed) { return Region(typed[i], edges); });
}

std::size_t first_invalid(const detail::ShapeSpan& shapes) {
  return use_as(detail::QueryShapes(), shapes, [](auto typed) {
    std::size_t i = 0;
    while (i < typed.size() && is_valid(typed[i])) ++i;
    return i;
  });
}

}  // namespace quadrille
