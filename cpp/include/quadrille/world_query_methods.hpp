// The queries of a world: which bodies overlap a shape, meet a ray, are near to a point.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/query.hpp"
#include "quadrille/query_context.hpp"
#include "quadrille/shape.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

class World;
class WorldQueries;

/// The queries of `Derived`: World, with the memory of the world, or WorldWithContext, with that of
/// a context.
template <typename Derived>
class QUADRILLE_API WorldQueryMethods {
 public:
  // Queries: which bodies overlap a shape. Results are rows, by id. Sensors and static bodies are
  // found like others; a filter leaves them out. kInvalidBox for boxes, kInvalidShape for others;
  // kTreeTooLarge or kOutOfMemory; with a context kNotReady in place of kTreeTooLarge. Cost: as
  // that of `Quadtree`, and a test of the shape of each body near it.

  Result<std::span<const Row>> query(const Box& box, const Filter& filter = kEverything);
  Result<std::span<const Row>> query_point(const Point& point, const Filter& filter = kEverything);
  Result<std::span<const Row>> query_circle(const Circle& circle,
                                            const Filter& filter = kEverything);

  /// The bodies that overlap a shape, which is no body. kInvalidTransform.
  Result<std::span<const Row>> overlaps(const Shape& shape, const Transform& transform,
                                        const Filter& filter = kEverything);

  /// The first body that a point meets as it moves along a ray: the smallest fraction, and among
  /// equal fractions the lowest id. No value when it meets none. A ray that starts in a body meets
  /// it at fraction 0 with normal (0, 0).
  Result<std::optional<Hit>> raycast(const Ray& ray, const Filter& filter = kEverything);

  /// All bodies that a ray meets, by fraction, then by id.
  Result<std::span<const Hit>> raycast_all(const Ray& ray, const Filter& filter = kEverything);

  /// The `count` bodies nearest to a point and no farther than `max_distance` (world units, 0 or
  /// more), by distance, then by id. A point in a body has distance 0.
  Result<std::span<const Neighbor>> nearest(const Point& point, std::uint32_t count,
                                            float max_distance = kAnyDistance,
                                            const Filter& filter = kEverything);

  // Culling: the bodies whose boxes overlap or touch a part of the world. kInvalidBox, and errors
  // as above.

  /// The bodies to draw, by `BodyOptions::order`, then by id.
  Result<std::span<const Row>> visible(const Box& box, const Filter& filter = kEverything);

  /// The bodies to update: those that are not static, by id.
  Result<std::span<const Row>> active(const Box& box, const Filter& filter = kEverything);

 private:
  friend Derived;

  WorldQueryMethods() = default;

  Derived& derived() { return static_cast<Derived&>(*this); }
};

/// A world and the memory for its queries: what World::with returns. Refers to both.
class QUADRILLE_API WorldWithContext : public WorldQueryMethods<WorldWithContext> {
 private:
  friend class World;
  friend class WorldQueryMethods<WorldWithContext>;

  WorldWithContext(const World& world, QueryContext& context) : world_(world), context_(context) {}

  WorldQueries queries();

  const World& world_;
  QueryContext& context_;
};

extern template class WorldQueryMethods<World>;
extern template class WorldQueryMethods<WorldWithContext>;

}  // namespace quadrille
