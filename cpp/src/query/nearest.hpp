// The objects nearest to a point.
#pragma once

#include <cstdint>

#include "base/buffer.hpp"
#include "quadrille/query.hpp"
#include "query/query_run.hpp"

namespace quadrille {

/// Appends the `count` nearest objects no farther than `max_distance`, by distance, then by row;
/// false when there is no memory for them.
[[nodiscard]] bool find_nearest(const QueryRun& run, const Point& point, std::uint32_t count,
                                float max_distance, Buffer<Neighbor>& found);

}  // namespace quadrille
