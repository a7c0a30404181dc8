// The public face, continued: what questions do in the tree. They are asked, and told on the way.
#include "quadtree_impl.hpp"

namespace quadrille {
namespace {

using Events = Result<std::span<const TraceEvent>>;

// What `ask()` does, which asks a question and returns its status.
template <typename Ask>
Events explain(Quadtree& tree, Ask&& ask) {
  tree.start_trace();
  const Status asked = ask();
  const Events told = tree.finish_trace();
  return asked == Status::kOk ? told : Events{asked, {}};
}

}  // namespace

void Quadtree::start_trace() {
  impl_->trace.restart();
  impl_->is_tracing = true;
}

Events Quadtree::finish_trace() {
  impl_->is_tracing = false;
  return impl_->trace.events();
}

Events Quadtree::explain_query(const Box& box, const Filter& filter) {
  return explain(*this, [&] { return query(box, filter).status; });
}

Events Quadtree::explain_query_point(const Point& point, const Filter& filter) {
  return explain(*this, [&] { return query_point(point, filter).status; });
}

Events Quadtree::explain_query_circle(const Circle& circle, const Filter& filter) {
  return explain(*this, [&] { return query_circle(circle, filter).status; });
}

Events Quadtree::explain_query_polygon(std::span<const Point> corners, const Filter& filter) {
  return explain(*this, [&] { return query_polygon(corners, filter).status; });
}

Events Quadtree::explain_candidates(const Box& box, int step, const Filter& filter) {
  return explain(*this, [&] { return candidates(box, step, filter).status; });
}

Events Quadtree::explain_raycast(const Ray& ray, const Filter& filter) {
  return explain(*this, [&] { return raycast(ray, filter).status; });
}

Events Quadtree::explain_raycast_all(const Ray& ray, const Filter& filter) {
  return explain(*this, [&] { return raycast_all(ray, filter).status; });
}

Events Quadtree::explain_sweep(const MovingBox& moving, const Filter& filter) {
  return explain(*this, [&] { return sweep(moving, filter).status; });
}

Events Quadtree::explain_nearest(const Point& point, std::uint32_t count, float max_distance,
                                 const Filter& filter) {
  return explain(*this, [&] { return nearest(point, count, max_distance, filter).status; });
}

}  // namespace quadrille
