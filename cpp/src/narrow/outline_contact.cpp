#include "narrow/outline_contact.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/sort.hpp"
#include "base/wide.hpp"
#include "narrow/collide_functions.hpp"

namespace quadrille {
namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

// Directions are the same where the sine of the angle between them is no more than this.
constexpr double kSameDirection = 2e-5;

Vector normal_of(const Vector& tangent) {
  return {tangent.y, -tangent.x};
}

bool have_same_direction(const Vector& a, const Vector& b) {
  return dot(a, b) > 0 && std::abs(cross(a, b)) <= kSameDirection;
}

// Of a contact.
double least_depth_of(EdgeRule edges) {
  return edges == EdgeRule::kTouching ? 0 : std::numeric_limits<double>::denorm_min();
}

// How far a point is from a hull, without its radius; inside, minus the distance of the nearest
// side.
struct PointDistance {
  double distance;
  bool is_over_side;  // the nearest point is between the ends of a side, or no farther beyond one
};

// A point counts as over a side that is no farther than `slack` beyond an end.
PointDistance distance_to(const Hull& hull, const Vector& point, double slack = 0) {
  PointDistance nearest = {kFar, false};
  bool is_inside = hull.count > 2;
  double highest = -kFar;  // above the line of a side
  for (std::size_t i = 0; i < hull.count; ++i) {
    const Vector offset = point - hull.points[i];
    const double to_corner = length_of(offset);
    if (to_corner < nearest.distance) nearest = {to_corner, false};
    if (hull.count == 1) continue;
    const Vector side = hull.side(i);
    const double per_length = hull.per_length[i];
    const double along = dot(side, offset) * per_length;
    const double above = -cross(side, offset) * per_length;
    is_inside = is_inside && above <= 0;
    highest = std::max(highest, above);
    const bool is_over = along > -slack && (along - slack) * per_length < 1;
    if (is_over && std::abs(above) < nearest.distance) nearest = {std::abs(above), true};
  }
  return is_inside ? PointDistance{highest, true} : nearest;
}

// A part of a line, from place to place along it; empty where `end` is before `begin`.
struct LinePart {
  double begin;
  double end;
};

constexpr LinePart kNothing = {kFar, -kFar};

void unite(LinePart& part, const LinePart& piece) {
  if (piece.begin > piece.end) return;
  part = {std::min(part.begin, piece.begin), std::max(part.end, piece.end)};
}

// A line, with a tangent of length 1.
struct Line {
  Vector from;
  Vector tangent;
};

// What of a part is no farther than `limit` along a direction.
LinePart clipped(const LinePart& part, const Line& line, const Vector& direction, double limit) {
  const double slope = dot(direction, line.tangent);
  const double rest = limit - dot(direction, line.from);
  if (slope > 0) return {part.begin, std::min(part.end, rest / slope)};
  if (slope < 0) return {std::max(part.begin, rest / slope), part.end};
  return rest < 0 ? kNothing : part;
}

LinePart part_in_disc(const Line& line, const Vector& centre, double radius) {
  const Vector offset = centre - line.from;
  const double across = cross(line.tangent, offset);
  const double chord = radius * radius - across * across;
  if (chord < 0) return kNothing;
  const double middle = dot(line.tangent, offset);
  return {middle - std::sqrt(chord), middle + std::sqrt(chord)};
}

// The part of a line that is no farther from a hull than `reach`. That region is convex, and
// consists of the hull, bands along its sides and discs around its corners.
LinePart part_near(const Hull& hull, double reach, const Line& line) {
  LinePart part = kNothing;
  LinePart inside = hull.count > 2 ? LinePart{-kFar, kFar} : kNothing;
  for (std::size_t i = 0; i < hull.count; ++i) {
    const Vector& corner = hull.points[i];
    unite(part, part_in_disc(line, corner, reach));
    if (hull.count == 1) return part;
    const Vector along = hull.per_length[i] * hull.side(i);
    const Vector outwards = normal_of(along);
    const double height = dot(outwards, corner);
    const LinePart below = clipped({-kFar, kFar}, line, outwards, height + reach);
    const LinePart band = clipped(below, line, -outwards, -height);
    const LinePart from_begin = clipped(band, line, -along, -dot(along, corner));
    unite(part, clipped(from_begin, line, along, dot(along, hull.points[hull.after(i)])));
    inside = clipped(inside, line, outwards, height);
  }
  unite(part, inside);
  return part;
}

// Where a polygon is over a line, at heights from `low` to `high`: how far it reaches along it.
LinePart shadow_of(std::span<const Vector> polygon, const Line& line, double low, double high) {
  LinePart shadow = kNothing;
  const auto add = [&](double along) { unite(shadow, {along, along}); };
  const auto in_frame = [&](const Vector& point) {
    const Vector offset = point - line.from;
    return Vector{dot(line.tangent, offset), dot(normal_of(line.tangent), offset)};
  };
  Vector before = in_frame(polygon.back());
  for (const Vector& point : polygon) {
    const Vector place = in_frame(point);
    if (place.y >= low && place.y <= high) add(place.x);
    for (const double height : {low, high}) {
      const bool crosses = (before.y < height) != (place.y < height);
      if (!crosses) continue;
      const double part = (height - before.y) / (place.y - before.y);
      add(before.x + part * (place.x - before.x));
    }
    before = place;
  }
  return shadow;
}

// The same of a hull, which consists of its core, bands along its sides and discs.
LinePart shadow_of(const Hull& hull, const Line& line, double low, double high) {
  const auto corners = std::span(hull.points).first(hull.count);
  if (hull.radius == 0) return shadow_of(corners, line, low, high);
  LinePart shadow = kNothing;
  if (hull.count > 2) unite(shadow, shadow_of(corners, line, low, high));
  for (std::size_t i = 0; i < hull.count; ++i) {
    const double height = dot(normal_of(line.tangent), corners[i] - line.from);
    const double nearest = std::clamp(height, low, high);
    unite(shadow, part_in_disc({line.from + nearest * normal_of(line.tangent), line.tangent},
                               corners[i], hull.radius));
    if (hull.count == 1) break;
    const Vector outwards = hull.radius * hull.per_length[i] * normal_of(hull.side(i));
    const Vector& next = corners[hull.after(i)];
    const std::array<Vector, 4> band = {corners[i], next, next + outwards, corners[i] + outwards};
    unite(shadow, shadow_of(band, line, low, high));
  }
  return shadow;
}

}  // namespace

