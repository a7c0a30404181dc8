// Two boxes: separating axes; then the side of one that faces the other's is clipped.
#include <cmath>
#include <cstddef>

#include "base/simd.hpp"
#include "narrow/collide_functions.hpp"

namespace quadrille {
namespace {

// Where parallel sides only touch, rounding may put an end of one above the other, and where they
// meet in one corner only, it may make two places of it: by this share of their lengths.
constexpr double kRounding = 1e-13;

// How far the sides of a box are from another one, across its width and across its height: `offset`
// leads to the other's centre in this one's frame, cosine and sine are those of the angle between.
Vector gaps_of(const OrientedBox& box, const OrientedBox& other, const Vector& offset,
               double cosine, double sine) {
  return {std::abs(offset.x) - (box.half_x + (other.half_x * cosine + other.half_y * sine)),
          std::abs(offset.y) - (box.half_y + (other.half_x * sine + other.half_y * cosine))};
}

// The gaps between two boxes along the axes of either.
struct Gaps {
  Vector of_a;
  Vector of_b;
  Vector offset_b;  // of b's centre in the frame of a
  Vector offset_a;
};

// Whether two boxes overlap, by the rule: the one test of two boxes. If they do, fills `gaps`.
// Inlined, so that boxes and gaps stay in registers.
[[gnu::always_inline]] inline bool find_gaps(const OrientedBox& a, const OrientedBox& b,
                                             EdgeRule edges, Gaps& gaps) {
  const Vector to_b = b.centre - a.centre;
  const double per_lengths = a.per_length * b.per_length;
  const double cosine = std::abs(per_lengths * dot(a.axis, b.axis));
  const double sine = std::abs(per_lengths * cross(a.axis, b.axis));
  gaps.offset_b = a.in_frame(to_b);
  gaps.of_a = gaps_of(a, b, gaps.offset_b, cosine, sine);
  const double gap_a = larger(gaps.of_a.x, gaps.of_a.y);
  if (gap_a > 0) return false;
  gaps.offset_a = b.in_frame(-to_b);
  gaps.of_b = gaps_of(b, a, gaps.offset_a, cosine, sine);
  const double gap_b = larger(gaps.of_b.x, gaps.of_b.y);
  if (gap_b > 0) return false;
  return larger(gap_a, gap_b) < 0 || edges == EdgeRule::kTouching;
}

// A side of a box that faces into a direction: its normal is one of the box's axes or against it.
struct FacingSide {
  bool is_end;  // of the width, so that the side's own length is the height
  bool is_negative;

  std::size_t number() const { return ((is_end ? 1 : 2) + (is_negative ? 2 : 0)) & 3; }
  double distance(const OrientedBox& box) const { return is_end ? box.half_x : box.half_y; }
  double half_length(const OrientedBox& box) const { return is_end ? box.half_y : box.half_x; }
  Vector normal(const OrientedBox& box) const {
    const Vector axis = (is_negative ? -box.per_length : box.per_length) * box.axis;
    return is_end ? axis : Vector{-axis.y, axis.x};
  }
};

// The side of the incident box that faces the reference side is clipped to the length of that one.
// Coordinates are around the reference box's centre: along the reference side, and up its normal.
// No point is deeper than the boxes are: `most` is 0 where they only touch.
void write_contact(const OrientedBox& reference, const FacingSide& side,
                   const OrientedBox& incident, double most, bool is_reversed, Manifold& manifold) {
  const Vector normal = side.normal(reference);
  const Vector tangent = {-normal.y, normal.x};
  const double height = side.distance(reference);
  const double reach = side.half_length(reference);

  const double width_up = dot(normal, incident.axis);
  const double width_along = dot(tangent, incident.axis);
  const bool is_end = std::abs(width_up) >= std::abs(width_along);
  const FacingSide facing = {is_end, is_end ? width_up > 0 : width_along < 0};
  const double half_length = facing.half_length(incident);
  const Vector facing_normal = facing.normal(incident);
  const double up = dot(normal, facing_normal);  // from -1 to -0.7
  const double along = dot(tangent, facing_normal);

  const Vector middle =
      (incident.centre - reference.centre) + facing.distance(incident) * facing_normal;
  const double middle_up = dot(normal, middle);
  const double middle_along = dot(tangent, middle);
  const double slope = -along / up;
  const double low_corner = middle_along + half_length * up;
  const double high_corner = middle_along - half_length * up;

  const auto depth_at = [&](double at) {
    return smaller(height - (middle_up + slope * (at - middle_along)), most);
  };
  const auto point_at = [&](double at, double depth, bool is_clipped, std::size_t end,
                            std::size_t corner) {
    const Feature of_reference = is_clipped ? corner_feature(end & 3) : side_feature(side.number());
    const Feature of_incident =
        is_clipped ? side_feature(facing.number()) : corner_feature(corner & 3);
    const Feature feature = is_reversed ? of_incident + kFeaturesOfB * of_reference
                                        : of_reference + kFeaturesOfB * of_incident;
    return contact_point(reference.centre + at * tangent + (height - depth / 2) * normal, depth,
                         feature);
  };
  const double low = larger(low_corner, -reach);
  const double high = smaller(high_corner, reach);
  const double low_depth = depth_at(low);
  const double high_depth = depth_at(high);
  const ContactPoint low_point =
      point_at(low, low_depth, low_corner < -reach, side.number(), facing.number() + 1);
  const ContactPoint high_point =
      point_at(high, high_depth, high_corner > reach, side.number() + 1, facing.number());
  const Vector normal_of_pair = is_reversed ? -normal : normal;
  const double rounding = kRounding * (reach + half_length);
  if (smaller(low_depth, high_depth) >= -rounding && high - low > rounding) {
    write_two_points(manifold, normal_of_pair, low_point, high_point);
  } else {
    write_one_point(manifold, normal_of_pair, low_depth >= high_depth ? low_point : high_point);
  }
}

}  // namespace

bool overlap(const OrientedBox& a, const OrientedBox& b, EdgeRule edges) {
  Gaps gaps;
  return find_gaps(a, b, edges, gaps);
}

bool collide_boxes(const ShapeRef& a, const ShapeRef& b, EdgeRule edges, Manifold& manifold) {
  const OrientedBox box_a = oriented_box_of(a.shape);
  const OrientedBox box_b = oriented_box_of(b.shape);
  Gaps gaps;
  if (!find_gaps(box_a, box_b, edges, gaps)) return false;
  const double gap_a = larger(gaps.of_a.x, gaps.of_a.y);
  const double gap_b = larger(gaps.of_b.x, gaps.of_b.y);
  const bool is_reversed = gap_b > gap_a || (gap_b == gap_a && !comes_first(a, b));
  const Vector& gap = is_reversed ? gaps.of_b : gaps.of_a;
  const Vector& offset = is_reversed ? gaps.offset_a : gaps.offset_b;
  const bool is_end = gap.x >= gap.y;
  const FacingSide side = {is_end, (is_end ? offset.x : offset.y) < 0};
  if (is_reversed) {
    write_contact(box_b, side, box_a, -gap_b, true, manifold);
  } else {
    write_contact(box_a, side, box_b, -gap_a, false, manifold);
  }
  return true;
}

}  // namespace quadrille
