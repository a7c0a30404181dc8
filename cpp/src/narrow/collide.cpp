#include "narrow/collide.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

#include "base/wide.hpp"
#include "narrow/collide_functions.hpp"
#include "narrow/hull_distance.hpp"

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

// For kinds in the other order than the function takes them.
template <CollideFunction* collide>
bool mirrored(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  if (!collide(b, a, edges, manifold)) return false;
  mirror(manifold);
  return true;
}

// For two shapes of one kind whose contact depends on which of them comes first.
template <CollideFunction* collide>
bool ordered(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  return comes_first(a, b) ? collide(a, b, edges, manifold)
                           : mirrored<collide>(a, b, edges, manifold);
}

// By the kind of the first shape, and that of the second one.
constexpr std::size_t kKinds = static_cast<std::size_t>(ShapeKind::kPolygon) + 1;
constexpr std::array<std::array<CollideFunction*, kKinds>, kKinds> kCollideFunctions = {{
    // circle
    {collide_circles, collide_circle_box, collide_circle_segment, collide_circle_segment,
     collide_circle_polygon},
    // box
    {mirrored<collide_circle_box>, collide_boxes, collide_hulls, collide_hulls, collide_hulls},
    // capsule
    {mirrored<collide_circle_segment>, mirrored<collide_hulls>, ordered<collide_hulls>,
     collide_hulls, collide_hulls},
    // segment
    {mirrored<collide_circle_segment>, mirrored<collide_hulls>, mirrored<collide_hulls>,
     ordered<collide_hulls>, collide_hulls},
    // polygon
    {mirrored<collide_circle_polygon>, mirrored<collide_hulls>, mirrored<collide_hulls>,
     mirrored<collide_hulls>, ordered<collide_hulls>},
}};

Point rounded_point(const Vector& point) {
  return {static_cast<float>(point.x), static_cast<float>(point.y)};
}

// Of shapes that overlap or touch: their surfaces at the deepest point of their contact.
Separation separation_of(const Manifold& manifold) {
  const ContactPoint& deepest =
      *std::ranges::max_element(manifold.points, {}, &ContactPoint::depth);
  const Vector half =
      (wide(manifold.depth) / 2.0) * Vector{wide(manifold.normal_x), wide(manifold.normal_y)};
  const Vector middle = {wide(deepest.x), wide(deepest.y)};
  return {0 - manifold.depth, manifold.normal_x, manifold.normal_y, rounded_point(middle + half),
          rounded_point(middle - half)};
}

// Of shapes that are apart.
Separation separation_apart(const ShapeRef& a, const ShapeRef& b) {
  const Vector origin = {wide(a.shape.x), wide(a.shape.y)};
  const Hull hull_a = hull_of(a, origin);
  const Hull hull_b = hull_of(b, origin);
  const auto [on_a, on_b, normal, distance] = nearest_points(hull_a, hull_b);
  const double between = larger(distance - (hull_a.radius + hull_b.radius), wide(kLeastDistance));
  return {rounded_depth(between), rounded_normal(normal.x), rounded_normal(normal.y),
          rounded_point(origin + on_a + hull_a.radius * normal),
          rounded_point(origin + on_b - hull_b.radius * normal)};
}

}  // namespace

bool comes_first(const ShapeRef& a, const ShapeRef& b) {
  const PlacedShape& p = a.shape;
  const PlacedShape& q = b.shape;
  if (p.kind() != q.kind()) return p.kind() < q.kind();
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

// One jump for all kinds, since it is unpredictable.
bool collide(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  const auto kind_a = static_cast<std::size_t>(a.shape.kind());
  const auto kind_b = static_cast<std::size_t>(b.shape.kind());
  return kCollideFunctions[kind_a][kind_b](a, b, edges, manifold);
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
