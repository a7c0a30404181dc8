// The memory that the queries of one caller share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "base/visit_watch.hpp"
#include "quadrille/query.hpp"
#include "query/batch_offsets.hpp"
#include "query/box_cache.hpp"
#include "query/ray_cast.hpp"
#include "query/visited_set.hpp"

namespace quadrille {

/// Scratch memory and results. A tree and a world have one of their own each, each QueryContext has
/// another.
struct QueryMemory {
  BoxCache box_cache;
  BoxCache static_box_cache;  ///< of a world's tree of static bodies
  VisitedSet visited;
  Buffer<std::uint32_t> polygon_offsets;  ///< copy of those that query_polygon_many is given
  RayScratch ray_scratch;

  Buffer<Row> found;
  BatchOffsets offsets;  ///< where the results of each query of a batch begin
  Buffer<Hit> hits;
  Buffer<Neighbor> neighbors;
  Buffer<Neighbor> near_boxes;          ///< of a world: candidates for `neighbors`
  Buffer<std::uint64_t> drawing_order;  ///< of a world: sort keys of the bodies in `found`
  VisitWatch visits;
  std::uint32_t error_index = kNoRow;  ///< of the shape that the last query has refused

  std::size_t bytes() const {
    return box_cache.bytes() + static_box_cache.bytes() + visited.bytes() +
           polygon_offsets.bytes() + ray_scratch.bytes() + found.bytes() + offsets.bytes() +
           hits.bytes() + neighbors.bytes() + near_boxes.bytes() + drawing_order.bytes();
  }
};

}  // namespace quadrille
