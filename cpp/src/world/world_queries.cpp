// The queries of a world: the trees find bodies by their boxes, then the narrow phase decides.
#include "quadrille/world_queries.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <tuple>
#include <type_traits>
#include <utility>

#include "base/radix_sort.hpp"
#include "base/sort.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "narrow/collide.hpp"
#include "narrow/shape_queries.hpp"
#include "query/nearest.hpp"
#include "query/ray_cast.hpp"
#include "query/region_query.hpp"
#include "world/ray_gaps.hpp"
#include "world/result_order.hpp"
#include "world/world_impl.hpp"

namespace quadrille {
namespace {

// The categories and the mask, which parts are tested with. The tree's walk has left out bodies.
Filter part_filter_of(const QueryFilter& filter) {
  return {.category = filter.category, .mask = filter.mask};
}

// A ray as a box that moves, with its sides at a distance from the ray.
MovingBox moving_box_of(const Ray& ray, float reach) {
  return {grown({ray.x, ray.y, ray.x, ray.y}, wide(reach)), ray.dx, ray.dy};
}

// Adds hits of which a body may have several, and one more, such that it keeps the first. False
// when there is no memory.
[[nodiscard]] bool add_seam_hits(std::span<const Hit> of_seams, Buffer<Hit>& hits) {
  if (of_seams.empty()) return true;
  for (const Hit& hit : of_seams) {
    if (!hits.push(hit)) return false;
  }
  sort(hits.span(), [](const Hit& a, const Hit& b) {
    return std::tuple(a.row, a.fraction, a.part) < std::tuple(b.row, b.fraction, b.part);
  });
  const auto is_same_row = [](const Hit& a, const Hit& b) { return a.row == b.row; };
  const auto end = std::unique(hits.span().begin(), hits.span().end(), is_same_row);
  hits.truncate(static_cast<std::size_t>(end - hits.span().begin()));
  return true;
}

template <typename Shape>
Status refusal_of(const Shape&) {
  return std::is_same_v<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
}

}  // namespace

QueryMemory* WorldQueries::memory() {
  return context_ == nullptr ? &owned_->query_memory : context_->memory();
}

void WorldQueries::set_error_index(std::size_t index) {
  const auto number = static_cast<std::uint32_t>(index);
  if (owned_ != nullptr) owned_->error_index = number;
  if (QueryMemory* memory = this->memory()) memory->error_index = number;
}

Status WorldQueries::refuse(Status status, std::size_t error_index) {
  set_error_index(error_index);
  return status;
}

// Makes trees and memory ready; after kOk, `run` may be called. kNotReady, kTreeTooLarge or
// kOutOfMemory.
Status WorldQueries::make_ready() {
  set_error_index(kNoRow);
  QueryMemory* memory = this->memory();
  if (memory == nullptr) return Status::kOutOfMemory;
  memory->visits.expect_no_visitor();
  memory->scratch.except.clear();
  if (owned_ != nullptr) {
    const Status status = owned_->update_trees();
    if (status != Status::kOk) return status;
  }
  if (!world_->moving.is_ready() || !world_->fixed.is_ready()) return Status::kNotReady;
  const bool had_memory = memory->scratch.reserve(world_->bodies.ids().rows());
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

// The same for one query, which leaves out all of `filter.except`. kStaleId too.
Status WorldQueries::prepare(const QueryFilter& filter) {
  const Status status = make_ready();
  if (status != Status::kOk || filter.except.empty()) return status;
  return refuse_stale(memory()->leave_out(filter.except, world_->bodies.ids()));
}

// The same for a batch, of which each query leaves out one of `filter.except`.
Status WorldQueries::prepare_each(std::size_t queries, const QueryFilter& filter) {
  const Status status = make_ready();
  if (status != Status::kOk || filter.except.empty()) return status;
  const IdTable& ids = world_->bodies.ids();
  return refuse_stale(memory()->leave_out_one_each(filter.except, queries, ids));
}

Status WorldQueries::refuse_stale(Status status) {
  return status == Status::kStaleId ? refuse(status, memory()->error_index) : status;
}

// What one query of one of the trees needs. Boxes contain shapes with a
// margin for rounding, so that touching boxes miss no shape.
QueryRun WorldQueries::run(const BodyTree& tree, const QueryFilter& filter) {
  Tree* owned_tree = nullptr;
  if (owned_ != nullptr) {
    owned_tree = &(&tree == &world_->moving ? owned_->moving : owned_->fixed).tree();
  }
  return {{tree.tree(), world_->bodies.boxes(), owned_tree},
          EdgeRule::kTouching,
          RowFilter(world_->bodies.filters(), {filter.category, filter.mask},
                    memory()->scratch.except.span()),
          memory()->scratch,
          nullptr};
}

WorldQueries World::with(QueryContext& context) const {
  return {impl_.get(), context};
}

// Region queries.

// Calls `take(row)` for the bodies whose boxes, with their margins, overlap a region, until it
// returns false.
template <typename Take>
void WorldQueries::visit_rows(bool with_statics, const Region& region, const QueryFilter& filter,
                              Take&& take) {
  bool wants_more = true;
  auto visit = [&](Row row) { return wants_more = take(row); };
  const detail::RowVisitor visitor(visit);
  find_overlapping(run(world_->moving, filter), region, visitor);
  if (with_statics && wants_more) find_overlapping(run(world_->fixed, filter), region, visitor);
}

// Appends those of them that `accepts(row)`, by id. False when there is no memory.
template <typename Accepts>
bool WorldQueries::append_rows(bool with_statics, const Region& region, const QueryFilter& filter,
                               Accepts&& accepts) {
  Buffer<Row>& found = memory()->found;
  const std::size_t begin = found.size();
  bool had_memory = true;
  visit_rows(with_statics, region, filter, [&](Row row) {
    had_memory = !accepts(row) || found.push(row);
    return had_memory;
  });
  sort_by_id(found.span().subspan(begin));
  return had_memory;
}

// Appends the bodies whose boxes, with their margins, touch a box, by id. False when there is no
// memory.
bool WorldQueries::append_near(const Box& box, const QueryFilter& filter, Buffer<Row>& rows) {
  const std::size_t begin = rows.size();
  bool had_memory = true;
  visit_rows(true, Region(box, EdgeRule::kTouching), filter, [&](Row row) {
    had_memory = rows.push(row);
    return had_memory;
  });
  sort_by_id(rows.span().subspan(begin));
  return had_memory;
}

template <typename Accepts>
Result<std::span<const Row>> WorldQueries::list_rows(bool with_statics, const Region& region,
                                                     const QueryFilter& filter, Accepts&& accepts) {
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, {}};
  return list_values(memory()->found, [&](Buffer<Row>&) {
    return append_rows(with_statics, region, filter, accepts);
  });
}

// Apart from `append_rows`, which is compiled once for each kind of query. Many are sorted by their
// rows, then by their generations: both are small numbers, which ids are not.
void WorldQueries::sort_by_id(std::span<Row> rows) {
  constexpr std::size_t kMany = 64;
  constexpr int kHalf = 32;
  const IdTable& ids = world_->bodies.ids();
  Buffer<std::uint64_t>& order = memory()->order;
  if (rows.size() < kMany || !order.resize(2 * rows.size())) {
    return sort(rows, [&](Row a, Row b) { return ids.id_at(a) < ids.id_at(b); });
  }
  const std::span<std::uint64_t> keys = order.span().first(rows.size());
  const std::span<std::uint64_t> scratch = order.span().last(rows.size());
  const std::uint64_t generation = generation_of(ids.id_at(rows[0]));
  bool is_one_generation = true;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::uint64_t of_row = generation_of(ids.id_at(rows[i]));
    is_one_generation = is_one_generation && of_row == generation;
    keys[i] = std::uint64_t{rows[i]} << kHalf | of_row;
  }
  sort_keys(keys, scratch);
  for (std::uint64_t& key : keys) key = std::rotl(key, kHalf);
  if (!is_one_generation) sort_keys(keys, scratch);
  std::ranges::transform(keys, rows.begin(),
                         [](std::uint64_t key) { return static_cast<Row>(key); });
}

