// Questions on shapes: the trees find bodies by their boxes, then the narrow phase decides.
#include <algorithm>

#include "base/radix_sort.hpp"
#include "narrow/collide.hpp"
#include "narrow/shape_queries.hpp"
#include "query/nearest.hpp"
#include "query/region_query.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

// By fraction, then by id.
struct HitOrder {
  const HandleTable& handles;

  bool operator()(const Hit& a, const Hit& b) const {
    if (a.fraction != b.fraction) return a.fraction < b.fraction;
    return handles.id_at(a.row) < handles.id_at(b.row);
  }
};

// By distance, then by id.
struct NeighborOrder {
  const HandleTable& handles;

  bool operator()(const Neighbor& a, const Neighbor& b) const {
    if (a.distance != b.distance) return a.distance < b.distance;
    return handles.id_at(a.row) < handles.id_at(b.row);
  }
};

}  // namespace

Status World::Impl::prepare() {
  const Status status = make_ready();
  if (status != Status::kOk) return status;
  return scratch.reserve(bodies.handles().rows()) ? Status::kOk : Status::kOutOfMemory;
}

// Boxes contain shapes with a margin for rounding, so that touching boxes miss no shape.
QueryRun World::Impl::run(BodyTree& tree, const Filter& filter) {
  return {{tree.tree(), bodies.boxes(), &tree.tree()},
          EdgeRule::kTouching,
          Admission(bodies.filters(), filter),
          scratch,
          nullptr};
}

