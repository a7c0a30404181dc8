// Contacts of placed shapes.
#pragma once

#include "narrow/placed_shape.hpp"
#include "quadrille/contact.hpp"

namespace quadrille {

/// Whether two shapes overlap, by the rule; if they do, fills `manifold`. Pairs, separations,
/// and queries by points, discs and shapes use this test, so that they agree. Queries by boxes use
/// the tests that it consists of, see shape_queries.cpp.
bool collide(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold);

/// How far two shapes are apart, or how deep they overlap.
Separation separation(const ShapeRef& a, const ShapeRef& b);

}  // namespace quadrille