template <typename Shape>
Result<std::span<const Row>> WorldQueries::list_overlapping(const Shape& shape,
                                                            const QueryFilter& filter) {
  if (!is_valid(shape)) return {refuse(refusal_of(shape)), {}};
  const Region region(shape, EdgeRule::kTouching);
  return list_rows(true, region, filter, [&](Row row) {
    return surrounds(shape, row) || overlaps_part(row, shape, region.around(), filter);
  });
}

// Whether a window has all of a body of one shape in it, which need not be tested then: the box
// around that has a margin.
template <typename Shape>
bool WorldQueries::surrounds(const Shape& window, Row row) const {
  if constexpr (std::is_same_v<Shape, Box>) {
    const Bodies& bodies = world_->bodies;
    return contains(window, bodies.boxes()[row]) && !bodies.has_parts(row);
  } else {
    return false;
  }
}

template <typename Shape>
Result<bool> WorldQueries::find_any(const Shape& shape, const QueryFilter& filter) {
  if (!is_valid(shape)) return {refuse(refusal_of(shape)), false};
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, false};
  bool any = false;
  const Region region(shape, EdgeRule::kTouching);
  visit_rows(true, region, filter, [&](Row row) {
    any = overlaps_part(row, shape, region.around(), filter);
    return !any;
  });
  return {status, any};
}