// Fills `found` with the bodies of a tree whose boxes overlap a region and that `accepts(row)`.
template <typename Accepts>
Status World::Impl::add_overlapping(BodyTree& tree, const Region& region, const Filter& filter,
                                    Accepts&& accepts) {
  bool had_memory = true;
  auto add = [&](Row row) {
    had_memory = !accepts(row) || found.push(row);
    return had_memory;
  };
  detail::RowVisitor visitor(add);
  find_overlapping(run(tree, filter), region, visitor);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

template <typename Accepts>
Result<std::span<const Row>> World::Impl::find_rows(const Region& region, const Filter& filter,
                                                    Accepts&& accepts) {
  found.clear();
  Status status = prepare();
  if (status == Status::kOk) status = add_overlapping(moving, region, filter, accepts);
  if (status == Status::kOk) status = add_overlapping(fixed, region, filter, accepts);
  if (status != Status::kOk) return {status, {}};
  sort_found();
  return {status, found.span()};
}

void World::Impl::sort_found() {
  const HandleTable& handles = bodies.handles();
  std::ranges::sort(found.span(), {}, [&](Row row) { return handles.id_at(row); });
}

// Region queries.

template <typename Asked>
Result<std::span<const Row>> World::Impl::find_overlapping_shapes(const Asked& asked,
                                                                  const Filter& filter) {
  return find_rows(Region(asked, EdgeRule::kTouching), filter, [&](Row row) {
    return quadrille::overlaps(bodies.shapes()[row], asked, settings.edges);
  });
}

Result<std::span<const Row>> World::query(const Box& box, const Filter& filter) {
  if (!is_valid(box)) return {Status::kInvalidBox, {}};
  return impl_->find_overlapping_shapes(box, filter);
}

Result<std::span<const Row>> World::query_point(const Point& point, const Filter& filter) {
  if (!is_valid(point)) return {Status::kInvalidShape, {}};
  return impl_->find_overlapping_shapes(point, filter);
}

Result<std::span<const Row>> World::query_circle(const Circle& circle, const Filter& filter) {
  if (!is_valid(circle)) return {Status::kInvalidShape, {}};
  return impl_->find_overlapping_shapes(circle, filter);
}

Result<std::span<const Row>> World::overlaps(const Shape& shape, const Transform& transform,
                                             const Filter& filter) {
  if (!is_valid(transform)) return {Status::kInvalidTransform, {}};
  const StandaloneShape asked(shape, transform);
  const Box& around = asked.box();
  if (!is_valid(around)) return {Status::kInvalidTransform, {}};
  return impl_->find_rows(Region(around, EdgeRule::kTouching), filter, [&](Row row) {
    Manifold manifold;
    return collide(asked.ref(), impl_->bodies.shapes()[row], impl_->settings.edges, manifold);
  });
}

// Ray casts.

Result<std::optional<Hit>> World::raycast(const Ray& ray, const Filter& filter) {
  if (!is_valid(ray)) return {Status::kInvalidShape, std::nullopt};
  const Status status = impl_->prepare();
  if (status != Status::kOk) return {status, std::nullopt};
  const HitOrder is_before = {impl_->bodies.handles()};
  std::optional<Hit> first;
  for (BodyTree* tree : {&impl_->moving, &impl_->fixed}) {
    // Boxes come in the order in which the ray meets them: no body behind the first hit precedes
    // it.
    auto meet = [&](const Hit& box_hit) {
      if (first && box_hit.fraction > first->fraction) return false;
      const std::optional<Hit> hit = impl_->hit_of(box_hit.row, ray);
      if (hit && (!first || is_before(*hit, *first))) first = hit;
      return true;
    };
    const detail::HitVisitor visitor(meet);
    const bool had_memory =
        visit_hits(impl_->run(*tree, filter), as_moving_box(ray), impl_->ray_scratch, visitor);
    if (!had_memory) return {Status::kOutOfMemory, std::nullopt};
  }
  return {status, first};
}

std::optional<Hit> World::Impl::hit_of(Row row, const Ray& ray) const {
  std::optional<Hit> hit = first_hit(bodies.shapes()[row], ray, settings.edges);
  if (hit) hit->row = row;
  return hit;
}

Result<std::span<const Hit>> World::raycast_all(const Ray& ray, const Filter& filter) {
  if (!is_valid(ray)) return {Status::kInvalidShape, {}};
  const Status status = impl_->prepare();
  if (status != Status::kOk) return {status, {}};
  Buffer<Hit>& hits = impl_->hits;
  hits.clear();
  const bool had_memory =
      find_all_hits(impl_->run(impl_->moving, filter), as_moving_box(ray), hits) &&
      find_all_hits(impl_->run(impl_->fixed, filter), as_moving_box(ray), hits);
  if (!had_memory) return {Status::kOutOfMemory, {}};
  std::size_t kept = 0;
  for (const Hit& box_hit : hits.span()) {
    if (const std::optional<Hit> hit = impl_->hit_of(box_hit.row, ray)) hits[kept++] = *hit;
  }
  static_cast<void>(hits.resize(kept));  // cannot fail: it shrinks
  std::ranges::sort(hits.span(), HitOrder{impl_->bodies.handles()});
  return {status, hits.span()};
}

// Nearest bodies.

Result<std::span<const Neighbor>> World::nearest(const Point& point, std::uint32_t count,
                                                 float max_distance, const Filter& filter) {
  if (!is_valid(point) || !(max_distance >= 0)) return {Status::kInvalidShape, {}};
  const Status status = impl_->prepare();
  if (status != Status::kOk) return {status, {}};
  impl_->neighbors.clear();
  for (BodyTree* tree : {&impl_->moving, &impl_->fixed}) {
    const bool had_memory =
        impl_->add_nearest(impl_->run(*tree, filter), point, count, max_distance);
    if (!had_memory) return {Status::kOutOfMemory, {}};
  }
  return {status, impl_->neighbors.span()};
}

// Makes `neighbors` the nearest of those in it and the bodies of a tree. A body is no nearer than
// its box: boxes are taken in the order of their distances, in batches that grow, until the next
// one is farther than the last neighbour that is wanted.
bool World::Impl::add_nearest(const QueryRun& tree, const Point& point, std::uint32_t count,
                              float max_distance) {
  std::size_t tested = 0;
  for (std::uint32_t batch = count;; batch = batch > kMaxObjects / 4 ? kMaxObjects : 4 * batch) {
    near.clear();
    if (!find_nearest(tree, point, batch, max_distance, near)) return false;
    const std::size_t size = near.size();
    for (; tested < size; ++tested) {
      const Row row = near[tested].row;
      const double signed_distance = quadrille::signed_distance(bodies.shapes()[row], point);
      const auto distance = static_cast<float>(std::max(signed_distance, 0.0));
      if (distance <= max_distance && !neighbors.push({row, distance})) return false;
    }
    std::ranges::sort(neighbors.span(), NeighborOrder{bodies.handles()});
    if (neighbors.size() > count) static_cast<void>(neighbors.resize(count));  // it shrinks
    if (size < batch || count == 0) return true;                               // there are no more
    const bool is_full = neighbors.size() == count;
    if (is_full && near[size - 1].distance > neighbors[count - 1].distance) return true;
  }
}

// Culling.

Result<std::span<const Row>> World::visible(const Box& box, const Filter& filter) {
  if (!is_valid(box)) return {Status::kInvalidBox, {}};
  Impl& impl = *impl_;
  const Result<std::span<const Row>> in_box = impl.find_boxes(box, filter);
  if (!in_box.ok()) return in_box;
  const std::size_t size = impl.found.size();
  if (!impl.order_keys.resize(2 * size)) return {Status::kOutOfMemory, {}};
  const std::span<std::uint64_t> keys = impl.order_keys.span().first(size);
  for (std::size_t i = 0; i < size; ++i) {
    keys[i] = sort_key(impl.bodies.order(impl.found[i]), impl.found[i]);
  }
  sort_keys(keys, impl.order_keys.span().last(size));  // stable: equal orders stay sorted by id
  for (std::size_t i = 0; i < size; ++i) impl.found[i] = static_cast<Row>(keys[i]);
  return {Status::kOk, impl.found.span()};
}

Result<std::span<const Row>> World::Impl::find_boxes(const Box& box, const Filter& filter) {
  return find_rows(Region(box, EdgeRule::kTouching), filter, [](Row) { return true; });
}

Result<std::span<const Row>> World::active(const Box& box, const Filter& filter) {
  if (!is_valid(box)) return {Status::kInvalidBox, {}};
  Impl& impl = *impl_;
  impl.found.clear();
  Status status = impl.prepare();
  if (status == Status::kOk) {
    status = impl.add_overlapping(impl.moving, Region(box, EdgeRule::kTouching), filter,
                                  [](Row) { return true; });
  }
  if (status != Status::kOk) return {status, {}};
  impl.sort_found();
  return {status, impl.found.span()};
}

}  // namespace quadrille
