// The public face, continued: what is met on a way, what is nearest, what of another tree overlaps.
#include <algorithm>

#include "cast.hpp"
#include "nearest.hpp"
#include "pairs_between.hpp"
#include "quadtree_impl.hpp"

namespace quadrille {
namespace {

MovingBox moving_along(const Ray& ray) {
  return {.box = {ray.x, ray.y, ray.x, ray.y}, .dx = ray.dx, .dy = ray.dy};
}
MovingBox moving_along(const MovingBox& moving) {
  return moving;
}

template <typename Shape>
Status check_all(std::span<const Shape> shapes) {
  const bool are_valid = std::ranges::all_of(shapes, [](const Shape& s) { return is_valid(s); });
  return are_valid ? Status::kOk : Status::kInvalidShape;
}

// One hit for each of many ways.
template <typename Impl, typename Shape>
Result<std::span<const Hit>> first_hits(Impl& impl, std::span<const Shape> ways,
                                        const Filter& filter) {
  Status status = check_all(ways);
  if (status == Status::kOk) status = impl.prepare();
  if (status == Status::kOk && !impl.hits.resize(ways.size())) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const Search search = impl.search(filter);
  for (std::size_t i = 0; i < ways.size(); ++i) {
    impl.hits[i] = find_first_hit(search, moving_along(ways[i]));
  }
  return {status, impl.hits.span()};
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
  Status status = checked == Status::kOk ? impl.prepare() : checked;
  if (status == Status::kOk && !impl.offsets.resize(count + 1)) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const Search search = impl.search(filter);
  values.clear();
  bool had_memory = true;
  for (std::size_t i = 0; i <= count; ++i) {
    impl.offsets[i] = static_cast<std::uint32_t>(values.size());
    if (i < count) had_memory = had_memory && find(search, i);
  }
  return {had_memory ? Status::kOk : Status::kOutOfMemory, {impl.offsets.span(), values.span()}};
}

}  // namespace

Result<std::optional<Hit>> Quadtree::raycast(const Ray& ray, const Filter& filter) {
  return only(raycast_many({&ray, 1}, filter));
}

Result<std::optional<Hit>> Quadtree::sweep(const MovingBox& moving, const Filter& filter) {
  return only(sweep_many({&moving, 1}, filter));
}

Result<std::span<const Hit>> Quadtree::raycast_many(std::span<const Ray> rays,
                                                    const Filter& filter) {
  return first_hits(*impl_, rays, filter);
}

Result<std::span<const Hit>> Quadtree::sweep_many(std::span<const MovingBox> moving,
                                                  const Filter& filter) {
  return first_hits(*impl_, moving, filter);
}

Result<std::span<const Hit>> Quadtree::raycast_all(const Ray& ray, const Filter& filter) {
  const auto many = raycast_all_many({&ray, 1}, filter);
  return {many.status, many.value.values};
}

Result<Lists<Hit>> Quadtree::raycast_all_many(std::span<const Ray> rays, const Filter& filter) {
  const auto find = [&](const Search& search, std::size_t i) {
    return find_all_hits(search, moving_along(rays[i]), impl_->hits);
  };
  return lists_of(*impl_, check_all(rays), filter, rays.size(), impl_->hits, find);
}

Result<std::span<const Neighbor>> Quadtree::nearest(const Point& point, std::uint32_t count,
                                                    float max_distance, const Filter& filter) {
  const auto many = nearest_many({&point, 1}, count, max_distance, filter);
  return {many.status, many.value.values};
}

Result<Lists<Neighbor>> Quadtree::nearest_many(std::span<const Point> points, std::uint32_t count,
                                               float max_distance, const Filter& filter) {
  const Status checked = max_distance >= 0 ? check_all(points) : Status::kInvalidShape;
  const auto find = [&](const Search& search, std::size_t i) {
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
