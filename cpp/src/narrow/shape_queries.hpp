// Queries of one placed shape: by a point, a box, a disc or a ray.
#pragma once

#include <optional>

#include "narrow/placed_shape.hpp"
#include "quadrille/query.hpp"
#include "quadrille/query_shape.hpp"

namespace quadrille {

/// The distance from a point to the nearest point of a shape; 0 or below inside and on the surface,
/// where its opposite is the way to the nearest point of the surface.
double signed_distance(const ShapeRef& shape, const Point& point);

/// Whether a point is in a shape: by the strict rule, not on its surface.
bool overlaps(const ShapeRef& shape, const Point& point, EdgeRule edges);

/// Whether a box or a disc overlaps a shape, by the rule: the same as whether a body of that form
/// does. Either may be without size.
bool overlaps(const ShapeRef& shape, const Box& box, EdgeRule edges);
bool overlaps(const ShapeRef& shape, const Circle& circle, EdgeRule edges);

/// Where a ray first meets a shape, if it does. By the strict rule, a ray that only touches the
/// surface does not. The normal is that of the surface, against the ray; 0 when the ray begins in
/// the shape. The hit's row is 0.
std::optional<Hit> first_hit(const ShapeRef& shape, const Ray& ray, EdgeRule edges);

}  // namespace quadrille
