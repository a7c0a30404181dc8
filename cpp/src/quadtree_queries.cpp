// Queries and pairs. A batch runs the walk of a single query for each of its shapes; if one of them
// is invalid, it runs none.
#include <algorithm>
#include <type_traits>

#include "pairs/pair_finder.hpp"
#include "quadtree_impl.hpp"
#include "query/nearest.hpp"
#include "query/ray_cast.hpp"
#include "query/region_query.hpp"
#include "query/row_output.hpp"

namespace quadrille {
namespace {

struct FindOverlapping {
  template <typename Shape, typename Rows>
  void operator()(const QueryContext& context, const Shape& shape, Rows& found) const {
    find_overlapping(context, Region(shape, context.edges()), found);
  }
};

bool overlaps_any(const QueryContext& context, const Box& box) {
  bool any = false;
  auto end_at_the_first = [&any](Row) { return !(any = true); };
  detail::RowVisitor visitor(end_at_the_first);
  find_overlapping(context, Region(box, context.edges()), visitor);
  return any;
}

struct FindCandidates {
  int steps;

  template <typename Rows>
  void operator()(const QueryContext& context, const Box& box, Rows& found) const {
    find_candidates(context, box, std::max(steps, 0), found);
  }
};

MovingBox as_moving_box(const MovingBox& box) {
  return box;
}
MovingBox as_moving_box(const Ray& ray) {
  return {.box = {ray.x, ray.y, ray.x, ray.y}, .dx = ray.dx, .dy = ray.dy};
}

struct FindAllHits {
  template <typename Shape>
  bool operator()(const QueryContext& context, const Shape& shape, Buffer<Hit>& hits) const {
    return find_all_hits(context, as_moving_box(shape), hits);
  }
};

struct FindNearest {
  std::uint32_t count;
  float max_distance;

  bool operator()(const QueryContext& context, const Point& point,
                  Buffer<Neighbor>& neighbors) const {
    return find_nearest(context, point, count, max_distance, neighbors);
  }
};

template <typename Shape>
std::span<const Shape> one(const Shape& shape) {
  return {&shape, 1};
}

}  // namespace

Status Quadtree::Impl::prepare() {
  const std::uint32_t rows = objects.handles().rows();
  const bool had_memory = box_cache.prepare(objects.version(), rows) && visited.reserve(rows);
  return had_memory ? objects.make_ready() : Status::kOutOfMemory;
}

template <typename Shapes>
Status Quadtree::Impl::prepare_for(const Shapes& shapes) {
  using Shape = std::remove_cvref_t<decltype(shapes[0])>;
  if (shapes.size() > kMaxResults) return Status::kTooManyResults;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (is_valid(shapes[i])) continue;
    objects.set_error_index(i);
    return std::is_same_v<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
  }
  return prepare();
}

QueryContext Quadtree::Impl::context(const Filter& filter) {
  trace.restart();
  return {objects.tree(), objects.boxes(), objects.settings().edges,     Admission(filters, filter),
          box_cache,      visited,         is_tracing ? &trace : nullptr};
}

template <typename Shape, typename Find>
Result<std::span<const Row>> Quadtree::Impl::find_rows(const Shape& shape, const Filter& filter,
                                                       Find find) {
  Status status = prepare_for(one(shape));
  if (status == Status::kOk) {
    status = collect_rows(found, [&](RowOutput& rows) { find(context(filter), shape, rows); });
  }
  if (status != Status::kOk) return {status, {}};
  return {status, found.span()};
}

template <typename Shape, typename Find>
Status Quadtree::Impl::visit_rows(const Shape& shape, const Filter& filter,
                                  detail::RowVisitor visitor, Find find) {
  const Status status = prepare_for(one(shape));
  if (status == Status::kOk) find(context(filter), shape, visitor);
  return status;
}

template <typename Shapes, typename Find>
Result<Lists<Row>> Quadtree::Impl::find_rows_of_each(const Shapes& shapes, const Filter& filter,
                                                     Find find) {
  const std::size_t count = shapes.size();
  Status status = prepare_for(shapes);
  if (status == Status::kOk && !offsets.reserve(count)) status = Status::kOutOfMemory;
  if (status == Status::kOk) {
    status = collect_batch(found, [&](RowOutput& rows) {
      const QueryContext batch = context(filter);
      offsets.restart();
      Status counted = Status::kOk;
      for (std::size_t i = 0; i < count && counted == Status::kOk; ++i) {
        find(batch, shapes[i], rows);
        counted = offsets.end_query(rows.count());
      }
      return counted;
    });
  }
  if (status != Status::kOk) return {status, {}};
  return {status, {offsets.span(), found.span()}};
}

template <typename Shape, typename T, typename Find>
Result<std::span<const T>> Quadtree::Impl::find_list(const Shape& shape, const Filter& filter,
                                                     Buffer<T>& values, Find find) {
  const Status status = prepare_for(one(shape));
  if (status != Status::kOk) return {status, {}};
  values.clear();
  if (!find(context(filter), shape, values)) return {Status::kOutOfMemory, {}};
  return {status, values.span()};
}

