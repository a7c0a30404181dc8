// Contacts with static bodies that adjoin.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "narrow/outline_contact.hpp"
#include "quadrille/contact.hpp"
#include "quadrille/settings.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"

namespace quadrille {

/// A part of a body.
struct BodyPart {
  Row row;
  std::uint32_t number;
  const PlacedPart& placed;
};

/// Makes contacts with static bodies those with the outline of all that adjoin.
class Seams {
 public:
  /// Precondition: the tree is up to date, and there is room in `scratch` for its rows.
  Seams(const Bodies& bodies, BodyTree& fixed, const Settings& settings, QueryScratch& scratch)
      : bodies_(bodies), fixed_(fixed), settings_(settings), scratch_(scratch) {}

  /// False for two bodies whose contacts stay as they are.
  bool concern(Row a, Row b) const {
    return settings_.seam_tolerance >= 0 && (bodies_.is_static(a) || bodies_.is_static(b));
  }

  /// Makes the contact of two parts one with the outline. False when no contact is left: others
  /// cover all that the moving part meets of the static one. Precondition: concern(a.row, b.row).
  [[nodiscard]] bool correct(const BodyPart& a, const BodyPart& b, Manifold& manifold);

 private:
  bool collect_neighbors(const BodyPart& moving, const BodyPart& solid, const Box& window);
  void add_neighbor(const PlacedShape& shape);

  const Bodies& bodies_;
  BodyTree& fixed_;
  const Settings& settings_;
  QueryScratch& scratch_;
  std::array<PlacedShape, kMostNeighbors> neighbors_;
  std::size_t count_ = 0;
};

}  // namespace quadrille
