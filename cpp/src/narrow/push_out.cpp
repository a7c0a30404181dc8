#include "narrow/push_out.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <span>

namespace quadrille {
namespace {

constexpr double kFarthest = std::numeric_limits<double>::max();

// What is nearer than this part of the gap to a surface is on it: places are computed in 64 bits.
constexpr double kRounding = 1e-6;

using Piece = BoundaryPiece;

// Calls visit(piece) for each piece of the boundary where a blocker is `gap` away.
template <typename Visit>
void visit_boundary(const Blocker& blocker, double gap, Visit&& visit) {
  const MinkowskiDifference& difference = blocker.difference;
  const double radius = difference.radius() + gap;
  for (std::size_t i = 0; i < difference.count(); ++i) {
    const Vector corner = difference.point(i) - blocker.start;
    visit(Piece{corner, {0, 0}, radius});
    if (difference.count() == 1) continue;
    const Vector side = difference.side(i);
    const double length = length_of(side);
    const Vector along = (1 / length) * side;
    visit(Piece{corner + radius * Vector{along.y, -along.x}, along, length});
  }
}

// The places of a straight piece's line that are on a circle.
template <typename Visit>
void visit_crossings(const Piece& line, const Piece& circle, Visit&& visit) {
  const Vector offset = circle.from - line.from;
  const double middle = dot(offset, line.along);
  const double across = cross(line.along, offset);
  const double squared = circle.length_or_radius * circle.length_or_radius - across * across;
  if (squared < 0) return;
  const double half = std::sqrt(squared);
  for (const double along : {middle - half, middle + half}) {
    if (along >= 0 && along <= line.length_or_radius) visit(line.from + along * line.along);
  }
}

// Calls visit(place) for each place where two pieces meet.
template <typename Visit>
void visit_common_places(const Piece& a, const Piece& b, Visit&& visit) {
  if (a.is_circle() && b.is_circle()) {
    const Vector offset = b.from - a.from;
    const double distance = length_of(offset);
    if (distance == 0) return;
    const double ra = a.length_or_radius;
    const double rb = b.length_or_radius;
    const double along = (distance * distance + ra * ra - rb * rb) / (2 * distance);
    const double squared = ra * ra - along * along;
    if (squared < 0) return;
    const Vector axis = (1 / distance) * offset;
    const Vector foot = a.from + along * axis;
    const Vector across = std::sqrt(squared) * Vector{axis.y, -axis.x};
    visit(foot + across);
    visit(foot - across);
  } else if (a.is_circle()) {
    visit_crossings(b, a, visit);
  } else if (b.is_circle()) {
    visit_crossings(a, b, visit);
  } else {
    const double speed = cross(a.along, b.along);
    if (speed == 0) return;
    const Vector offset = b.from - a.from;
    const double along_a = cross(offset, b.along) / speed;
    const double along_b = cross(offset, a.along) / speed;
    const bool is_on_both = along_a >= 0 && along_a <= a.length_or_radius && along_b >= 0 &&
                            along_b <= b.length_or_radius;
    if (is_on_both) visit(a.from + along_a * a.along);
  }
}

// The place of a piece that is nearest to where the moving shape is; from the centre of a circle,
// the one along `up`.
std::optional<Vector> nearest_place(const Piece& piece, const Vector& up) {
  if (piece.is_circle()) {
    const double distance = length_of(piece.from);
    if (distance == 0) return piece.length_or_radius * up;
    return (1 - piece.length_or_radius / distance) * piece.from;
  }
  const double along = -dot(piece.from, piece.along);
  if (along < 0 || along > piece.length_or_radius) return std::nullopt;
  return piece.from + along * piece.along;
}

// Calls visit(direction) for each direction in which ways from the start graze a blocker: beside
// them, others cross it, or come from its closed side. Directions are of length 1, but for
// rounding.
template <typename Visit>
void visit_grazing_directions(const Blocker& blocker, double gap, Visit&& visit) {
  const double margin = kRounding * gap;
  if (blocker.side) {
    const Vector open = blocker.side->direction;
    const Vector along = {-open.y, open.x};
    visit(along + kRounding * open);
    visit(kRounding * open - along);
  }
  if (blocker.clearance({0, 0}) < 0) return;
  const MinkowskiDifference& difference = blocker.difference;
  const double radius = difference.radius();
  for (std::size_t i = 0; i < difference.count(); ++i) {
    const Vector corner = difference.point(i) - blocker.start;
    const double distance = length_of(corner);
    if (distance == 0) continue;
    const double sine = std::min((radius + margin) / distance, 1.0);
    const double cosine = std::sqrt(1 - sine * sine);
    for (const double turn : {-1.0, 1.0}) {
      const Vector direction = (1 / distance) * turned({cosine, turn * sine}, corner);
      // Of a tangent, all corners that are ahead are on one side. From a side that the start
      // touches, it leads away by the margin, and what is behind is on the other side of its line.
      bool is_tangent = true;
      for (std::size_t j = 0; is_tangent && j < difference.count(); ++j) {
        const Vector other = difference.point(j) - blocker.start;
        is_tangent = dot(direction, other) < 0 || turn * cross(direction, other) <= margin - radius;
      }
      if (is_tangent) visit(direction);
    }
  }
}

class WayOut {
 public:
  WayOut(std::span<const Blocker> blockers, double gap, double most, const Vector& up)
      : blockers_(blockers), gap_(gap), most_(most), up_(up) {}