OutlineContact::OutlineContact(const ShapeRef& moving, const ShapeRef& solid, double tolerance,
                               double rounding, const std::optional<OpenSide>& open_side)
    : origin_{wide(solid.shape.x), wide(solid.shape.y)},
      moving_(hull_of(moving, origin_)),
      solid_(hull_of(solid, origin_)),
      tolerance_(tolerance + rounding),
      rounding_(rounding),
      near_(reach_of_seams(tolerance, rounding)),
      open_side_(open_side) {}

bool OutlineContact::is_open(const Vector& normal) const {
  return !open_side_ || open_side_->has(normal);
}

bool OutlineContact::is_open_corner(const Vector& normal) const {
  return !open_side_ || is_open_at(*open_side_, solid_, normal);
}

Box OutlineContact::box_around(const Vector& one, const Vector& other) const {
  return {rounded(origin_.x + smaller(one.x, other.x)),
          rounded(origin_.y + smaller(one.y, other.y)), rounded(origin_.x + larger(one.x, other.x)),
          rounded(origin_.y + larger(one.y, other.y))};
}

OutlineContact::Side OutlineContact::side(std::size_t i) const {
  const Vector tangent = solid_.per_length[i] * solid_.side(i);
  const Vector normal = normal_of(tangent);
  return {solid_.points[i] + solid_.radius * normal, tangent, normal, dot(tangent, solid_.side(i))};
}

