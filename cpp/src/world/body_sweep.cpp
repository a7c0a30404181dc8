#include "world/body_sweep.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <span>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"

namespace quadrille {
namespace {

// Whether floats can hold a way: not that from one end of the plane to the other.
bool is_in_range(const Vector& way) {
  return std::max(std::abs(way.x), std::abs(way.y)) <= wide(std::numeric_limits<float>::max());
}

constexpr double kTurnOfPiece = 1.0 / 8;
constexpr double kMostPieces = 64;

Vector place_of(const Transform& transform) {
  return {wide(transform.x), wide(transform.y)};
}

}  // namespace

bool PairsBefore::contain(Row a, Row b) const {
  const Id id_a = ids.id_at(a);
  const Id id_b = ids.id_at(b);
  return std::ranges::binary_search(pairs, BodyPair{std::min(id_a, id_b), std::max(id_a, id_b)},
                                    PairOrder());
}

Transform Motion::at(double fraction, double fraction_of_turn) const {
  const auto between = [](float a, float b, double part) {
    return rounded(wide(a) + part * (wide(b) - wide(a)));
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
  return std::abs(wide(motion.to.angle) - wide(motion.from.angle));
}

double BodySweep::turn_of(const Motion& a, const Motion& b) const {
  return std::max(turn_of(a), turn_of(b));
}

int BodySweep::pieces_of(const Motion& a, const Motion& b) const {
  const double turn = turn_of(a, b);
  // Floats can hold a fifth of any relative way. Of five pieces of one from one end of the plane to
  // the other, none ends in the middle, where most bodies are and numbers are small beside the way.
  const int least = is_in_range(a.way() - b.way()) ? 1 : 5;
  if (turn == 0) return least;
  return std::max(least,
                  static_cast<int>(std::clamp(std::ceil(turn / kTurnOfPiece), 1.0, kMostPieces)));
}

// The body's box at the end, moved back. For a body that turns, it is a square around the body's
// origin: every point of the body is no farther from that than the farthest corner of the box.
Path BodySweep::path_of(const Motion& motion) const {
  Box box = bodies_.boxes()[motion.row];
  if (turn_of(motion) > 0) {
    const auto [x, y, angle, scale] = motion.to;
    const double width = std::max(wide(x) - wide(box.min_x), wide(box.max_x) - wide(x));
    const double height = std::max(wide(y) - wide(box.min_y), wide(box.max_y) - wide(y));
    const double reach = std::hypot(width, height);
    box = {rounded_down(wide(x) - reach), rounded_down(wide(y) - reach),
           rounded_up(wide(x) + reach), rounded_up(wide(y) + reach)};
  }
  const Vector way = motion.way();
  const double margin = (std::abs(way.x) + std::abs(way.y)) * 0x1p-22;  // for rounding of the way
  const Box start = {rounded_down(wide(box.min_x) - way.x - margin),
                     rounded_down(wide(box.min_y) - way.y - margin),
                     rounded_up(wide(box.max_x) - way.x + margin),
                     rounded_up(wide(box.max_y) - way.y + margin)};
  const Box around = united(start, box);
  if (!is_in_range(way)) return {{around, 0, 0}, around};
  return {{start, rounded(way.x), rounded(way.y)}, around};
}

std::span<const SweptPart> BodySweep::swept_parts(Row row, const Transform& from,
                                                  const Vector& way) const {
  SweepScratch& scratch = scratch_;
  const float dx = rounded(way.x);
  const float dy = rounded(way.y);
  if (scratch.moving_row == row && scratch.moving_from == from && scratch.moving_dx == dx &&
      scratch.moving_dy == dy) {
    return scratch.moving.span();
  }
  bodies_.place_parts(row, from, scratch.starts);
  scratch.moving.clear();
  for (std::uint32_t i = 0; i < scratch.starts.size(); ++i) {
    const PlacedPart& start = scratch.starts[i];
    std::construct_at(scratch.moving.data() + i, start,
                      bodies_.moving_part(row, i, start.shape, from), dx, dy, edges_);
    scratch.moving.extend(1);
  }
  scratch.moving_row = row;
  scratch.moving_from = from;
  scratch.moving_dx = dx;
  scratch.moving_dy = dy;
  return scratch.moving.span();
}

// The parts of a body, which is placed where its motion ends, anywhere on its way.
BodyParts BodySweep::parts_at(const Motion& motion, const Transform& at,
                              Buffer<PlacedPart>& room) const {
  if (at == motion.to) return bodies_.parts(motion.row);
  bodies_.place_parts(motion.row, at, room);
  return BodyParts(room.span());
}

BodySweep::Piece BodySweep::piece(const Motion& moving, const Transform& at, const Motion& other,
                                  const Transform& other_at, const Vector& way) const {
  const std::span<const SweptPart> parts = swept_parts(moving.row, at, way);
  const ShapeStore& shapes = bodies_.shapes();
  FirstOfParts overlaps;
  FirstOfParts hits;
  for (std::uint32_t i = 0; i < parts.size(); ++i) {
    const SweptPart& part = parts[i];
    visit_on_path(other, other_at, part.path, [&](const PlacedPart& other_part, std::uint32_t j) {
      if (!admit(part.start.filter, other_part.filter)) return hits.fraction();
      const ShapeRef shape = shapes.with_points(other_part.shape);
      std::optional<CastHit> overlap;
      if (quadrille::overlap<EdgeRule::kStrict>(part.start.box, other_part.box)) {
        overlap = part.cast.overlap_at_start(shape);
      }
      if (overlap) {
        overlaps.add(overlap, i, j);
      } else {
        hits.add(part.cast.first_hit(shape), i, j);
      }
      return hits.fraction();
    });
  }
  return {overlaps.get(), hits.get()};
}

// Calls `visit(part, number)` for the parts of a body whose boxes a path meets. It returns a
// fraction of the path, behind which it needs no more of them.
template <typename Visit>
void BodySweep::visit_on_path(const Motion& motion, const Transform& at, const SweptBox& path,
                              Visit&& visit) const {
  if (bodies_.is_tile_map(motion.row)) return bodies_.tile_map(motion.row).visit_along(path, visit);
  const Box around = path.around({0, 1});  // but for rounding
  const Box window = make_box(next_down(around.min_x), next_down(around.min_y),
                              next_up(around.max_x), next_up(around.max_y));
  visit_in_box(motion, at, window, [&](const PlacedPart& part, std::uint32_t number) {
    if (path.meets(part.box)) static_cast<void>(visit(part, number));
    return true;
  });
}

// Whether two bodies overlap; with a hit, whether the two parts do that it is of.
bool BodySweep::overlap_at(const Motion& moving, const Transform& at, const Motion& other,
                           const Transform& other_at, const CastHit* of_parts) const {
  const BodyParts parts = parts_at(moving, at, scratch_.elsewhere);
  const ShapeStore& shapes = bodies_.shapes();
  bool overlap = false;
  for (std::uint32_t i = 0; i < parts.span().size() && !overlap; ++i) {
    const PlacedPart& part = parts.span()[i];
    visit_in_box(other, other_at, part.box, [&](const PlacedPart& other_part, std::uint32_t j) {
      if (of_parts != nullptr && (i != of_parts->moving_part || j != of_parts->part)) return true;
      Manifold manifold;
      overlap = admit(part.filter, other_part.filter) &&
                collide(shapes.with_points(part.shape), shapes.with_points(other_part.shape),
                        edges_, manifold);
      return !overlap;
    });
  }
  return overlap;
}

// The same for the parts whose boxes touch a box, until `visit` returns false. Of a body that stays
// where its motion ends, such as a chain, few of many parts are looked at; so it is of a tile map,
// which is taken where it is.
template <typename Visit>
void BodySweep::visit_in_box(const Motion& motion, const Transform& at, const Box& box,
                             Visit&& visit) const {
  if (at == motion.to || bodies_.is_tile_map(motion.row)) {
    static_cast<void>(bodies_.visit_placed(motion.row, box, visit));
    return;
  }
  const BodyParts parts = parts_at(motion, at, scratch_.other);
  for (std::uint32_t i = 0; i < parts.span().size(); ++i) {
    const PlacedPart& part = parts.span()[i];
    if (overlap<EdgeRule::kTouching>(part.box, box) && !visit(part, i)) return;
  }
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
      were_pair = pairs_before.contain(moving.row, other.row);
      is_old =
          were_pair || (other_before != other.from && !overlap_at(moving, at, other, other_before));
    }
    is_old = is_old && found.overlap;
    if (found.overlap && !is_old) found.hit = found.overlap;
    if (!found.hit) continue;
    const double fraction = (i + wide(found.hit->fraction)) / pieces;
    const Vector moved = place_of(other.at(fraction, 0)) - place_of(other_at);
    found.hit->point_x = rounded(wide(found.hit->point_x) + moved.x);
    found.hit->point_y = rounded(wide(found.hit->point_y) + moved.y);
    return told(*found.hit, fraction, moving, other, found.overlap && is_old);
  }
  // Rounding, or the rest of a turn, may make them overlap at the end alone.
  if (were_pair || !boxes_overlap_at_end(moving, other)) return std::nullopt;
  if (!overlap_at(moving, moving.to, other, other.to)) return std::nullopt;
  const Piece end = piece(moving, moving.to, other, other.to, {0, 0});
  if (!end.overlap || pairs_before.contain(moving.row, other.row)) return std::nullopt;
  // Two convex shapes that overlap at both ends of a straight way do so all the way.
  const bool all_the_way =
      is_old && turn_of(moving, other) == 0 && !bodies_.either_has_parts(moving.row, other.row);
  return told(*end.overlap, all_the_way ? 0 : 1, moving, other, false);
}

