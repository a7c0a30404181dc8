#include "narrow/hull_distance.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace quadrille {
namespace {

constexpr double kFarthest = std::numeric_limits<double>::max();

// The distance of a point from a side.
struct PointToSide {
  SquaredDistance squared;
  bool is_within;      // the nearest point is not an end of the side, or both are equally near
  std::size_t corner;  // the nearest end
  bool is_on_inner_side;
};

// From the inner side of a side with area behind it, only the ends count: another side is nearer.
// Of a thin hull, it is nearer by less than rounding.
PointToSide distance_to_side(const Vector& point, const Hull& hull, std::size_t i) {
  const Vector side = hull.side(i);
  const Vector offset = point - hull.points[i];
  const double along = dot(side, offset);
  const double length = dot(side, side);  // squared
  const double across = cross(side, offset);
  const bool faces_point = across <= 0 || hull.count == 2;
  if (along >= 0 && along <= length && length > 0 && faces_point) {
    return {{across * across, length}, true, i, across > 0};
  }
  const bool is_behind = along > length / 2;
  const Vector from_end = is_behind ? point - hull.points[hull.after(i)] : offset;
  return {{dot(from_end, from_end), 1}, false, is_behind ? hull.after(i) : i, across > 0};
}

// A side of a hull, and how far its line is from another hull: below 0 where that reaches across.
struct SideDistance {
  double distance;
  std::size_t side;
};

// How far a hull reaches inwards from the line of another one's side, times the side's length.
double reach_inwards(const Hull& hull, std::size_t i, const Vector& side, const Hull& other) {
  double inwards = -kFarthest;
  for (std::size_t j = 0; j < other.count; ++j) {
    inwards = std::max(inwards, cross(side, other.points[j] - hull.points[i]));
  }
  return inwards;
}

// The nearest point of a side's line to a corner that is on the side's outer side.
NearestPoints from_side(const Hull& hull, std::size_t i, const Vector& corner) {
  const Vector side = hull.side(i);
  const Vector offset = corner - hull.points[i];
  const double length = dot(side, side);  // squared
  const double per_length = 1 / std::sqrt(length);
  return {hull.points[i] + (dot(side, offset) / length) * side, corner,
          per_length * Vector{side.y, -side.x}, std::abs(cross(side, offset)) * per_length};
}

// The largest coordinate.
double size_of(const Hull& hull) {
  double size = 0;
  for (const Vector& point : std::span(hull.points).first(hull.count)) {
    size = std::max({size, std::abs(point.x), std::abs(point.y)});
  }
  return size;
}

// False when all corners are on one line or on one spot, where a scale may have put them.
bool has_area(const Hull& hull) {
  for (std::size_t i = 0; i < hull.side_count(); ++i) {
    if (cross(hull.side(i), hull.side(hull.after(i))) != 0) return true;
  }
  return false;
}

// Of the first side that has a length.
Vector direction_of(const Hull& hull) {
  Vector side = {0, 0};
  for (std::size_t i = 0; i < hull.side_count() && side.x == 0 && side.y == 0; ++i) {
    side = hull.side(i);
  }
  return side;
}

// True when both hulls are points or parallel segments, also if they have more corners: a line
// along one of their sides need not separate them then.
bool is_flat(const Hull& a, const Hull& b) {
  return !has_area(a) && !has_area(b) && cross(direction_of(a), direction_of(b)) == 0;
}

// The side of `hull` whose line is farthest from `other`, on the outer side; of equal ones, the
// first. Two hulls with area between them (see `is_flat`) are apart exactly when a side of either
// has a distance above 0. A point has no side, and then the distance is the lowest number. The
// sign of the distance is exact where the hulls' coordinates are.
SideDistance farthest_side(const Hull& hull, const Hull& other) {
  SideDistance farthest = {-kFarthest, 0};
  for (std::size_t i = 0; i < hull.side_count(); ++i) {
    const Vector side = hull.side(i);
    if (side.x == 0 && side.y == 0) continue;  // a scale has made the points equal
    const double distance = -reach_inwards(hull, i, side, other) * hull.per_length[i];
    if (distance > farthest.distance) farthest = {distance, i};
  }
  return farthest;
}

HullSide farther_one(const SideDistance& of_first, const SideDistance& of_second) {
  const bool is_of_second = of_second.distance > of_first.distance;
  const SideDistance& farthest = is_of_second ? of_second : of_first;
  return {farthest.side, is_of_second, farthest.distance};
}

// The corner that reaches farthest against a direction.
Vector lowest_point(const Hull& hull, const Vector& direction) {
  return *std::ranges::min_element(std::span(hull.points).first(hull.count), {},
                                   [&](const Vector& point) { return dot(direction, point); });
}

// Calls visit(corner of `hull`, side of `other`, distance) for all of them. A segment has one side.
template <typename Visit>
void for_each_corner_and_side(const Hull& hull, const Hull& other, Visit visit) {
  const std::size_t sides = other.count == 2 ? 1 : other.side_count();
  for (std::size_t corner = 0; corner < hull.count; ++corner) {
    for (std::size_t side = 0; side < sides; ++side) {
      visit(corner, side, distance_to_side(hull.points[corner], other, side));
    }
  }
}

}  // namespace

