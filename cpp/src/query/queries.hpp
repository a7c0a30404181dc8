// Queries of one tree, as Quadtree offers them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <type_traits>

#include "quadrille/query.hpp"
#include "quadrille/status.hpp"
#include "quadrille/visitor.hpp"
#include "query/nearest.hpp"
#include "query/query_memory.hpp"
#include "query/query_run.hpp"
#include "query/ray_cast.hpp"
#include "query/region_query.hpp"
#include "query/row_output.hpp"
#include "store/filters.hpp"
#include "store/object_store.hpp"
#include "trace/trace_recorder.hpp"

namespace quadrille {

/// Runs queries with the memory of one caller. See Quadtree for what each of them finds.
///
/// A batch runs the walk of a single query for each of its shapes; if one of them is invalid, it
/// runs none.
class Queries {
 public:
  /// Queries of the tree's owner: they may repair the nodes, copy boxes beside the lists, and be
  /// traced. `trace` may be nullptr.
  Queries(ObjectStore& objects, const Filters& filters, QueryMemory& memory, TraceRecorder* trace)
      : objects_(objects), owned_(&objects), filters_(filters), memory_(&memory), trace_(trace) {}

  /// Queries that change nothing but `memory`, which is nullptr if its allocation failed.
  Queries(const ObjectStore& objects, const Filters& filters, QueryMemory* memory)
      : objects_(objects), owned_(nullptr), filters_(filters), memory_(memory), trace_(nullptr) {}

  /// Makes tree and memory ready; after kOk, `run` may follow. kNotReady or kOutOfMemory.
  [[nodiscard]] Status prepare();

  /// What one query or one batch needs. The filter must outlive it. The trace of the query before
  /// is dropped.
  QueryRun run(const Filter& filter);

  // `Shape` is Box, Point, Circle or std::span<const Point>; Shapes a list of them.

  template <typename Shape>
  Result<std::span<const Row>> overlapping(const Shape& shape, const Filter& filter) {
    return find_rows(shape, filter, FindOverlapping{});
  }

  template <typename Shape>
  Status visit_overlapping(const Shape& shape, detail::RowVisitor visitor, const Filter& filter) {
    return visit_rows(shape, filter, visitor, FindOverlapping{});
  }

  template <typename Shapes>
  Result<Lists<Row>> overlapping_each(const Shapes& shapes, const Filter& filter) {
    return find_rows_of_each(shapes, filter, FindOverlapping{});
  }

  Result<Lists<Row>> overlapping_each(const Lists<Point>& polygons, const Filter& filter) {
    if (memory_ == nullptr) return {Status::kOutOfMemory, {}};
    set_error_index(kNoRow);
    if (!is_valid(polygons)) return {Status::kInvalidShape, {}};
    // The offsets may be those of an earlier result, which this one overwrites.
    Buffer<std::uint32_t>& offsets = memory_->polygon_offsets;
    if (!offsets.resize(polygons.offsets.size())) return {Status::kOutOfMemory, {}};
    std::ranges::copy(polygons.offsets, offsets.data());
    const Lists<Point> copied = {.offsets = offsets.span(), .values = polygons.values};
    return find_rows_of_each(copied, filter, FindOverlapping{});
  }

  Result<bool> any_overlapping(const Box& box, const Filter& filter) {
    const Status status = prepare_for(one(box));
    if (status != Status::kOk) return {status, false};
    return {status, overlaps_any(run(filter), box)};
  }

  Result<std::span<const std::uint32_t>> any_overlapping_each(std::span<const Box> boxes,
                                                              const Filter& filter) {
    Status status = prepare_for(boxes);
    if (status == Status::kOk && !memory_->found.resize(boxes.size())) {
      status = Status::kOutOfMemory;
    }
    if (status != Status::kOk) return {status, {}};
    const QueryRun batch = run(filter);
    Buffer<Row>& found = memory_->found;
    for (std::size_t i = 0; i < boxes.size(); ++i) found[i] = overlaps_any(batch, boxes[i]) ? 1 : 0;
    return {status, found.span()};
  }

  Result<std::span<const Row>> candidates(const Box& box, int steps, const Filter& filter) {
    return find_rows(box, filter, FindCandidates{steps});
  }

  Status visit_candidates(const Box& box, detail::RowVisitor visitor, int steps,
                          const Filter& filter) {
    return visit_rows(box, filter, visitor, FindCandidates{steps});
  }