std::optional<std::size_t> OutlineContact::side_with_normal(const Vector& normal) const {
  for (std::size_t i = 0; i < solid_.side_count(); ++i) {
    if (have_same_direction(side(i).normal, normal)) return i;
  }
  return std::nullopt;
}

// What of a stretch no neighbour covers: from the first such place to the last one. A place is
// covered where a neighbour is just outside of it, and where one that is at the place reaches above
// the side by more than the tolerance. A rest between two of them that is no longer than the
// tolerance does not count.
OutlineContact::Stretch OutlineContact::exposed(const Side& side, const Stretch& stretch,
                                                Neighbors& neighbors) const {
  if (!is_open(side.normal)) return {kFar, -kFar};
  const Box places = box_around(side.at(stretch.begin), side.at(stretch.end));
  const std::span<const Hull> hulls = neighbors.around(places, near_);
  if (hulls.empty()) return stretch;
  std::array<LinePart, 2 * kMostNeighbors> covered;
  std::size_t count = 0;
  for (const Hull& neighbor : hulls) {
    const double height = height_over(side, neighbor);
    // Most neighbours are below: a polygon then has no shadow.
    if (neighbor.radius > 0 || height >= tolerance_ / 2) {
      covered[count++] = shadow_of(neighbor, {side.from, side.tangent}, tolerance_ / 2, tolerance_);
    }
    if (height > tolerance_) {
      covered[count++] =
          part_near(neighbor, neighbor.radius + rounding_, {side.from, side.tangent});
    }
  }
  sort(std::span(covered).first(count),
       [](const LinePart& a, const LinePart& b) { return a.begin < b.begin; });
  const double least = std::min(tolerance_ + 4 * rounding_, side.length);
  Stretch found = {kFar, -kFar};
  const auto add = [&](double begin, double end) {
    if (end - begin < least) return;
    const Stretch part = {std::max(begin - rounding_, stretch.begin),
                          std::min(end + rounding_, stretch.end)};
    if (part.begin > part.end) return;
    found = {std::min(found.begin, part.begin), std::max(found.end, part.end)};
  };
  double place = 0;
  for (const LinePart& interval : std::span(covered).first(count)) {
    if (interval.begin > interval.end) continue;
    add(place, std::min(interval.begin, side.length));
    place = std::max(place, interval.end);
  }
  add(place, side.length);
  return found;
}

// How far a hull reaches above the line of a side.
double OutlineContact::height_over(const Side& side, const Hull& hull) {
  double height = -kFar;
  for (const Vector& point : std::span(hull.points).first(hull.count)) {
    height = std::max(height, dot(side.normal, point - side.from));
  }
  return height + hull.radius;
}

