#include "world/ray_gaps.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/rounding.hpp"
#include "narrow/collide.hpp"
#include "narrow/shape_queries.hpp"

namespace quadrille {
namespace {

float largest_coordinate(const Ray& ray) {
  return std::max(std::max(std::abs(ray.x), std::abs(ray.x + ray.dx)),
                  std::max(std::abs(ray.y), std::abs(ray.y + ray.dy)));
}

}  // namespace

RayGaps::RayGaps(const Bodies& bodies, const Ray& ray, float tolerance)
    : bodies_(bodies),
      ray_(ray),
      length_(std::sqrt(double{ray.dx} * ray.dx + double{ray.dy} * ray.dy)),
      rounding_(rounding_of_places(largest_coordinate(ray))),
      tolerance_(tolerance < 0 ? -1 : tolerance + rounding_) {}

std::span<const Hit> RayGaps::add(Row row, std::uint32_t part, const ShapeRef& shape) {
  const std::optional<PartBeside> added = beside(row, part, shape);
  if (!added) return {};
  std::size_t found = 0;
  for (const PartBeside& other : std::span(parts_).first(std::min(count_, kMostParts))) {
    const ShapeRef other_shape = bodies_.shapes().with_points(other.shape);
    if (other.is_left != added->is_left && separation(other_shape, shape).distance <= tolerance_) {
      hits_[found++] = between(other, *added);
    }
  }
  parts_[count_++ % kMostParts] = *added;
  return std::span<const Hit>(hits_).first(found);
}

// Nothing for a part that is farther from the ray than the tolerance, and for one that lets the ray
// pass from where it comes.
std::optional<RayGaps::PartBeside> RayGaps::beside(Row row, std::uint32_t part,
                                                   const ShapeRef& shape) const {
  const Vector origin = {shape.shape.x, shape.shape.y};
  const Vector from = Vector{ray_.x, ray_.y} - origin;
  const Vector to_right = (1 / length_) * Vector{-double{ray_.dy}, double{ray_.dx}};
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
  if (distance > tolerance_) return std::nullopt;
  const Vector shift = ((is_left ? -1 : 1) * (distance + 2 * rounding_)) * to_right;
  const Ray nearer = {static_cast<float>(ray_.x + shift.x), static_cast<float>(ray_.y + shift.y),
                      ray_.dx, ray_.dy};
  std::optional<Hit> hit = first_hit(shape, nearer, EdgeRule::kTouching);
  if (!hit || bodies_.lets_pass(row, part, {hit->normal_x, hit->normal_y})) return std::nullopt;
  hit->row = row;
  hit->part = part;
  return PartBeside{shape.shape, is_left, *hit};
}

Hit RayGaps::between(const PartBeside& one, const PartBeside& other) const {
  const auto key = [&](const Hit& hit) {
    return std::pair(bodies_.ids().id_at(hit.row), hit.part);
  };
  Hit hit = one.hit.fraction > other.hit.fraction ? one.hit : other.hit;
  if (one.hit.fraction == other.hit.fraction && key(one.hit) < key(other.hit)) hit = one.hit;
  hit.x = static_cast<float>(ray_.x + double{hit.fraction} * ray_.dx);
  hit.y = static_cast<float>(ray_.y + double{hit.fraction} * ray_.dy);
  return hit;
}

}  // namespace quadrille
