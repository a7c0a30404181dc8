// Two boxes: separating axes; then the side of one that faces the other's is clipped.
#include <cmath>
#include <cstddef>

#include "base/simd.hpp"
#include "narrow/collide_kinds.hpp"
#include "narrow/hull.hpp"
#include "narrow/manifold_writing.hpp"

namespace quadrille {
namespace {

Vector axis_of(const PlacedShape& box) {
  return {box.axis_x, box.axis_y};
}

// How far the sides of a box are from another one, across its width and across its height: `offset`
// leads to the other's centre in this one's frame, cosine and sine are those of the angle between.
Vector gaps(const PlacedShape& box, const PlacedShape& other, const Vector& offset, double cosine,
            double sine) {
  return {std::abs(offset.x) - (box.half_x + (other.half_x * cosine + other.half_y * sine)),
          std::abs(offset.y) - (box.half_y + (other.half_x * sine + other.half_y * cosine))};
}

// A side of a box that faces into a direction: its normal is one of the box's axes or against it.
struct FacingSide {
  bool is_end;  // of the width, so that the side's own length is the height
  bool is_negative;

  std::size_t number() const { return ((is_end ? 1 : 2) + (is_negative ? 2 : 0)) & 3; }
  double distance(const PlacedShape& box) const { return is_end ? box.half_x : box.half_y; }
  double half_length(const PlacedShape& box) const { return is_end ? box.half_y : box.half_x; }
  Vector normal(const PlacedShape& box) const {
    const Vector axis = axis_of(box);
    return (is_negative ? -1.0 : 1.0) * (is_end ? axis : Vector{-axis.y, axis.x});
  }
};

// The side of the incident box that faces the reference side is clipped to the length of that one.
// Coordinates are around the reference box's centre: along the reference side, and up its normal.
void write_contact(const PlacedShape& reference, const FacingSide& side,
                   const PlacedShape& incident, bool is_reversed, Manifold& manifold) {
  const Vector normal = side.normal(reference);
  const Vector tangent = {-normal.y, normal.x};
  const double height = side.distance(reference);
  const double reach = side.half_length(reference);

  const double width_up = dot(normal, axis_of(incident));
  const double width_along = dot(tangent, axis_of(incident));
  const bool is_end = std::abs(width_up) >= std::abs(width_along);
  const FacingSide facing = {is_end, is_end ? width_up > 0 : width_along < 0};
  const double half_length = facing.half_length(incident);
  const Vector facing_normal = facing.normal(incident);
  const double up = dot(normal, facing_normal);  // from -1 to -0.7
  const double along = dot(tangent, facing_normal);

  const Vector centre = {reference.x, reference.y};
  const Vector middle =
      (Vector{incident.x, incident.y} - centre) + facing.distance(incident) * facing_normal;
  const double middle_up = dot(normal, middle);
  const double middle_along = dot(tangent, middle);
  const double slope = -along / up;
  const double low_corner = middle_along + half_length * up;
  const double high_corner = middle_along - half_length * up;

  const auto depth_at = [&](double at) {
    return height - (middle_up + slope * (at - middle_along));
  };
  const auto point_at = [&](double at, double depth, bool is_clipped, std::size_t end,
                            std::size_t corner) {
    const Feature of_reference = is_clipped ? corner_feature(end & 3) : side_feature(side.number());
    const Feature of_incident =
        is_clipped ? side_feature(facing.number()) : corner_feature(corner & 3);
    const Feature feature = is_reversed ? of_incident + kFeaturesOfB * of_reference
                                        : of_reference + kFeaturesOfB * of_incident;
    return contact_point(centre + at * tangent + (height - depth / 2) * normal, depth, feature);
  };
  const double low = larger(low_corner, -reach);
  const double high = smaller(high_corner, reach);
  const double low_depth = depth_at(low);
  const double high_depth = depth_at(high);
  write_points(manifold, is_reversed ? -normal : normal,
               point_at(low, low_depth, low_corner < -reach, side.number(), facing.number() + 1),
               low_depth,
               point_at(high, high_depth, high_corner > reach, side.number() + 1, facing.number()),
               high_depth);
}

}  // namespace

bool collide_boxes(const PlacedShape& a, const PlacedShape& b, EdgeRule edges, Manifold& manifold) {
  const Vector axis_a = axis_of(a);
  const Vector axis_b = axis_of(b);
  const Vector to_b = Vector{b.x, b.y} - Vector{a.x, a.y};
  const double cosine = std::abs(dot(axis_a, axis_b));
  const double sine = std::abs(cross(axis_a, axis_b));
  const Vector offset_b = {dot(axis_a, to_b), cross(axis_a, to_b)};
  const Vector gaps_a = gaps(a, b, offset_b, cosine, sine);
  const double gap_a = larger(gaps_a.x, gaps_a.y);
  if (gap_a > 0) return false;
  const Vector offset_a = {-dot(axis_b, to_b), -cross(axis_b, to_b)};
  const Vector gaps_b = gaps(b, a, offset_a, cosine, sine);
  const double gap_b = larger(gaps_b.x, gaps_b.y);
  if (gap_b > 0) return false;
  if (larger(gap_a, gap_b) == 0 && edges == EdgeRule::kStrict) return false;

  const bool is_reversed =
      gap_b > gap_a || (gap_b == gap_a && !comes_first({a, nullptr}, {b, nullptr}));
  const Vector& gap = is_reversed ? gaps_b : gaps_a;
  const Vector& offset = is_reversed ? offset_a : offset_b;
  const bool is_end = gap.x >= gap.y;
  const FacingSide side = {is_end, (is_end ? offset.x : offset.y) < 0};
  if (is_reversed) {
    write_contact(b, side, a, true, manifold);
  } else {
    write_contact(a, side, b, false, manifold);
  }
  return true;
}

}  // namespace quadrille
