// The queries of a tree: which objects a shape overlaps, a ray meets, are near to a point.
#pragma once

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
#include "quadrille/status.hpp"
#include "quadrille/visitor.hpp"

namespace quadrille {

class Quadtree;
class Queries;

/// The queries that `Asked` answers: Quadtree, with the memory of the tree, or TreeWithContext,
/// with that of a context.
template <typename Asked>
class QUADRILLE_API QueryMethods {
 public:
  // Region queries: which objects overlap a shape. `EdgeRule` decides about shared edges. Each row
  // comes once, in an order without a meaning, but the same after the same calls. Every query takes
  // a filter and finds only objects that it admits. A shape that is not valid is refused:
  // kInvalidBox for boxes, kInvalidShape for others. kOutOfMemory.
  // Cost: the nodes that the shape's bounding box reaches, and a test for each object near it.

  /// The objects whose boxes overlap `box`; exact.
  Result<std::span<const Row>> query(const Box& box, const Filter& filter = kEverything);

  /// The objects whose boxes hold the point inside; with EdgeRule::kTouching, on an edge too.
  Result<std::span<const Row>> query_point(const Point& point, const Filter& filter = kEverything);

  /// The objects whose boxes are nearer to the centre than the radius, or hold the centre; with
  /// EdgeRule::kTouching, also those at just that distance. Computed in 64 bits: exact up to the
  /// rounding of these.
  Result<std::span<const Row>> query_circle(const Circle& circle,
                                            const Filter& filter = kEverything);

  /// The objects whose boxes overlap a convex polygon, given by its corners in either winding. Box
  /// and polygon do not overlap when an axis-parallel line or one along a side separates them; with
  /// EdgeRule::kStrict both may touch that line, with EdgeRule::kTouching at most one. Computed in
  /// 64 bits: exact up to the rounding of these.
  Result<std::span<const Row>> query_polygon(std::span<const Point> corners,
                                             const Filter& filter = kEverything);

  /// True when `query` would find anything. Stops at the first object that it finds.
  Result<bool> query_any(const Box& box, const Filter& filter = kEverything);

  /// What a traversal with `box` yields before boxes are tested: all objects in the nodes that the
  /// box reaches, each once. `steps` limits how many levels the traversal descends; a node at the
  /// limit contributes its whole subtree. Fewer steps, more candidates. Candidates are not hits.
  Result<std::span<const Row>> candidates(const Box& box, int steps = kDepthLimit,
                                          const Filter& filter = kEverything);

  // Ray casts: which objects a moving point or box meets, in order of time. Filters and errors as
  // for region queries.

  /// The first object that a point meets as it moves along a ray: the smallest fraction, computed
  /// in 64 bits, and among equal fractions the smallest row. No value when it meets no object.
  ///
  /// A box is met where the ray enters it. A ray that only touches a corner or runs along an edge
  /// meets the box with EdgeRule::kTouching alone. A ray that starts in a box, as `query_point`
  /// decides, meets it at fraction 0 with normal (0, 0). A box without width or height is met by a
  /// ray that crosses it. Cost: the nodes along the ray up to the hit.
  Result<std::optional<Hit>> raycast(const Ray& ray, const Filter& filter = kEverything);

  /// All objects that a ray meets, by fraction, then by row. Cost: the nodes along the whole ray.
  Result<std::span<const Hit>> raycast_all(const Ray& ray, const Filter& filter = kEverything);

  /// The first object that a moving box meets, by the rules of `raycast`. A box that overlaps an
  /// object from the start meets it at fraction 0 with normal (0, 0). A box that touches an object
  /// from the start and moves into it meets it at fraction 0 with the normal of that side; one that
  /// slides along it or leaves it does not meet it (with EdgeRule::kTouching, touching is
  /// overlapping).
  Result<std::optional<Hit>> sweep(const MovingBox& moving, const Filter& filter = kEverything);

  /// All objects that a moving box meets, by fraction, then by row.
  Result<std::span<const Hit>> sweep_all(const MovingBox& moving,
                                         const Filter& filter = kEverything);

  // Nearest neighbours.

  /// The `count` objects nearest to a point and no farther than `max_distance` (world units, 0 or
  /// more), by distance, then by row. A point in a box or on its edge has distance 0.
  /// kInvalidShape or kOutOfMemory. Cost: the nodes that are no farther than the last result.
  Result<std::span<const Neighbor>> nearest(const Point& point, std::uint32_t count,
                                            float max_distance = kAnyDistance,
                                            const Filter& filter = kEverything);

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