// Whether a shape, with the box around it, overlaps a part of a row that the filter admits.
template <typename Shape>
bool WorldQueries::overlaps_part(Row row, const Shape& shape, const Box& around,
                                 const QueryFilter& filter) const {
  return world_->bodies.any_part(row, part_filter_of(filter), around, [&](const ShapeRef& part) {
    return quadrille::overlaps(part, shape, world_->settings.edges);
  });
}

Result<std::span<const Row>> WorldQueries::overlapping(const Box& box, const QueryFilter& filter) {
  return list_overlapping(box, filter);
}

Result<std::span<const Row>> WorldQueries::overlapping(const Point& point,
                                                       const QueryFilter& filter) {
  return list_overlapping(point, filter);
}

Result<std::span<const Row>> WorldQueries::overlapping(const Circle& circle,
                                                       const QueryFilter& filter) {
  return list_overlapping(circle, filter);
}

Result<bool> WorldQueries::any_overlapping(const Box& box, const QueryFilter& filter) {
  return find_any(box, filter);
}

Result<bool> WorldQueries::any_overlapping(const Point& point, const QueryFilter& filter) {
  return find_any(point, filter);
}

Result<bool> WorldQueries::any_overlapping(const Circle& circle, const QueryFilter& filter) {
  return find_any(circle, filter);
}

// Appends the bodies that overlap a shape, by id. False when there is no memory.
bool WorldQueries::append_overlapping(const StandaloneShape& placed, const QueryFilter& filter) {
  return append_rows(true, Region(placed.box(), EdgeRule::kTouching), filter, [&](Row row) {
    const Filter part_filter = part_filter_of(filter);
    return world_->bodies.any_part(row, part_filter, placed.box(), [&](const ShapeRef& part) {
      Manifold manifold;
      return collide(placed.ref(), part, world_->settings.edges, manifold);
    });
  });
}

Result<std::span<const Row>> WorldQueries::overlaps(const Shape& shape, const Transform& transform,
                                                    const QueryFilter& filter) {
  const auto placed = placed_alone(shape, transform);
  if (!placed) return {refuse(Status::kInvalidTransform), {}};
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, {}};
  return list_values(memory()->found,
                     [&](Buffer<Row>&) { return append_overlapping(*placed, filter); });
}

