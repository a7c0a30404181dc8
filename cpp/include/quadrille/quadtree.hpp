// A quadtree of boxes for broad-phase collision detection and spatial queries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/node_view.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/query.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/stats.hpp"
#include "quadrille/status.hpp"
#include "quadrille/sync.hpp"
#include "quadrille/trace.hpp"

namespace quadrille {

/// A set of boxes that answers "which overlap?".
///
/// One half-open test decides which cell owns a coordinate: [min, mid) or [mid, max); cells on the
/// world's border reach to infinity. A node splits when more than `capacity` objects belong to it
/// and it is above the depth limit, and merges when they no longer do: the tree is a pure function
/// of boxes and settings, whatever the history.
///
/// The depth limit in force is `max_depth`, or less where 32-bit coordinates cannot tell finer
/// cells apart (a cell side stays at least four units in the last place of the world's
/// coordinates).
///
/// Coordinates may be as large as floats are. All answers are about boxes as rounded to 32 bits:
/// near a billion, floats are 64 apart, and boxes smaller than that become lines or points there,
/// which are found like any other.
///
/// Spans that a call returns are valid until the next call on the same tree. A call that fails
/// changes nothing. After warm-up no call allocates.
class QUADRILLE_API Quadtree {
 public:
  /// An empty tree. kInvalidSettings or kOutOfMemory, and then no value. There is no public
  /// constructor, because a constructor could report neither without an exception.
  static Result<std::optional<Quadtree>> create(const Settings& settings);

  ~Quadtree();
  Quadtree(Quadtree&&) noexcept;
  Quadtree& operator=(Quadtree&&) noexcept;

  /// Adds a box. kInvalidBox, kOutside, kTooManyObjects, kTreeTooLarge or kOutOfMemory. Cost: one
  /// walk from the root, plus a split now and then.
  Result<Id> insert(const Box& box);

  /// Adds all boxes or none; the ids are in the boxes' order. The span must not be `boxes()`.
  Result<std::span<const Id>> insert_many(std::span<const Box> boxes);

  /// Gives an object another box, in `boxes()` too. Costs a comparison and a store while its cells
  /// stay the same.
  Status update(Id id, const Box& box);

  /// Puts an object's min corner at (x, y); width and height stay, but for rounding.
  Status move(Id id, float x, float y);

  /// Takes an object out; its id is stale from then on. Cost: one walk from the root, and a scan of
  /// the lists of the nodes that hold it; in a list of more than a thousand, a look-up, for which
  /// such lists take 8 to 16 bytes an entry.
  Status remove(Id id);

  /// True while the object is in the tree.
  bool has(Id id) const;

  /// Takes all objects out; their ids are stale from then on. Keeps the memory, and a grown world.
  void clear();

  /// Replaces all objects: boxes[i] stands in row i and has a new id. All or nothing.
  Status set_all(std::span<const Box> boxes);

  /// One box a row, to be written in place: `sync()` takes them over. Rows without a live object
  /// are ignored. Valid until the next insert, insert_many, set_all or stage.
  std::span<Box> boxes();

  /// Takes over what was written to `boxes()`. All or nothing: when a live row holds an invalid
  /// box (or, with Outside::kReject, one outside), its number is in `error_index()`. One pass over
  /// the rows, then updates what moved or rebuilds, whichever is cheaper unless told; both give the
  /// same tree.
  Status sync(Sync how = Sync::kAuto);

  /// Changes the settings, the world included, and keeps ids, rows and boxes. The nodes are then
  /// those of a tree made with these settings and `set_all`. kInvalidSettings; kOutside with
  /// Outside::kReject when an object, named by `error_index()`, shares no point with the new world;
  /// kTreeTooLarge or kOutOfMemory. Cost: a rebuild.
  Status set_settings(const Settings& settings);

  /// The row, or the index in the given span, that the last failed call about many boxes or shapes
  /// stumbled over.
  Row error_index() const;

  /// A scratch span of `count` boxes that callers of set_all and insert_many may fill and pass, so
  /// that bulk input needs no memory of their own. Valid until the next call.
  Result<std::span<Box>> stage(std::uint32_t count);

  /// Objects alive.
  std::uint32_t size() const;

  /// Rows in `boxes()`, live or not.
  std::uint32_t rows() const;

  /// The id of the live object in a row, or kStaleId.
  Result<Id> id_at(Row row) const;

  /// Gives an object a filter, to be asked from the next question on. Until the first call, or the
  /// first of `filters`, filters take no memory and no time; then 8 bytes a row. kStaleId or
  /// kOutOfMemory.
  Status set_filter(Id id, const Filter& filter);

  /// The filter of an object: kDefaultFilter unless another was set.
  Result<Filter> filter(Id id) const;

  /// One filter a row, to be written in place; in force from the next question on. A new object
  /// starts with kDefaultFilter. Valid until the next insert, insert_many, set_all or clear.
  Result<std::span<Filter>> filters();

  // Questions. Each takes a filter and finds only what that admits. Rows come each once, in no
  // order that means anything, but the same after the same history of calls. Shapes that are not
  // valid are refused: kInvalidBox or kInvalidShape.

