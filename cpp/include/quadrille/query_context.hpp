// Memory of queries that belongs to the caller.
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/api.hpp"
#include "quadrille/owner.hpp"

namespace quadrille {

struct QueryMemory;

/// Scratch memory for queries, and their results.
///
/// A query with a context writes to nothing else, so that threads can query one tree or one world
/// at the same time, each with a context of its own, while no thread changes it:
///
/// ```cpp
/// // in each thread
/// quadrille::QueryContext context;
/// for (const quadrille::Row row : tree.with(context).query(box).value) use(row);
/// ```
///
/// A span that such a query returns is valid until the next query with the same context, also one
/// that fails. A context serves any number of trees and worlds and may outlive them; queries are
/// fastest while it stays with one of them. It runs one query at a time: a visitor must not use the
/// context of the query that calls it. It can be moved, not copied; one that was moved from can be
/// used like a new one.
class QUADRILLE_API QueryContext {
 public:
  QueryContext() noexcept;
  ~QueryContext();
  QueryContext(QueryContext&&) noexcept;
  QueryContext& operator=(QueryContext&&) noexcept;

  /// The index of the first shape that the last query with this context has refused; kNoRow when
  /// it refused none, or there was none.
  std::uint32_t error_index() const noexcept;

  /// Memory that the context has reserved. It is reused by each query, and freed with the context.
  std::size_t bytes() const noexcept;

 private:
  friend class TreeQueries;
  friend class WorldQueries;

  QUADRILLE_HIDDEN QueryMemory* memory() noexcept;

  detail::Owner<QueryMemory> memory_;  // of nothing before the first query
};

}  // namespace quadrille
