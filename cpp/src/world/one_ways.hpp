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
#include "world/row_set.hpp"

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

  /// Makes room for the contacts of the step before, and notes the static bodies among the partners
  /// that `moving`, ascending rows, may have in this step. False when there is no memory.
  [[nodiscard]] bool prepare(std::size_t contacts,
                             std::span<const std::span<const Pair>> candidates,
                             std::span<const Row> moving);

  /// Takes the contacts of the step before. Precondition: `prepare` made room for them.
  void take_contacts(std::span<const Contact> contacts);

  /// The same for those that `changes` and the noted bodies concern: no others are asked for. Reads
  /// them when `stops` first asks, so that both must stay as they are while it may.
  void take_contacts(std::span<const Contact> contacts, const Changes& changes);

  /// Whether a one-way part stops another one, which it overlaps.
  bool stops(const BodyPart& one_way, const BodyPart& other) const;

  std::size_t bytes() const {
    return supports_.bytes() + first_.bytes() + statics_.bytes() + scratch_.bytes();
  }

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
    std::uint32_t next;  ///< of the same row
  };
  static constexpr std::uint32_t kNone = ~0u;

  /// A static part where its way begins, and how far a body is from it then.
  struct Solid {
    Row row;
    std::uint32_t number;
    OpenSide side;
    PlacedShape before;
    Separation apart;  ///< from the solid to the body
  };

  void forget_supports();
  void list_supports() const;
  void add_supports(const Contact& contact) const;
  void add_support(const Support& support) const;
  template <typename Visit>
  bool visit_supports(Row row, Visit&& visit) const;
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
  mutable Buffer<Support> supports_;
  mutable Buffer<std::uint32_t> first_;        // of supports_, by row
  mutable std::span<const Contact> contacts_;  // not yet listed in supports_
  const Changes* changes_ = nullptr;           // which of these are
  RowSet statics_;                             // noted
};

}  // namespace quadrille