  Result<Lists<Row>> candidates_each(std::span<const Box> boxes, int steps, const Filter& filter) {
    return find_rows_of_each(boxes, filter, FindCandidates{steps});
  }

  // `Moving` is Ray or MovingBox.

  template <typename Moving>
  Result<std::optional<Hit>> first_hit(const Moving& moving, const Filter& filter) {
    const Status status = prepare_for(one(moving));
    if (status != Status::kOk) return {status, std::nullopt};
    const Hit hit = find_first_hit(run(filter), as_moving_box(moving));
    return {status, hit.row == kNoRow ? std::nullopt : std::optional(hit)};
  }

  template <typename Moving>
  Result<std::span<const Hit>> first_hit_each(std::span<const Moving> moving,
                                              const Filter& filter) {
    Status status = prepare_for(moving);
    if (status == Status::kOk && !memory_->hits.resize(moving.size())) {
      status = Status::kOutOfMemory;
    }
    if (status != Status::kOk) return {status, {}};
    const QueryRun batch = run(filter);
    Buffer<Hit>& hits = memory_->hits;
    for (std::size_t i = 0; i < moving.size(); ++i) {
      hits[i] = find_first_hit(batch, as_moving_box(moving[i]));
    }
    return {status, hits.span()};
  }

  template <typename Moving>
  Result<std::span<const Hit>> all_hits(const Moving& moving, const Filter& filter) {
    return find_list(moving, filter, &QueryMemory::hits, FindAllHits{});
  }

  template <typename Moving>
  Status visit_hits(const Moving& moving, const detail::HitVisitor& visitor, const Filter& filter) {
    const Status status = prepare_for(one(moving));
    if (status != Status::kOk) return status;
    const Visit visit(objects_.visits(), memory_->visits);
    const bool had_memory =
        quadrille::visit_hits(run(filter), as_moving_box(moving), memory_->ray_scratch, visitor);
    return had_memory ? Status::kOk : Status::kOutOfMemory;
  }

  Result<Lists<Hit>> all_hits_each(std::span<const Ray> rays, const Filter& filter) {
    return find_list_of_each(rays, filter, &QueryMemory::hits, FindAllHits{});
  }

  Result<std::span<const Neighbor>> nearest(const Point& point, std::uint32_t count,
                                            float max_distance, const Filter& filter) {
    if (!(max_distance >= 0)) return {refuse_distance(), {}};
    return find_list(point, filter, &QueryMemory::neighbors, FindNearest{count, max_distance});
  }

  Result<Lists<Neighbor>> nearest_each(std::span<const Point> points, std::uint32_t count,
                                       float max_distance, const Filter& filter) {
    if (!(max_distance >= 0)) return {refuse_distance(), {}};
    return find_list_of_each(points, filter, &QueryMemory::neighbors,
                             FindNearest{count, max_distance});
  }

 private:
  struct FindOverlapping {
    template <typename Shape, typename Rows>
    void operator()(const QueryRun& run, const Shape& shape, Rows& found) const {
      find_overlapping(run, Region(shape, run.edges()), found);
    }
  };

  struct FindCandidates {
    int steps;

    template <typename Rows>
    void operator()(const QueryRun& run, const Box& box, Rows& found) const {
      find_candidates(run, box, std::max(steps, 0), found);
    }
  };

  struct FindAllHits {
    template <typename Moving>
    bool operator()(const QueryRun& run, const Moving& moving, Buffer<Hit>& hits) const {
      return find_all_hits(run, as_moving_box(moving), hits);
    }
  };

  struct FindNearest {
    std::uint32_t count;
    float max_distance;

    bool operator()(const QueryRun& run, const Point& point, Buffer<Neighbor>& neighbors) const {
      return find_nearest(run, point, count, max_distance, neighbors);
    }
  };

  static bool overlaps_any(const QueryRun& run, const Box& box) {
    bool any = false;
    auto end_at_the_first = [&any](Row) { return !(any = true); };
    detail::RowVisitor visitor(end_at_the_first);
    find_overlapping(run, Region(box, run.edges()), visitor);
    return any;
  }

  template <typename Shape>
  static std::span<const Shape> one(const Shape& shape) {
    return {&shape, 1};
  }

