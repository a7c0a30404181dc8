// Methods that explain what a change or a query does, or why two objects are a pair. Each
// returns a list of events, six words each.
#include "border.hpp"

namespace quadrille::bindings {
namespace {

int explain_insert(Quadtree& tree, float min_x, float min_y, float max_x, float max_y) {
  return list(tree.explain_insert({min_x, min_y, max_x, max_y}));
}

int explain_update(Quadtree& tree, double id, float min_x, float min_y, float max_x, float max_y) {
  return list(tree.explain_update(as_id(id), {min_x, min_y, max_x, max_y}));
}

int explain_remove(Quadtree& tree, double id) {
  return list(tree.explain_remove(as_id(id)));
}

int explain_pair(Quadtree& tree, double a, double b) {
  return list(tree.explain_pair(as_id(a), as_id(b)));
}

int explain_candidates(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, int step,
                       int category, int mask) {
  return list(
      tree.explain_candidates({min_x, min_y, max_x, max_y}, step, filter_of(category, mask)));
}

int explain_query(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, int category,
                  int mask) {
  return list(tree.explain_query({min_x, min_y, max_x, max_y}, filter_of(category, mask)));
}

int explain_query_point(Quadtree& tree, float x, float y, int category, int mask) {
  return list(tree.explain_query_point({x, y}, filter_of(category, mask)));
}

int explain_query_circle(Quadtree& tree, float x, float y, float radius, int category, int mask) {
  return list(tree.explain_query_circle({x, y, radius}, filter_of(category, mask)));
}

// The input buffer holds the corners.
int explain_query_polygon(Quadtree& tree, std::uint32_t corners, int category, int mask) {
  return list(tree.explain_query_polygon(input_of<Point>(corners), filter_of(category, mask)));
}

int explain_raycast(Quadtree& tree, float x, float y, float dx, float dy, int category, int mask) {
  return list(tree.explain_raycast({x, y, dx, dy}, filter_of(category, mask)));
}

int explain_raycast_all(Quadtree& tree, float x, float y, float dx, float dy, int category,
                        int mask) {
  return list(tree.explain_raycast_all({x, y, dx, dy}, filter_of(category, mask)));
}

int explain_sweep(Quadtree& tree, float min_x, float min_y, float max_x, float max_y, float dx,
                  float dy, int category, int mask) {
  return list(tree.explain_sweep({.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy},
                                 filter_of(category, mask)));
}

int explain_nearest(Quadtree& tree, float x, float y, std::uint32_t count, float max_distance,
                    int category, int mask) {
  return list(tree.explain_nearest({x, y}, count, max_distance, filter_of(category, mask)));
}

}  // namespace

void add_explanations(QuadtreeClass& quadtree) {
  quadtree.function("explainInsert(minX, minY, maxX, maxY)", &explain_insert)
      .function("explainUpdate(id, minX, minY, maxX, maxY)", &explain_update)
      .function("explainRemove(id)", &explain_remove)
      .function("explainPair(a, b)", &explain_pair)
      .function("explainCandidates(minX, minY, maxX, maxY, step, category, mask)",
                &explain_candidates)
      .function("explainQuery(minX, minY, maxX, maxY, category, mask)", &explain_query)
      .function("explainQueryPoint(x, y, category, mask)", &explain_query_point)
      .function("explainQueryCircle(x, y, radius, category, mask)", &explain_query_circle)
      .function("explainQueryPolygon(corners, category, mask)", &explain_query_polygon)
      .function("explainRaycast(x, y, dx, dy, category, mask)", &explain_raycast)
      .function("explainRaycastAll(x, y, dx, dy, category, mask)", &explain_raycast_all)
      .function("explainSweep(minX, minY, maxX, maxY, dx, dy, category, mask)", &explain_sweep)
      .function("explainNearest(x, y, count, maxDistance, category, mask)", &explain_nearest);
}

}  // namespace quadrille::bindings
