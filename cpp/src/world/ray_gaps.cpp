#include "world/ray_gaps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "narrow/shape_queries.hpp"

namespace quadrille {
namespace {

// Of the places along a ray where solids are: few are outside of the world.
float largest_coordinate(const Ray& ray, const Box& world) {
  const double start = std::max(std::abs(wide(ray.x)), std::abs(wide(ray.y)));
  const double end =
      std::max(std::abs(wide(ray.x) + wide(ray.dx)), std::abs(wide(ray.y) + wide(ray.dy)));
  return rounded(std::max(start, std::min(end, wide(quadrille::largest_coordinate(world)))));
}

}  // namespace

RayGaps::RayGaps(const Bodies& bodies, const Ray& ray, const Settings& settings)
    : bodies_(bodies),
      length_(std::sqrt(wide(ray.dx) * wide(ray.dx) + wide(ray.dy) * wide(ray.dy))),
      rounding_(rounding_of_places(largest_coordinate(ray, settings.world))),
      tolerance_(settings.seam_tolerance < 0 ? -1 : wide(settings.seam_tolerance) + rounding_),
      ray_(ray) {}

// Nothing for a part that is farther from the ray than the tolerance, and for one that the ray
// meets elsewhere than along a side: so steeply that it is not deep in a gap then.
std::optional<RayGaps::Aside> RayGaps::aside(const ShapeRef& shape,
                                             const std::optional<Hit>& met) const {
  constexpr double kSteepest = 0.5;
  const Vector to_right = this->to_right();
  if (met) {
    const Vector normal = {wide(met->normal_x), wide(met->normal_y)};
    const double into = -dot(normal, {wide(ray_.dx), wide(ray_.dy)});
    if (met->fraction == 0 || into > kSteepest * length_) return std::nullopt;
    return Aside{.is_left = dot(to_right, normal) > 0, .distance = 0};
  }
  const Vector origin = {wide(shape.shape.x), wide(shape.shape.y)};
  const Vector from = Vector{wide(ray_.x), wide(ray_.y)} - origin;
  const Hull hull = hull_of(shape, origin);
  double least = std::numeric_limits<double>::infinity();
  double most = -least;
  for (std::size_t i = 0; i < hull.count; ++i) {
    const double right = dot(to_right, hull.points[i] - from);
    least = std::min(least, right);
    most = std::max(most, right);
  }
  // A segment that the ray only touches may lie on either side but for rounding.
  const bool is_left = least + most < 0;
  const double distance = std::max((is_left ? -most : least) - hull.radius, 0.0);
  return distance > tolerance_ ? std::nullopt : std::optional(Aside{is_left, distance});
}

// Nothing either for a part that lets the ray pass from where it comes. A ray that meets the part
// in a gap would have met it at the gap's beginning, had it been nearer to it by the width of a
// gap.
std::optional<RayGaps::PartBeside> RayGaps::beside(Row row, std::uint32_t part,
                                                   const ShapeRef& shape,
                                                   const std::optional<Hit>& met) const {
  const std::optional<Aside> side = aside(shape, met);
  if (!side) return std::nullopt;
  const auto [is_left, distance] = *side;
  const double by = met ? tolerance_ + rounding_ : distance + 2 * rounding_;
  const double sign = is_left ? -1 : 1;
  const Vector shift = (sign * by) * to_right();
  const Ray nearer = {rounded(wide(ray_.x) + shift.x), rounded(wide(ray_.y) + shift.y), ray_.dx,
                      ray_.dy};
  const std::optional<Hit> hit = first_hit(shape, nearer, EdgeRule::kTouching);
  if (!hit || bodies_.lets_pass(row, part, {wide(hit->normal_x), wide(hit->normal_y)}))
    return std::nullopt;
  return PartBeside{.shape = shape.shape,
                    .is_left = is_left,
                    .row = row,
                    .part = part,
                    .fraction = hit->fraction,
                    .normal_x = hit->normal_x,
                    .normal_y = hit->normal_y};
}

bool RayGaps::adjoin(const PartBeside& one, const PartBeside& other) const {
  if (one.is_left == other.is_left) return false;
  const ShapeStore& shapes = bodies_.shapes();
  const Separation apart =
      separation(shapes.with_points(one.shape), shapes.with_points(other.shape));
  return wide(apart.distance) <= tolerance_;
}

Hit RayGaps::hit_between(const PartBeside& one, const PartBeside& other) const {
  const auto key = [&](const PartBeside& part) {
    return std::tuple(-part.fraction, bodies_.ids().id_at(part.row), part.part);
  };
  const PartBeside& later = key(one) < key(other) ? one : other;
  return {.row = later.row,
          .fraction = later.fraction,
          .x = rounded(wide(ray_.x) + wide(later.fraction) * wide(ray_.dx)),
          .y = rounded(wide(ray_.y) + wide(later.fraction) * wide(ray_.dy)),
          .normal_x = later.normal_x,
          .normal_y = later.normal_y,
          .part = later.part};
}

}  // namespace quadrille