  // Checks all shapes, then prepares. kTooManyResults when there are more shapes than one call can
  // report results for.
  template <typename Shapes>
  Status prepare_for(const Shapes& shapes) {
    using Shape = std::remove_cvref_t<decltype(shapes[0])>;
    if (memory_ == nullptr) return Status::kOutOfMemory;
    set_error_index(kNoRow);
    if (shapes.size() > kMaxResults) return Status::kTooManyResults;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
      if (is_valid(shapes[i])) continue;
      set_error_index(i);
      return std::is_same_v<Shape, Box> ? Status::kInvalidBox : Status::kInvalidShape;
    }
    return prepare();
  }

  Status refuse_distance() {
    set_error_index(kNoRow);
    return Status::kInvalidShape;
  }

  void set_error_index(std::size_t index) {
    if (owned_ != nullptr) owned_->set_error_index(index);
    if (memory_ != nullptr) memory_->error_index = static_cast<std::uint32_t>(index);
  }

  // The rows that `find(run, shape, output)` adds.
  template <typename Shape, typename Find>
  Result<std::span<const Row>> find_rows(const Shape& shape, const Filter& filter, Find find) {
    Status status = prepare_for(one(shape));
    if (status == Status::kOk) {
      status =
          collect_rows(memory_->found, [&](RowOutput& rows) { find(run(filter), shape, rows); });
    }
    if (status != Status::kOk) return {status, {}};
    return {status, memory_->found.span()};
  }

  template <typename Shape, typename Find>
  Status visit_rows(const Shape& shape, const Filter& filter, detail::RowVisitor visitor,
                    Find find) {
    const Status status = prepare_for(one(shape));
    if (status != Status::kOk) return status;
    const Visit visit(objects_.visits(), memory_->visits);
    find(run(filter), shape, visitor);
    return status;
  }

  template <typename Shapes, typename Find>
  Result<Lists<Row>> find_rows_of_each(const Shapes& shapes, const Filter& filter, Find find) {
    const std::size_t count = shapes.size();
    Status status = prepare_for(shapes);
    if (status == Status::kOk && !memory_->offsets.reserve(count)) status = Status::kOutOfMemory;
    if (status != Status::kOk) return {status, {}};
    BatchOffsets& offsets = memory_->offsets;
    status = collect_batch(memory_->found, [&](RowOutput& rows) {
      const QueryRun batch = run(filter);
      offsets.restart();
      Status counted = Status::kOk;
      for (std::size_t i = 0; i < count && counted == Status::kOk; ++i) {
        find(batch, shapes[i], rows);
        counted = offsets.end_query(rows.count());
      }
      return counted;
    });
    if (status != Status::kOk) return {status, {}};
    return {status, {offsets.span(), memory_->found.span()}};
  }

  // The values that `find(run, shape, values)` appends; it returns false when out of memory.
  template <typename Shape, typename T, typename Find>
  Result<std::span<const T>> find_list(const Shape& shape, const Filter& filter,
                                       Buffer<T> QueryMemory::* list, Find find) {
    const Status status = prepare_for(one(shape));
    if (status != Status::kOk) return {status, {}};
    Buffer<T>& values = memory_->*list;
    values.clear();
    if (!find(run(filter), shape, values)) return {Status::kOutOfMemory, {}};
    return {status, values.span()};
  }

  template <typename Shape, typename T, typename Find>
  Result<Lists<T>> find_list_of_each(std::span<const Shape> shapes, const Filter& filter,
                                     Buffer<T> QueryMemory::* list, Find find) {
    Status status = prepare_for(shapes);
    if (status == Status::kOk && !memory_->offsets.reserve(shapes.size())) {
      status = Status::kOutOfMemory;
    }
    if (status != Status::kOk) return {status, {}};
    const QueryRun batch = run(filter);
    BatchOffsets& offsets = memory_->offsets;
    Buffer<T>& values = memory_->*list;
    values.clear();
    offsets.restart();
    for (const Shape& shape : shapes) {
      if (!find(batch, shape, values)) return {Status::kOutOfMemory, {}};
      status = offsets.end_query(values.size());
      if (status != Status::kOk) return {status, {}};
    }
    return {status, {offsets.span(), values.span()}};
  }

  const ObjectStore& objects_;
  ObjectStore* owned_;  // the same objects, if their tree may be changed
  const Filters& filters_;
  QueryMemory* memory_;
  TraceRecorder* trace_;
};

}  // namespace quadrille
