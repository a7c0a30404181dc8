// The members of a quadtree, and what its calls share.
#pragma once

#include "pairs/pair_finder.hpp"
#include "quadrille/quadtree.hpp"
#include "query/batch_offsets.hpp"
#include "query/box_cache.hpp"
#include "query/node_list.hpp"
#include "query/query_context.hpp"
#include "query/ray_cast.hpp"
#include "query/visited_set.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"
#include "trace/trace_recorder.hpp"

namespace quadrille {

/// A pair for `for_each_pair`.
struct HeldPair {
  Id a;
  Id b;
};

/// A neighbour for `for_each_nearest`.
struct HeldNeighbor {
  Id id;
  Neighbor neighbor;
};

// Hidden, because it would otherwise take the visibility of the exported class around it.
struct [[gnu::visibility("hidden")]] Quadtree::Impl {
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  explicit Impl(const Settings& settings) : objects(settings) {}

  // Inspection, in quadtree.cpp.

  /// Brings `node_list` up to date.
  Status list_nodes();

  /// The nodes that `find(tree, node_list, key, nodes)` stores for the key of an object.
  template <typename Find>
  Result<std::span<const std::uint32_t>> look_up(Id id, Find find);

  std::size_t bytes() const;

  // Queries, in quadtree_queries.cpp. `find` is called for each shape.

  /// Makes tree and scratch memory ready for queries; after kOk, `context` may follow.
  Status prepare();

  /// Checks all shapes, then prepares. `error_index` becomes that of the first invalid shape.
  /// kTooManyResults when there are more shapes than one call can report results for.
  template <typename Shapes>
  Status prepare_for(const Shapes& shapes);

  /// The context of one query or of one batch. The trace of the query before is dropped.
  QueryContext context(const Filter& filter);

  /// The rows that `find(context, shape, output)` adds.
  template <typename Shape, typename Find>
  Result<std::span<const Row>> find_rows(const Shape& shape, const Filter& filter, Find find);
  template <typename Shape, typename Find>
  Status visit_rows(const Shape& shape, const Filter& filter, detail::RowVisitor visitor,
                    Find find);
  template <typename Shapes, typename Find>
  Result<Lists<Row>> find_rows_of_each(const Shapes& shapes, const Filter& filter, Find find);

  /// The values that `find(context, shape, values)` appends; it returns false when out of memory.
  template <typename Shape, typename T, typename Find>
  Result<std::span<const T>> find_list(const Shape& shape, const Filter& filter, Buffer<T>& values,
                                       Find find);
  template <typename Shapes, typename T, typename Find>
  Result<Lists<T>> find_list_of_each(const Shapes& shapes, const Filter& filter, Buffer<T>& values,
                                     Find find);

  /// The hits of a ray or a moving box: the first one, or all of them for a visitor.
  template <typename Shape>
  Result<std::optional<Hit>> find_hit(const Shape& shape, const Filter& filter);
  template <typename Shape>
  Status visit_hits(const Shape& shape, const Filter& filter, const detail::HitVisitor& visitor);
  template <typename Shape>
  Result<std::span<const Hit>> find_hit_of_each(std::span<const Shape> shapes,
                                                const Filter& filter);

  // Traces, in quadtree_explain.cpp.

  /// What an insertion (with kNoObject) or an update will do.
  Result<std::span<const TraceEvent>> explain_placing(std::int32_t object, const Box& box);

  ObjectStore objects;
  Filters filters;
  Buffer<Box> input;  // see Quadtree::stage

  BoxCache box_cache;  // scratch of queries
  VisitedSet visited;
  Buffer<std::uint32_t> polygon_offsets;  // copy of the offsets that query_polygon_many is given

  RayScratch ray_scratch;
  Buffer<Row> found;     // results of queries
  BatchOffsets offsets;  // where the results of each query of a batch begin
  Buffer<Hit> hits;
  Buffer<Neighbor> neighbors;

  PairFinder pair_finder;
  Buffer<Pair> admitted;                // pairs whose objects' filters admit each other
  Buffer<HeldPair> held_pairs;          // of all `for_each_pair` that are running
  Buffer<HeldNeighbor> held_neighbors;  // of all `for_each_nearest` that are running
  NodeList node_list;
  std::uint64_t pairs_version = kNever;  // of the objects when pairs were last found
  std::uint64_t nodes_version = kNever;  // of the objects when nodes were last listed

  TraceRecorder trace;      // of the last call that was traced or explained
  bool is_tracing = false;  // between start_trace and finish_trace
};

}  // namespace quadrille
