// What the cells of a tile map tell about contacts with its tiles, without a search for others.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/outline_contact.hpp"
#include "quadrille/contact.hpp"
#include "world/bodies.hpp"
#include "world/tile_map.hpp"

namespace quadrille {

/// The contacts of a moving body with a static one, which may be a tile map. Each question is about
/// two parts, in the order of their bodies. Where there is no map, all answers are no.
class MapSeams {
 public:
  /// Of no map.
  MapSeams() = default;

  /// `map` is null for another body, `is_alone` true when the box of the moving body meets that of
  /// no other static one. The map must outlive this.
  MapSeams(const TileMap* map, bool solid_is_a, bool is_alone, double tolerance)
      : map_(map), solid_is_a_(solid_is_a), is_alone_(is_alone), tolerance_(tolerance) {}

  /// True for a whole tile with whole ones on all four sides, which stop the moving part, too:
  /// there is no contact.
  bool is_buried(const BodyPart& a, const BodyPart& b) const {
    return map_ != nullptr && map_->is_walled_in(tile(a, b), moving(a, b).filter);
  }

  /// True for a side of a whole tile that has no tile in front of it. The normal is that of a
  /// contact, and leads away from the tile.
  bool is_exposed(const BodyPart& a, const BodyPart& b, const Vector& normal) const {
    return map_ != nullptr && map_->is_exposed(tile(a, b), normal, moving(a, b).filter);
  }

  /// True when such a side is met, and nothing else is there: the contact stays as it is.
  bool is_alone(const BodyPart& a, const BodyPart& b, const Manifold& manifold) const {
    if (map_ == nullptr || !is_alone_) return false;
    const Vector normal = normal_from_solid(manifold, solid_is_a_);
    const Box& box = moving(a, b).box;
    const double near = reach_of_seams(tolerance_, rounding_of_places(largest_coordinate(box)));
    return is_exposed(a, b, normal) &&
           contains(box, places_in_front(points_on_solid(manifold, normal), normal, near));
  }

  /// True when a circle meets a corner of a whole tile that another one beside it continues, which
  /// is nearer to the circle: there is no contact. False, too, where that is so narrow that
  /// OutlineContact has to tell. Places of solids may be off by `rounding`.
  bool is_corner_of_wall(const BodyPart& a, const BodyPart& b, const Manifold& manifold,
                         double rounding) const {
    constexpr double kClearly = 1e-3;
    if (map_ == nullptr || !is_alone_) return false;
    const auto [x, y] = normal_from_solid(manifold, solid_is_a_);
    const PlacedShape& circle = moving(a, b).shape;
    const bool is_clear = circle.kind() == ShapeKind::kCircle && std::abs(x) > kClearly &&
                          std::abs(y) > kClearly && manifold.depth < circle.radius / 2 &&
                          wide(circle.radius) > rounding;
    const Filter& filter = moving(a, b).filter;
    return is_clear && map_->is_wall(tile(a, b), filter) &&
           (map_->is_wall_beside(tile(a, b), x > 0 ? 1 : -1, 0, filter) ||
            map_->is_wall_beside(tile(a, b), 0, y > 0 ? 1 : -1, filter));
  }

 private:
  const PlacedPart& moving(const BodyPart& a, const BodyPart& b) const {
    return solid_is_a_ ? b.placed : a.placed;
  }
  std::uint32_t tile(const BodyPart& a, const BodyPart& b) const {
    return solid_is_a_ ? a.number : b.number;
  }

  const TileMap* map_ = nullptr;
  bool solid_is_a_ = false;
  bool is_alone_ = false;
  double tolerance_ = 0;
};

}  // namespace quadrille
