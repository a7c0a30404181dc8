// Queries and pairs. Each query exists twice: with the tree's own memory, and const, with that of a
// context.
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

// With the memory of the tree.

Result<std::span<const Row>> Quadtree::query(const Box& box, const Filter& filter) {
  return impl_->queries().overlapping(box, filter);
}

Result<std::span<const Row>> Quadtree::query_point(const Point& point, const Filter& filter) {
  return impl_->queries().overlapping(point, filter);
}

Result<std::span<const Row>> Quadtree::query_circle(const Circle& circle, const Filter& filter) {
  return impl_->queries().overlapping(circle, filter);
}

Result<std::span<const Row>> Quadtree::query_polygon(std::span<const Point> corners,
                                                     const Filter& filter) {
  return impl_->queries().overlapping(corners, filter);
}

Result<bool> Quadtree::query_any(const Box& box, const Filter& filter) {
  return impl_->queries().any_overlapping(box, filter);
}

Result<std::span<const Row>> Quadtree::candidates(const Box& box, int steps, const Filter& filter) {
  return impl_->queries().candidates(box, steps, filter);
}

Result<std::optional<Hit>> Quadtree::raycast(const Ray& ray, const Filter& filter) {
  return impl_->queries().first_hit(ray, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_all(const Ray& ray, const Filter& filter) {
  return impl_->queries().all_hits(ray, filter);
}

Result<std::optional<Hit>> Quadtree::sweep(const MovingBox& moving, const Filter& filter) {
  return impl_->queries().first_hit(moving, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_all(const MovingBox& moving, const Filter& filter) {
  return impl_->queries().all_hits(moving, filter);
}

Result<std::span<const Neighbor>> Quadtree::nearest(const Point& point, std::uint32_t count,
                                                    float max_distance, const Filter& filter) {
  return impl_->queries().nearest(point, count, max_distance, filter);
}

Result<Lists<Row>> Quadtree::query_many(std::span<const Box> boxes, const Filter& filter) {
  return impl_->queries().overlapping_each(boxes, filter);
}

Result<Lists<Row>> Quadtree::query_point_many(std::span<const Point> points, const Filter& filter) {
  return impl_->queries().overlapping_each(points, filter);
}

Result<Lists<Row>> Quadtree::query_circle_many(std::span<const Circle> circles,
                                               const Filter& filter) {
  return impl_->queries().overlapping_each(circles, filter);
}

Result<Lists<Row>> Quadtree::query_polygon_many(const Lists<Point>& polygons,
                                                const Filter& filter) {
  return impl_->queries().overlapping_each(polygons, filter);
}

Result<std::span<const std::uint32_t>> Quadtree::query_any_many(std::span<const Box> boxes,
                                                                const Filter& filter) {
  return impl_->queries().any_overlapping_each(boxes, filter);
}

Result<Lists<Row>> Quadtree::candidates_many(std::span<const Box> boxes, int steps,
                                             const Filter& filter) {
  return impl_->queries().candidates_each(boxes, steps, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_many(std::span<const Ray> rays,
                                                    const Filter& filter) {
  return impl_->queries().first_hit_each(rays, filter);
}

Result<Lists<Hit>> Quadtree::raycast_all_many(std::span<const Ray> rays, const Filter& filter) {
  return impl_->queries().all_hits_each(rays, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_many(std::span<const MovingBox> moving,
                                                  const Filter& filter) {
  return impl_->queries().first_hit_each(moving, filter);
}

Result<Lists<Neighbor>> Quadtree::nearest_many(std::span<const Point> points, std::uint32_t count,
                                               float max_distance, const Filter& filter) {
  return impl_->queries().nearest_each(points, count, max_distance, filter);
}

Status Quadtree::visit(const Box& box, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->queries().visit_overlapping(box, visitor, filter);
}

Status Quadtree::visit(const Point& point, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->queries().visit_overlapping(point, visitor, filter);
}

Status Quadtree::visit(const Circle& circle, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->queries().visit_overlapping(circle, visitor, filter);
}

Status Quadtree::visit(std::span<const Point> corners, detail::RowVisitor visitor,
                       const Filter& filter) {
  return impl_->queries().visit_overlapping(corners, visitor, filter);
}

Status Quadtree::visit(const Ray& ray, detail::HitVisitor visitor, const Filter& filter) {
  return impl_->queries().visit_hits(ray, visitor, filter);
}

Status Quadtree::visit(const MovingBox& moving, detail::HitVisitor visitor, const Filter& filter) {
  return impl_->queries().visit_hits(moving, visitor, filter);
}

Status Quadtree::visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                                  const Filter& filter) {
  return impl_->queries().visit_candidates(box, visitor, steps, filter);
}

// With a context.

Result<std::span<const Row>> Quadtree::query(const Box& box, QueryContext& context,
                                             const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping(box, filter);
}

Result<std::span<const Row>> Quadtree::query_point(const Point& point, QueryContext& context,
                                                   const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping(point, filter);
}

Result<std::span<const Row>> Quadtree::query_circle(const Circle& circle, QueryContext& context,
                                                    const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping(circle, filter);
}

Result<std::span<const Row>> Quadtree::query_polygon(std::span<const Point> corners,
                                                     QueryContext& context,
                                                     const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping(corners, filter);
}

Result<bool> Quadtree::query_any(const Box& box, QueryContext& context,
                                 const Filter& filter) const {
  return impl_->queries(context.memory()).any_overlapping(box, filter);
}

Result<std::span<const Row>> Quadtree::candidates(const Box& box, QueryContext& context, int steps,
                                                  const Filter& filter) const {
  return impl_->queries(context.memory()).candidates(box, steps, filter);
}

Result<std::optional<Hit>> Quadtree::raycast(const Ray& ray, QueryContext& context,
                                             const Filter& filter) const {
  return impl_->queries(context.memory()).first_hit(ray, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_all(const Ray& ray, QueryContext& context,
                                                   const Filter& filter) const {
  return impl_->queries(context.memory()).all_hits(ray, filter);
}

Result<std::optional<Hit>> Quadtree::sweep(const MovingBox& moving, QueryContext& context,
                                           const Filter& filter) const {
  return impl_->queries(context.memory()).first_hit(moving, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_all(const MovingBox& moving, QueryContext& context,
                                                 const Filter& filter) const {
  return impl_->queries(context.memory()).all_hits(moving, filter);
}

Result<std::span<const Neighbor>> Quadtree::nearest(const Point& point, std::uint32_t count,
                                                    QueryContext& context, float max_distance,
                                                    const Filter& filter) const {
  return impl_->queries(context.memory()).nearest(point, count, max_distance, filter);
}

Result<Lists<Row>> Quadtree::query_many(std::span<const Box> boxes, QueryContext& context,
                                        const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping_each(boxes, filter);
}

Result<Lists<Row>> Quadtree::query_point_many(std::span<const Point> points, QueryContext& context,
                                              const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping_each(points, filter);
}

Result<Lists<Row>> Quadtree::query_circle_many(std::span<const Circle> circles,
                                               QueryContext& context, const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping_each(circles, filter);
}

Result<Lists<Row>> Quadtree::query_polygon_many(const Lists<Point>& polygons, QueryContext& context,
                                                const Filter& filter) const {
  return impl_->queries(context.memory()).overlapping_each(polygons, filter);
}

Result<std::span<const std::uint32_t>> Quadtree::query_any_many(std::span<const Box> boxes,
                                                                QueryContext& context,
                                                                const Filter& filter) const {
  return impl_->queries(context.memory()).any_overlapping_each(boxes, filter);
}

Result<Lists<Row>> Quadtree::candidates_many(std::span<const Box> boxes, QueryContext& context,
                                             int steps, const Filter& filter) const {
  return impl_->queries(context.memory()).candidates_each(boxes, steps, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_many(std::span<const Ray> rays,
                                                    QueryContext& context,
                                                    const Filter& filter) const {
  return impl_->queries(context.memory()).first_hit_each(rays, filter);
}

Result<Lists<Hit>> Quadtree::raycast_all_many(std::span<const Ray> rays, QueryContext& context,
                                              const Filter& filter) const {
  return impl_->queries(context.memory()).all_hits_each(rays, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_many(std::span<const MovingBox> moving,
                                                  QueryContext& context,
                                                  const Filter& filter) const {
  return impl_->queries(context.memory()).first_hit_each(moving, filter);
}

Result<Lists<Neighbor>> Quadtree::nearest_many(std::span<const Point> points, std::uint32_t count,
                                               QueryContext& context, float max_distance,
                                               const Filter& filter) const {
  return impl_->queries(context.memory()).nearest_each(points, count, max_distance, filter);
}

Status Quadtree::visit(const Box& box, detail::RowVisitor visitor, QueryContext& context,
                       const Filter& filter) const {
  return impl_->queries(context.memory()).visit_overlapping(box, visitor, filter);
}

Status Quadtree::visit(const Point& point, detail::RowVisitor visitor, QueryContext& context,
                       const Filter& filter) const {
  return impl_->queries(context.memory()).visit_overlapping(point, visitor, filter);
}

Status Quadtree::visit(const Circle& circle, detail::RowVisitor visitor, QueryContext& context,
                       const Filter& filter) const {
  return impl_->queries(context.memory()).visit_overlapping(circle, visitor, filter);
}

Status Quadtree::visit(std::span<const Point> corners, detail::RowVisitor visitor,
                       QueryContext& context, const Filter& filter) const {
  return impl_->queries(context.memory()).visit_overlapping(corners, visitor, filter);
}

Status Quadtree::visit(const Ray& ray, detail::HitVisitor visitor, QueryContext& context,
                       const Filter& filter) const {
  return impl_->queries(context.memory()).visit_hits(ray, visitor, filter);
}

Status Quadtree::visit(const MovingBox& moving, detail::HitVisitor visitor, QueryContext& context,
                       const Filter& filter) const {
  return impl_->queries(context.memory()).visit_hits(moving, visitor, filter);
}

Status Quadtree::visit_candidates(const Box& box, detail::RowVisitor visitor, QueryContext& context,
                                  int steps, const Filter& filter) const {
  return impl_->queries(context.memory()).visit_candidates(box, visitor, steps, filter);
}

// Pairs.

Result<std::span<const Pair>> Quadtree::pairs() {
  ObjectStore& objects = impl_->objects;
  Status status = objects.make_ready();
  if (status == Status::kOk && impl_->pairs_version != objects.version()) {
    status = impl_->pair_finder.find(objects.tree(), objects.boxes(), objects.settings().edges);
    impl_->pairs_version = status == Status::kOk ? objects.version() : TreeVersion{};
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
