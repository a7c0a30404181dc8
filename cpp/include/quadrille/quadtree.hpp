// A quadtree of axis-aligned boxes for broad-phase collision detection and spatial queries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/for_each.hpp"
#include "quadrille/id.hpp"
#include "quadrille/node_view.hpp"
#include "quadrille/owner.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/point.hpp"
#include "quadrille/query.hpp"
#include "quadrille/query_context.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/stats.hpp"
#include "quadrille/status.hpp"
#include "quadrille/sync.hpp"
#include "quadrille/trace.hpp"
#include "quadrille/tree_queries.hpp"
#include "quadrille/visitor.hpp"

namespace quadrille {

/// A set of boxes that finds which of them overlap each other, or a given shape.
///
/// ```cpp
/// auto created = quadrille::Quadtree::create({.world = {0, 0, 800, 600}});
/// if (!created.ok()) return 1;
/// quadrille::Quadtree& tree = *created.value;
///
/// const auto ball = tree.insert({10, 10, 30, 30});
/// const auto wall = tree.insert({20, 0, 25, 600});
/// if (!ball.ok() || !wall.ok()) return 1;
///
/// for (quadrille::Box& box : tree.boxes()) box.max_x += 1;  // moves objects in place
/// if (tree.sync() != quadrille::Status::kOk) return 1;
///
/// for (const quadrille::Pair& pair : tree.pairs().value) {
///   std::printf("rows %u and %u overlap\n", pair.a, pair.b);
/// }
/// ```
///
/// **Objects.** An object is a box, an id and a row. The id stays valid until the object is removed
/// and is never given out again. The row is the object's index in `boxes()` and in the caller's own
/// arrays; it is reused after the object was removed. Query results are rows. Calls on one object
/// take its id or its row. A row is checked only for being occupied; ids are the safe form.
///
/// **Nodes.** One half-open test decides which cell owns a coordinate: [min, mid) or [mid, max);
/// cells on the world's border reach to infinity. A node splits when more than `capacity` objects
/// belong to it and it is above the depth limit, and merges when they no longer do. So the nodes
/// and what each holds are a pure function of boxes and settings, whatever calls led to them. The
/// depth limit in force is `max_depth`, or less where cells would be narrower than four units in
/// the last place of the world's coordinates.
///
/// **Coordinates.** World units, y downward, any finite float. All results are exact for boxes as
/// rounded to 32 bits: near a billion, floats are 64 apart, and a box smaller than that becomes a
/// line or a point, which is found like any other box.
///
/// **Errors.** Every call that can fail returns a Status, alone or in a Result, and then leaves the
/// tree as it was. No call throws, and the library needs neither exceptions nor RTTI. Memory comes
/// from aligned_alloc (on Windows _aligned_malloc) and operator new(std::nothrow); when they fail,
/// the call returns kOutOfMemory. After warm-up, calls that repeat the same work allocate nothing.
/// No call recurses, so the stack that a call needs does not grow with the tree.
///
/// **Lifetime.** A span that a call returns is valid until the next call on the same tree that is
/// not const, except where the call says more; a span that a query with a context returns, until
/// the next query with that context. An argument may be a part of such a span, or of `settings()`.
///
/// **Threads.** Trees share no state: different threads may use different trees at the same time.
/// Const members of a tree may run at the same time as each other; any other member needs the tree
/// to itself. Queries of `with(context)` are const; all others keep their scratch memory and their
/// results in the tree.
class QUADRILLE_API Quadtree : public TreeQueries {
 public:
  // Creation. A tree can be moved, not copied; `snapshot` and `from` make a copy. A tree that was
  // moved from may only be destroyed or assigned to.

  /// An empty tree; kInvalidSettings or kOutOfMemory, and then no value. There is no public
  /// constructor, because a constructor could report neither without an exception.
  static Result<std::optional<Quadtree>> create(const Settings& settings);

  ~Quadtree();
  Quadtree(Quadtree&&) noexcept;
  Quadtree& operator=(Quadtree&&) noexcept;

