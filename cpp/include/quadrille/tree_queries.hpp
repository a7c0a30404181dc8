// The queries of a quadtree: which objects a shape overlaps, a ray meets, are near to a point.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/query.hpp"
#include "quadrille/query_context.hpp"
#include "quadrille/query_shape.hpp"
#include "quadrille/status.hpp"
#include "quadrille/visitor.hpp"

namespace quadrille {

struct QuadtreeImpl;
struct QueryMemory;
class QueryRun;

/// The queries of a tree. Quadtree has them, with memory of its own, and so has
/// `tree.with(context)`, with the memory of a context.
class QUADRILLE_API TreeQueries {
 public:
  ~TreeQueries() = default;

  // Region queries: which objects overlap a shape of query_shape.hpp. `EdgeRule` decides about
  // shared edges. Each row comes once, in an order without a meaning, but the same after the same
  // calls. Every query takes a Filter or a QueryFilter and finds only objects that it admits. A
  // shape that is not valid is refused: kInvalidBox for boxes, kInvalidShape for others; kStaleId
  // for an object of `QueryFilter::except`. kOutOfMemory. Cost: the nodes that the shape's bounding
  // box reaches, and a test for each object near it.

  /// The objects whose boxes overlap the shape.
  template <QueryShape Shape = Box>
  Result<std::span<const Row>> query(const Shape& shape, const QueryFilter& filter = kEverything) {
    return list_overlapping(one(shape), filter);
  }

  /// True when `query` would find anything. Stops at the first object that it finds.
  template <QueryShape Shape = Box>
  Result<bool> query_any(const Shape& shape, const QueryFilter& filter = kEverything) {
    return overlaps_any(one(shape), filter);
  }

  /// What a traversal with `box` yields before boxes are tested: all objects in the nodes that the
  /// box reaches, each once. `steps` limits how many levels the traversal descends; a node at the
  /// limit contributes its whole subtree. Fewer steps, more candidates. Candidates are not hits.
  Result<std::span<const Row>> candidates(const Box& box, int steps = kDepthLimit,
                                          const QueryFilter& filter = kEverything);

  // Ray casts: which objects a moving point or box meets, in order of time. Filters and errors as
  // for region queries.

  /// The first object that a point meets as it moves along a ray: the smallest fraction, computed
  /// in 64 bits, and among equal fractions the smallest row. No value when it meets no object.
  ///
  /// A box is met where the ray enters it. A ray that only touches a corner or runs along an edge
  /// meets the box with EdgeRule::kTouching alone. A ray that starts in a box, as `query` of that
  /// Point decides, meets it at fraction 0 with normal (0, 0). A box without width or height is met
  /// by a ray that crosses it. Cost: the nodes along the ray up to the hit.
  Result<std::optional<Hit>> raycast(const Ray& ray, const QueryFilter& filter = kEverything) {
    return sweep(as_moving_box(ray), filter);
  }

  /// All objects that a ray meets, by fraction, then by row. Cost: the nodes along the whole ray.
  Result<std::span<const Hit>> raycast_all(const Ray& ray,
                                           const QueryFilter& filter = kEverything) {
    return sweep_all(as_moving_box(ray), filter);
  }

  /// The first object that a moving box meets, by the rules of `raycast`. A box that overlaps an
  /// object from the start meets it at fraction 0 with normal (0, 0). A box that touches an object
  /// from the start and moves into it meets it at fraction 0 with the normal of that side; one that
  /// slides along it or leaves it does not meet it (with EdgeRule::kTouching, touching is
  /// overlapping). By the strict rule, it does not meet what it only grazes, either, see CastHit,
  /// and what it overlaps from the start by no more than that, it touches.
  Result<std::optional<Hit>> sweep(const MovingBox& moving,
                                   const QueryFilter& filter = kEverything);

  /// All objects that a moving box meets, by fraction, then by row.
  Result<std::span<const Hit>> sweep_all(const MovingBox& moving,
                                         const QueryFilter& filter = kEverything);

  // Nearest neighbours.

  /// The `count` objects nearest to a point and no farther than `max_distance` (world units, 0 or
  /// more), by distance, then by row. A point in a box or on its edge has distance 0.
  /// kInvalidShape or kOutOfMemory. Cost: the nodes that are no farther than the last result.
  Result<std::span<const Neighbor>> nearest(const Point& point, std::uint32_t count,
                                            float max_distance = kAnyDistance,
                                            const QueryFilter& filter = kEverything);

  // Visitors: the same queries, with a function that gets the results one by one while the tree is
  // walked: rows in an order without a meaning, hits by fraction, then by row. `VisitorOf` says
  // what a visitor may return. Once it returns false, the query ends, and no more nodes are
  // visited. Nothing is stored but, for ray casts, hits that others may precede.
  //
  // A visitor may call const members of this tree and no others, and must not use the context of
  // the query that calls it: the walk goes on in memory that such a call may free. Where the
  // library is compiled with assertions, they stop a program whose visitor changes the tree or runs
  // another query in that memory. For changes, see `for_each_pair` and `for_each_nearest`. A
  // visitor must not throw, because the library is compiled without exceptions.

  /// Gives the visitor the row of each object whose box overlaps the shape.
  template <QueryShape Shape = Box, VisitorOf<Row> Visitor>
  Status query(const Shape& shape, Visitor visitor, const QueryFilter& filter = kEverything) {
    return visit_overlapping(one(shape), detail::RowVisitor(visitor), filter);
  }

