#include "narrow/collide.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "narrow/collide_kinds.hpp"
#include "narrow/hull.hpp"

namespace quadrille {
namespace {

// Rounding makes no distance 0 but that of shapes that only touch.
constexpr float kLeastDistance = std::numeric_limits<float>::min();

// The contact of two shapes from that of the same ones in the other order.
void mirror(Manifold& manifold) {
  manifold.normal_x = 0 - manifold.normal_x;  // zero has no sign
  manifold.normal_y = 0 - manifold.normal_y;
  for (std::size_t i = 0; i < manifold.point_count; ++i) {
    Feature& feature = manifold.points[i].feature;
    feature = feature / kFeaturesOfB + feature % kFeaturesOfB * kFeaturesOfB;
  }
}

constexpr unsigned pair_of(ShapeKind a, ShapeKind b) {
  return static_cast<unsigned>(a) << 8 | static_cast<unsigned>(b);
}

// Precondition: the first shape's kind is not behind the second one's.
bool collide_in_order(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  if (a.shape.kind != ShapeKind::kCircle) return collide_hulls(a, b, edges, manifold);
  return b.shape.kind == ShapeKind::kPolygon
             ? collide_circle_polygon(a.shape, b, edges, manifold)
             : collide_circle_segment(a.shape, b.shape, edges, manifold);
}

bool collide_others(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  if (comes_first(a, b)) return collide_in_order(a, b, edges, manifold);
  if (!collide_in_order(b, a, edges, manifold)) return false;
  mirror(manifold);
  return true;
}

Point rounded_point(const Vector& point) {
  return {static_cast<float>(point.x), static_cast<float>(point.y)};
}

// Of shapes that overlap or touch: their surfaces at the deepest point of their contact.
Separation separation_of(const Manifold& manifold) {
  const ContactPoint& deepest =
      *std::ranges::max_element(manifold.points, {}, &ContactPoint::depth);
  const Vector half = (manifold.depth / 2.0) * Vector{manifold.normal_x, manifold.normal_y};
  const Vector middle = {deepest.x, deepest.y};
  return {0 - manifold.depth, manifold.normal_x, manifold.normal_y, rounded_point(middle + half),
          rounded_point(middle - half)};
}

// Of shapes that are apart.
Separation separation_apart(const ShapeRef& a, const ShapeRef& b) {
  const Vector origin = {a.shape.x, a.shape.y};
  const Hull hull_a = hull_of(a, origin);
  const Hull hull_b = hull_of(b, origin);
  const auto [on_a, on_b, normal, distance] = nearest_points(hull_a, hull_b);
  const double between = larger(distance - (hull_a.radius + hull_b.radius), kLeastDistance);
  return {rounded_depth(between), rounded_normal(normal.x), rounded_normal(normal.y),
          rounded_point(origin + on_a + hull_a.radius * normal),
          rounded_point(origin + on_b - hull_b.radius * normal)};
}

}  // namespace

bool comes_first(const ShapeRef& a, const ShapeRef& b) {
  const PlacedShape& p = a.shape;
  const PlacedShape& q = b.shape;
  if (p.kind != q.kind) return p.kind < q.kind;
  if (p.x != q.x) return p.x < q.x;
  if (p.y != q.y) return p.y < q.y;
  if (p.half_x != q.half_x) return p.half_x < q.half_x;
  if (p.half_y != q.half_y) return p.half_y < q.half_y;
  if (p.radius != q.radius) return p.radius < q.radius;
  if (p.axis_x != q.axis_x) return p.axis_x < q.axis_x;
  if (p.axis_y != q.axis_y) return p.axis_y < q.axis_y;
  if (a.polygon == nullptr || b.polygon == nullptr) return true;
  for (std::size_t i = 0; i < kMaxPolygonPoints; ++i) {
    if (a.polygon->x[i] != b.polygon->x[i]) return a.polygon->x[i] < b.polygon->x[i];
    if (a.polygon->y[i] != b.polygon->y[i]) return a.polygon->y[i] < b.polygon->y[i];
  }
  return false;
}

// One jump for the kinds of most bodies, since it is unpredictable.
bool collide(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  constexpr ShapeKind kCircle = ShapeKind::kCircle;
  constexpr ShapeKind kBox = ShapeKind::kBox;
  switch (pair_of(a.shape.kind, b.shape.kind)) {
    case pair_of(kCircle, kCircle):
      return collide_circles(a.shape, b.shape, edges, manifold);
    case pair_of(kCircle, kBox):
      return collide_circle_box(a.shape, oriented_box_of(b.shape), edges, manifold);
    case pair_of(kBox, kCircle):
      if (!collide_circle_box(b.shape, oriented_box_of(a.shape), edges, manifold)) return false;
      mirror(manifold);
      return true;
    case pair_of(kBox, kBox):
      return collide_boxes(a.shape, b.shape, edges, manifold);
    default:
      return collide_others(a, b, edges, manifold);
  }
}

Separation separation(const ShapeRef& a, const ShapeRef& b) {
  Manifold manifold;
  if (collide(a, b, EdgeRule::kTouching, manifold)) {
    Separation found = separation_of(manifold);
    const bool overlap = collide(a, b, EdgeRule::kStrict, manifold);
    found.distance = overlap ? std::min(found.distance, -kLeastDistance) : 0;
    return found;
  }
  if (comes_first(a, b)) return separation_apart(a, b);
  const Separation mirrored = separation_apart(b, a);
  return {mirrored.distance, 0 - mirrored.normal_x, 0 - mirrored.normal_y, mirrored.on_b,
          mirrored.on_a};
}

Manifold collide(const Shape& a, const Transform& at_a, const Shape& b, const Transform& at_b,
                 EdgeRule edges) {
  Manifold manifold = {};
  collide(StandaloneShape(a, at_a).ref(), StandaloneShape(b, at_b).ref(), edges, manifold);
  return manifold;
}

Separation separation(const Shape& a, const Transform& at_a, const Shape& b,
                      const Transform& at_b) {
  return separation(StandaloneShape(a, at_a).ref(), StandaloneShape(b, at_b).ref());
}

}  // namespace quadrille
