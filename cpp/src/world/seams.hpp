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
        scratch_(scratch) {}

  /// False for two bodies whose contacts stay as they are.
  bool concern(Row a, Row b) const {
    return settings_.seam_tolerance >= 0 && (bodies_.is_static(a) || bodies_.is_static(b));
  }

  // True when nothing else is where two bodies touch, as far as that is quickly known: no other
  // static body is near. Precondition: concern(a, b), or that of the rows.

  /// Of bodies of one shape.
  bool is_alone(Row a, Row b, const Manifold& manifold) const;

  /// Of a whole tile, when the cell in front of the side that is met is empty.
  bool is_alone(const BodyPart& a, const BodyPart& b, const Manifold& manifold) const;

  /// True when one of two parts is a whole tile with whole ones on all four sides, which stop the
  /// other one, too: they have no contact. Precondition: concern(a.row, b.row).
  bool is_buried(const BodyPart& a, const BodyPart& b) const;

  /// Makes the contact of two parts one with the outline, and with the side from which a one-way
  /// part is solid. False when no contact is left. Precondition: concern(a.row, b.row), or one of
  /// them is a one-way part that stops the other.
  [[nodiscard]] bool correct(const BodyPart& a, const BodyPart& b, Manifold& manifold);

 private:
  class SolidsAround;

  bool is_exposed_in_map(const BodyPart& moving, const BodyPart& solid, const Vector& normal) const;
  bool is_corner_of_wall(const BodyPart& moving, const BodyPart& solid, const Vector& normal,
                         double depth) const;
  void collect(const BodyPart& moving, const BodyPart& solid, const Box& box, double near,
               bool with_own);
  void collect_from_tree(const BodyPart& moving, const BodyPart& solid, const Box& window,
                         bool with_own);
  void add_parts_of(Row row, const BodyPart& moving, const BodyPart& solid, const Box& window);
  bool stops(const BodyPart& part, const BodyPart& moving) const;
  void add_neighbor(const PlacedShape& shape);

  std::array<PlacedShape, kMostNeighbors> found_;  // the first `count_` of them
  const Bodies& bodies_;
  const StaticPartners& partners_;
  const OneWays& one_ways_;
  BodyTree& fixed_;
  const Settings& settings_;
  QueryScratch& scratch_;
  std::size_t count_ = 0;
};

}  // namespace quadrille