// Whether a neighbour at the corner leaves no normal of the outline there that a contact has. The
// corner is that of the solid which is nearest to `place`, the contact on its surface.
OutlineContact::Cover OutlineContact::cover_of_corner(const Vector& normal, double depth,
                                                      const Vector& place,
                                                      Neighbors& neighbors) const {
  if (!is_open_corner(normal)) return Cover::kWhole;
  const std::span<const Hull> hulls = neighbors.around(box_around(place, place), near_);
  if (hulls.empty()) return Cover::kNone;
  const auto nearest_corner = [](const Hull& hull, const Vector& to) {
    const auto points = std::span(hull.points).first(hull.count);
    return *std::ranges::min_element(points, {},
                                     [&](const Vector& point) { return length_of(point - to); });
  };
  const Vector corner = nearest_corner(solid_, place - solid_.radius * normal);
  const Vector core = nearest_corner(moving_, place + (moving_.radius - depth) * normal);
  const bool is_flat = [&] {
    for (std::size_t i = 0; i < moving_.side_count(); ++i) {
      const Vector outwards = moving_.per_length[i] * normal_of(moving_.side(i));
      if (have_same_direction(-outwards, normal)) return true;
    }
    return false;
  }();
  const Vector touch = corner + solid_.radius * normal;
  const double distance = length_of(core - corner) - solid_.radius;
  bool is_over_gap = false;
  for (const Hull& neighbor : hulls) {
    const double gap = distance_to(neighbor, touch).distance - neighbor.radius;
    if (gap > tolerance_) continue;
    if (gap < -tolerance_) return Cover::kWhole;
    if (is_flat) {
      // The moving side is a line across the normal: a neighbour that reaches above it from the
      // corner on is what the side meets first.
      for (std::size_t i = 0; i < neighbor.count; ++i) {
        const Vector to = neighbor.points[i] - touch;
        const double above = dot(normal, to) + neighbor.radius;
        if (above > kSameDirection * length_of(to) + tolerance_ * kSameDirection) {
          return Cover::kWhole;
        }
      }
    } else {
      const PointDistance to_core = distance_to(neighbor, core);
      const double to_neighbor = to_core.distance - neighbor.radius;
      constexpr double kRounding = 1e-12;
      if (to_neighbor < distance - kRounding * (1 + distance)) return Cover::kWhole;
      const auto is_met = [&](const PointDistance& way) {
        const double to_surface = way.distance - neighbor.radius;
        const bool is_in_contact = to_surface < moving_.radius;
        return way.is_over_side && is_in_contact && to_surface <= distance + tolerance_;
      };
      if (is_met(to_core)) return Cover::kWhole;
      is_over_gap = is_over_gap || is_met(distance_to(neighbor, core, tolerance_));
    }
  }
  return is_over_gap ? Cover::kGap : Cover::kNone;
}

// Where the surface of the moving shape is lowest above a place of a side, between the ends of its
// core; it is flat there where it is that of a side, and round where it is that of a corner. No
// value where none of the shape's sides faces the place.
std::optional<OutlineContact::Point> OutlineContact::surface_at(const Side& side, double along,
                                                                Feature of_solid,
                                                                bool& is_flat) const {
  std::optional<Point> lowest;
  const auto consider = [&](double depth, Feature of_moving, bool flat) {
    if (lowest && depth <= lowest->depth) return;
    lowest = {along, depth, of_solid, of_moving};
    is_flat = flat;
  };
  for (std::size_t i = 0; i < moving_.side_count(); ++i) {
    const Vector way = moving_.side(i);
    if (dot(side.tangent, way) >= 0) continue;  // of a side that faces the other one, it is below 0
    const Vector from = moving_.points[i] - side.from;
    const double begin = dot(side.tangent, from);
    const double end = begin + dot(side.tangent, way);
    if (along >= begin || along <= end) continue;
    if (moving_.radius > 0) {
      for (const std::size_t corner : {i, moving_.after(i)}) {
        const Vector offset = moving_.points[corner] - side.from;
        const double aside = along - dot(side.tangent, offset);
        const double squared = moving_.radius * moving_.radius - aside * aside;
        if (squared <= 0) continue;
        consider(std::sqrt(squared) - dot(side.normal, offset), corner_feature(corner), false);
      }
    }
    const Vector outwards = moving_.radius * moving_.per_length[i] * normal_of(way);
    const double part = (along - dot(side.tangent, from + outwards)) / dot(side.tangent, way);
    if (part < 0 || part > 1) continue;
    consider(-dot(side.normal, from + outwards + part * way), side_feature(i), true);
  }
  return lowest;
}

// Whether the moving shape reaches above a place of a side, between the ends of its core.
bool OutlineContact::reaches_above(const Side& side, double along) const {
  for (std::size_t i = 0; i < moving_.side_count(); ++i) {
    const Vector way = moving_.side(i);
    const Vector from = moving_.points[i] - side.from;
    const double part = (along - dot(side.tangent, from)) / dot(side.tangent, way);
    const bool is_there = part > 0 && part < 1;
    if (is_there && dot(side.normal, from + part * way) + moving_.radius > 0) return true;
  }
  return false;
}

