// Queries for the objects in a region.
#pragma once

#include "geometry/region.hpp"
#include "quadrille/visitor.hpp"
#include "query/query_run.hpp"
#include "query/results.hpp"

namespace quadrille {

/// Adds the rows whose boxes overlap a region. Ends when `found.add(row)` returns false.
void find_overlapping(const QueryRun& run, const Region& region, RowOutput& found);

/// Visits the rows whose boxes overlap a region.
inline void find_overlapping(const QueryRun& run, const Region& region,
                             const detail::RowVisitor& visitor) {
  RowOutput visited(visitor);
  find_overlapping(run, region, visited);
}

/// Adds the rows in the nodes that `box` reaches, without testing their boxes. The visit takes
/// whole subtrees below the depth `steps`; a negative one counts as 0. Ends when `found.add(row)`
/// returns false.
void find_candidates(const QueryRun& run, const Box& box, int steps, RowOutput& found);

}  // namespace quadrille
