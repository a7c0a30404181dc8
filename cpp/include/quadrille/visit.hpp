// Objects one by one, in the order of a ray or of their distance, until the caller has enough.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <span>

#include "quadrille/quadtree.hpp"

namespace quadrille {

namespace detail {

/// A result and the id of its object.
template <typename Found>
struct Visit {
  Id id;
  Found found;
};

/// Copies of results, because a callback that calls the tree overwrites the tree's own; null when
/// there is no memory.
template <typename Found>
std::unique_ptr<Visit<Found>[]> copy_for_visits(const Quadtree& tree,
                                                std::span<const Found> found) {
  std::unique_ptr<Visit<Found>[]> visits(new (std::nothrow) Visit<Found>[found.size()]);
  for (std::size_t i = 0; visits != nullptr && i < found.size(); ++i) {
    visits[i] = {.id = tree.id_at(found[i].row).value, .found = found[i]};
  }
  return visits;
}

}  // namespace detail

/// Calls `on_neighbor(neighbor)` for each object in the order of `Quadtree::nearest`, until it
/// returns false or there are no more. kInvalidShape or kOutOfMemory.
///
/// The callback may call the tree, changes included. An object that it removes is not visited any
/// more; one that it adds or moves may be visited, missed or visited again; every other object is
/// visited once.
///
/// Cost: `nearest` for 8 objects, then for 32, 128 and so on, and a copy of each; at most about
/// five times as many objects as are visited.
template <typename OnNeighbor>
Status visit_nearest(Quadtree& tree, const Point& point, OnNeighbor&& on_neighbor,
                     float max_distance = kAnyDistance, const Filter& filter = kEverything) {
  Neighbor last = {.row = 0, .distance = -1};
  for (std::uint64_t count = 8;; count *= 4) {
    const auto [status, nearest] =
        tree.nearest(point, static_cast<std::uint32_t>(count), max_distance, filter);
    if (status != Status::kOk) return status;
    const std::size_t found = nearest.size();
    const auto visits = detail::copy_for_visits(tree, nearest);
    if (visits == nullptr) return Status::kOutOfMemory;
    for (const auto& [id, neighbor] : std::span(visits.get(), found)) {
      const bool was_visited = neighbor.distance != last.distance
                                   ? neighbor.distance < last.distance
                                   : neighbor.row <= last.row;
      if (was_visited || !tree.has(id)) continue;
      last = neighbor;
      if (!on_neighbor(neighbor)) return Status::kOk;
    }
    if (found < count) return Status::kOk;
  }
}

/// Calls `on_hit(hit)` for each object that a ray meets, in the order of `Quadtree::raycast_all`,
/// until it returns false or there are no more. kInvalidShape or kOutOfMemory. The callback may do
/// what that of `visit_nearest` may. Cost: as `raycast_all`, and a copy of the hits; where only the
/// first one matters, `Quadtree::raycast` costs less.
template <typename OnHit>
Status visit_ray(Quadtree& tree, const Ray& ray, OnHit&& on_hit,
                 const Filter& filter = kEverything) {
  const auto [status, hits] = tree.raycast_all(ray, filter);
  if (status != Status::kOk) return status;
  const std::size_t found = hits.size();
  const auto visits = detail::copy_for_visits(tree, hits);
  if (visits == nullptr) return Status::kOutOfMemory;
  for (const auto& [id, hit] : std::span(visits.get(), found)) {
    if (tree.has(id) && !on_hit(hit)) break;
  }
  return Status::kOk;
}

}  // namespace quadrille
