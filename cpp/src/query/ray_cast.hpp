// What a box meets that moves along a straight line. A ray is such a box without a size.
#pragma once

#include "base/buffer.hpp"
#include "quadrille/query.hpp"
#include "query/query_context.hpp"

namespace quadrille {

/// The hit with the smallest fraction, of equal ones the one with the smallest row; kNoHit when
/// nothing is met.
Hit find_first_hit(const QueryContext& context, const MovingBox& moving);

/// Appends all hits, by fraction, then by row; false when there is no memory for them.
[[nodiscard]] bool find_all_hits(const QueryContext& context, const MovingBox& moving,
                                 Buffer<Hit>& hits);

}  // namespace quadrille