NearestFeatures nearest_features(const Hull& a, const Hull& b) {
  using Kind = NearestFeatures::Kind;
  NearestFeatures nearest = {{kFarthest, 1}, Kind::kCorners, 0, 0};
  const auto consider = [&nearest](const NearestFeatures& found) {
    if (found.squared.value() < nearest.squared.value()) nearest = found;
  };
  if (a.count == 1 && b.count == 1) {
    const Vector offset = b.points[0] - a.points[0];
    return {{dot(offset, offset), 1}, Kind::kCorners, 0, 0};
  }
  // The one side of a segment is seen from both of its sides.
  const auto outer = [](const Hull& hull, std::size_t side, const PointToSide& point) {
    return hull.count == 2 && point.is_on_inner_side ? hull.after(side) : side;
  };
  for_each_corner_and_side(b, a, [&](std::size_t corner, std::size_t side, const PointToSide& to) {
    consider(to.is_within ? NearestFeatures{to.squared, Kind::kSideOfA, outer(a, side, to), corner}
                          : NearestFeatures{to.squared, Kind::kCorners, to.corner, corner});
  });
  for_each_corner_and_side(a, b, [&](std::size_t corner, std::size_t side, const PointToSide& to) {
    consider(to.is_within ? NearestFeatures{to.squared, Kind::kSideOfB, corner, outer(b, side, to)}
                          : NearestFeatures{to.squared, Kind::kCorners, corner, to.corner});
  });
  return nearest;
}

double rounding_of(const Hull& a, const Hull& b) {
  constexpr double kRoundingOfSize = 1e-15;
  return kRoundingOfSize * (size_of(a) + size_of(b));
}

NearestPoints nearest_points(const Hull& a, const Hull& b, const NearestFeatures& features) {
  using Kind = NearestFeatures::Kind;
  if (features.kind == Kind::kSideOfA) return from_side(a, features.a, b.points[features.b]);
  if (features.kind == Kind::kSideOfB) {
    const NearestPoints found = from_side(b, features.b, a.points[features.a]);
    return {found.on_b, found.on_a, -found.normal, found.distance};
  }
  const Vector on_a = a.points[features.a];
  const Vector on_b = b.points[features.b];
  const double distance = std::sqrt(features.squared.value());
  return {on_a, on_b, (1 / distance) * (on_b - on_a), distance};
}

NearestPoints nearest_points(const Hull& a, const Hull& b) {
  const HullSide farthest = farther_one(farthest_side(a, b), farthest_side(b, a));
  const bool is_of_b = farthest.is_of_second;
  const Hull& owner = is_of_b ? b : a;
  const Vector side = owner.side(farthest.number);
  const double length = std::sqrt(dot(side, side));
  if (length == 0) return nearest_points(a, b, nearest_features(a, b));  // neither has a side
  const Vector outwards = (1 / length) * Vector{side.y, -side.x};
  const Vector normal = is_of_b ? -outwards : outwards;
  if (farthest.distance <= 0 && !is_flat(a, b)) {
    const Vector deepest = lowest_point(is_of_b ? a : b, outwards);
    return {deepest, deepest, normal, 0};
  }
  NearestPoints found = nearest_points(a, b, nearest_features(a, b));
  if (found.distance <= rounding_of(a, b)) found.normal = normal;
  return found;
}

HullRelation relation(const Hull& first, const Hull& second, EdgeRule edges) {
  // Where the value of a distance decides, and not its sign, it needs this margin for rounding.
  constexpr double kMargin = 1 + 1e-9;
  HullRelation found;
  found.overlap = false;
  const double reach = first.radius + second.radius;
  const SideDistance of_first = farthest_side(first, second);
  if (of_first.distance > reach * kMargin) return found;
  const SideDistance of_second = farthest_side(second, first);
  if (of_second.distance > reach * kMargin) return found;

  found.farthest = farther_one(of_first, of_second);
  found.cores_overlap = found.farthest.distance <= 0 && !is_flat(first, second);
  if (found.cores_overlap) {
    found.overlap = found.farthest.distance < 0 || reach > 0 || edges == EdgeRule::kTouching;
  } else {
    found.nearest = nearest_features(first, second);
    found.overlap = is_within_reach(found.nearest.squared, reach, edges);
  }
  return found;
}

}  // namespace quadrille
