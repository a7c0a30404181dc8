// Queries and pairs.
#include <new>

#include "pairs/pair_finder.hpp"
#include "quadtree_impl.hpp"
#include "query/queries.hpp"

namespace quadrille {

Queries Quadtree::Impl::queries() {
  return {objects, filters, query_memory, is_tracing ? &trace : nullptr};
}

Queries Quadtree::Impl::queries(QueryMemory* memory) const {
  return {objects, filters, memory};
}

QueryContext::QueryContext() noexcept = default;
QueryContext::~QueryContext() = default;
QueryContext::QueryContext(QueryContext&&) noexcept = default;
QueryContext& QueryContext::operator=(QueryContext&&) noexcept = default;

QueryMemory* QueryContext::memory() noexcept {
  if (memory_.get() == nullptr) memory_ = detail::Owner(new (std::nothrow) QueryMemory);
  return memory_.get();
}

std::uint32_t QueryContext::error_index() const noexcept {
  return memory_.get() == nullptr ? kNoRow : memory_->error_index;
}

std::size_t QueryContext::bytes() const noexcept {
  return memory_.get() == nullptr ? 0 : sizeof(QueryMemory) + memory_->bytes();
}

// Queries.

Queries Quadtree::queries() {
  return impl_->queries();
}

Queries TreeWithContext::queries() {
  return tree_.impl_->queries(context_.memory());
}

template <typename Asked>
Result<std::span<const Row>> QueryMethods<Asked>::query(const Box& box, const Filter& filter) {
  return asked().queries().overlapping(box, filter);
}

template <typename Asked>
Result<std::span<const Row>> QueryMethods<Asked>::query_point(const Point& point,
                                                              const Filter& filter) {
  return asked().queries().overlapping(point, filter);
}

template <typename Asked>
Result<std::span<const Row>> QueryMethods<Asked>::query_circle(const Circle& circle,
                                                               const Filter& filter) {
  return asked().queries().overlapping(circle, filter);
}

template <typename Asked>
Result<std::span<const Row>> QueryMethods<Asked>::query_polygon(std::span<const Point> corners,
                                                                const Filter& filter) {
  return asked().queries().overlapping(corners, filter);
}

template <typename Asked>
Result<bool> QueryMethods<Asked>::query_any(const Box& box, const Filter& filter) {
  return asked().queries().any_overlapping(box, filter);
}

template <typename Asked>
Result<std::span<const Row>> QueryMethods<Asked>::candidates(const Box& box, int steps,
                                                             const Filter& filter) {
  return asked().queries().candidates(box, steps, filter);
}

template <typename Asked>
Result<std::optional<Hit>> QueryMethods<Asked>::raycast(const Ray& ray, const Filter& filter) {
  return asked().queries().first_hit(ray, filter);
}

template <typename Asked>
Result<std::span<const Hit>> QueryMethods<Asked>::raycast_all(const Ray& ray,
                                                              const Filter& filter) {
  return asked().queries().all_hits(ray, filter);
}

template <typename Asked>
Result<std::optional<Hit>> QueryMethods<Asked>::sweep(const MovingBox& moving,
                                                      const Filter& filter) {
  return asked().queries().first_hit(moving, filter);
}

template <typename Asked>
Result<std::span<const Hit>> QueryMethods<Asked>::sweep_all(const MovingBox& moving,
                                                            const Filter& filter) {
  return asked().queries().all_hits(moving, filter);
}

template <typename Asked>
Result<std::span<const Neighbor>> QueryMethods<Asked>::nearest(const Point& point,
                                                               std::uint32_t count,
                                                               float max_distance,
                                                               const Filter& filter) {
  return asked().queries().nearest(point, count, max_distance, filter);
}

template <typename Asked>
Result<Lists<Row>> QueryMethods<Asked>::query_many(std::span<const Box> boxes,
                                                   const Filter& filter) {
  return asked().queries().overlapping_each(boxes, filter);
}

template <typename Asked>
Result<Lists<Row>> QueryMethods<Asked>::query_point_many(std::span<const Point> points,
                                                         const Filter& filter) {
  return asked().queries().overlapping_each(points, filter);
}

template <typename Asked>
Result<Lists<Row>> QueryMethods<Asked>::query_circle_many(std::span<const Circle> circles,
                                                          const Filter& filter) {
  return asked().queries().overlapping_each(circles, filter);
}

template <typename Asked>
Result<Lists<Row>> QueryMethods<Asked>::query_polygon_many(const Lists<Point>& polygons,
                                                           const Filter& filter) {
  return asked().queries().overlapping_each(polygons, filter);
}

template <typename Asked>
Result<std::span<const std::uint32_t>> QueryMethods<Asked>::query_any_many(
    std::span<const Box> boxes, const Filter& filter) {
  return asked().queries().any_overlapping_each(boxes, filter);
}

template <typename Asked>
Result<Lists<Row>> QueryMethods<Asked>::candidates_many(std::span<const Box> boxes, int steps,
                                                        const Filter& filter) {
  return asked().queries().candidates_each(boxes, steps, filter);
}

template <typename Asked>
Result<std::span<const Hit>> QueryMethods<Asked>::raycast_many(std::span<const Ray> rays,
                                                               const Filter& filter) {
  return asked().queries().first_hit_each(rays, filter);
}

template <typename Asked>
Result<Lists<Hit>> QueryMethods<Asked>::raycast_all_many(std::span<const Ray> rays,
                                                         const Filter& filter) {
  return asked().queries().all_hits_each(rays, filter);
}

template <typename Asked>
Result<std::span<const Hit>> QueryMethods<Asked>::sweep_many(std::span<const MovingBox> moving,
                                                             const Filter& filter) {
  return asked().queries().first_hit_each(moving, filter);
}

template <typename Asked>
Result<Lists<Neighbor>> QueryMethods<Asked>::nearest_many(std::span<const Point> points,
                                                          std::uint32_t count, float max_distance,
                                                          const Filter& filter) {
  return asked().queries().nearest_each(points, count, max_distance, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(const Box& box, detail::RowVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_overlapping(box, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(const Point& point, detail::RowVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_overlapping(point, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(const Circle& circle, detail::RowVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_overlapping(circle, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(std::span<const Point> corners, detail::RowVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_overlapping(corners, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(const Ray& ray, detail::HitVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_hits(ray, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit(const MovingBox& moving, detail::HitVisitor visitor,
                                  const Filter& filter) {
  return asked().queries().visit_hits(moving, visitor, filter);
}

template <typename Asked>
Status QueryMethods<Asked>::visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                                             const Filter& filter) {
  return asked().queries().visit_candidates(box, visitor, steps, filter);
}

template class QueryMethods<Quadtree>;
template class QueryMethods<TreeWithContext>;

// Pairs.

Result<std::span<const Pair>> Quadtree::pairs() {
  ObjectStore& objects = impl_->objects;
  Status status = objects.make_ready();
  if (status == Status::kOk && impl_->pairs_version != objects.version()) {
    status = impl_->pair_finder.find(objects.tree(), objects.boxes(), objects.settings().edges);
    impl_->pairs_version = status == Status::kOk ? objects.version() : 0;
  }
  if (status != Status::kOk) return {status, {}};
  const std::span<const Pair> pairs = impl_->pair_finder.pairs();
  const Filters& filters = impl_->filters;
  if (filters.are_unused()) return {status, pairs};
  if (!impl_->admitted.reserve(pairs.size())) return {Status::kOutOfMemory, {}};
  Pair* admitted = impl_->admitted.data();
  return {status, {admitted, keep_admitted(pairs, filters, filters, admitted)}};
}

Result<std::span<const Pair>> Quadtree::pairs_between(Quadtree& other) {
  Queries queries = impl_->queries();
  Queries of_other = other.impl_->queries();
  Status status = queries.prepare();
  if (status == Status::kOk) status = of_other.prepare();
  if (status != Status::kOk) return {status, {}};
  const TreeObjects ours = {impl_->objects.handles(), impl_->objects.boxes(), impl_->filters};
  const TreeObjects theirs = {other.impl_->objects.handles(), other.impl_->objects.boxes(),
                              other.impl_->filters};
  status = find_pairs_between(queries.run(kEverything), ours, of_other.run(kEverything), theirs,
                              impl_->query_memory.found, impl_->admitted);
  if (status != Status::kOk) return {status, {}};
  return {status, impl_->admitted.span()};
}

}  // namespace quadrille
