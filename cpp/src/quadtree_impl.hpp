// The members of a quadtree, and what its calls share.
#pragma once

#include "pairs/pair_finder.hpp"
#include "quadrille/quadtree.hpp"
#include "query/node_list.hpp"
#include "query/query_memory.hpp"
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

struct QuadtreeImpl {
  explicit QuadtreeImpl(const Settings& settings) : objects(settings) {}

  // Inspection, in quadtree.cpp.

  /// Brings `node_list` up to date.
  Status list_nodes();

  /// The nodes that `find(tree, node_list, key, nodes)` stores for the key of an object.
  template <typename Find>
  Result<std::span<const std::uint32_t>> look_up(Id id, Find find);

  std::size_t bytes() const;

  // Traces, in quadtree_explain.cpp.

  /// What an insertion (with kNoObject) or an update will do.
  Result<std::span<const TraceEvent>> explain_placing(std::int32_t object, const Box& box);

  ObjectStore objects;
  Filters filters;
  Buffer<Box> input;  // see Quadtree::stage

  QueryMemory query_memory;  // of queries without a context

  PairFinder pair_finder;
  Buffer<Pair> admitted;                // pairs whose objects' filters admit each other
  Buffer<HeldPair> held_pairs;          // of all `for_each_pair` that are running
  Buffer<HeldNeighbor> held_neighbors;  // of all `for_each_nearest` that are running
  NodeList node_list;
  std::uint64_t pairs_version = 0;  // of the objects when pairs were last found; 0 for none
  std::uint64_t nodes_version = 0;  // of the objects when nodes were last listed; 0 for none

  TraceRecorder trace;      // of the last call that was traced or explained
  bool is_tracing = false;  // between start_trace and finish_trace
};

}  // namespace quadrille
