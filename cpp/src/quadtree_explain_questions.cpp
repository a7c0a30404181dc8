// The public face, continued: what questions do in the tree. They are asked, and told on the way.
#include <algorithm>

#include "cast.hpp"
#include "nearest.hpp"
#include "quadtree_impl.hpp"
#include "query.hpp"

namespace quadrille {
namespace {

using Events = Result<std::span<const TraceEvent>>;

template <typename Shape>
Status check(const Shape& shape) {
  return is_valid(shape) ? Status::kOk : Status::kInvalidShape;
}

// What is found is counted and not kept.
void ask_about(const Search& search, const Region& region) {
  RowSink found(nullptr, 0);
  find_overlapping(search, region, found);
}

MovingBox moving_along(const Ray& ray) {
  return {.box = {ray.x, ray.y, ray.x, ray.y}, .dx = ray.dx, .dy = ray.dy};
}

}  // namespace

Events Quadtree::explain_query(const Box& box, const Filter& filter) {
  const Status checked = is_valid(box) ? Status::kOk : Status::kInvalidBox;
  return impl_->explain(checked, filter, [&](const Search& search) {
    ask_about(search, Region(box, search.edges()));
  });
}

Events Quadtree::explain_query_point(const Point& point, const Filter& filter) {
  return impl_->explain(check(point), filter, [&](const Search& search) {
    ask_about(search, Region(point, search.edges()));
  });
}

Events Quadtree::explain_query_circle(const Circle& circle, const Filter& filter) {
  return impl_->explain(check(circle), filter, [&](const Search& search) {
    ask_about(search, Region(circle, search.edges()));
  });
}

Events Quadtree::explain_query_polygon(std::span<const Point> corners, const Filter& filter) {
  return impl_->explain(check(corners), filter, [&](const Search& search) {
    ask_about(search, Region(corners, search.edges()));
  });
}

Events Quadtree::explain_candidates(const Box& box, int step, const Filter& filter) {
  const Status checked = is_valid(box) ? Status::kOk : Status::kInvalidBox;
  return impl_->explain(checked, filter, [&](const Search& search) {
    RowSink found(nullptr, 0);
    find_candidates(search, box, std::max(step, 0), found);
  });
}

Events Quadtree::explain_raycast(const Ray& ray, const Filter& filter) {
  return explain_sweep(moving_along(ray), filter);
}

Events Quadtree::explain_raycast_all(const Ray& ray, const Filter& filter) {
  bool had_memory = true;
  const Events told = impl_->explain(check(ray), filter, [&](const Search& search) {
    impl_->hits.clear();
    had_memory = find_all_hits(search, moving_along(ray), impl_->hits);
  });
  return had_memory ? told : Events{Status::kOutOfMemory, {}};
}

Events Quadtree::explain_sweep(const MovingBox& moving, const Filter& filter) {
  return impl_->explain(check(moving), filter,
                        [&](const Search& search) { (void)find_first_hit(search, moving); });
}

Events Quadtree::explain_nearest(const Point& point, std::uint32_t count, float max_distance,
                                 const Filter& filter) {
  const Status checked = max_distance >= 0 ? check(point) : Status::kInvalidShape;
  bool had_memory = true;
  const Events told = impl_->explain(checked, filter, [&](const Search& search) {
    impl_->neighbors.clear();
    had_memory = find_nearest(search, point, count, max_distance, impl_->neighbors);
  });
  return had_memory ? told : Events{Status::kOutOfMemory, {}};
}

}  // namespace quadrille
