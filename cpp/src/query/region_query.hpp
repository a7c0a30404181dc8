// Questions about a region.
#pragma once

#include <cstddef>
#include <cstdint>

#include "geometry/region.hpp"
#include "query/query_context.hpp"
#include "query/row_sink.hpp"

namespace quadrille {

inline constexpr std::size_t kAll = SIZE_MAX;

/// The rows whose boxes overlap a region; stops when there are `enough`.
void find_overlapping(const QueryContext& search, const Region& region, RowSink& found,
                      std::size_t enough = kAll);

/// The rows in the nodes that `box` reaches within `step` levels, and below where the visit stops.
void find_candidates(const QueryContext& search, const Box& box, int step, RowSink& found);

}  // namespace quadrille