template <typename Shapes, typename T, typename Find>
Result<Lists<T>> Quadtree::Impl::find_list_of_each(const Shapes& shapes, const Filter& filter,
                                                   Buffer<T>& values, Find find) {
  const std::size_t count = shapes.size();
  Status status = prepare_for(shapes);
  if (status == Status::kOk && !offsets.reserve(count)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const QueryContext batch = context(filter);
  values.clear();
  offsets.restart();
  for (std::size_t i = 0; i < count; ++i) {
    if (!find(batch, shapes[i], values)) return {Status::kOutOfMemory, {}};
    status = offsets.end_query(values.size());
    if (status != Status::kOk) return {status, {}};
  }
  return {status, {offsets.span(), values.span()}};
}

template <typename Shape>
Result<std::optional<Hit>> Quadtree::Impl::find_hit(const Shape& shape, const Filter& filter) {
  const Status status = prepare_for(one(shape));
  if (status != Status::kOk) return {status, std::nullopt};
  const Hit hit = find_first_hit(context(filter), as_moving_box(shape));
  return {status, hit.row == kNoRow ? std::nullopt : std::optional(hit)};
}

template <typename Shape>
Status Quadtree::Impl::visit_hits(const Shape& shape, const Filter& filter,
                                  const detail::HitVisitor& visitor) {
  const Status status = prepare_for(one(shape));
  if (status != Status::kOk) return status;
  const bool had_memory =
      quadrille::visit_hits(context(filter), as_moving_box(shape), ray_scratch, visitor);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

template <typename Shape>
Result<std::span<const Hit>> Quadtree::Impl::find_hit_of_each(std::span<const Shape> shapes,
                                                              const Filter& filter) {
  Status status = prepare_for(shapes);
  if (status == Status::kOk && !hits.resize(shapes.size())) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const QueryContext batch = context(filter);
  for (std::size_t i = 0; i < shapes.size(); ++i)
    hits[i] = find_first_hit(batch, as_moving_box(shapes[i]));
  return {status, hits.span()};
}

Result<std::span<const Row>> Quadtree::query(const Box& box, const Filter& filter) {
  return impl_->find_rows(box, filter, FindOverlapping{});
}

Result<Lists<Row>> Quadtree::query_many(std::span<const Box> boxes, const Filter& filter) {
  return impl_->find_rows_of_each(boxes, filter, FindOverlapping{});
}

Result<std::span<const Row>> Quadtree::query_point(const Point& point, const Filter& filter) {
  return impl_->find_rows(point, filter, FindOverlapping{});
}

Result<Lists<Row>> Quadtree::query_point_many(std::span<const Point> points, const Filter& filter) {
  return impl_->find_rows_of_each(points, filter, FindOverlapping{});
}

Result<std::span<const Row>> Quadtree::query_circle(const Circle& circle, const Filter& filter) {
  return impl_->find_rows(circle, filter, FindOverlapping{});
}

Result<Lists<Row>> Quadtree::query_circle_many(std::span<const Circle> circles,
                                               const Filter& filter) {
  return impl_->find_rows_of_each(circles, filter, FindOverlapping{});
}

Result<std::span<const Row>> Quadtree::query_polygon(std::span<const Point> corners,
                                                     const Filter& filter) {
  return impl_->find_rows(corners, filter, FindOverlapping{});
}

Result<Lists<Row>> Quadtree::query_polygon_many(const Lists<Point>& polygons,
                                                const Filter& filter) {
  if (!is_valid(polygons)) return {Status::kInvalidShape, {}};
  // The offsets may be those of an earlier result, which this one overwrites.
  Buffer<std::uint32_t>& offsets = impl_->polygon_offsets;
  if (!offsets.resize(polygons.offsets.size())) return {Status::kOutOfMemory, {}};
  std::ranges::copy(polygons.offsets, offsets.data());
  const Lists<Point> copied = {.offsets = offsets.span(), .values = polygons.values};
  return impl_->find_rows_of_each(copied, filter, FindOverlapping{});
}

Result<bool> Quadtree::query_any(const Box& box, const Filter& filter) {
  const Status status = impl_->prepare_for(one(box));
  if (status != Status::kOk) return {status, false};
  return {status, overlaps_any(impl_->context(filter), box)};
}

Result<std::span<const std::uint32_t>> Quadtree::query_any_many(std::span<const Box> boxes,
                                                                const Filter& filter) {
  Status status = impl_->prepare_for(boxes);
  if (status == Status::kOk && !impl_->found.resize(boxes.size())) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const QueryContext batch = impl_->context(filter);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    impl_->found[i] = overlaps_any(batch, boxes[i]) ? 1 : 0;
  }
  return {status, impl_->found.span()};
}

Result<std::span<const Row>> Quadtree::candidates(const Box& box, int steps, const Filter& filter) {
  return impl_->find_rows(box, filter, FindCandidates{steps});
}

Result<Lists<Row>> Quadtree::candidates_many(std::span<const Box> boxes, int steps,
                                             const Filter& filter) {
  return impl_->find_rows_of_each(boxes, filter, FindCandidates{steps});
}

Result<std::optional<Hit>> Quadtree::raycast(const Ray& ray, const Filter& filter) {
  return impl_->find_hit(ray, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_many(std::span<const Ray> rays,
                                                    const Filter& filter) {
  return impl_->find_hit_of_each(rays, filter);
}

Result<std::optional<Hit>> Quadtree::sweep(const MovingBox& moving, const Filter& filter) {
  return impl_->find_hit(moving, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_many(std::span<const MovingBox> moving,
                                                  const Filter& filter) {
  return impl_->find_hit_of_each(moving, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_all(const Ray& ray, const Filter& filter) {
  return impl_->find_list(ray, filter, impl_->hits, FindAllHits{});
}

Result<Lists<Hit>> Quadtree::raycast_all_many(std::span<const Ray> rays, const Filter& filter) {
  return impl_->find_list_of_each(rays, filter, impl_->hits, FindAllHits{});
}

Result<std::span<const Hit>> Quadtree::sweep_all(const MovingBox& moving, const Filter& filter) {
  return impl_->find_list(moving, filter, impl_->hits, FindAllHits{});
}

Result<std::span<const Neighbor>> Quadtree::nearest(const Point& point, std::uint32_t count,
                                                    float max_distance, const Filter& filter) {
  if (!(max_distance >= 0)) return {Status::kInvalidShape, {}};
  return impl_->find_list(point, filter, impl_->neighbors, FindNearest{count, max_distance});
}

Result<Lists<Neighbor>> Quadtree::nearest_many(std::span<const Point> points, std::uint32_t count,
                                               float max_distance, const Filter& filter) {
  if (!(max_distance >= 0)) return {Status::kInvalidShape, {}};
  return impl_->find_list_of_each(points, filter, impl_->neighbors,
                                  FindNearest{count, max_distance});
}

Result<std::span<const Pair>> Quadtree::pairs() {
  ObjectStore& objects = impl_->objects;
  Status status = objects.make_ready();
  if (status == Status::kOk && impl_->pairs_version != objects.version()) {
    status = impl_->pair_finder.find(objects.tree(), objects.boxes(), objects.settings().edges);
    impl_->pairs_version = status == Status::kOk ? objects.version() : Impl::kNever;
  }
  if (status != Status::kOk) return {status, {}};
  const std::span<const Pair> pairs = impl_->pair_finder.pairs();
  const Filters& filters = impl_->filters;
  if (filters.are_unused()) return {status, pairs};
  if (!impl_->admitted.reserve(pairs.size())) return {Status::kOutOfMemory, {}};
  Pair* admitted = impl_->admitted.data();
  return {status, {admitted, keep_admitted(pairs, filters, filters, admitted)}};
}

Status Quadtree::visit(const Box& box, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->visit_rows(box, filter, visitor, FindOverlapping{});
}

Status Quadtree::visit(const Point& point, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->visit_rows(point, filter, visitor, FindOverlapping{});
}

Status Quadtree::visit(const Circle& circle, detail::RowVisitor visitor, const Filter& filter) {
  return impl_->visit_rows(circle, filter, visitor, FindOverlapping{});
}

Status Quadtree::visit(std::span<const Point> corners, detail::RowVisitor visitor,
                       const Filter& filter) {
  return impl_->visit_rows(corners, filter, visitor, FindOverlapping{});
}

Status Quadtree::visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                                  const Filter& filter) {
  return impl_->visit_rows(box, filter, visitor, FindCandidates{steps});
}

Status Quadtree::visit(const Ray& ray, detail::HitVisitor visitor, const Filter& filter) {
  return impl_->visit_hits(ray, filter, visitor);
}

Status Quadtree::visit(const MovingBox& moving, detail::HitVisitor visitor, const Filter& filter) {
  return impl_->visit_hits(moving, filter, visitor);
}

Result<std::span<const Pair>> Quadtree::pairs_between(Quadtree& other) {
  Status status = impl_->prepare();
  if (status == Status::kOk) status = other.impl_->prepare();
  if (status != Status::kOk) return {status, {}};
  const TreeObjects ours = {impl_->objects.handles(), impl_->objects.boxes(), impl_->filters};
  const TreeObjects theirs = {other.impl_->objects.handles(), other.impl_->objects.boxes(),
                              other.impl_->filters};
  status = find_pairs_between(impl_->context(kEverything), ours, other.impl_->context(kEverything),
                              theirs, impl_->found, impl_->admitted);
  if (status != Status::kOk) return {status, {}};
  return {status, impl_->admitted.span()};
}

}  // namespace quadrille
