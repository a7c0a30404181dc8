// Where two bodies meet that move from one place to another.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "base/wide.hpp"
#include "geometry/swept_box.hpp"
#include "narrow/shape_cast.hpp"
#include "quadrille/box.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/query.hpp"
#include "world/bodies.hpp"
#include "world/pair_events.hpp"

namespace quadrille {

/// A body on its way: it moves straight and turns evenly. Both scales are those of the end.
struct Motion {
  Row row;
  Transform from;
  Transform to;

  Vector way() const { return {wide(to.x) - wide(from.x), wide(to.y) - wide(from.y)}; }

  /// The place at a fraction of the way, with the angle of another fraction.
  Transform at(double fraction, double fraction_of_turn) const;

  /// Where piece i of `pieces` equal ones begins, with the angle of its middle.
  Transform at_piece(int i, int pieces) const;
};

/// A box around a body, whatever its angle, on its way; and a box around all of that.
struct Path {
  MovingBox moving;
  Box around;
};

/// The pairs of the step before, in order.
struct PairsBefore {
  const IdTable& ids;
  std::span<const BodyPair> pairs;

  bool contain(Row a, Row b) const;
};

/// A part of a body on a straight piece of its way.
struct SweptPart {
  SweptPart(const PlacedPart& placed, const MovingShape& shape, float dx, float dy, EdgeRule edges)
      : start(placed),
        path({placed.box, dx, dy}, EdgeRule::kTouching),
        cast(shape, dx, dy, edges) {}

  const PlacedPart& start;
  SweptBox path;
  ShapeCast cast;
};

/// Memory for the parts of two bodies. Those of the moving one stay for the next body that it may
/// meet.
struct SweepScratch {
  Buffer<PlacedPart> starts;
  Buffer<SweptPart> moving;  // refer to `starts`
  Row moving_row = kNoRow;
  Transform moving_from = {};
  float moving_dx = 0;
  float moving_dy = 0;
  Buffer<PlacedPart> elsewhere;
  Buffer<PlacedPart> other;

  /// Makes room for bodies of that many parts; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t parts) {
    return starts.reserve(parts) && moving.reserve(parts) && elsewhere.reserve(parts) &&
           other.reserve(parts);
  }

  std::size_t bytes() const {
    return starts.bytes() + moving.bytes() + elsewhere.bytes() + other.bytes();
  }
};

/// Sweeps bodies against each other, with all their parts.
///
/// Bodies that turn are swept in straight pieces, on each of which they have the angle of the
/// piece's middle. So a shape is where it should be but for half the turn of a piece times its
/// reach, the distance of its farthest point from the origin of the body. A piece is 1/8 radian; of
/// a turn by more than 8 radians, it is a 64th of it.
class BodySweep {
 public:
  /// Precondition: there is room in `scratch` for all parts of any body. Bodies must not change
  /// while it is in use, but for being placed.
  BodySweep(const Bodies& bodies, EdgeRule edges, SweepScratch& scratch)
      : bodies_(bodies), edges_(edges), scratch_(scratch) {}

  /// The path of a body that is placed where its motion ends.
  Path path_of(const Motion& motion) const;

  /// Where a body meets another one, which stands or moves, too: the normal is that of the other
  /// one's surface, `moving_part` is of the first one. Bodies that were a pair in the step before
  /// do not meet by beginning in an overlap; others do, if the other one was there at that time: at
  /// `other_before`. Bodies whose motion ends are placed there.
  std::optional<CastHit> first_meeting(const Motion& moving, const Motion& other,
                                       const Transform& other_before,
                                       const PairsBefore& pairs_before) const;

 private:
  /// What a body meets on a straight piece of its way.
  struct Piece {
    std::optional<CastHit> overlap;  ///< at the start: the deepest
    std::optional<CastHit> hit;      ///< the first one of parts that do not begin in an overlap
  };

  Piece piece(const Motion& moving, const Transform& at, const Motion& other,
              const Transform& other_at, const Vector& way) const;
  std::span<const SweptPart> swept_parts(Row row, const Transform& from, const Vector& way) const;
  template <typename Visit>
  void visit_on_path(const Motion& motion, const Transform& at, const SweptBox& path,
                     Visit&& visit) const;
  template <typename Visit>
  void visit_in_box(const Motion& motion, const Transform& at, const Box& box, Visit&& visit) const;
  BodyParts parts_at(const Motion& motion, const Transform& at, Buffer<PlacedPart>& room) const;
  bool overlap_at(const Motion& moving, const Transform& at, const Motion& other,
                  const Transform& other_at, const CastHit* of_parts = nullptr) const;
  bool boxes_overlap_at_end(const Motion& a, const Motion& b) const;
  CastHit told(CastHit hit, double fraction, const Motion& moving, const Motion& other,
               bool overlap_goes_on) const;
  double turn_of(const Motion& motion) const;
  double turn_of(const Motion& a, const Motion& b) const;
  int pieces_of(const Motion& a, const Motion& b) const;

  const Bodies& bodies_;
  EdgeRule edges_;
  SweepScratch& scratch_;
};

}  // namespace quadrille
