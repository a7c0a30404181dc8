// Queries for the objects in a region.
#pragma once

#include "geometry/region.hpp"
#include "quadrille/visitor.hpp"
#include "query/query_run.hpp"
#include "query/results.hpp"

namespace quadrille {

// `Rows` is RowOutput or detail::RowVisitor: a query ends when `found.add(row)` returns false.

/// Adds the rows whose boxes overlap a region.
template <typename Rows>
void find_overlapping(const QueryRun& run, const Region& region, Rows& found);

/// Adds the rows in the nodes that `box` reaches, without testing their boxes. The visit takes
/// whole subtrees below the depth `steps`; a negative one counts as 0.
template <typename Rows>
void find_candidates(const QueryRun& run, const Box& box, int steps, Rows& found);

}  // namespace quadrille
