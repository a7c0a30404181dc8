// Which parts of two bodies overlap.
#pragma once

#include <cstdint>

#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "world/bodies.hpp"

namespace quadrille {

/// A part of each of two bodies.
struct PartPair {
  const PlacedPart& a;
  const PlacedPart& b;
  std::uint32_t part_a;
  std::uint32_t part_b;

  bool has_sensor() const { return a.is_sensor || b.is_sensor; }
};

/// Calls `visit(pair)` for each two parts that admit each other and whose boxes overlap, by
/// `part_a`, then by `part_b`, until it returns false. Boxes have the margin of `place`: all parts
/// that `collide` finds to overlap are among these.
template <typename Visit>
void visit_near_parts(const Bodies& bodies, Row a, Row b, Visit&& visit) {
  // The part of a body that has only one is placed once, not for each part of the other one.
  const bool b_is_first = !bodies.has_parts(b);
  const Row first = b_is_first ? b : a;
  const Row second = b_is_first ? a : b;
  const Box& around_second = bodies.boxes()[second];
  bodies.visit_placed(first, around_second, [&](const PlacedPart& part, std::uint32_t i) {
    return bodies.visit_placed(second, part.box, [&](const PlacedPart& other, std::uint32_t j) {
      if (!admit(part.filter, other.filter)) return true;
      return visit(b_is_first ? PartPair{other, part, j, i} : PartPair{part, other, i, j});
    });
  });
}

/// Whether two bodies overlap, by the rule, of which one has parts, or both do. Calls
/// `take(pair, manifold)` for each contact that this makes, in the same order; maybe not for those
/// of which `is_contact(pair)` is false.
template <typename IsContact, typename Take>
bool visit_contacts(const Bodies& bodies, Row a, Row b, EdgeRule edges, IsContact&& is_contact,
                    Take&& take) {
  const ShapeStore& shapes = bodies.shapes();
  const bool has_sensor = bodies.either_is_sensor(a, b);
  bool overlap = false;
  visit_near_parts(bodies, a, b, [&](const PartPair& pair) {
    const bool may_have_contact = !has_sensor && !pair.has_sensor();
    if (overlap && (!may_have_contact || !is_contact(pair))) return true;
    Manifold manifold;
    if (!collide(shapes.with_points(pair.a.shape), shapes.with_points(pair.b.shape), edges,
                 manifold)) {
      return true;
    }
    overlap = true;
    if (may_have_contact) take(pair, manifold);
    return !has_sensor;
  });
  return overlap;
}

}  // namespace quadrille
