// The public face, continued: which objects are where.
#include <algorithm>

#include "quadtree_impl.hpp"
#include "query/region_query.hpp"
#include "query/row_output.hpp"

namespace quadrille {
namespace {

struct CandidateQuestions {
  std::span<const Box> boxes;
  int step;
};

void find_candidates_at(const QueryContext& search, const void* questions, std::size_t i,
                        RowOutput& found) {
  const auto& [boxes, step] = *static_cast<const CandidateQuestions*>(questions);
  find_candidates(search, boxes[i], std::max(step, 0), found);
}

template <typename Shapes>
void find_overlapping_at(const QueryContext& search, const void* shapes, std::size_t i,
                         RowOutput& found) {
  const auto& shape = (*static_cast<const Shapes*>(shapes))[i];
  find_overlapping(search, Region(shape, search.edges()), found);
}

}  // namespace

// Answers `count` questions about shapes that have been checked, each by one call of `find_at`; one
// after the other in `found`.
Result<Lists<Row>> Quadtree::Impl::find_many(Status checked, const Filter& filter,
                                             std::size_t count, const void* questions,
                                             FindAt find_at) {
  Status status = prepare_many(checked, count);
  if (status != Status::kOk) return {status, {}};
  status = collect_rows(found, [&](RowOutput& sink) {
    const QueryContext asked = search(filter);
    for (std::size_t i = 0; i <= count; ++i) {
      offsets[i] = static_cast<std::uint32_t>(sink.count());
      if (i < count) find_at(asked, questions, i, sink);
    }
  });
  return {status, {offsets.span(), found.span()}};
}

Result<std::span<const Row>> Quadtree::candidates(const Box& box, int step, const Filter& filter) {
  const auto many = candidates_many({&box, 1}, step, filter);
  return {many.status, many.value.values};
}

Result<std::span<const Row>> Quadtree::query(const Box& box, const Filter& filter) {
  const auto many = query_many({&box, 1}, filter);
  return {many.status, many.value.values};
}

Result<std::span<const Row>> Quadtree::query_point(const Point& point, const Filter& filter) {
  const auto many = query_point_many({&point, 1}, filter);
  return {many.status, many.value.values};
}

Result<std::span<const Row>> Quadtree::query_circle(const Circle& circle, const Filter& filter) {
  const auto many = query_circle_many({&circle, 1}, filter);
  return {many.status, many.value.values};
}

Result<std::span<const Row>> Quadtree::query_polygon(std::span<const Point> corners,
                                                     const Filter& filter) {
  const std::uint32_t offsets[] = {0, static_cast<std::uint32_t>(corners.size())};
  const auto many = query_polygon_many({.offsets = offsets, .values = corners}, filter);
  return {many.status, many.value.values};
}

Result<bool> Quadtree::query_any(const Box& box, const Filter& filter) {
  const auto many = query_any_many({&box, 1}, filter);
  return {many.status, many.status == Status::kOk && many.value[0] != 0};
}

Result<std::span<const std::uint32_t>> Quadtree::query_any_many(std::span<const Box> boxes,
                                                                const Filter& filter) {
  Status status = impl_->check_all(boxes);
  if (status == Status::kOk) status = impl_->prepare();
  if (status == Status::kOk && !impl_->found.resize(boxes.size())) status = Status::kOutOfMemory;
  if (status != Status::kOk) return {status, {}};
  const QueryContext search = impl_->search(filter);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    RowOutput any(nullptr, 0);
    find_overlapping(search, Region(boxes[i], search.edges()), any, 1);
    impl_->found[i] = any.count() > 0 ? 1 : 0;
  }
  return {status, impl_->found.span()};
}

Result<Lists<Row>> Quadtree::candidates_many(std::span<const Box> boxes, int step,
                                             const Filter& filter) {
  const CandidateQuestions questions = {boxes, step};
  return impl_->find_many(impl_->check_all(boxes), filter, boxes.size(), &questions,
                          find_candidates_at);
}

Result<Lists<Row>> Quadtree::query_many(std::span<const Box> boxes, const Filter& filter) {
  return impl_->find_many(impl_->check_all(boxes), filter, boxes.size(), &boxes,
                          find_overlapping_at<std::span<const Box>>);
}

Result<Lists<Row>> Quadtree::query_point_many(std::span<const Point> points, const Filter& filter) {
  return impl_->find_many(impl_->check_all(points), filter, points.size(), &points,
                          find_overlapping_at<std::span<const Point>>);
}

Result<Lists<Row>> Quadtree::query_circle_many(std::span<const Circle> circles,
                                               const Filter& filter) {
  return impl_->find_many(impl_->check_all(circles), filter, circles.size(), &circles,
                          find_overlapping_at<std::span<const Circle>>);
}

Result<Lists<Row>> Quadtree::query_polygon_many(const Lists<Point>& polygons,
                                                const Filter& filter) {
  const Status checked = is_valid(polygons) ? impl_->check_all(polygons) : Status::kInvalidShape;
  return impl_->find_many(checked, filter, polygons.size(), &polygons,
                          find_overlapping_at<Lists<Point>>);
}

Status Quadtree::set_filter(Id id, const Filter& filter) {
  if (!has(id)) return Status::kStaleId;
  return impl_->filters.set(row_of(id), filter) ? Status::kOk : Status::kOutOfMemory;
}

Result<Filter> Quadtree::filter(Id id) const {
  if (!has(id)) return {Status::kStaleId, kDefaultFilter};
  return {Status::kOk, impl_->filters.of(row_of(id))};
}

Result<std::span<Filter>> Quadtree::filters() {
  const bool had_memory = impl_->filters.cover(rows());
  const Status status = had_memory ? Status::kOk : Status::kOutOfMemory;
  return {status, impl_->filters.all().first(had_memory ? rows() : 0)};
}

}  // namespace quadrille
