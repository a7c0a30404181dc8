// What a box on its way along a straight line meets; a ray is such a box of no size.
#pragma once

#include "base/buffer.hpp"
#include "quadrille/query.hpp"
#include "query/query_context.hpp"

namespace quadrille {

/// The hit with the smallest fraction, of equals the one with the smallest row; kNoHit where
/// nothing is met.
Hit find_first_hit(const QueryContext& search, const MovingBox& moving);

/// All hits, by fraction, then by row; false when there is no memory for them.
[[nodiscard]] bool find_all_hits(const QueryContext& search, const MovingBox& moving,
                                 Buffer<Hit>& hits);

}  // namespace quadrille
