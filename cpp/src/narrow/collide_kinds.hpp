// Contacts of two kinds of shapes each. All return whether the shapes overlap, by the rule, and if
// they do, fill the manifold.
#pragma once

#include "narrow/oriented_box.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/contact.hpp"

namespace quadrille {

bool collide_circles(const PlacedShape& a, const PlacedShape& b, EdgeRule edges,
                     Manifold& manifold);
bool collide_circle_box(const PlacedShape& circle, const OrientedBox& box, EdgeRule edges,
                        Manifold& manifold);
bool collide_circle_segment(const PlacedShape& circle, const PlacedShape& segment, EdgeRule edges,
                            Manifold& manifold);
bool collide_circle_polygon(const PlacedShape& circle, const ShapeRef& polygon, EdgeRule edges,
                            Manifold& manifold);
bool collide_boxes(const PlacedShape& a, const PlacedShape& b, EdgeRule edges, Manifold& manifold);
/// Whether two boxes overlap, by the test of `collide_boxes`.
bool overlap(const OrientedBox& a, const OrientedBox& b, EdgeRule edges);
/// Shapes of any kinds.
bool collide_hulls(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold);

/// An order of shapes by their numbers only, without ties between different shapes: where both of
/// two shapes would do, the first one decides, so that a pair in the other order has the mirrored
/// contact.
bool comes_first(const ShapeRef& a, const ShapeRef& b);

}  // namespace quadrille
