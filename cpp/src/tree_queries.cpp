// The queries of a quadtree. Each checks its shapes and makes tree and memory ready; a function of
// `query` then walks the tree, and `results.hpp` collects what it finds. See docs/design.md.
#include "quadrille/tree_queries.hpp"

#include <algorithm>
#include <concepts>
#include <new>

#include "geometry/region.hpp"
#include "quadtree_impl.hpp"
#include "query/nearest.hpp"
#include "query/ray_cast.hpp"
#include "query/region_query.hpp"
#include "query/results.hpp"

namespace quadrille {
namespace {

template <typename Shape>
std::span<const Shape> span_of(const Shape& shape) {
  return {&shape, 1};
}

// The index of the first shape that is not valid; their number when all are.
template <typename Shape>
std::size_t first_invalid(std::span<const Shape> shapes) {
  const auto found = std::ranges::find_if_not(shapes, [](const Shape& s) { return is_valid(s); });
  return static_cast<std::size_t>(found - shapes.begin());
}

Status refusal(const detail::ShapeSpan& shapes) {
  return shapes.holds<Box>() ? Status::kInvalidBox : Status::kInvalidShape;
}

template <typename Shape>
Status refusal(std::span<const Shape>) {
  return std::same_as<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
}

bool find_any(const QueryRun& run, const Region& region) {
  return finds_any([&](RowOutput& rows) { find_overlapping(run, region, rows); });
}

template <typename Moving>
Result<std::span<const Hit>> find_first_hits(const QueryRun& run, std::span<const Moving> moving,
                                             std::span<const Id> except, QueryMemory& memory) {
  Buffer<Hit>& hits = memory.hits;
  if (!hits.resize(moving.size())) return {Status::kOutOfMemory, {}};
  for (std::size_t i = 0; i < moving.size(); ++i) {
    memory.begin_query(i, except);
    hits[i] = find_first_hit(run, as_moving_box(moving[i]));
  }
  return {Status::kOk, hits.span()};
}

}  // namespace

// Memory, and what all queries begin with.

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

QueryMemory* TreeQueries::memory() {
  return context_ == nullptr ? &owned_->query_memory : context_->memory();
}

void TreeQueries::set_error_index(std::size_t index) {
  if (owned_ != nullptr) owned_->objects.set_error_index(index);
  if (QueryMemory* memory = this->memory()) memory->error_index = static_cast<Row>(index);
}

// Makes nodes and memory ready for a query; after kOk, `run` may follow. kNotReady or kOutOfMemory.
Status TreeQueries::make_ready() {
  set_error_index(kNoRow);
  QueryMemory* memory = this->memory();
  if (memory == nullptr) return Status::kOutOfMemory;
  memory->visits.expect_no_visitor();
  memory->scratch.except.clear();
  if (owned_ != nullptr) owned_->objects.expect_no_visitor();
  const ObjectStore& objects = tree_->objects;
  if (!memory->scratch.reserve(objects.ids().rows())) return Status::kOutOfMemory;
  if (objects.is_ready()) return Status::kOk;
  return owned_ == nullptr ? Status::kNotReady : owned_->objects.make_ready();
}

// The same for the shapes of a batch, or of one query. kTooManyResults when there are more than one
// call can report results for: they are not read then. kInvalidBox or kInvalidShape when one is
// invalid.
template <typename Shapes>
Status TreeQueries::prepare_shapes(const Shapes& shapes) {
  if (shapes.size() > kMaxResults) return refuse(Status::kTooManyResults);
  const std::size_t invalid = first_invalid(shapes);
  return invalid == shapes.size() ? make_ready() : refuse(refusal(shapes), invalid);
}

// The same for one query, which leaves out all of `filter.except`. kStaleId too.
template <typename Shapes>
Status TreeQueries::prepare(const Shapes& shape, const QueryFilter& filter) {
  const Status status = prepare_shapes(shape);
  if (status != Status::kOk || filter.except.empty()) return status;
  return refuse_stale(memory()->leave_out(filter.except, tree_->objects.ids()));
}

// The same for a batch, of which each query leaves out one of `filter.except`.
template <typename Shapes>
Status TreeQueries::prepare_each(const Shapes& shapes, const QueryFilter& filter) {
  const Status status = prepare_shapes(shapes);
  if (status != Status::kOk || filter.except.empty()) return status;
  const IdTable& ids = tree_->objects.ids();
  return refuse_stale(memory()->leave_out_one_each(filter.except, shapes.size(), ids));
}

Status TreeQueries::refuse_stale(Status status) {
  return status == Status::kStaleId ? refuse(status, memory()->error_index) : status;
}

Status TreeQueries::refuse(Status status, std::size_t error_index) {
  set_error_index(error_index);
  return status;
}

// What a query or a batch needs. Drops the trace of the query before.
QueryRun TreeQueries::run(const QueryFilter& filter) {
  const ObjectStore& objects = tree_->objects;
  const bool is_traced = owned_ != nullptr && owned_->is_tracing;
  if (is_traced) owned_->trace.restart();
  return {
      {objects.tree(), objects.boxes(), owned_ == nullptr ? nullptr : &owned_->objects.tree()},
      objects.settings().edges,
      RowFilter(tree_->filters, {filter.category, filter.mask}, memory()->scratch.except.span()),
      memory()->scratch,
      is_traced ? &owned_->trace : nullptr};
}

TreeQueries Quadtree::with(QueryContext& context) const {
  return {impl_.get(), context};
}

// Region queries.

Result<std::span<const Row>> TreeQueries::list_overlapping(const detail::ShapeSpan& shape,
                                                           const QueryFilter& filter) {
  const Status status = prepare(shape, filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_rows(memory()->found, [&](RowOutput& rows) {
    find_overlapping(run, region_of(shape, 0, run.edges()), rows);
  });
}

Result<Lists<Row>> TreeQueries::list_overlapping_each(const detail::ShapeSpan& shapes,
                                                      const QueryFilter& filter) {
  const Status status = prepare_each(shapes, filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_rows_of_each(run, memory()->found, memory()->offsets, shapes.size(),
                           [&](std::size_t i, RowOutput& rows) {
                             memory()->begin_query(i, filter.except);
                             find_overlapping(run, region_of(shapes, i, run.edges()), rows);
                           });
}

Status TreeQueries::visit_overlapping(const detail::ShapeSpan& shape, detail::RowVisitor visitor,
                                      const QueryFilter& filter) {
  const Status status = prepare(shape, filter);
  if (status != Status::kOk) return status;
  const Visit visit(tree_->objects.visits(), memory()->visits);
  const QueryRun run = this->run(filter);
  find_overlapping(run, region_of(shape, 0, run.edges()), visitor);
  return status;
}

Result<bool> TreeQueries::overlaps_any(const detail::ShapeSpan& shape, const QueryFilter& filter) {
  const Status status = prepare(shape, filter);
  if (status != Status::kOk) return {status, false};
  const QueryRun run = this->run(filter);
  return {status, find_any(run, region_of(shape, 0, run.edges()))};
}

Result<std::span<const std::uint32_t>> TreeQueries::overlaps_any_each(
    const detail::ShapeSpan& shapes, const QueryFilter& filter) {
  const Status status = prepare_each(shapes, filter);
  if (status != Status::kOk) return {status, {}};
  Buffer<std::uint32_t>& found = memory()->found;
  if (!found.resize(shapes.size())) return {Status::kOutOfMemory, {}};
  const QueryRun run = this->run(filter);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    memory()->begin_query(i, filter.except);
    found[i] = find_any(run, region_of(shapes, i, run.edges())) ? 1 : 0;
  }
  return {status, found.span()};
}

// Candidates.

Result<std::span<const Row>> TreeQueries::candidates(const Box& box, int steps,
                                                     const QueryFilter& filter) {
  const Status status = prepare(span_of(box), filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_rows(memory()->found,
                   [&](RowOutput& rows) { find_candidates(run, box, steps, rows); });
}

Result<Lists<Row>> TreeQueries::candidates_many(std::span<const Box> boxes, int steps,
                                                const QueryFilter& filter) {
  const Status status = prepare_each(boxes, filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_rows_of_each(run, memory()->found, memory()->offsets, boxes.size(),
                           [&](std::size_t i, RowOutput& rows) {
                             memory()->begin_query(i, filter.except);
                             find_candidates(run, boxes[i], steps, rows);
                           });
}

Status TreeQueries::visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                                     const QueryFilter& filter) {
  const Status status = prepare(span_of(box), filter);
  if (status != Status::kOk) return status;
  const Visit visit(tree_->objects.visits(), memory()->visits);
  RowOutput visited(visitor);
  find_candidates(run(filter), box, steps, visited);
  return status;
}

// Ray casts and sweeps.

Result<std::optional<Hit>> TreeQueries::sweep(const MovingBox& moving, const QueryFilter& filter) {
  const Status status = prepare(span_of(moving), filter);
  if (status != Status::kOk) return {status, std::nullopt};
  const Hit hit = find_first_hit(run(filter), moving);
  return {status, hit.row == kNoRow ? std::nullopt : std::optional(hit)};
}

Result<std::span<const Hit>> TreeQueries::sweep_all(const MovingBox& moving,
                                                    const QueryFilter& filter) {
  const Status status = prepare(span_of(moving), filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_values(memory()->hits,
                     [&](Buffer<Hit>& hits) { return find_all_hits(run, moving, hits); });
}

Status TreeQueries::visit_hits(const MovingBox& moving, detail::HitVisitor visitor,
                               const QueryFilter& filter) {
  const Status status = prepare(span_of(moving), filter);
  if (status != Status::kOk) return status;
  const Visit visit(tree_->objects.visits(), memory()->visits);
  const bool had_memory =
      quadrille::visit_hits(run(filter), moving, memory()->ray_scratch, visitor);
  return had_memory ? Status::kOk : Status::kOutOfMemory;
}

Result<std::span<const Hit>> TreeQueries::raycast_many(std::span<const Ray> rays,
                                                       const QueryFilter& filter) {
  const Status status = prepare_each(rays, filter);
  if (status != Status::kOk) return {status, {}};
  return find_first_hits(run(filter), rays, filter.except, *memory());
}

Result<std::span<const Hit>> TreeQueries::sweep_many(std::span<const MovingBox> moving,
                                                     const QueryFilter& filter) {
  const Status status = prepare_each(moving, filter);
  if (status != Status::kOk) return {status, {}};
  return find_first_hits(run(filter), moving, filter.except, *memory());
}

Result<Lists<Hit>> TreeQueries::raycast_all_many(std::span<const Ray> rays,
                                                 const QueryFilter& filter) {
  const Status status = prepare_each(rays, filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_values_of_each(memory()->hits, memory()->offsets, rays.size(),
                             [&](std::size_t i, Buffer<Hit>& hits) {
                               memory()->begin_query(i, filter.except);
                               return find_all_hits(run, as_moving_box(rays[i]), hits);
                             });
}

// Nearest neighbours.

Result<std::span<const Neighbor>> TreeQueries::nearest(const Point& point, std::uint32_t count,
                                                       float max_distance,
                                                       const QueryFilter& filter) {
  if (!(max_distance >= 0)) return {refuse(Status::kInvalidShape), {}};
  const Status status = prepare(span_of(point), filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_values(memory()->neighbors, [&](Buffer<Neighbor>& neighbors) {
    return find_nearest(run, point, count, max_distance, neighbors);
  });
}

Result<Lists<Neighbor>> TreeQueries::nearest_many(std::span<const Point> points,
                                                  std::uint32_t count, float max_distance,
                                                  const QueryFilter& filter) {
  if (!(max_distance >= 0)) return {refuse(Status::kInvalidShape), {}};
  const Status status = prepare_each(points, filter);
  if (status != Status::kOk) return {status, {}};
  const QueryRun run = this->run(filter);
  return list_values_of_each(memory()->neighbors, memory()->offsets, points.size(),
                             [&](std::size_t i, Buffer<Neighbor>& neighbors) {
                               memory()->begin_query(i, filter.except);
                               return find_nearest(run, points[i], count, max_distance, neighbors);
                             });
}

}  // namespace quadrille
