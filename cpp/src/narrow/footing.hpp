// Which of the floors that a body touches it stands on.
#pragma once

#include <algorithm>
#include <span>

#include "narrow/placed_shape.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// From where to where something reaches along a line.
struct Extent {
  double from;
  double to;

  double middle() const { return (from + to) / 2; }

  /// Around both.
  Extent united_with(const Extent& other) const {
    return {std::min(from, other.from), std::max(to, other.to)};
  }

  /// What the two have in common; inverted where they are apart.
  Extent within(const Extent& other) const {
    return {std::max(from, other.from), std::min(to, other.to)};
  }
};

/// Of a hull, along a direction of length 1.
Extent extent_of(const Hull& hull, const Vector& direction);

/// A part that a body touches with its feet. Extents lead across `up`.
struct Footing {
  CastHit hit;  ///< of the part, downwards
  Id body;
  Extent extent;             ///< of the part, within that of the body that stands
  double share_of_body = 0;  ///< the length of the extents of all parts of `body`

  double share() const { return extent.to - extent.from; }
};

/// How the body stands.
struct Stance {
  Extent extent;
  double aside;  ///< above 0 where the body moves in the direction of extents, below 0 against it
  Id last_support;  ///< kNoId for none
  double rounding;  ///< lengths that differ by no more are equal
};

/// What is below the middle of the body. Of several, or where nothing is, that whose body has the
/// largest share of the width, and of its parts the one with the largest; of equal ones, the last
/// support, then what is farthest in the direction in which the body moves, then the lower id, then
/// the lower part. Reorders the footings. Precondition: there is one.
const Footing& choose_footing(std::span<Footing> footings, const Stance& stance);

}  // namespace quadrille
