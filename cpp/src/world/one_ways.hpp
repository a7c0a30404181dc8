// Bodies that are solid from one side.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/contact.hpp"
#include "world/bodies.hpp"

namespace quadrille {

/// Whether a shape is on the open side of a one-way solid: beyond it in that direction, or apart
/// from it with a direction between the two that counts.
bool is_on_side(const OpenSide& side, const ShapeRef& solid, const ShapeRef& other);

/// Tells which bodies come from the side from which others are solid: by where the ways of both
/// begin, and by how deep they were in others then.
class OneWays {
 public:
  /// The bodies must outlive this.
  explicit OneWays(const Bodies& bodies) : bodies_(bodies) {}

  /// Makes room for the contacts of the step before; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t contacts) { return supports_.reserve(2 * contacts); }

  /// Takes the contacts of the step before. Precondition: `reserve` made room for them.
  void take_contacts(std::span<const Contact> contacts);

  /// Whether a one-way part stops another one, which it overlaps.
  bool stops(const BodyPart& one_way, const BodyPart& other) const;

  std::size_t bytes() const { return supports_.bytes(); }

 private:
  /// A contact of a body in the step before.
  struct Support {
    Id body;
    float normal_x;  ///< towards the body
    float normal_y;
    float depth;
  };

  double depth_before(Row row, const OpenSide& side) const;

  const Bodies& bodies_;
  Buffer<Support> supports_;  // by body
};

}  // namespace quadrille