  /// What a tree visit with `box` yields, without testing boxes: all objects in the nodes that the
  /// box reaches, each once. `step` bounds how many levels the visit descends; where it stops, it
  /// takes the whole subtree. Fewer steps, more candidates. Candidates are not hits.
  Result<std::span<const Row>> candidates(const Box& box, int step = kDepthLimit,
                                          const Filter& filter = kEverything);

  /// The objects whose boxes overlap `box`, exact.
  Result<std::span<const Row>> query(const Box& box, const Filter& filter = kEverything);

  /// The objects whose boxes the point lies in; with EdgeRule::kTouching, also on the edge of.
  Result<std::span<const Row>> query_point(const Point& point, const Filter& filter = kEverything);

  /// The objects whose boxes come nearer to the centre than the radius, or hold the centre; with
  /// EdgeRule::kTouching, also those as near as the radius. In 64 bits: exact up to their rounding.
  Result<std::span<const Row>> query_circle(const Circle& circle,
                                            const Filter& filter = kEverything);

  /// The objects whose boxes overlap a convex polygon, given by its corners in either winding. A
  /// line along an axis or a side that parts box and polygon, be it that both touch it, keeps them
  /// apart; with EdgeRule::kTouching only if one does not touch it. In 64 bits: exact up to their
  /// rounding.
  Result<std::span<const Row>> query_polygon(std::span<const Point> corners,
                                             const Filter& filter = kEverything);

  /// True when `query` would find anything; stops at the first.
  Result<bool> query_any(const Box& box, const Filter& filter = kEverything);

  /// The same questions for many shapes in one call. Nothing is answered when one is not valid.
  Result<Lists<Row>> candidates_many(std::span<const Box> boxes, int step = kDepthLimit,
                                     const Filter& filter = kEverything);
  Result<Lists<Row>> query_many(std::span<const Box> boxes, const Filter& filter = kEverything);
  /// 1 for each box with which anything overlaps, else 0.
  Result<std::span<const std::uint32_t>> query_any_many(std::span<const Box> boxes,
                                                        const Filter& filter = kEverything);
  Result<Lists<Row>> query_point_many(std::span<const Point> points,
                                      const Filter& filter = kEverything);
  Result<Lists<Row>> query_circle_many(std::span<const Circle> circles,
                                       const Filter& filter = kEverything);
  Result<Lists<Row>> query_polygon_many(const Lists<Point>& polygons,
                                        const Filter& filter = kEverything);

  /// The first object that a point meets on its way along a ray, by fractions in 64 bits: of
  /// several at the same the one with the smallest row. A box is met where the ray enters it; to
  /// graze a corner or to run along an edge is to meet it only with EdgeRule::kTouching. A ray that
  /// starts in a box, as `query_point` decides, meets it at fraction 0 with normal (0, 0). A box
  /// without width or height is met by what goes through it. Cost: the nodes along the ray up to
  /// the hit.
  Result<std::optional<Hit>> raycast(const Ray& ray, const Filter& filter = kEverything);

  /// All objects that a ray meets, in the same order.
  Result<std::span<const Hit>> raycast_all(const Ray& ray, const Filter& filter = kEverything);

  /// The first object that a moving box meets, by the rules of `raycast`: a box that starts in an
  /// overlap meets it at fraction 0 with normal (0, 0); one that starts in mere contact meets what
  /// it moves into at fraction 0, with the normal of that side, and not what it slides along or
  /// leaves (with EdgeRule::kTouching, contact is overlap).
  Result<std::optional<Hit>> sweep(const MovingBox& moving, const Filter& filter = kEverything);

  /// The `count` objects nearest to a point and no farther than `max_distance`, by distance, then
  /// by row. Within a box, and on its edge, the distance is 0. Cost: the nodes as near as the last
  /// of them.
  Result<std::span<const Neighbor>> nearest(
      const Point& point, std::uint32_t count,
      float max_distance = std::numeric_limits<float>::infinity(),
      const Filter& filter = kEverything);

  /// The same questions for many in one call; for none when one is not valid. Where there is one
  /// answer each, kNoHit says that nothing was met.
  Result<std::span<const Hit>> raycast_many(std::span<const Ray> rays,
                                            const Filter& filter = kEverything);
  Result<std::span<const Hit>> sweep_many(std::span<const MovingBox> moving,
                                          const Filter& filter = kEverything);
  Result<Lists<Hit>> raycast_all_many(std::span<const Ray> rays,
                                      const Filter& filter = kEverything);
  Result<Lists<Neighbor>> nearest_many(std::span<const Point> points, std::uint32_t count,
                                       float max_distance = std::numeric_limits<float>::infinity(),
                                       const Filter& filter = kEverything);

  /// All overlapping pairs whose objects admit each other, each once, in an order that the history
  /// of calls determines.
  Result<std::span<const Pair>> pairs();

