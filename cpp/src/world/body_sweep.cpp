#include "world/body_sweep.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "base/rounding.hpp"
#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"

namespace quadrille {
namespace {

constexpr double kTurnOfPiece = 1.0 / 8;
constexpr double kMostPieces = 64;

Vector place_of(const Transform& transform) {
  return {transform.x, transform.y};
}

}  // namespace

bool PairsBefore::contain(Row a, Row b) const {
  const Id id_a = ids.id_at(a);
  const Id id_b = ids.id_at(b);
  return std::ranges::binary_search(pairs, BodyPair{std::min(id_a, id_b), std::max(id_a, id_b)},
                                    is_before);
}

Transform Motion::at(double fraction, double fraction_of_turn) const {
  const auto between = [](float a, float b, double part) {
    return rounded(a + part * (double{b} - a));
  };
  return {.x = between(from.x, to.x, fraction),
          .y = between(from.y, to.y, fraction),
          .angle = between(from.angle, to.angle, fraction_of_turn),
          .scale = to.scale};
}

Transform Motion::at_piece(int i, int pieces) const {
  const bool is_start = i == 0 && from.angle == to.angle;
  return is_start ? from : at(static_cast<double>(i) / pieces, (i + 0.5) / pieces);
}

double BodySweep::turn_of(const Motion& motion) const {
  if (motion.to.angle == motion.from.angle || bodies_.is_round(motion.row)) return 0;
  return std::abs(double{motion.to.angle} - motion.from.angle);
}

double BodySweep::turn_of(const Motion& a, const Motion& b) const {
  return std::max(turn_of(a), turn_of(b));
}

int BodySweep::pieces_of(const Motion& a, const Motion& b) const {
  const double turn = turn_of(a, b);
  if (turn == 0) return 1;
  return static_cast<int>(std::clamp(std::ceil(turn / kTurnOfPiece), 1.0, kMostPieces));
}

// The body's box at the end, moved back. For a body that turns, it is a square around the body's
// origin: every point of the body is no farther from that than the farthest corner of the box.
Path BodySweep::path_of(const Motion& motion) const {
  Box box = bodies_.boxes()[motion.row];
  if (turn_of(motion) > 0) {
    const auto [x, y, angle, scale] = motion.to;
    const double width = std::max(double{x} - box.min_x, double{box.max_x} - x);
    const double height = std::max(double{y} - box.min_y, double{box.max_y} - y);
    const double reach = std::hypot(width, height);
    box = {rounded_down(x - reach), rounded_down(y - reach), rounded_up(x + reach),
           rounded_up(y + reach)};
  }
  const Vector way = motion.way();
  const double margin = (std::abs(way.x) + std::abs(way.y)) * 0x1p-22;  // for rounding of the way
  const Box start = {
      rounded_down(box.min_x - way.x - margin), rounded_down(box.min_y - way.y - margin),
      rounded_up(box.max_x - way.x + margin), rounded_up(box.max_y - way.y + margin)};
  return {{start, rounded(way.x), rounded(way.y)}, united(start, box)};
}

void BodySweep::place_moving(Row row, const Transform& at) const {
  if (scratch_.moving_row == row && scratch_.moving_at == at) return;
  bodies_.place_parts(row, at, scratch_.moving);
  scratch_.moving_row = row;
  scratch_.moving_at = at;
}

// The parts of a body, which is placed where its motion ends, anywhere on its way.
BodyParts BodySweep::parts_at(const Motion& motion, const Transform& at) const {
  if (at == motion.to) return bodies_.parts(motion.row);
  bodies_.place_parts(motion.row, at, scratch_.other);
  return BodyParts(scratch_.other.span());
}

// Calls visit(shape cast, whether they may overlap at the start, shape, moving part, other part)
// for each two parts that admit each other and whose boxes meet.
template <typename Visit>
void BodySweep::visit_part_pairs(const Motion& moving, const Transform& at, const Motion& other,
                                 const Transform& other_at, const Vector& way,
                                 Visit&& visit) const {
  const float dx = rounded(way.x);
  const float dy = rounded(way.y);
  place_moving(moving.row, at);
  const BodyParts other_parts = parts_at(other, other_at);
  const ShapeStore& shapes = bodies_.shapes();
  for (std::uint32_t i = 0; i < scratch_.moving.size(); ++i) {
    const PlacedPart& part = scratch_.moving[i];
    const SweptBox swept({part.box, dx, dy}, EdgeRule::kTouching);
    const ShapeCast cast(bodies_.moving_part(moving.row, i, part.shape, at), dx, dy, edges_);
    for (std::uint32_t j = 0; j < other_parts.span().size(); ++j) {
      const PlacedPart& other_part = other_parts.span()[j];
      if (!admit(part.filter, other_part.filter) || !swept.meets(other_part.box)) continue;
      const bool may_overlap = overlap<EdgeRule::kStrict>(part.box, other_part.box);
      visit(cast, may_overlap, shapes.with_points(other_part.shape), i, j);
    }
  }
}

BodySweep::Piece BodySweep::piece(const Motion& moving, const Transform& at, const Motion& other,
                                  const Transform& other_at, const Vector& way) const {
  FirstOfParts overlaps;
  FirstOfParts hits;
  visit_part_pairs(moving, at, other, other_at, way,
                   [&](const ShapeCast& cast, bool may_overlap, const ShapeRef& shape,
                       std::uint32_t moving_part, std::uint32_t part) {
                     std::optional<CastHit> overlap;
                     if (may_overlap) overlap = cast.overlap_at_start(shape);
                     if (overlap) {
                       overlaps.add(overlap, moving_part, part);
                     } else {
                       hits.add(cast.first_hit(shape), moving_part, part);
                     }
                   });
  return {overlaps.get(), hits.get()};
}

bool BodySweep::overlap_at(const Motion& moving, const Transform& at, const Motion& other,
                           const Transform& other_at) const {
  return piece(moving, at, other, other_at, {0, 0}).overlap.has_value();
}

std::optional<CastHit> BodySweep::first_meeting(const Motion& moving, const Motion& other,
                                                const Transform& other_before,
                                                const PairsBefore& pairs_before) const {
  const int pieces = pieces_of(moving, other);
  const Vector way = (1.0 / pieces) * (moving.way() - other.way());
  bool is_old = true;  // an overlap goes on
  bool were_pair = false;
  for (int i = 0; i < pieces; ++i) {
    const Transform at = moving.at_piece(i, pieces);
    const Transform other_at = other.at_piece(i, pieces);
    Piece found = piece(moving, at, other, other_at, way);
    if (found.overlap && i == 0) {
      const bool moved_in =
          other_before != other.from && !overlap_at(moving, at, other, other_before);
      were_pair = pairs_before.contain(moving.row, other.row);
      is_old = moved_in || were_pair;
    }
    is_old = is_old && found.overlap;
    if (found.overlap && !is_old) found.hit = found.overlap;
    if (!found.hit) continue;
    const double fraction = (i + double{found.hit->fraction}) / pieces;
    const Vector moved = place_of(other.at(fraction, 0)) - place_of(other_at);
    found.hit->point_x = rounded(found.hit->point_x + moved.x);
    found.hit->point_y = rounded(found.hit->point_y + moved.y);
    return told(*found.hit, fraction, moving, other);
  }
  // Rounding, or the rest of a turn, may make them overlap at the end alone.
  if (were_pair || !boxes_overlap_at_end(moving, other)) return std::nullopt;
  const Piece end = piece(moving, moving.to, other, other.to, {0, 0});
  if (!end.overlap || pairs_before.contain(moving.row, other.row)) return std::nullopt;
  return told(*end.overlap, 1, moving, other);
}

bool BodySweep::boxes_overlap_at_end(const Motion& a, const Motion& b) const {
  const std::span<const Box> boxes = bodies_.boxes();
  return quadrille::overlap<EdgeRule::kStrict>(boxes[a.row], boxes[b.row]);
}

// The hit at a fraction of the whole way; of bodies that do not turn, put back to where they do not
// overlap. A cast has done so for one shape and another one that stands.
CastHit BodySweep::told(CastHit hit, double fraction, const Motion& moving,
                        const Motion& other) const {
  hit.fraction = rounded(fraction);
  const Vector way = moving.way() - other.way();
  const bool is_cast = hit.depth == 0 && other.from == other.to && rounded(way.x) == way.x &&
                       rounded(way.y) == way.y &&
                       !bodies_.either_is_compound(moving.row, other.row);
  if (hit.fraction > 0 && !is_cast && turn_of(moving, other) == 0) {
    place_moving(moving.row, moving.from);
    const PlacedShape start = scratch_.moving[0].shape;
    const ShapeCast cast(bodies_.moving_part(moving.row, 0, start, moving.from), rounded(way.x),
                         rounded(way.y), edges_);
    hit.fraction = cast.last_free_fraction(fraction, [&](float at) {
      return overlap_at(moving, moving.at(at, 1), other, other.at(at, 1));
    });
  }
  const Transform place = moving.at(hit.fraction, 1);
  hit.x = place.x;
  hit.y = place.y;
  return hit;
}

}  // namespace quadrille
