// Bodies that are solid from one side.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/contact.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/settings.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"
#include "world/changes.hpp"

namespace quadrille {

/// Whether a shape is on the open side of a one-way solid: beyond it in that direction, or apart
/// from it with a direction between the two that counts.
bool is_on_side(const OpenSide& side, const ShapeRef& solid, const ShapeRef& other);

/// Tells which bodies come from the side from which others are solid: by where the ways of both
/// begin, and by their contacts then: how deep they were in others, and which. Of static parts that
/// adjoin, the one that is nearest to the body decides for all, if the body was in it; what it
/// stops is stopped by all of them, but for segments, each of which stops only what was in front of
/// it.
class OneWays {
 public:
  /// These must outlive this; the tree of static bodies is to be up to date in calls of `stops`.
  OneWays(const Bodies& bodies, const BodyTree& fixed, const Settings& settings)
      : bodies_(bodies), fixed_(fixed), settings_(settings) {}

  /// Makes room for the contacts of the step before; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t contacts) {
    return supports_.reserve(2 * contacts) && scratch_.reserve(bodies_.ids().rows());
  }

  /// Notes the static bodies among the partners that some moving bodies may have in this step;
  /// false when there is no memory. The rows of the moving bodies are ascending.
  [[nodiscard]] bool note_statics(std::span<const std::span<const Pair>> candidates,
                                  std::span<const Row> moving);

  /// Takes the contacts of the step before: all, or those that `changes` and the noted bodies
  /// concern. Precondition: `reserve` made room for them.
  void take_contacts(std::span<const Contact> contacts, const Changes* changes);

  /// Whether a one-way part stops another one, which it overlaps.
  bool stops(const BodyPart& one_way, const BodyPart& other) const;

  std::size_t bytes() const { return supports_.bytes() + statics_.bytes() + scratch_.bytes(); }

 private:
  /// A contact of a body in the step before.
  struct Support {
    Id body;
    Id solid;  ///< the other one
    std::uint32_t own_part;
    std::uint32_t part;  ///< of the other one
    float normal_x;      ///< towards the body
    float normal_y;
    float depth;
  };

  /// A static part where its way begins, and how far a body is from it then.
  struct Solid {
    Row row;
    std::uint32_t number;
    OpenSide side;
    PlacedShape before;
    Separation apart;  ///< from the solid to the body
  };

  std::span<const Support> supports_of(Row row) const;
  bool touches_still(const Support& support) const;
  bool is_carried(const Solid& solid, Row row, const ShapeRef& before, double lift) const;
  double depth_before(Row row, const OpenSide& side) const;
  bool find_nearer(const BodyPart& other, const ShapeRef& before, double tolerance,
                   Solid& solid) const;
  Vector offset_now(const Solid& solid, const Vector& place) const;

  const Bodies& bodies_;
  const BodyTree& fixed_;
  const Settings& settings_;
  mutable QueryScratch scratch_;
  Buffer<Support> supports_;  // by body
  Buffer<Row> statics_;       // noted; ascending
};

}  // namespace quadrille
