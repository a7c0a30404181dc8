// Queries for the objects in a region.
#pragma once

#include <cstddef>
#include <cstdint>

#include "geometry/region.hpp"
#include "query/query_context.hpp"
#include "query/row_output.hpp"

namespace quadrille {

inline constexpr std::size_t kNoLimit = SIZE_MAX;

/// Adds the rows whose boxes overlap a region; ends after the node at which there are `enough`.
void find_overlapping(const QueryContext& context, const Region& region, RowOutput& found,
                      std::size_t enough = kNoLimit);

/// Adds the rows in the nodes that `box` reaches, without testing their boxes. `step` is the depth
/// below which the visit takes whole subtrees.
void find_candidates(const QueryContext& context, const Box& box, int step, RowOutput& found);

}  // namespace quadrille
