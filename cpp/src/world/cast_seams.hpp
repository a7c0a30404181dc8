// Casts that meet static solids that adjoin.
#pragma once

#include <cstdint>
#include <span>

#include "geometry/vector.hpp"
#include "narrow/outline_contact.hpp"
#include "narrow/placed_shape.hpp"
#include "narrow/shape_cast.hpp"
#include "quadrille/box.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/settings.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/neighbor_list.hpp"

namespace quadrille {

/// What one-way parts are for a cast.
enum class OneWayRule : unsigned char {
  kSide,   ///< solid from their side
  kSolid,  ///< solid from all sides
  kPassed  ///< not solid
};

/// A shape of a cast.
struct CastShape {
  const ShapeCast& cast;
  Filter filter;
  Row body;  ///< of which it is a part; kNoRow for none
  OneWayRule one_way;
};

/// What a shape that meets a solid does at the outline of all that adjoin.
enum class AtOutline : unsigned char {
  kMeets,   ///< it meets the outline
  kPasses,  ///< it meets what others cover, and goes on
  kEnters,  ///< it is in a one-way part, or enters it from where that is not solid: it goes on
  kInside   ///< it begins inside of the outline
};

/// The bodies that a cast has met, as far as it went.
struct MetRows {
  std::span<const Row> rows;  ///< all static bodies are among them whose boxes touch `around`
  Box around;                 ///< the box of the shape where it meets something, grown by `reach`
  double reach;               ///< how far from the shape solids may cover what it meets
};

/// Tells which hits of casts are hits of the outline of static solids that adjoin.
class CastSeams {
 public:
  /// `run` is a query of the tree of static bodies, up to date, which admits what the cast admits,
  /// and `met` are bodies that it admits. What this refers to must outlive it.
  CastSeams(const Bodies& bodies, const Settings& settings, const QueryRun& run, const MetRows& met)
      : bodies_(bodies), settings_(settings), run_(run), met_(met) {}

  /// What a shape does that meets a part of a static body. Makes the hit one with the outline: its
  /// normal, and of an overlap at the start the depth.
  AtOutline meet(const CastShape& moving, CastHit& hit) const;

  /// Whether a shape meets a one-way part at an end of its open side where another part goes on: a
  /// one-way part that is open to about the same direction, or one that is solid from all sides.
  /// It does not for a shape that is behind the open sides of both there.
  bool goes_on_beside(const CastShape& moving, const CastHit& hit) const;

 private:
  class SolidsAround;
  struct Adjoining;

  Hull hull_at(const CastHit& hit, const PlacedShape& shape) const;
  template <typename Visit>
  void visit_near(Row body, const Box& window, Visit&& visit) const;
  template <typename Visit>
  void visit_adjoining(const CastShape& moving, const CastHit& hit, double tolerance,
                       Visit&& visit) const;
  bool is_in_adjoining(const CastShape& moving, const ShapeRef& shape, const CastHit& hit,
                       double tolerance) const;
  bool is_alone(const CastShape& moving, const CastHit& hit, const Box& near) const;

  const Bodies& bodies_;
  const Settings& settings_;
  const QueryRun& run_;
  const MetRows& met_;
};

/// Whether a shape gets no deeper than a tolerance into a part that it passes, from where it meets
/// it to another fraction of its path.
bool stays_out(const Bodies& bodies, const ShapeCast& moving, const CastHit& passed, float end,
               float tolerance);

}  // namespace quadrille