bool BodySweep::boxes_overlap_at_end(const Motion& a, const Motion& b) const {
  const std::span<const Box> boxes = bodies_.boxes();
  return quadrille::overlap<EdgeRule::kStrict>(boxes[a.row], boxes[b.row]);
}

// The hit at a fraction of the whole way; of bodies that do not turn, put back to where they do not
// overlap: where an overlap of other parts goes on, to where the two parts do not that meet. A cast
// has done so at the place of its hit, for one shape and another one that stands.
CastHit BodySweep::told(CastHit hit, double fraction, const Motion& moving, const Motion& other,
                        bool overlap_goes_on) const {
  const bool is_from_cast = hit.fraction > 0 && other.from == other.to &&
                            !bodies_.either_has_parts(moving.row, other.row);
  hit.fraction = rounded(fraction);
  Transform place = moving.at(wide(hit.fraction), 1);
  const bool is_free = is_from_cast && place.x == hit.x && place.y == hit.y;
  if (hit.fraction > 0 && !is_free && turn_of(moving, other) == 0) {
    const ShapeCast& cast =
        swept_parts(moving.row, moving.from, moving.way() - other.way())[0].cast;
    const CastHit* const of_parts = overlap_goes_on ? &hit : nullptr;
    hit.fraction = cast.last_free_fraction(fraction, [&](float at) {
      return overlap_at(moving, moving.at(wide(at), 1), other, other.at(wide(at), 1), of_parts);
    });
    place = moving.at(wide(hit.fraction), 1);
  }
  hit.x = place.x;
  hit.y = place.y;
  return hit;
}

}  // namespace quadrille
