// What stands behind the public face.
#pragma once

#include <type_traits>

#include "pairs/pair_finder.hpp"
#include "quadrille/quadtree.hpp"
#include "query/box_cache.hpp"
#include "query/node_list.hpp"
#include "query/query_context.hpp"
#include "query/row_output.hpp"
#include "query/visited_set.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"
#include "trace/trace_recorder.hpp"

namespace quadrille {

struct Quadtree::Impl {
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  explicit Impl(const Settings& settings) : objects(settings) {}

  /// What every question begins with; kOutOfMemory, or `search` may follow.
  Status prepare() {
    const std::uint32_t rows = objects.rows().rows();
    const bool had_memory = box_cache.prepare(objects.version(), rows) && visited.reserve(rows);
    return had_memory ? objects.make_ready() : Status::kOutOfMemory;
  }

  /// A question's view of the tree; what was told of the last one is then forgotten.
  QueryContext search(const Filter& filter) {
    trace.restart();
    TraceRecorder* told = is_tracing ? &trace : nullptr;
    const Admission admission(filters, filter);
    return {objects.tree(),
            objects.boxes(),
            objects.settings().edges,
            admission,
            box_cache,
            visited,
            told};
  }

  /// Whether all shapes are valid; `objects` is told of the first that is not.
  template <typename Shapes>
  Status check_all(const Shapes& shapes) {
    using Shape = std::remove_cvref_t<decltype(shapes[0])>;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
      if (is_valid(shapes[i])) continue;
      objects.stumble_over(i);
      return std::is_same_v<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
    }
    return Status::kOk;
  }

  /// Makes ready for `count` questions that were checked, and room for where answers begin.
  Status prepare_many(Status checked, std::size_t count) {
    if (checked == Status::kOk) checked = prepare();
    const bool had_memory = checked != Status::kOk || offsets.resize(count + 1);
    return had_memory ? checked : Status::kOutOfMemory;
  }

  using FindAt = void (*)(const QueryContext& search, const void* questions, std::size_t index,
                          RowOutput& found);
  Result<Lists<Row>> find_many(Status checked, const Filter& filter, std::size_t count,
                               const void* questions, FindAt find_at);

  using WayAt = MovingBox (*)(const void* ways, std::size_t index);
  Result<std::span<const Hit>> find_first_hits(Status checked, const Filter& filter,
                                               std::size_t count, const void* ways, WayAt way_at);

  /// Brings the list of nodes up to date.
  Status list_nodes() {
    const Status status = objects.make_ready();
    if (status != Status::kOk || nodes_version == objects.version()) return status;
    const bool had_memory = listing.fill(objects.tree());
    nodes_version = had_memory ? objects.version() : kNever;
    return had_memory ? Status::kOk : Status::kOutOfMemory;
  }

  /// What `find` finds for an object's key.
  template <typename Find>
  Result<std::span<const std::uint32_t>> locate(Id id, Find find) {
    if (!objects.rows().is_live(id)) return {Status::kStaleId, {}};
    const Status status = list_nodes();
    if (status != Status::kOk) return {status, {}};
    const Tree& tree = objects.tree();
    const bool had_memory = find(tree, listing, tree.keys()[row_of(id)], found);
    return {had_memory ? Status::kOk : Status::kOutOfMemory, found.span()};
  }

  /// What an insertion (of nobody yet) or an update does; see quadtree_explain.cpp.
  Result<std::span<const TraceEvent>> explain_placing(std::int32_t object, const Box& box);

  std::size_t bytes() const {
    return objects.bytes() + filters.bytes() + input.bytes() + found.bytes() + offsets.bytes() +
           hits.bytes() + neighbors.bytes() + box_cache.bytes() + visited.bytes() +
           pair_finder.bytes() + admitted.bytes() + listing.bytes() + trace.bytes();
  }

  ObjectStore objects;
  Filters filters;
  Buffer<Box> input;              // see stage
  Buffer<Row> found;              // results of questions
  Buffer<std::uint32_t> offsets;  // where the results of each of many questions begin
  Buffer<Hit> hits;
  Buffer<Neighbor> neighbors;
  BoxCache box_cache;
  VisitedSet visited;
  PairFinder pair_finder;
  Buffer<Pair> admitted;  // pairs that the filters leave
  NodeList listing;
  TraceRecorder trace;                   // the last explanation
  bool is_tracing = false;               // see tell
  std::uint64_t pairs_version = kNever;  // of the objects when pairs were last found
  std::uint64_t nodes_version = kNever;  // and when nodes were last listed
};

}  // namespace quadrille