  void consider(const Vector& way) {
    const double length = length_of(way);
    if (length > most_) return;
    const double rise = dot(way, up_);
    if (best_ && (length > length_ || (length == length_ && rise <= dot(*best_, up_)))) return;
    if (!is_free(way)) return;
    best_ = way;
    length_ = length;
  }

  /// No farther than the best way so far.
  bool is_near(const Piece& piece) const {
    const double near = longest();
    const double distance = length_of(piece.from);
    const double reach = piece.length_or_radius;
    return piece.is_circle() ? std::abs(distance - reach) <= near : distance - reach <= near;
  }

  /// How long a way may be that is better, or as good.
  double longest() const { return best_ ? length_ : most_; }

  const std::optional<Vector>& best() const { return best_; }

 private:
  bool is_free(const Vector& way) const {
    return std::ranges::all_of(
               blockers_,
               [&](const Blocker& blocker) { return !blocker.ends_too_near(way, gap_); }) &&
           std::ranges::none_of(blockers_,
                                [&](const Blocker& blocker) { return blocker.is_crossed(way); });
  }

  std::span<const Blocker> blockers_;
  double gap_;
  double most_;
  Vector up_;
  std::optional<Vector> best_;
  double length_ = kFarthest;
};

// Clearances are convex along a way, so that their least one is found by thirds.
double least_clearance(const Blocker& blocker, const Vector& way) {
  constexpr int kThirds = 48;
  double begin = 0;
  double end = 1;
  for (int i = 0; i < kThirds; ++i) {
    const double first = begin + (end - begin) / 3;
    const double second = end - (end - begin) / 3;
    const bool is_in_first = blocker.clearance(first * way) < blocker.clearance(second * way);
    (is_in_first ? end : begin) = is_in_first ? second : first;
  }
  return blocker.clearance(begin * way);
}

}  // namespace

double Blocker::clearance(const Vector& way) const {
  const Vector place = start + way;
  const std::size_t count = difference.count();
  double inside = -kFarthest;  // minus the distance from the nearest side, where all are negative
  double nearest = kFarthest;  // squared
  for (std::size_t i = 0; i < count; ++i) {
    const Vector offset = place - difference.point(i);
    nearest = std::min(nearest, dot(offset, offset));
    if (count == 1) break;
    const Vector along_side = difference.side(i);
    const double squared = dot(along_side, along_side);
    const double outwards = -cross(along_side, offset) / std::sqrt(squared);
    inside = std::max(inside, outwards);
    const double along = dot(along_side, offset);
    if (along >= 0 && along <= squared) nearest = std::min(nearest, outwards * outwards);
  }
  const bool is_inside = count > 2 && inside <= 0;
  return (is_inside ? inside : std::sqrt(nearest)) - difference.radius();
}

bool Blocker::ends_too_near(const Vector& way, double gap) const {
  return !lets_pass(way) && clearance(way) < gap - kRounding * gap;
}

bool Blocker::is_crossed(const Vector& way) const {
  if (lets_pass(way)) return false;
  const double at_start = clearance({0, 0});
  // A clearance changes by no more than the length of the way.
  if (at_start < 0 || at_start + clearance(way) >= length_of(way)) return false;
  return least_clearance(*this, way) < 0;
}

bool Blocker::lets_pass(const Vector& way) const {
  return side && dot(way, side->direction) >= 0;
}

bool find_shortest_way_out(WayOutScratch& scratch, double gap, double most, const Vector& up,
                           std::optional<Vector>& way) {
  const std::span<const Blocker> blockers = scratch.blockers.span();
  Buffer<Piece>& pieces = scratch.pieces;
  WayOut way_out(blockers, gap, most, up);
  pieces.clear();
  for (std::size_t i = 0; i < blockers.size(); ++i) {
    if (!pieces.reserve(pieces.size() + 2 * blockers[i].difference.count())) return false;
    visit_boundary(blockers[i], gap, [&](Piece piece) {
      piece.blocker = i;
      pieces.push_unchecked(piece);
      const std::optional<Vector> nearest = nearest_place(piece, up);
      if (nearest) way_out.consider(*nearest);
    });
  }
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (!way_out.is_near(pieces[i])) continue;
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      if (pieces[j].blocker == pieces[i].blocker || !way_out.is_near(pieces[j])) continue;
      visit_common_places(pieces[i], pieces[j],
                          [&](const Vector& place) { way_out.consider(place); });
    }
  }
  for (const Blocker& blocker : blockers) {
    if (blocker.clearance({0, 0}) > way_out.longest()) continue;
    visit_grazing_directions(blocker, gap, [&](const Vector& direction) {
      for (const Piece& piece : pieces.span()) {
        if (!way_out.is_near(piece)) continue;
        visit_common_places(Piece{{0, 0}, direction, way_out.longest()}, piece,
                            [&](const Vector& place) { way_out.consider(place); });
      }
    });
  }
  way = way_out.best();
  return true;
}

}  // namespace quadrille
