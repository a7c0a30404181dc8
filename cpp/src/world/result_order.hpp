// The order of the results of a world's queries.
#pragma once

#include "quadrille/cast.hpp"
#include "quadrille/query.hpp"
#include "store/id_table.hpp"

namespace quadrille {

/// By fraction or distance, then by id.
struct ResultOrder {
  const IdTable& ids;

  template <typename Found>
  bool operator()(const Found& a, const Found& b) const {
    if (value(a) != value(b)) return value(a) < value(b);
    return ids.id_at(a.row) < ids.id_at(b.row);
  }

  static float value(const Hit& hit) { return hit.fraction; }
  static float value(const CastHit& hit) { return hit.fraction; }
  static float value(const BodyNeighbor& neighbor) { return neighbor.distance; }
};

}  // namespace quadrille
