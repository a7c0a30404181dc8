// The memory that the queries of one caller share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/visit_watch.hpp"
#include "narrow/footing.hpp"
#include "narrow/push_out.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/move.hpp"
#include "quadrille/query.hpp"
#include "query/query_run.hpp"
#include "query/ray_cast.hpp"
#include "query/results.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// Scratch memory and results. A tree and a world have one of their own each, each QueryContext has
/// another.
struct QueryMemory {
  QueryScratch scratch;
  RayScratch ray_scratch;

  Buffer<Row> found;
  Buffer<Row> near_rows;  ///< of a world: bodies near several casts
  BatchOffsets offsets;   ///< where the results of each query of a batch begin
  Buffer<Hit> hits;
  Buffer<Hit> seam_hits;             ///< of a world: of a ray between bodies that adjoin
  Buffer<CastHit> cast_hits;         ///< of a world
  Buffer<CastHit> passed;            ///< of a world: at which the cast does not stop
  Buffer<CastHit> part_hits;         ///< of a world: of all parts on the way of a cast
  Buffer<MoveResult> moves;          ///< of a world
  Buffer<MoveHit> move_hits;         ///< of a world: those of all moves of a call
  Buffer<Point> move_way;            ///< of a world: where a body that moves was
  Buffer<CastHit> move_sensors;      ///< of a world: on the way of a body that moves
  WayOutScratch way_out;             ///< of a world
  Buffer<Footing> footings;          ///< of a world: what a body that moves stands on
  Buffer<Neighbor> neighbors;        ///< of a tree; of a world, candidates
  Buffer<BodyNeighbor> near_bodies;  ///< of a world
  Buffer<std::uint64_t> order;       ///< of a world: sort keys of the bodies in `found`
  VisitWatch visits;
  std::uint32_t error_index = kNoRow;  ///< of the shape that the last query has refused

  /// Makes the next query leave out some objects. kStaleId, and then `error_index` is the index of
  /// the first one that is neither live nor kNoId; kOutOfMemory.
  [[nodiscard]] Status leave_out(std::span<const Id> objects, const IdTable& ids);

  /// Makes each query of a batch leave out one object; none, if there are none. kStaleId as above,
  /// and when there are not as many objects as queries: `error_index` is then the smaller number.
  /// kOutOfMemory.
  [[nodiscard]] Status leave_out_one_each(std::span<const Id> objects, std::size_t queries,
                                          const IdTable& ids);

  /// To be called before query i of the batch.
  void begin_query(std::size_t i, std::span<const Id> objects) {
    if (!objects.empty()) scratch.except[0] = row_of(objects[i]);
  }

  std::size_t bytes() const {
    return scratch.bytes() + ray_scratch.bytes() + found.bytes() + near_rows.bytes() +
           offsets.bytes() + hits.bytes() + seam_hits.bytes() + passed.bytes() + part_hits.bytes() +
           cast_hits.bytes() + moves.bytes() + move_hits.bytes() + move_way.bytes() +
           move_sensors.bytes() + way_out.bytes() + footings.bytes() + neighbors.bytes() +
           near_bodies.bytes() + order.bytes();
  }
};

}  // namespace quadrille
