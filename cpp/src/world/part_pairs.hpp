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
  const auto visit_pair = [&](const PlacedPart& part_a, std::uint32_t i, const PlacedPart& part_b,
                              std::uint32_t j) {
    return !admit(part_a.filter, part_b.filter) || visit(PartPair{part_a, part_b, i, j});
  };
  if (!bodies.has_parts(b)) {
    // Placed once, not for each part of the other body.
    const PlacedPart only = bodies.only_part(b);
    bodies.visit_placed(a, only.box, [&](const PlacedPart& part_a, std::uint32_t i) {
      return visit_pair(part_a, i, only, 0);
    });
    return;
  }
  bodies.visit_placed(a, bodies.boxes()[b], [&](const PlacedPart& part_a, std::uint32_t i) {
    return bodies.visit_placed(b, part_a.box, [&](const PlacedPart& part_b, std::uint32_t j) {
      return visit_pair(part_a, i, part_b, j);
    });
  });
}

/// Whether two bodies overlap, by the rule, of which one has parts, or both do. For each two parts
/// that overlap and are no sensors, writes `contacts.manifold()` and calls `contacts.take(pair)`,
/// in the same order; maybe not for those of which `contacts.may_have(pair)` is false.
template <typename Contacts>
bool visit_contacts(const Bodies& bodies, Row a, Row b, EdgeRule edges, Contacts& contacts) {
  const ShapeStore& shapes = bodies.shapes();
  const bool has_sensor = bodies.either_is_sensor(a, b);
  bool overlap = false;
  visit_near_parts(bodies, a, b, [&](const PartPair& pair) {
    const bool have_contact = !has_sensor && !pair.has_sensor();
    if (overlap && (!have_contact || !contacts.may_have(pair))) return true;
    if (!collide(shapes.with_points(pair.a.shape), shapes.with_points(pair.b.shape), edges,
                 contacts.manifold())) {
      return true;
    }
    overlap = true;
    if (have_contact) contacts.take(pair);
    return !has_sensor;
  });
  return overlap;
}

}  // namespace quadrille
