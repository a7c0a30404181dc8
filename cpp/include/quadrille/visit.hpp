// Objects one after the other, in the order of a ray or of their distance,
// until enough are seen.
#pragma once

#include <limits>
#include <utility>
#include <vector>

#include "quadrille/quadtree.hpp"

namespace quadrille {

/// Calls `on_neighbor(neighbor)` for each object in the order of `nearest`,
/// until it returns false.
///
/// The callback may call the tree, whatever it likes: an object that is removed
/// meanwhile is not visited any more; one that is added or moved may be visited,
/// missed or visited again; what stays where it is comes just once. Cost: `nearest` for 8 objects,
/// then for 32, 128 and so on, and a copy of each; at most some five times as many as are visited.
template <typename OnNeighbor>
Status visit_nearest(Quadtree& tree, const Point& point, OnNeighbor&& on_neighbor,
                     float max_distance = std::numeric_limits<float>::infinity(),
                     const Filter& filter = kEverything) {
  Neighbor last = {.row = 0, .distance = -1};
  std::vector<std::pair<Id, Neighbor>> wanted;
  for (std::uint64_t count = 8;; count *= 4) {
    const auto found = tree.nearest(point, static_cast<std::uint32_t>(count), max_distance, filter);
    if (found.status != Status::kOk) return found.status;
    const bool are_all = found.value.size() < count;
    wanted.clear();
    for (const Neighbor& neighbor : found.value) {
      const bool is_behind = neighbor.distance != last.distance ? neighbor.distance > last.distance
                                                                : neighbor.row > last.row;
      if (is_behind) wanted.emplace_back(tree.id_at(neighbor.row).value, neighbor);
    }
    for (const auto& [id, neighbor] : wanted) {
      if (!tree.has(id)) continue;
      last = neighbor;
      if (!on_neighbor(neighbor)) return Status::kOk;
    }
    if (are_all) return Status::kOk;
  }
}

/// Calls `on_hit(hit)` for each object that a ray meets, in the order of
/// `raycast_all`, until it returns false. For what the callback may do see
/// `visit_nearest`. Cost: as `raycast_all`, and a copy of the hits; where only
/// the first matters, `raycast` costs less.
template <typename OnHit>
Status visit_ray(Quadtree& tree, const Ray& ray, OnHit&& on_hit,
                 const Filter& filter = kEverything) {
  const auto found = tree.raycast_all(ray, filter);
  if (found.status != Status::kOk) return found.status;
  std::vector<std::pair<Id, Hit>> hits;
  for (const Hit& hit : found.value) hits.emplace_back(tree.id_at(hit.row).value, hit);
  for (const auto& [id, hit] : hits) {
    if (tree.has(id) && !on_hit(hit)) break;
  }
  return Status::kOk;
}

}  // namespace quadrille
