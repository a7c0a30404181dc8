// Where two shapes touch, and how far they are apart.
#pragma once

#include <array>
#include <cstdint>

#include "quadrille/api.hpp"
#include "quadrille/id.hpp"
#include "quadrille/point.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// A part of a shape: corner i of `Shape::points` is i, the side from corner i to the next one is
/// kFirstSide + i. A circle is corner 0. The two sides of a segment or a capsule are those from its
/// first end to the second, and back.
using Feature = std::uint32_t;

/// The number of a shape's first side, among its features.
inline constexpr Feature kFirstSide = 8;

/// The feature of b times this, plus that of a, is the feature id of a contact point.
inline constexpr Feature kFeaturesOfB = 16;

/// A point of a contact. Half its depth along the normal leads from it to the surface of a, half
/// its depth against the normal to that of b.
struct ContactPoint {
  float x;  ///< in world units
  float y;
  float depth;      ///< how deep the shapes overlap at this point, along the normal; 0 or more
  Feature feature;  ///< which features meet: the same from step to step as long as these do

  friend bool operator==(const ContactPoint&, const ContactPoint&) = default;
};

/// How two shapes, a and b, overlap: moving b by `depth` along the normal leaves them just
/// touching, and no shorter move does. Where the points of two shapes, without the radii around
/// them, are apart by a way that is tiny against their sizes, the normal is off by up to 1e-14
/// times the quotient of the two; for a way of less than 1e-15 of the sizes it is that of a side.
struct Manifold {
  float normal_x;  ///< from a to b, of length 1
  float normal_y;
  float depth;                ///< the larger depth of the points; more where the shapes are
                              ///< deepest behind another body that covers the place: see `World`,
                              ///< Seams; 0 when the shapes only touch, or overlap by less than
                              ///< rounding
  std::uint32_t point_count;  ///< 1 or 2; 0 when the shapes are apart, and then all else is 0
  std::array<ContactPoint, 2> points;

  friend bool operator==(const Manifold&, const Manifold&) = default;
};
static_assert(sizeof(Manifold) == 48, "the view of contacts is an array of words");

/// Two bodies whose shapes overlap; of bodies of several parts, two of their parts.
struct Contact {
  Id a;
  Id b;
  Manifold manifold;
  std::uint32_t part_a = 0;  ///< of a body of several parts: which one overlaps; else 0
  std::uint32_t part_b = 0;
};
static_assert(sizeof(Contact) == 72, "the view of contacts is an array of words");

/// How far two shapes, a and b, are apart.
struct Separation {
  float
      distance;  ///< between the nearest points; below 0, minus the depth of their overlap; 0
                 ///< exactly where they touch by EdgeRule::kTouching and do not overlap by kStrict
  float normal_x;  ///< from a to b, of length 1: moving b by -distance along it makes them touch
  float normal_y;
  Point on_a;  ///< the nearest point of a, or when they overlap, the deepest one in b
  Point on_b;
  std::uint32_t part_a = 0;  ///< of a body of several parts: which one it is about; else 0
  std::uint32_t part_b = 0;
};

/// Whether two bodies are a pair; if not, the first reason in the order kSame, kStatic, kGroup,
/// kFilter, kApart. Four bytes, so that a PairExplanation has no padding.
// NOLINTNEXTLINE(performance-enum-size)
enum class PairReason : std::uint32_t {
  kTouching,  ///< they are
  kStatic,    ///< both are static
  kGroup,     ///< they share a group
  kFilter,    ///< their filters do not admit each other, nor do those of any two of their parts
  kApart,     ///< their shapes do not overlap, by `Settings::edges`, nor do any two parts that
              ///< admit each other
  kSame,      ///< they are one body
};

/// Why two bodies are a pair or not.
struct PairExplanation {
  PairReason reason;
  float distance;  ///< as of their Separation, whatever the reason
};

/// The contact of two shapes where the transforms put them. By the strict rule, shapes that only
/// touch are apart. Of several equally short ways out, the numbers of the shapes decide: the same
/// two shapes in the other order have the mirrored contact, to the bit, unless they are equal and
/// on one spot. Preconditions: the transforms are valid, and so are the boxes around the shapes.
QUADRILLE_API Manifold collide(const Shape& a, const Transform& at_a, const Shape& b,
                               const Transform& at_b, EdgeRule edges = EdgeRule::kStrict);

/// How far two shapes are apart. Preconditions as `collide`.
QUADRILLE_API Separation separation(const Shape& a, const Transform& at_a, const Shape& b,
                                    const Transform& at_b);

}  // namespace quadrille
