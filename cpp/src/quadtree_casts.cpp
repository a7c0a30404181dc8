// The public face, continued: what is met on a way, what is nearest, what of another tree overlaps.
#include "pairs/pairs_between.hpp"
#include "quadtree_impl.hpp"
#include "query/nearest.hpp"
#include "query/ray_cast.hpp"

namespace quadrille {
namespace {

MovingBox moving_along(const Ray& ray) {
  return {.box = {ray.x, ray.y, ray.x, ray.y}, .dx = ray.dx, .dy = ray.dy};
}

MovingBox ray_at(const void* rays, std::size_t i) {
  return moving_along(static_cast<const Ray*>(rays)[i]);
}
MovingBox moving_box_at(const void* moving, std::size_t i) {
  return static_cast<const MovingBox*>(moving)[i];
}

template <typename T>
Result<std::optional<Hit>> only(const Result<T>& hits) {
  const bool is_hit = hits.status == Status::kOk && hits.value[0].row != kNoRow;
  return {hits.status, is_hit ? std::optional(hits.value[0]) : std::nullopt};
}

// Lists of whatever `find(search, i)` appends to `values` for each of `count` questions.
template <typename Impl, typename T, typename Find>
Result<Lists<T>> lists_of(Impl& impl, Status checked, const Filter& filter, std::size_t count,
                          Buffer<T>& values, Find&& find) {
  const Status status = impl.prepare_many(checked, count);
  if (status != Status::kOk) return {status, {}};
  const QueryContext search = impl.search(filter);
  values.clear();
  bool had_memory = true;
  for (std::size_t i = 0; i <= count; ++i) {
    impl.offsets[i] = static_cast<std::uint32_t>(values.size());
    if (i < count) had_memory = had_memory && find(search, i);
  }
  return {had_memory ? Status::kOk : Status::kOutOfMemory, {impl.offsets.span(), values.span()}};
}

}  // namespace

// One hit for each of many ways that have been checked.
Result<std::span<const Hit>> Quadtree::Impl::find_first_hits(Status checked, const Filter& filter,
                                                             std::size_t count, const void* ways,
                                                             WayAt way_at) {
  Status status = checked == Status::kOk ? prepare() : checked;
  if (status == Status::kOk && !hits.resize(count)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const QueryContext asked = search(filter);
  for (std::size_t i = 0; i < count; ++i) hits[i] = find_first_hit(asked, way_at(ways, i));
  return {status, hits.span()};
}

Result<std::optional<Hit>> Quadtree::raycast(const Ray& ray, const Filter& filter) {
  return only(raycast_many({&ray, 1}, filter));
}

Result<std::optional<Hit>> Quadtree::sweep(const MovingBox& moving, const Filter& filter) {
  return only(sweep_many({&moving, 1}, filter));
}

Result<std::span<const Hit>> Quadtree::raycast_many(std::span<const Ray> rays,
                                                    const Filter& filter) {
  return impl_->find_first_hits(impl_->check_all(rays), filter, rays.size(), rays.data(), ray_at);
}

Result<std::span<const Hit>> Quadtree::sweep_many(std::span<const MovingBox> moving,
                                                  const Filter& filter) {
  return impl_->find_first_hits(impl_->check_all(moving), filter, moving.size(), moving.data(),
                                moving_box_at);
}

Result<std::span<const Hit>> Quadtree::raycast_all(const Ray& ray, const Filter& filter) {
  const auto many = raycast_all_many({&ray, 1}, filter);
  return {many.status, many.value.values};
}

Result<Lists<Hit>> Quadtree::raycast_all_many(std::span<const Ray> rays, const Filter& filter) {
  const auto find = [&](const QueryContext& search, std::size_t i) {
    return find_all_hits(search, moving_along(rays[i]), impl_->hits);
  };
  return lists_of(*impl_, impl_->check_all(rays), filter, rays.size(), impl_->hits, find);
}

Result<std::span<const Neighbor>> Quadtree::nearest(const Point& point, std::uint32_t count,
                                                    float max_distance, const Filter& filter) {
  const auto many = nearest_many({&point, 1}, count, max_distance, filter);
  return {many.status, many.value.values};
}

Result<Lists<Neighbor>> Quadtree::nearest_many(std::span<const Point> points, std::uint32_t count,
                                               float max_distance, const Filter& filter) {
  const Status checked = max_distance >= 0 ? impl_->check_all(points) : Status::kInvalidShape;
  const auto find = [&](const QueryContext& search, std::size_t i) {
    return find_nearest(search, points[i], count, max_distance, impl_->neighbors);
  };
  return lists_of(*impl_, checked, filter, points.size(), impl_->neighbors, find);
}

Result<std::span<const Pair>> Quadtree::pairs_between(Quadtree& other) {
  Status status = impl_->prepare();
  if (status == Status::kOk) status = other.impl_->prepare();
  if (status != Status::kOk) return {status, {}};
  const Party ours = {impl_->objects.rows(), impl_->objects.boxes(), impl_->filters};
  const Party theirs = {other.impl_->objects.rows(), other.impl_->objects.boxes(),
                        other.impl_->filters};
  status = find_pairs_between(impl_->search(kEverything), ours, other.impl_->search(kEverything),
                              theirs, impl_->found, impl_->admitted);
  return {status, impl_->admitted.span()};
}

}  // namespace quadrille