  template <VisitorOf<Row> Visitor>
  Status query(const Box& box, Visitor visitor, const Filter& filter = kEverything) {
    return visit(box, detail::RowVisitor(visitor), filter);
  }
  template <VisitorOf<Row> Visitor>
  Status query_point(const Point& point, Visitor visitor, const Filter& filter = kEverything) {
    return visit(point, detail::RowVisitor(visitor), filter);
  }
  template <VisitorOf<Row> Visitor>
  Status query_circle(const Circle& circle, Visitor visitor, const Filter& filter = kEverything) {
    return visit(circle, detail::RowVisitor(visitor), filter);
  }
  template <VisitorOf<Row> Visitor>
  Status query_polygon(std::span<const Point> corners, Visitor visitor,
                       const Filter& filter = kEverything) {
    return visit(corners, detail::RowVisitor(visitor), filter);
  }
  template <VisitorOf<Row> Visitor>
  Status candidates(const Box& box, Visitor visitor, int steps = kDepthLimit,
                    const Filter& filter = kEverything) {
    return visit_candidates(box, detail::RowVisitor(visitor), steps, filter);
  }

  /// Where a visitor ends a ray cast, the nodes behind that hit are not visited: so it may look for
  /// the first object that suits it.
  template <VisitorOf<Hit> Visitor>
  Status raycast_all(const Ray& ray, Visitor visitor, const Filter& filter = kEverything) {
    return visit(ray, detail::HitVisitor(visitor), filter);
  }
  template <VisitorOf<Hit> Visitor>
  Status sweep_all(const MovingBox& moving, Visitor visitor, const Filter& filter = kEverything) {
    return visit(moving, detail::HitVisitor(visitor), filter);
  }

  // The same queries for many shapes in one call: list i, or value i, belongs to shape i. When one
  // shape is not valid, no query runs, and `error_index()` is its index. kTooManyResults when there
  // are more than kMaxResults shapes or results.

  Result<Lists<Row>> query_many(std::span<const Box> boxes, const Filter& filter = kEverything);
  Result<Lists<Row>> query_point_many(std::span<const Point> points,
                                      const Filter& filter = kEverything);
  Result<Lists<Row>> query_circle_many(std::span<const Circle> circles,
                                       const Filter& filter = kEverything);
  Result<Lists<Row>> query_polygon_many(const Lists<Point>& polygons,
                                        const Filter& filter = kEverything);
  /// 1 for each box that anything overlaps, else 0.
  Result<std::span<const std::uint32_t>> query_any_many(std::span<const Box> boxes,
                                                        const Filter& filter = kEverything);
  Result<Lists<Row>> candidates_many(std::span<const Box> boxes, int steps = kDepthLimit,
                                     const Filter& filter = kEverything);
  /// One hit for each ray; kNoHit for one that meets nothing. So does `sweep_many`.
  Result<std::span<const Hit>> raycast_many(std::span<const Ray> rays,
                                            const Filter& filter = kEverything);
  Result<Lists<Hit>> raycast_all_many(std::span<const Ray> rays,
                                      const Filter& filter = kEverything);
  Result<std::span<const Hit>> sweep_many(std::span<const MovingBox> moving,
                                          const Filter& filter = kEverything);
  Result<Lists<Neighbor>> nearest_many(std::span<const Point> points, std::uint32_t count,
                                       float max_distance = kAnyDistance,
                                       const Filter& filter = kEverything);

 private:
  friend Asked;  // nothing else derives from this class
  QueryMethods() = default;

  Status visit(const Box& box, detail::RowVisitor visitor, const Filter& filter);
  Status visit(const Point& point, detail::RowVisitor visitor, const Filter& filter);
  Status visit(const Circle& circle, detail::RowVisitor visitor, const Filter& filter);
  Status visit(std::span<const Point> corners, detail::RowVisitor visitor, const Filter& filter);
  Status visit(const Ray& ray, detail::HitVisitor visitor, const Filter& filter);
  Status visit(const MovingBox& moving, detail::HitVisitor visitor, const Filter& filter);
  Status visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                          const Filter& filter);

  Asked& asked() { return static_cast<Asked&>(*this); }
};

/// A tree and the memory for its queries: what Quadtree::with returns. Refers to both.
class QUADRILLE_API TreeWithContext : public QueryMethods<TreeWithContext> {
 private:
  friend class Quadtree;
  friend class QueryMethods<TreeWithContext>;

  TreeWithContext(const Quadtree& tree, QueryContext& context) : tree_(tree), context_(context) {}

  Queries queries();

  const Quadtree& tree_;
  QueryContext& context_;
};

extern template class QueryMethods<Quadtree>;
extern template class QueryMethods<TreeWithContext>;

}  // namespace quadrille