// The contact of the moving shape with a stretch of a side: where it is deepest below the stretch,
// and where it leaves the stretch. Nothing where it is not below it, or does not reach out above it
// but must. A place where the shape leaves the stretch is named by the corner of the solid at that
// end, as if the side ended there.
std::optional<OutlineContact::Contact> OutlineContact::contact_over(std::size_t number,
                                                                    const Stretch& stretch,
                                                                    double least_depth,
                                                                    bool must_reach_out,
                                                                    double slack) const {
  const Side side = this->side(number);
  std::array<Point, kMaxPolygonPoints + 2> below;
  std::size_t count = 0;
  std::optional<Point> round;  // where the shape leaves the stretch with a round part
  bool reaches_out = false;
  // An end of a stretch may be the place of a corner, rounded.
  const double beyond = std::max(slack, rounding_);
  bool has_corner_at_begin = false;
  bool has_corner_at_end = false;
  for (std::size_t i = 0; i < moving_.count; ++i) {
    const Vector offset = moving_.points[i] - side.from;
    const double along = dot(side.tangent, offset);
    const double above = dot(side.normal, offset);
    if (along < stretch.begin - beyond || along > stretch.end + beyond) continue;
    has_corner_at_begin = has_corner_at_begin || std::abs(along - stretch.begin) <= rounding_;
    has_corner_at_end = has_corner_at_end || std::abs(along - stretch.end) <= rounding_;
    reaches_out = reaches_out || above + moving_.radius > 0;
    const double depth = moving_.radius - above;
    if (depth < least_depth) continue;
    below[count++] = {along, depth, side_feature(number), corner_feature(i)};
  }
  const auto add_end = [&](double along, std::size_t corner, bool has_corner) {
    reaches_out = reaches_out || reaches_above(side, along);
    if (has_corner) return;
    bool is_flat = false;
    const auto point = surface_at(side, along, corner_feature(corner), is_flat);
    if (!point || point->depth < least_depth) return;
    if (is_flat) {
      below[count++] = *point;
    } else if (!round || point->depth > round->depth) {
      round = point;
    }
  };
  add_end(stretch.begin, number, has_corner_at_begin);
  add_end(stretch.end, solid_.after(number), has_corner_at_end);
  const auto points = std::span(below).first(count);
  std::optional<Point> found;
  for (const Point& point : points) {
    if (!found || point.depth > found->depth) found = point;
  }
  if (round && (!found || round->depth > found->depth)) found = round;
  if (!found || (must_reach_out && !reaches_out)) return std::nullopt;
  const Point deepest = *found;
  Point farthest = deepest;
  for (const Point& point : points) {
    const auto far = [&](const Point& from) {
      return std::pair(std::abs(from.along - deepest.along), from.depth);
    };
    if (far(point) > far(farthest)) farthest = point;
  }
  const bool has_two = std::abs(farthest.along - deepest.along) > tolerance_;
  const double whole = depth_along(side.normal);
  const double depth = whole > deepest.depth + rounding_ ? whole : deepest.depth;
  return Contact{side.normal, {deepest, farthest}, has_two ? 2u : 1u, number, depth};
}