Result<Lists<Row>> WorldQueries::overlaps_many(const Shape& shape,
                                               std::span<const Transform> transforms,
                                               const QueryFilter& filter) {
  if (transforms.size() > kMaxResults) return {refuse(Status::kTooManyResults, kNoRow), {}};
  for (std::size_t i = 0; i < transforms.size(); ++i) {
    if (!is_placeable(shape, transforms[i])) return {refuse(Status::kInvalidTransform, i), {}};
  }
  const Status status = prepare_each(transforms.size(), filter);
  if (status != Status::kOk) return {status, {}};
  return list_values_of_each(memory()->found, memory()->offsets, transforms.size(),
                             [&](std::size_t i, Buffer<Row>&) {
                               memory()->begin_query(i, filter.except);
                               const StandaloneShape placed(shape, transforms[i]);
                               return append_overlapping(placed, filter);
                             });
}

// Ray casts.

Result<std::optional<Hit>> WorldQueries::raycast(const Ray& ray, const QueryFilter& filter) {
  if (!is_valid(ray)) return {refuse(Status::kInvalidShape), std::nullopt};
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, std::nullopt};
  const Hit first = find_first_hit(ray, filter);
  return {status, first.row == kNoRow ? std::nullopt : std::optional(first)};
}

Result<std::span<const Hit>> WorldQueries::raycast_many(std::span<const Ray> rays,
                                                        const QueryFilter& filter) {
  if (rays.size() > kMaxResults) return {refuse(Status::kTooManyResults, kNoRow), {}};
  for (std::size_t i = 0; i < rays.size(); ++i) {
    if (!is_valid(rays[i])) return {refuse(Status::kInvalidShape, i), {}};
  }
  const Status status = prepare_each(rays.size(), filter);
  if (status != Status::kOk) return {status, {}};
  Buffer<Hit>& hits = memory()->hits;
  if (!hits.resize(rays.size())) return {Status::kOutOfMemory, {}};
  for (std::size_t i = 0; i < rays.size(); ++i) {
    memory()->begin_query(i, filter.except);
    hits[i] = find_first_hit(rays[i], filter);
  }
  return {status, hits.span()};
}

// kNoHit when the ray meets nothing.
Hit WorldQueries::find_first_hit(const Ray& ray, const QueryFilter& filter) {
  const ResultOrder is_before = {world_->bodies.ids()};
  RayGaps gaps(world_->bodies, ray, world_->settings);
  Hit first = kNoHit;
  const auto take = [&](const Hit& hit) {
    if (first.row == kNoRow || is_before(hit, first)) first = hit;
  };
  // A seam of the row with one that was met before may be a hit of that one, by a lower part.
  const auto may_be_before = [&](const Hit& earliest) {
    return is_before(earliest, first) ||
           (earliest.fraction == first.fraction && gaps.are_sought() &&
            world_->bodies.is_static(earliest.row));
  };
  auto meet = [&](Row row, float fraction) {
    Hit earliest = kNoHit;
    earliest.row = row;
    earliest.fraction = fraction;
    if (first.row != kNoRow && !may_be_before(earliest)) return first.fraction;
    const std::optional<Hit> hit = hit_of(row, ray, filter, gaps, take);
    if (hit) take(*hit);
    return first.fraction;
  };
  const BoxCastVisitor visitor(meet);
  for (const BodyTree* tree : {&world_->moving, &world_->fixed}) {
    if (tree->size() > 0) cast_box(run(*tree, filter), moving_box_of(ray, gaps.reach()), visitor);
  }
  return first;
}

