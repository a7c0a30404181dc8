// Which objects of one tree overlap which of another.
#pragma once

#include <span>

#include "quadrille/pair.hpp"
#include "quadrille/status.hpp"
#include "query/query_context.hpp"
#include "store/filters.hpp"
#include "store/handle_table.hpp"

namespace quadrille {

/// The objects of one of the trees.
struct Party {
  const HandleTable& rows;
  std::span<const Box> boxes;
  const Filters& filters;
};

/// Each overlapping pair whose filters admit each other, `a` of the first tree and `b` of the
/// second, by the first tree's edge rule. Asks the larger tree about each object of the smaller
/// one.
Status find_pairs_between(const QueryContext& first, const Party& a, const QueryContext& second,
                          const Party& b, Buffer<Row>& found, Buffer<Pair>& pairs);

}  // namespace quadrille