  // One object at a time. A change shows in the next query; no `sync` is needed.

  /// Adds an object. kInvalidBox, kOutside, kTooManyObjects, kTreeTooLarge or kOutOfMemory.
  /// Cost: one descent from the root, and sometimes a split.
  Result<Id> insert(const Box& box);

  /// Adds an object with a filter, see `set_filter`. Errors and cost as above.
  Result<Id> insert(const Box& box, const Filter& filter);

  /// Gives an object another box, in `boxes()` too. kStaleId, kInvalidBox, kOutside, kTreeTooLarge
  /// or kOutOfMemory. Cost: a comparison and a store while the object stays in the same cells, else
  /// as `remove` and `insert`.
  Status update(Id id, const Box& box);

  /// Moves an object's min corner to (x, y). Width and height stay, except for rounding. Errors and
  /// cost as `update`.
  Status move(Id id, float x, float y);

  /// Removes an object; its id is stale from then on. kStaleId. Succeeds without memory too; the
  /// next call that needs the nodes then repairs them. Cost: one descent from the root, and a scan
  /// of the lists of the nodes that hold the object. A list of more than a thousand objects has an
  /// index instead, of 8 to 16 bytes an entry.
  Status remove(Id id);

  /// True while the object is in the tree; of a row, while any object is in it.
  bool has(Id id) const;

  /// The box of an object as queries see it: what was written to `boxes()` counts after `sync`.
  /// kStaleId.
  Result<Box> box(Id id) const;

  /// Objects in the tree.
  std::uint32_t size() const;

  /// Allocates what is kept for each row (ids, boxes and, where some were set, filters) for `count`
  /// objects in all. Until there are more, `boxes()` stays at its address, whatever is inserted or
  /// removed. Nodes and the lists of what they hold still grow as they are needed.
  /// kTooManyObjects or kOutOfMemory.
  Status reserve(std::uint32_t count);

  /// Removes all objects; their ids are stale from then on. Keeps the memory, and a world that has
  /// grown.
  void clear();

  // All objects at once.

  /// Replaces all objects: boxes[i] is in row i and has a new id. All or nothing; for a box that is
  /// refused, `error_index()` is its index. kInvalidBox, kOutside, kTooManyObjects, kTreeTooLarge
  /// or kOutOfMemory. Cost: a few passes over the boxes, with no descent per object.
  Status set_all(std::span<const Box> boxes);

  /// Adds all boxes or none; the ids are in the order of the boxes. Errors as `set_all`. Cost: as
  /// `insert` for each, or where they are many beside the objects in the tree, as `set_all` for
  /// all; boxes that lie in `boxes()` are copied first.
  Result<std::span<const Id>> insert_many(std::span<const Box> boxes);

  /// One box per row, to be written in place; `sync()` then applies what was written. Rows without
  /// an object are ignored. Valid until the next insert, insert_many, set_all, clear or restore.
  std::span<Box> boxes();

  /// Applies what was written to `boxes()`: until then, no query sees it. All or nothing: when a
  /// row holds a box that is refused, its row is in `error_index()`, and what was written is still
  /// in `boxes()`. kInvalidBox, kOutside, kTreeTooLarge or kOutOfMemory. `how` decides the cost,
  /// never the result: one pass over the rows, then updates of the objects that moved to other
  /// cells, or a rebuild.
  Status sync(Sync how = Sync::kAuto);

  /// Moves the min corner of each row's object to `positions[row]`, as if the new boxes were
  /// written to `boxes()` and `sync` were called: sizes are those in `boxes()`, except for
  /// rounding, and what else was written there takes effect too. Positions for rows without an
  /// object are ignored; objects in rows beyond the last position stay where they are. All or
  /// nothing: when a box is refused, its row is in `error_index()`, and `boxes()` is as it was.
  /// Errors and cost as `sync`, and one pass over the rows.
  Status move_many(std::span<const Point> positions, Sync how = Sync::kAuto);