// Where a ray first meets a part of a row that the filter admits. Passes each place where it would
// pass between such a part and one that `gaps` has to `take_seam_hit`.
template <typename TakeSeamHit>
std::optional<Hit> WorldQueries::hit_of(Row row, const Ray& ray, const QueryFilter& filter,
                                        RayGaps& gaps, TakeSeamHit&& take_seam_hit) const {
  const Bodies& bodies = world_->bodies;
  const bool may_adjoin = gaps.are_sought() && bodies.is_static(row) && !bodies.is_sensor(row);
  std::optional<Hit> first;
  float limit = 1;
  const auto meet = [&](const ShapeRef& shape, std::uint32_t part, bool is_sensor) {
    std::optional<Hit> hit = quadrille::first_hit(shape, ray, world_->settings.edges);
    if (may_adjoin && !is_sensor) {
      gaps.add(row, part, shape, hit, [&](const Hit& between) {
        take_seam_hit(between);
        limit = std::min(limit, between.fraction);
      });
    }
    if (!hit || bodies.lets_pass(row, part, {wide(hit->normal_x), wide(hit->normal_y)})) return;
    if (first && std::pair(first->fraction, first->part) < std::pair(hit->fraction, part)) return;
    first = hit;
    first->row = row;
    first->part = part;
    limit = std::min(limit, hit->fraction);
  };
  if (!bodies.has_parts(row)) {
    meet(bodies.shapes()[row], 0, false);
    return first;
  }
  const SweptBox path(moving_box_of(ray, may_adjoin ? gaps.reach() : 0), EdgeRule::kTouching);
  const auto meet_part = [&](const PlacedPart& part, std::uint32_t number) {
    if (admit(part.filter, part_filter_of(filter))) {
      meet(bodies.shapes().with_points(part.shape), number, part.is_sensor);
    }
  };
  if (bodies.is_tile_map(row)) {
    bodies.tile_map(row).visit_along(path, [&](const PlacedPart& tile, std::uint32_t number) {
      meet_part(tile, number);
      return limit;
    });
  } else {
    bodies.visit_placed(row, path.around({0, 1}),
                        [&](const PlacedPart& part, std::uint32_t number) {
                          meet_part(part, number);
                          return true;
                        });
  }
  return first;
}

Result<std::span<const Hit>> WorldQueries::raycast_all(const Ray& ray, const QueryFilter& filter) {
  if (!is_valid(ray)) return {refuse(Status::kInvalidShape), {}};
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, {}};
  Buffer<Hit>& hits = memory()->hits;
  Buffer<Hit>& of_seams = memory()->seam_hits;
  hits.clear();
  of_seams.clear();
  RayGaps gaps(world_->bodies, ray, world_->settings);
  for (const BodyTree* tree : {&world_->moving, &world_->fixed}) {
    if (!find_all_hits(run(*tree, filter), moving_box_of(ray, gaps.reach()), hits)) {
      return {Status::kOutOfMemory, {}};
    }
  }
  bool had_memory = true;
  const auto take_seam_hit = [&](const Hit& hit) { had_memory = had_memory && of_seams.push(hit); };
  std::size_t kept = 0;
  for (const Hit& box_hit : hits.span()) {
    const auto hit = hit_of(box_hit.row, ray, filter, gaps, take_seam_hit);
    if (hit) hits[kept++] = *hit;
  }
  hits.truncate(kept);
  if (!had_memory || !add_seam_hits(of_seams.span(), hits)) return {Status::kOutOfMemory, {}};
  sort_results(hits.span(), world_->bodies.ids());
  return {status, hits.span()};
}

// Nearest bodies.

Result<std::span<const BodyNeighbor>> WorldQueries::nearest(const Point& point, std::uint32_t count,
                                                            float max_distance,
                                                            const QueryFilter& filter) {
  if (!is_valid(point) || !(max_distance >= 0)) return {refuse(Status::kInvalidShape), {}};
  const Status status = prepare(filter);
  if (status != Status::kOk) return {status, {}};
  memory()->near_bodies.clear();
  for (const BodyTree* tree : {&world_->moving, &world_->fixed}) {
    if (!add_nearest(run(*tree, filter), point, count, max_distance, filter)) {
      return {Status::kOutOfMemory, {}};
    }
  }
  return {status, memory()->near_bodies.span()};
}