  /// All overlapping pairs of an object of this tree, `a`, and one of another, `b`, whose filters
  /// admit each other; by this tree's edge rule, in an order that the history of calls determines.
  /// kTooManyPairs or kOutOfMemory. Cost: one query of the larger tree for each object of the
  /// smaller.
  Result<std::span<const Pair>> pairs_between(Quadtree& other);

  /// Objects whose box shares no point with the world, by row.
  Result<std::span<const Row>> outsiders();

  /// All nodes by ascending depth, root first, the four children of a node in Z-order (top left,
  /// top right, bottom left, bottom right) and next to each other.
  Result<std::span<const NodeView>> nodes();

  /// The nodes, by their positions in `nodes()`, from the root to the one that holds the object. An
  /// object in several leaves is taken to be in the one where its min corner is. kStaleId or
  /// kOutOfMemory. Cost of this and of the next three: `nodes()`, if it was not called since the
  /// last change, and one walk from the root.
  Result<std::span<const std::uint32_t>> path(Id id);

  /// All nodes that hold the object, by their positions in `nodes()`, ascending: one, or with
  /// Placement::kLeaf one or more, with Placement::kCover up to four.
  Result<std::span<const std::uint32_t>> nodes_of(Id id);

  /// The deepest node whose cell owns the point, by its position in `nodes()`. kInvalidBox when the
  /// point is not finite.
  Result<std::uint32_t> node_at(float x, float y);

  /// The objects that a node itself holds, by the node's position in `nodes()`; in no particular
  /// order. kNoSuchNode or kOutOfMemory.
  Result<std::span<const Row>> rows_in(std::uint32_t node);

  /// What `insert` would do in the tree if it were called now, event by event: the way down, and
  /// where the object stays, or which node splits and who goes where. Changes nothing; fails as the
  /// call itself would for its arguments. Cost: as the call, and 24 bytes an event. Events are
  /// valid until the next call, or explanation.
  Result<std::span<const TraceEvent>> explain_insert(const Box& box);

  /// The same for `update`: where the object stays, what it leaves, what it comes to, what merges.
  Result<std::span<const TraceEvent>> explain_update(Id id, const Box& box);

  /// The same for `remove`.
  Result<std::span<const TraceEvent>> explain_remove(Id id);

  /// What a question does: the nodes that it visits, those beside its way that it leaves out and
  /// why, and each test of an object with its outcome, in order. The question itself is asked, by
  /// the same code: its results are the objects that are hit and not dropped again. An object that
  /// several nodes hold is tested in each of them until it is hit, then told as a repeat.
  Result<std::span<const TraceEvent>> explain_query(const Box& box,
                                                    const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_query_point(const Point& point,
                                                          const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_query_circle(const Circle& circle,
                                                           const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_query_polygon(std::span<const Point> corners,
                                                            const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_raycast(const Ray& ray,
                                                      const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_raycast_all(const Ray& ray,
                                                          const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_sweep(const MovingBox& moving,
                                                    const Filter& filter = kEverything);
  Result<std::span<const TraceEvent>> explain_nearest(
      const Point& point, std::uint32_t count,
      float max_distance = std::numeric_limits<float>::infinity(),
      const Filter& filter = kEverything);

  /// The same for `candidates`, which takes objects untested.
  Result<std::span<const TraceEvent>> explain_candidates(const Box& box, int step = kDepthLimit,
                                                         const Filter& filter = kEverything);

  /// The same for whatever question comes next: what it does is written down until
  /// `finish_trace()`, which says no more of it then. Questions one after the other are told as the
  /// last of them.
  void start_trace();
  Result<std::span<const TraceEvent>> finish_trace();

  /// Why `pairs` tests two objects against each other, and with what outcome (their filters have a
  /// say in it), or from which node on their ways part. Tests are told as those of `b`. kStaleId
  /// also when both are the same.
  Result<std::span<const TraceEvent>> explain_pair(Id a, Id b);

  /// Counts of the tree; walks all nodes.
  Stats stats() const;

  /// The tree as bytes, the same on every machine: settings, ids, filters, and boxes as the last
  /// `sync()` took them over. Returns how many bytes that takes, and writes them if `into` is long
  /// enough.
  std::size_t snapshot(std::span<std::byte> into) const;

  /// A tree from a snapshot: ids are valid in it as they were, and new ones are given out as they
  /// would have been. Nodes are those of the tree that was written; the order of results may
  /// differ. Version 1, without filters, is still read. Everything is checked, so that no bytes,
  /// however made, do harm. kNotASnapshot,
  /// kNewerSnapshot, kDamagedSnapshot, kTreeTooLarge or kOutOfMemory.
  static Result<std::optional<Quadtree>> from(std::span<const std::byte> snapshot);

  /// Makes this tree the one of the snapshot, as `from` does, or fails and changes nothing. Ids
  /// given out since are void, and may be given out again. All spans are invalid afterwards.
  Status restore(std::span<const std::byte> snapshot);

  /// The settings in force; `world` is larger than at the start when it has grown.
  const Settings& settings() const;

  /// Walks everything and names the first broken invariant, or nullptr. For tests and debugging.
  const char* validate() const;

 private:
  struct Impl;
  explicit Quadtree(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace quadrille
