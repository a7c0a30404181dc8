// Contacts of placed shapes.
#pragma once

#include "narrow/placed_shape.hpp"
#include "quadrille/contact.hpp"

namespace quadrille {

/// Whether two shapes overlap, by the rule; if they do, fills `manifold`. Pairs, queries and
/// separations all use this test, so that they agree.
bool collide(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold);

/// How far two shapes are apart, or how deep they overlap.
Separation separation(const ShapeRef& a, const ShapeRef& b);

}  // namespace quadrille