  /// Rows in `boxes()`, with an object or without.
  std::uint32_t rows() const;

  /// The id of the object in a row. kStaleId when there is none.
  Result<Id> id_at(Row row) const;

  /// One word per row: the low kGenerationBits are the generation of the last object in it, the
  /// highest bit is set while that is in the tree. `make_id` of row and generation is its id.
  std::span<const std::uint32_t> generations() const;

  /// Scratch memory for `count` boxes, which the caller may fill and pass to `set_all` or
  /// `insert_many`. kTooManyObjects or kOutOfMemory.
  Result<std::span<Box>> stage(std::uint32_t count);

  /// Of the last call about many boxes or shapes (`set_all`, `insert_many`, `sync`, `move_many`,
  /// `set_settings`, the queries that end in `_many`): the index in the span of the first one that
  /// was refused, for `sync`, `move_many` and `set_settings` its row; of a query that has returned
  /// kStaleId, the index in `QueryFilter::except`. kNoRow when the call
  /// succeeded or failed for a reason that no single one has, such as memory or the size of the
  /// tree. A query for one shape counts as one for a list of one. Queries with a
  /// context leave it alone.
  Row error_index() const;

  // Settings.

  /// The settings in force; `world` is larger than at the start when it has grown.
  const Settings& settings() const;

  /// Changes the settings, the world included, and keeps ids, rows and boxes. The nodes are then
  /// those of a tree created with these settings and the same boxes. kInvalidSettings; kOutside
  /// with Outside::kReject when an object shares no point with the new world; kTreeTooLarge or
  /// kOutOfMemory. Cost: a rebuild.
  Status set_settings(const Settings& settings);

  // Filters: which objects can be found together. Until a first one is set, or `filters`
  // is called, they take no memory and no time; from then on 8 bytes per row.

  /// Sets an object's filter, for the queries that follow. kStaleId or kOutOfMemory.
  Status set_filter(Id id, const Filter& filter);

  /// An object's filter: kDefaultFilter unless another was set. kStaleId.
  Result<Filter> filter(Id id) const;

  /// One filter per row, to be written in place, for the queries that follow; no `sync` is needed.
  /// A new object starts with kDefaultFilter. kOutOfMemory. Valid until the next insert,
  /// insert_many, set_all, clear or restore.
  Result<std::span<Filter>> filters();

  // Queries: see TreeQueries. They keep scratch memory and results in the tree, and may be traced.

  /// The same queries with a context, which holds scratch memory and results: `tree.with(context)`
  /// is const, so that several threads may query one tree at once, each with a context of its own.
  /// A query gives the same results, in the same order, with a context and without. Besides its
  /// errors it may return kNotReady: a change has run out of memory, and the nodes must be repaired
  /// first, which `sync` does. The index of a shape that is refused is in `context.error_index()`.
  /// These queries are not traced. Cost: as without a context; but where few objects have moved
  /// since the nodes were built, boxes are read by row, as copies beside the lists are made by
  /// queries without a context alone.
  TreeQueries with(QueryContext& context) const;

  /// Calls `visitor(neighbor)` for each object in the order of `nearest`, until it returns false or
  /// there are no more. `filter.except` must stay valid until then. kInvalidShape, kStaleId or
  /// kOutOfMemory.
  ///
  /// The visitor may call the tree, changes included. An object that was removed meanwhile is not
  /// visited any more; one that was added or moved may be visited, missed or visited again; every
  /// other object is visited once. Calls may be nested.
  ///
  /// Cost: `nearest` for 8 objects, then for 32, 128 and so on; at most about five times as many
  /// objects as are visited.
  template <VisitorOf<Neighbor> Visitor>
  Status for_each_nearest(const Point& point, Visitor visitor, float max_distance = kAnyDistance,
                          const QueryFilter& filter = kEverything);

  // Pairs.