// How far the moving shape is to move along a normal to leave the solid: how far the Minkowski
// difference of the two, which is that of their cores with both radii around it, reaches along it.
// Minus infinity where the two do not meet on that way.
double OutlineContact::depth_along(const Vector& normal) const {
  const double radius = solid_.radius + moving_.radius;
  double depth = -kFar;
  // Of one side of one core and a corner of the other, from a point of the difference.
  const auto consider_side = [&](const Vector& from, const Vector& way, const Vector& outwards) {
    const double run = cross(normal, way);
    const double part = -cross(normal, from + radius * outwards) / run;
    if (!(part >= 0 && part <= 1)) return;
    depth = std::max(depth, dot(normal, from + part * way + radius * outwards));
  };
  for (std::size_t i = 0; i < solid_.count; ++i) {
    for (std::size_t k = 0; k < moving_.count; ++k) {
      const Vector point = solid_.points[i] - moving_.points[k];
      const double aside = cross(normal, point);
      const double squared = radius * radius - aside * aside;
      if (squared >= 0) depth = std::max(depth, dot(normal, point) + std::sqrt(squared));
      if (solid_.count > 1) {
        const Vector way = solid_.side(i);
        consider_side(point, way, solid_.per_length[i] * normal_of(way));
      }
      if (moving_.count > 1) {
        const Vector way = moving_.side(k);
        consider_side(point, -way, moving_.per_length[k] * normal_of(-way));
      }
    }
  }
  return depth;
}

bool OutlineContact::solid_contains_middle() const {
  Vector middle = {0, 0};
  for (std::size_t i = 0; i < moving_.count; ++i) {
    middle = middle + (1.0 / static_cast<double>(moving_.count)) * moving_.points[i];
  }
  return distance_to(solid_, middle).distance <= solid_.radius;
}

// The contact with the side that the shape is least deep below, of those that are exposed. A shape
// that does not reach out of the solid across a side has not come through it, unless it is mostly
// inside of this solid. Only what has come through its side meets a one-way solid.
std::optional<OutlineContact::Contact> OutlineContact::contact_with_sides(Neighbors& neighbors,
                                                                          double least_depth,
                                                                          double slack) const {
  struct Way {
    double depth;
    std::size_t side;
    Stretch stretch;
  };
  bool must_reach_out = false;  // computed only where there is a stretch: most corners have none
  bool any_stretch = false;
  std::array<Way, kMaxPolygonPoints> ways;
  std::size_t count = 0;
  for (std::size_t i = 0; i < solid_.side_count(); ++i) {
    const Side side = this->side(i);
    Stretch stretch = {kFar, -kFar};
    for (std::size_t k = 0; k < moving_.count; ++k) {
      const double along = dot(side.tangent, moving_.points[k] - side.from);
      stretch = {std::min(stretch.begin, along), std::max(stretch.end, along)};
    }
    if (stretch.begin > side.length + slack || stretch.end < -slack) continue;
    stretch = {std::clamp(stretch.begin, 0.0, side.length),
               std::clamp(stretch.end, 0.0, side.length)};
    if (!any_stretch) must_reach_out = !open_side_ && !solid_contains_middle();
    any_stretch = true;
    const auto contact = contact_over(i, stretch, least_depth, must_reach_out, slack);
    if (!contact) continue;
    // Sorted by depth, and by side where depths are equal.
    const double depth = contact->depth;
    std::size_t place = count++;
    for (; place > 0 && depth < ways[place - 1].depth; --place) ways[place] = ways[place - 1];
    ways[place] = {depth, i, stretch};
  }
  for (const auto& [depth, number, stretch] : std::span(ways).first(count)) {
    const Stretch kept = exposed(side(number), stretch, neighbors);
    if (kept.begin > kept.end) continue;
    if (const auto contact = contact_over(number, kept, least_depth, must_reach_out, slack)) {
      return contact;
    }
  }
  return std::nullopt;
}

void OutlineContact::write(const Contact& contact, bool solid_is_a, Manifold& manifold) const {
  const Side side = this->side(contact.side);
  const Vector normal = solid_is_a ? contact.normal : -contact.normal;
  const auto written = [&](const Point& point) {
    const Vector place = origin_ + side.at(point.along) - (point.depth / 2) * side.normal;
    const Feature feature = solid_is_a ? point.of_solid + kFeaturesOfB * point.of_moving
                                       : point.of_moving + kFeaturesOfB * point.of_solid;
    return contact_point(place, point.depth, feature);
  };
  const auto& [one, other] = contact.points;
  if (contact.count == 1) {
    write_one_point(manifold, normal, written(one));
  } else {
    const bool is_in_order = one.along < other.along;
    write_two_points(manifold, normal, written(is_in_order ? one : other),
                     written(is_in_order ? other : one));
  }
  manifold.depth = rounded_depth(contact.depth);
}

