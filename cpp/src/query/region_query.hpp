// Queries for the objects in a region.
#pragma once

#include "geometry/region.hpp"
#include "quadrille/visitor.hpp"
#include "query/query_run.hpp"
#include "query/row_output.hpp"

namespace quadrille {

// `Rows` is RowOutput or detail::RowVisitor: a query ends when `found.add(row)` returns false.

/// Adds the rows whose boxes overlap a region.
template <typename Rows>
void find_overlapping(const QueryRun& run, const Region& region, Rows& found);

/// Adds the rows in the nodes that `box` reaches, without testing their boxes. `step` is the depth
/// below which the visit takes whole subtrees.
template <typename Rows>
void find_candidates(const QueryRun& run, const Box& box, int step, Rows& found);

}  // namespace quadrille