  /// All overlapping pairs whose objects admit each other, each once, in an order without a
  /// meaning, but the same after the same calls. kTooManyPairs when there are more than
  /// `Settings::max_pairs`, or more than kMaxPairs overlap whether they admit each other or not;
  /// kOutOfMemory. Cost: one
  /// walk over the tree, and nothing when nothing has changed since the last call.
  Result<std::span<const Pair>> pairs();

  /// Calls `visitor(a, b)` with the two rows of each pair, until it returns false. For game logic:
  /// the visitor may call the tree, changes included, and may throw.
  ///
  /// The pairs are those at the time of the call. A pair is skipped once one of its objects was
  /// removed, also when its row was given to a new object. What was moved or added since makes no
  /// difference. Calls may be nested; `restore` ends them all. `masks` say by categories
  /// which pairs are visited, and which object comes first: the bullet before what it hits.
  ///
  /// kTooManyPairs or kOutOfMemory; then the visitor was not called. Cost: as `pairs`, a copy of 16
  /// bytes a pair, and two look-ups of ids for each call of the visitor.
  template <VisitorOf<Row, Row> Visitor>
  Status for_each_pair(Visitor visitor, const PairMasks& masks = {});

  /// All overlapping pairs of an object of this tree, `a`, and one of another tree, `b`, whose
  /// filters admit each other, by this tree's edge rule and `max_pairs`. Counts as a call on both
  /// trees. kTooManyPairs or kOutOfMemory. Cost: one query of the larger tree for each object of
  /// the smaller one.
  Result<std::span<const Pair>> pairs_between(Quadtree& other);

  // Inspection: what the tree looks like inside.

  /// All nodes by ascending depth, the root first. The four children of a node are in Z-order (top
  /// left, top right, bottom left, bottom right) and next to each other. kOutOfMemory. Cost: one
  /// walk over the tree, and nothing when nothing has changed since the last call. The next four
  /// calls read this list, so each costs as much, and all but `rows_in` one descent more.
  Result<std::span<const NodeView>> nodes();

  /// The nodes from the root to the one that holds the object, by their positions in `nodes()`. For
  /// an object in several leaves, that is the leaf that owns its min corner. kStaleId or
  /// kOutOfMemory.
  Result<std::span<const std::uint32_t>> path(Id id);

  /// All nodes that hold the object, by their positions in `nodes()`, ascending: one; with
  /// Placement::kLeaf one or more, with Placement::kCover one to four. kStaleId or kOutOfMemory.
  Result<std::span<const std::uint32_t>> nodes_of(Id id);

  /// The deepest node whose cell owns the point, by its position in `nodes()`. kInvalidBox when the
  /// point is not finite; kOutOfMemory.
  Result<std::uint32_t> node_at(float x, float y);

  /// The objects that a node itself holds, in no particular order. `node` is its position in
  /// `nodes()`. kNoSuchNode or kOutOfMemory.
  Result<std::span<const Row>> rows_in(std::uint32_t node);

  /// The objects whose boxes share no point with the world, by row. kOutOfMemory. Cost: one pass
  /// over the rows.
  Result<std::span<const Row>> outsiders();

  /// Counts and sizes. Cost: a walk over all nodes.
  Stats stats() const;

  /// Checks every invariant of the tree and names the first broken one; nullptr when all hold, and
  /// while the nodes wait for a repair, see Status::kNotReady. For tests and debugging. Cost: a
  /// walk over all nodes and entries.
  const char* validate() const;

  // Explanations: the steps of a call as a list of events. Each fails as the call itself would for
  // the same arguments, and changes nothing that another call returns.
  // Cost: as the call, and 24 bytes per event.

  /// What `insert` would do now: the descent, and the node that takes the object, or that splits,
  /// and where each of its objects goes then.
  Result<std::span<const TraceEvent>> explain_insert(const Box& box);

  /// What `update` would do now: where the object stays, which nodes it leaves and enters, which
  /// nodes split and merge.
  Result<std::span<const TraceEvent>> explain_update(Id id, const Box& box);