// What the points of a contact with a side touch of it.
OutlineContact::Stretch OutlineContact::touched(const Side& side, const Vector& normal,
                                                const Manifold& manifold) const {
  Stretch stretch = {kFar, -kFar};
  for (const ContactPoint& point : std::span(manifold.points).first(manifold.point_count)) {
    const Vector offset = on_solid(point, normal) - side.from;
    const double along = std::clamp(dot(side.tangent, offset), 0.0, side.length);
    stretch = {std::min(stretch.begin, along), std::max(stretch.end, along)};
  }
  return stretch;
}

Vector OutlineContact::on_solid(const ContactPoint& point, const Vector& normal) const {
  return Vector{wide(point.x), wide(point.y)} - origin_ + (wide(point.depth) / 2.0) * normal;
}

bool OutlineContact::correct(Neighbors& neighbors, bool solid_is_a, EdgeRule edges,
                             Manifold& manifold) const {
  const Vector normal = normal_from_solid(manifold, solid_is_a);
  const double least_depth = least_depth_of(edges);
  std::optional<Contact> contact;
  Cover cover = Cover::kWhole;
  if (const auto number = side_with_normal(normal)) {
    const Side side = this->side(*number);
    const Stretch stretch = touched(side, normal, manifold);
    const Stretch kept = exposed(side, stretch, neighbors);
    if (kept.begin == stretch.begin && kept.end == stretch.end) return true;
    if (kept.begin <= kept.end) contact = contact_over(*number, kept, least_depth, false, 0);
  } else {
    const auto points = std::span(manifold.points).first(manifold.point_count);
    const ContactPoint& deepest = *std::ranges::max_element(points, {}, &ContactPoint::depth);
    const Vector place = on_solid(deepest, normal);
    cover = cover_of_corner(normal, wide(deepest.depth), place, neighbors);
    if (cover == Cover::kNone) return true;
  }
  const double slack = cover == Cover::kGap ? tolerance_ : 0;
  if (!contact) contact = contact_with_sides(neighbors, least_depth, slack);
  if (contact) write(*contact, solid_is_a, manifold);
  return contact.has_value() || cover == Cover::kGap;
}

// The part of a side over which the moving shape is nearest to it.
OutlineContact::Stretch OutlineContact::nearest_part(const Side& side) const {
  double least = kFar;
  const auto corners = std::span(moving_.points).first(moving_.count);
  for (const Vector& corner : corners) {
    least = std::min(least, dot(side.normal, corner - side.from));
  }
  Stretch stretch = {kFar, -kFar};
  for (const Vector& corner : corners) {
    if (dot(side.normal, corner - side.from) > least + tolerance_) continue;
    const double along = std::clamp(dot(side.tangent, corner - side.from), 0.0, side.length);
    stretch = {std::min(stretch.begin, along), std::max(stretch.end, along)};
  }
  return stretch;
}

std::optional<Vector> OutlineContact::normal_at_touch(Neighbors& neighbors, const Vector& normal,
                                                      const Vector& point, double gap) const {
  Cover cover = Cover::kWhole;
  if (const auto number = side_with_normal(normal)) {
    const Side side = this->side(*number);
    const Stretch kept = exposed(side, nearest_part(side), neighbors);
    if (kept.begin <= kept.end) cover = Cover::kNone;
  } else {
    cover = cover_of_corner(normal, 0, point - origin_, neighbors);
  }
  if (cover == Cover::kNone) return normal;
  const double slack = cover == Cover::kGap ? tolerance_ : 0;
  if (const auto contact = contact_with_sides(neighbors, -gap, slack)) return contact->normal;
  return cover == Cover::kGap ? std::optional(normal) : std::nullopt;
}

}  // namespace quadrille