  /// Gives the visitor the row of each candidate.
  template <VisitorOf<Row> Visitor>
  Status candidates(const Box& box, Visitor visitor, int steps = kDepthLimit,
                    const QueryFilter& filter = kEverything) {
    return visit_candidates(box, detail::RowVisitor(visitor), steps, filter);
  }

  /// Gives the visitor the hits of a ray. Where it ends the ray cast, the nodes behind that hit are
  /// not visited: so it may look for the first object that suits it.
  template <VisitorOf<Hit> Visitor>
  Status raycast_all(const Ray& ray, Visitor visitor, const QueryFilter& filter = kEverything) {
    return visit_hits(as_moving_box(ray), detail::HitVisitor(visitor), filter);
  }

  /// Gives the visitor the hits of a moving box.
  template <VisitorOf<Hit> Visitor>
  Status sweep_all(const MovingBox& moving, Visitor visitor,
                   const QueryFilter& filter = kEverything) {
    return visit_hits(moving, detail::HitVisitor(visitor), filter);
  }

  // The same queries for many shapes in one call: list i, or value i, belongs to shape i. The
  // shapes of one call are of one type, in an array, a vector or a span. When one shape is not
  // valid, no query runs, and `error_index()` is its index. kTooManyResults when there are more
  // than kMaxResults shapes or results.

  /// The objects whose boxes overlap each shape.
  template <typename Shapes>
    requires QueryShape<detail::ItemOf<Shapes>>
  Result<Lists<Row>> query_many(const Shapes& shapes, const QueryFilter& filter = kEverything) {
    return list_overlapping_each(all(shapes), filter);
  }

  /// 1 for each shape that anything overlaps, else 0.
  template <typename Shapes>
    requires QueryShape<detail::ItemOf<Shapes>>
  Result<std::span<const std::uint32_t>> query_any_many(const Shapes& shapes,
                                                        const QueryFilter& filter = kEverything) {
    return overlaps_any_each(all(shapes), filter);
  }

  /// The candidates of each box.
  Result<Lists<Row>> candidates_many(std::span<const Box> boxes, int steps = kDepthLimit,
                                     const QueryFilter& filter = kEverything);

  /// One hit for each ray; kNoHit for one that meets nothing.
  Result<std::span<const Hit>> raycast_many(std::span<const Ray> rays,
                                            const QueryFilter& filter = kEverything);

  /// All hits of each ray.
  Result<Lists<Hit>> raycast_all_many(std::span<const Ray> rays,
                                      const QueryFilter& filter = kEverything);

  /// One hit for each moving box; kNoHit for one that meets nothing.
  Result<std::span<const Hit>> sweep_many(std::span<const MovingBox> moving,
                                          const QueryFilter& filter = kEverything);

  /// The nearest objects to each point.
  Result<Lists<Neighbor>> nearest_many(std::span<const Point> points, std::uint32_t count,
                                       float max_distance = kAnyDistance,
                                       const QueryFilter& filter = kEverything);

 protected:
  /// Queries of the tree's owner: they may repair the nodes, copy boxes beside the lists, and be
  /// traced.
  explicit TreeQueries(QuadtreeImpl* owned) : tree_(owned), owned_(owned) {}

  /// Queries that change nothing but the context.
  TreeQueries(const QuadtreeImpl* tree, QueryContext& context) : tree_(tree), context_(&context) {}

  TreeQueries(TreeQueries&&) = default;
  TreeQueries& operator=(TreeQueries&&) = default;

 private:
  friend class Quadtree;

  template <typename Shape>
  static detail::ShapeSpan one(const Shape& shape) {
    return detail::ShapeSpan(std::span<const Shape>(&shape, 1));
  }
  template <typename Shapes>
  static detail::ShapeSpan all(const Shapes& shapes) {
    return detail::ShapeSpan(std::span<const detail::ItemOf<Shapes>>(shapes));
  }

  Result<std::span<const Row>> list_overlapping(const detail::ShapeSpan& shape,
                                                const QueryFilter& filter);
  Result<Lists<Row>> list_overlapping_each(const detail::ShapeSpan& shapes,
                                           const QueryFilter& filter);
  Result<bool> overlaps_any(const detail::ShapeSpan& shape, const QueryFilter& filter);
  Result<std::span<const std::uint32_t>> overlaps_any_each(const detail::ShapeSpan& shapes,
                                                           const QueryFilter& filter);
  Status visit_overlapping(const detail::ShapeSpan& shape, detail::RowVisitor visitor,
                           const QueryFilter& filter);
  Status visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                          const QueryFilter& filter);
  Status visit_hits(const MovingBox& moving, detail::HitVisitor visitor, const QueryFilter& filter);

  QUADRILLE_HIDDEN QueryMemory* memory();
  QUADRILLE_HIDDEN void set_error_index(std::size_t index);
  QUADRILLE_HIDDEN Status refuse(Status status, std::size_t error_index = kNoRow);
  QUADRILLE_HIDDEN Status make_ready();
  template <typename Shapes>
  QUADRILLE_HIDDEN Status prepare_shapes(const Shapes& shapes);
  template <typename Shapes>
  QUADRILLE_HIDDEN Status prepare(const Shapes& shape, const QueryFilter& filter);
  template <typename Shapes>
  QUADRILLE_HIDDEN Status prepare_each(const Shapes& shapes, const QueryFilter& filter);
  QUADRILLE_HIDDEN Status refuse_stale(Status status);
  QUADRILLE_HIDDEN QueryRun run(const QueryFilter& filter);

  const QuadtreeImpl* tree_;
  QuadtreeImpl* owned_ = nullptr;    // the same tree, if a query may change it
  QueryContext* context_ = nullptr;  // the memory to use, if not that of the tree
};

}  // namespace quadrille