  /// What `remove` would do now.
  Result<std::span<const TraceEvent>> explain_remove(Id id);

  /// What `query()` does, which runs one query of this tree without a context, explains nothing
  /// itself and returns its Result, as in `tree.explain([&] { return tree.query(box); })`: the
  /// nodes that it visits, the nodes next to them that it skips and why, and each test of an object
  /// with its outcome, in order. The query itself runs, from the root on, where others may begin at
  /// leaves: its results are the objects with a kHit and no later kDrop. An object that several
  /// nodes hold is tested in each of them until it is hit, and is a kRepeat after that.
  /// `candidates` takes objects without testing them.
  template <typename Query>
  Result<std::span<const TraceEvent>> explain(Query query) {
    start_trace();
    const Status status = query().status;
    const Result<std::span<const TraceEvent>> events = finish_trace();
    if (status != Status::kOk) return {status, {}};
    return events;
  }

  /// Traces each query from now on, until `finish_trace`. Only the trace of the last one is kept,
  /// and only until something else is explained.
  void start_trace();

  /// Stops tracing, and returns the events of the last query. kOutOfMemory.
  Result<std::span<const TraceEvent>> finish_trace();

  /// Why `pairs` tests two objects against each other, and with what outcome, filters included; or
  /// the node below which the two are in parts of the tree that are not compared. Events name `b`
  /// as the object that is tested. kStaleId, also when both are the same object; kOutOfMemory.
  Result<std::span<const TraceEvent>> explain_pair(Id a, Id b);

  // Snapshots: a tree as bytes, the same on every machine.

  /// Writes the settings, ids, filters, and boxes as of the last `sync()`. Returns how many bytes
  /// that takes; writes nothing when `into` is shorter.
  std::size_t snapshot(std::span<std::byte> into) const;

  /// A number of all that a snapshot has: equal for equal snapshots on every machine, and most
  /// likely another one where they differ. Cost: a pass over the objects.
  std::uint64_t hash() const;

  /// A tree from a snapshot. Ids are valid in it as they were, new ones will be the same, and so
  /// are the nodes; the order of results may differ. Also reads version 1, which has no filters.
  /// Bytes of any origin are safe to read: a checksum is verified, and every value is checked.
  /// kNotASnapshot, kNewerSnapshot, kDamagedSnapshot, kTreeTooLarge or kOutOfMemory.
  static Result<std::optional<Quadtree>> from(std::span<const std::byte> snapshot);

  /// Replaces this tree by the one of the snapshot, as `from` does, and keeps
  /// `Settings::max_pairs`, which snapshots do not have. Ids that were given out after
  /// the snapshot was written are not valid any more and may be given out again; all spans are
  /// invalid.
  Status restore(std::span<const std::byte> snapshot);

 private:
  friend class detail::PairIteration;
  friend class detail::NeighborIteration;

  QUADRILLE_HIDDEN explicit Quadtree(detail::Owner<QuadtreeImpl> impl);

  QUADRILLE_HIDDEN static Result<std::optional<Quadtree>> from(std::span<const std::byte> snapshot,
                                                               std::uint32_t max_pairs);

  detail::Owner<QuadtreeImpl> impl_;
};

template <VisitorOf<Neighbor> Visitor>
Status Quadtree::for_each_nearest(const Point& point, Visitor visitor, float max_distance,
                                  const QueryFilter& filter) {
  detail::NeighborIteration nearest(*this, point, max_distance, filter);
  Neighbor neighbor = {};
  while (nearest.next(neighbor) && detail::visit(visitor, neighbor)) continue;
  return nearest.status();
}

template <VisitorOf<Row, Row> Visitor>
Status Quadtree::for_each_pair(Visitor visitor, const PairMasks& masks) {
  detail::PairIteration pairs(*this, masks);
  Pair pair = {};
  while (pairs.next(pair) && detail::visit(visitor, pair.a, pair.b)) continue;
  return pairs.status();
}

}  // namespace quadrille
