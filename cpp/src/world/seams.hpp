// Contacts with static bodies that adjoin.
#pragma once

#include <cstddef>
#include <cstdint>

#include "narrow/outline_contact.hpp"
#include "quadrille/contact.hpp"
#include "quadrille/settings.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"
#include "world/map_seams.hpp"
#include "world/neighbor_list.hpp"
#include "world/one_ways.hpp"
#include "world/static_partners.hpp"

namespace quadrille {

/// Makes contacts with static bodies those with the outline of all that adjoin.
class Seams {
 public:
  /// `partners` are those of a step, `fixed` is the tree of static bodies, up to date. There is
  /// room in `scratch` for all rows. What this refers to must outlive it.
  Seams(const Bodies& bodies, const StaticPartners& partners, const OneWays& one_ways,
        BodyTree& fixed, const Settings& settings, QueryScratch& scratch)
      : bodies_(bodies),
        partners_(partners),
        one_ways_(one_ways),
        fixed_(fixed),
        settings_(settings),
        scratch_(scratch),
        neighbors_(bodies.shapes()) {}

  /// False for two bodies whose contacts stay as they are.
  bool concern(Row a, Row b) const {
    return settings_.seam_tolerance >= 0 && (bodies_.is_static(a) || bodies_.is_static(b));
  }

  /// True when no other static body is where two bodies of one shape touch, as far as that is
  /// quickly known. Precondition: concern(a, b).
  bool is_alone(Row a, Row b, const Manifold& manifold) const;

  /// What is quickly known about contacts with a tile map. Precondition: concern(a, b).
  MapSeams map_seams(Row a, Row b) const;

  /// Makes the contact of two parts one with the outline, and with the side from which a one-way
  /// part is solid. False when no contact is left. Precondition: concern(a.row, b.row), or one of
  /// them is a one-way part that stops the other.
  [[nodiscard]] bool correct(const BodyPart& a, const BodyPart& b, Manifold& manifold);

 private:
  class SolidsAround;

  bool correct(const BodyPart& moving, const BodyPart& solid, bool solid_is_a, bool has_outline,
               Manifold& manifold);
  bool is_one_way(const BodyPart& part) const;
  void collect(const BodyPart& moving, const BodyPart& solid, const Box& box, double near,
               const Box& needed, bool with_own);
  void collect_from_tree(const BodyPart& moving, const BodyPart& solid, const Box& window,
                         bool with_own, bool of_partners);
  void add_parts_of(Row row, const BodyPart& moving, const BodyPart& solid, const Box& window);
  bool stops(const BodyPart& part, const BodyPart& moving) const;

  const Bodies& bodies_;
  const StaticPartners& partners_;
  const OneWays& one_ways_;
  BodyTree& fixed_;
  const Settings& settings_;
  QueryScratch& scratch_;
  NeighborList neighbors_;
};

}  // namespace quadrille
