// Queries of one world, as World offers them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "geometry/region.hpp"
#include "quadrille/query.hpp"
#include "quadrille/shape.hpp"
#include "quadrille/status.hpp"
#include "query/query_memory.hpp"
#include "query/query_run.hpp"
#include "world/world_impl.hpp"

namespace quadrille {

/// Runs queries with the memory of one caller: the trees find bodies by their boxes, then the
/// narrow phase decides. See World for what each of them finds.
class WorldQueries {
 public:
  /// Queries of the world's owner: they bring the trees up to date and copy boxes beside the lists.
  explicit WorldQueries(World::Impl& world)
      : world_(world), owned_(&world), memory_(&world.query_memory) {}

  /// Queries that change nothing but `memory`, which is nullptr if its allocation failed.
  WorldQueries(const World::Impl& world, QueryMemory* memory)
      : world_(world), owned_(nullptr), memory_(memory) {}

  /// Makes trees and memory ready; after kOk, `run` may be called. kNotReady, kTreeTooLarge or
  /// kOutOfMemory.
  [[nodiscard]] Status prepare();

  /// What one query of one of the trees needs. The filter must outlive it.
  QueryRun run(const BodyTree& tree, const Filter& filter);

  /// `Shape` is Box, Point or Circle.
  template <typename Shape>
  Result<std::span<const Row>> overlapping(const Shape& shape, const Filter& filter);
  Result<std::span<const Row>> overlapping(const Shape& shape, const Transform& transform,
                                           const Filter& filter);

  Result<std::optional<Hit>> first_hit(const Ray& ray, const Filter& filter);
  Result<std::span<const Hit>> all_hits(const Ray& ray, const Filter& filter);
  Result<std::span<const Neighbor>> nearest(const Point& point, std::uint32_t count,
                                            float max_distance, const Filter& filter);
  Result<std::span<const Row>> visible(const Box& box, const Filter& filter);
  Result<std::span<const Row>> active(const Box& box, const Filter& filter);

 private:
  Status refuse(Status status);

  template <typename Accepts>
  Result<std::span<const Row>> find_rows(std::span<const BodyTree* const> trees,
                                         const Region& region, const Filter& filter,
                                         Accepts&& accepts);
  void sort_found();

  std::optional<Hit> hit_of(Row row, const Ray& ray) const;
  [[nodiscard]] bool add_nearest(const QueryRun& tree, const Point& point, std::uint32_t count,
                                 float max_distance);

  const World::Impl& world_;
  World::Impl* owned_;  // the same world, if its trees may be changed
  QueryMemory* memory_;
  const std::array<const BodyTree*, 2> trees_ = {&world_.moving, &world_.fixed};
};

}  // namespace quadrille
