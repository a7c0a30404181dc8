// The order of the results of a world's queries.
#pragma once

#include <span>

#include "base/sort.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/query.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// By fraction or distance, then by id, then by part. Of a cast's overlaps at the start, the
/// deepest is first: a shape that also touches something must be told of what it has to leave.
struct ResultOrder {
  const IdTable& ids;

  template <typename Found>
  bool operator()(const Found& a, const Found& b) const {
    if (value(a) != value(b)) return value(a) < value(b);
    if (a.row != b.row) return ids.id_at(a.row) < ids.id_at(b.row);
    return a.part < b.part;
  }

  bool operator()(const CastHit& a, const CastHit& b) const {
    if (a.fraction != b.fraction) return a.fraction < b.fraction;
    if (a.depth != b.depth) return a.depth > b.depth;
    return ids.id_at(a.row) < ids.id_at(b.row);
  }

  static float value(const Hit& hit) { return hit.fraction; }
  static float value(const BodyNeighbor& neighbor) { return neighbor.distance; }
};

template <typename Found>
void sort_results(std::span<Found> results, const IdTable& ids) {
  sort(results, ResultOrder{ids});
}

}  // namespace quadrille
