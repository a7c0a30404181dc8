// Contacts with the outline of several solids that adjoin, in place of contacts with each of them.
//
// A solid may have sides and corners that others cover: those of a tile in a floor, for instance. A
// shape that moves along the floor overlaps each tile a little, and where it overlaps one by less
// along the floor than across it, the nearest way out leads along the floor. The outline of all
// solids together has no side there. A normal of the outline at a point is one that is normal to
// each solid at the point: the normal cone of a union is the intersection of those of its parts.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/open_side.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/contact.hpp"

namespace quadrille {

/// The normal of a contact that leads away from the solid.
inline Vector normal_from_solid(const Manifold& manifold, bool solid_is_a) {
  const double sign = solid_is_a ? 1 : -1;
  return {sign * wide(manifold.normal_x), sign * wide(manifold.normal_y)};
}

/// How many neighbours are considered at most, near one stretch of a side.
inline constexpr std::size_t kMostNeighbors = 32;

/// How far from a place other solids matter. The tolerance is that of OutlineContact.
inline double reach_of_seams(double tolerance, double rounding) {
  return 4 * (tolerance + rounding);
}

/// The box around the points of a contact on the surface of the solid, of which the normal leads
/// away.
inline Box points_on_solid(const Manifold& manifold, const Vector& normal) {
  Box box = {};
  for (std::size_t i = 0; i < manifold.point_count; ++i) {
    const auto& [x, y, depth, feature] = manifold.points[i];
    const Vector place = Vector{wide(x), wide(y)} + (wide(depth) / 2.0) * normal;
    const Box at = {rounded(place.x), rounded(place.y), rounded(place.x), rounded(place.y)};
    box = i == 0 ? at : united(box, at);
  }
  return box;
}

/// Places on a solid, and those in front of them where solids may be that cover them.
inline Box places_in_front(const Box& places, const Vector& normal, double near) {
  const double x = near * normal.x;
  const double y = near * normal.y;
  return united(places, {rounded(wide(places.min_x) + x), rounded(wide(places.min_y) + y),
                         rounded(wide(places.max_x) + x), rounded(wide(places.max_y) + y)});
}

/// The solids around one of them.
class Neighbors {
 public:
  /// Those no farther from a box than `near`, at most kMostNeighbors, in any order, and maybe
  /// others; relative to the origin of the contact. Valid until the next call.
  virtual std::span<const Hull> around(const Box& box, double near) = 0;

 protected:
  ~Neighbors() = default;
};

/// Finds the contact of a shape with one solid that is a contact with the outline.
class OutlineContact {
 public:
  /// Two solids that are no farther apart than `tolerance` adjoin, and a step between their
  /// surfaces that is no higher is none. Places of solids may be off by `rounding`. With an open
  /// side, the solid has no other normals.
  OutlineContact(const ShapeRef& moving, const ShapeRef& solid, double tolerance, double rounding,
                 const std::optional<OpenSide>& open_side);

  /// To which the hulls of neighbours are relative.
  const Vector& origin() const { return origin_; }

  /// Makes a contact one with the outline of the solid and its neighbours. False when there is
  /// none: neighbours cover all that the shape meets of the solid. `solid_is_a` says which shape of
  /// the manifold the solid is.
  bool correct(Neighbors& neighbors, bool solid_is_a, EdgeRule edges, Manifold& manifold) const;

  /// The normal of the outline where the moving shape is no farther from the solid than `gap`, at a
  /// point where the normal of the solid is this one: the same, or that of another side, which the
  /// shape is below or as near to. No value when the outline has no such normal.
  std::optional<Vector> normal_at_touch(Neighbors& neighbors, const Vector& normal,
                                        const Vector& point, double gap) const;

 private:
  /// A straight side of the solid. Places along it are distances from where it begins.
  struct Side {
    Vector from;  ///< on the surface
    Vector tangent;
    Vector normal;
    double length;

    Vector at(double along) const { return from + along * tangent; }
  };

  /// A part of a side, from one place to another; empty when `end` is before `begin`.
  struct Stretch {
    double begin;
    double end;
  };

  /// A point of a contact with a side.
  struct Point {
    double along;
    double depth;
    Feature of_solid;
    Feature of_moving;
  };

  struct Contact {
    Vector normal;  ///< from the solid to the moving shape
    std::array<Point, 2> points;
    std::size_t count;
    std::size_t side;
    double depth;  ///< along the normal; more than that of the points where the shape is deepest
                   ///< beyond the stretch
  };

  /// How neighbours cover a corner. What is round may be over the gap between a side of the solid
  /// and one of a neighbour: it is then over both sides.
  enum class Cover : unsigned char { kNone, kGap, kWhole };

  Side side(std::size_t i) const;
  bool is_open(const Vector& normal) const;
  bool is_open_corner(const Vector& normal) const;
  Vector on_solid(const ContactPoint& point, const Vector& normal) const;
  Stretch touched(const Side& side, const Vector& normal, const Manifold& manifold) const;
  Stretch nearest_part(const Side& side) const;
  std::optional<std::size_t> side_with_normal(const Vector& normal) const;
  Stretch exposed(const Side& side, const Stretch& stretch, Neighbors& neighbors) const;
  Cover cover_of_corner(const Vector& normal, double depth, const Vector& place,
                        Neighbors& neighbors) const;
  std::optional<Contact> contact_over(std::size_t side, const Stretch& stretch, double least_depth,
                                      bool must_reach_out, double slack) const;
  bool reaches_above(const Side& side, double along) const;
  std::optional<Point> surface_at(const Side& side, double along, Feature of_solid,
                                  bool& is_flat) const;
  std::optional<Contact> contact_with_sides(Neighbors& neighbors, double least_depth,
                                            double slack) const;
  double depth_along(const Vector& normal) const;
  bool solid_contains_middle() const;
  void write(const Contact& contact, bool solid_is_a, Manifold& manifold) const;
  Box box_around(const Vector& one, const Vector& other) const;
  static double height_over(const Side& side, const Hull& hull);

  Vector origin_;
  Hull moving_;
  Hull solid_;
  double tolerance_;
  double rounding_;
  double near_;
  std::optional<OpenSide> open_side_;
};

}  // namespace quadrille