// Makes `near_bodies` the nearest of those in it and the bodies of a tree. A body is no nearer than
// its box: boxes are taken in the order of their distances, in batches that grow, until the next
// one is farther than the last body that is wanted.
bool WorldQueries::add_nearest(const QueryRun& tree, const Point& point, std::uint32_t count,
                               float max_distance, const QueryFilter& filter) {
  Buffer<Neighbor>& near_boxes = memory()->neighbors;
  Buffer<BodyNeighbor>& near_bodies = memory()->near_bodies;
  std::size_t tested = 0;
  for (std::uint32_t batch = count;; batch = batch > kMaxObjects / 4 ? kMaxObjects : 4 * batch) {
    near_boxes.clear();
    if (!find_nearest(tree, point, batch, max_distance, near_boxes)) return false;
    const std::size_t size = near_boxes.size();
    for (; tested < size; ++tested) {
      const auto body = neighbor_in(near_boxes[tested].row, point, max_distance, filter);
      if (body && !near_bodies.push(*body)) return false;
    }
    sort_results(near_bodies.span(), world_->bodies.ids());
    if (near_bodies.size() > count) near_bodies.truncate(count);
    if (size < batch || count == 0) return true;  // no more boxes
    const bool is_full = near_bodies.size() == count;
    if (is_full && near_boxes[size - 1].distance > near_bodies[count - 1].distance) return true;
  }
}

// The nearest part of a row that the filter admits, if it is near enough.
std::optional<BodyNeighbor> WorldQueries::neighbor_in(Row row, const Point& point,
                                                      float max_distance,
                                                      const QueryFilter& filter) const {
  std::optional<BodyNeighbor> nearest;
  const auto measure = [&](const ShapeRef& shape, std::uint32_t part) {
    const double signed_distance = quadrille::signed_distance(shape, point);
    const auto distance = static_cast<float>(signed_distance < 0 ? 0 : signed_distance);
    bool is_nearest = distance <= max_distance;
    if (nearest) {
      is_nearest =
          distance != nearest->distance ? distance < nearest->distance : part < nearest->part;
    }
    if (is_nearest) nearest = {row, distance, part};
    return true;
  };
  const Bodies& bodies = world_->bodies;
  if (!bodies.has_parts(row)) {
    measure(bodies.shapes()[row], 0);
    return nearest;
  }
  const Box around = {point.x, point.y, point.x, point.y};
  bodies.visit_around(row, around, wide(max_distance),
                      [&](const PlacedPart& part, std::uint32_t number) {
                        if (admit(part.filter, part_filter_of(filter))) {
                          measure(bodies.shapes().with_points(part.shape), number);
                        }
                        return nearest ? nearest->distance : kAnyDistance;
                      });
  return nearest;
}

// Culling.

Result<std::span<const Row>> WorldQueries::visible(const Box& box, const QueryFilter& filter) {
  if (!is_valid(box)) return {refuse(Status::kInvalidBox), {}};
  const auto in_box = list_in(true, box, filter);
  if (!in_box.ok()) return in_box;
  Buffer<Row>& found = memory()->found;
  const std::size_t size = found.size();
  if (!memory()->order.resize(2 * size)) return {Status::kOutOfMemory, {}};
  const std::span<std::uint64_t> keys = memory()->order.span().first(size);
  for (std::size_t i = 0; i < size; ++i) {
    keys[i] = sort_key(world_->bodies.order(found[i]), found[i]);
  }
  // Stable: equal orders stay sorted by id.
  sort_keys(keys, memory()->order.span().last(size));
  for (std::size_t i = 0; i < size; ++i) found[i] = static_cast<Row>(keys[i]);
  return {Status::kOk, found.span()};
}

Result<std::span<const Row>> WorldQueries::active(const Box& box, const QueryFilter& filter) {
  if (!is_valid(box)) return {refuse(Status::kInvalidBox), {}};
  return list_in(false, box, filter);
}

// The boxes in the tree have margins: those that lie across the edge of the window are tested
// without these.
Result<std::span<const Row>> WorldQueries::list_in(bool with_statics, const Box& box,
                                                   const QueryFilter& filter) {
  const Bodies& bodies = world_->bodies;
  const bool touching = world_->settings.edges == EdgeRule::kTouching;
  return list_rows(with_statics, Region(box, EdgeRule::kTouching), filter, [&](Row row) {
    if (!bodies.any_part_admits(row, part_filter_of(filter))) return false;
    if (contains(box, bodies.boxes()[row])) return true;
    const Box exact = bodies.exact_box(row);
    return touching ? overlap<EdgeRule::kTouching>(box, exact)
                    : overlap<EdgeRule::kStrict>(box, exact);
  });
}

}  // namespace quadrille
