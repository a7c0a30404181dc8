// Methods that explain what a change does, or why two objects are a pair, and a trace of queries.
// Each list of events has six words an event.
#include "js_boundary.hpp"

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

// The events of the last query since `start_trace`.
int finish_trace(Quadtree& tree) {
  return list(tree.finish_trace());
}

}  // namespace

void add_explanations(QuadtreeClass& quadtree) {
  quadtree.function("explainInsert(minX, minY, maxX, maxY)", &explain_insert)
      .function("explainUpdate(id, minX, minY, maxX, maxY)", &explain_update)
      .function("explainRemove(id)", &explain_remove)
      .function("explainPair(a, b)", &explain_pair)
      .function("startTrace", &Quadtree::start_trace)
      .function("finishTrace", &finish_trace);
}

}  // namespace quadrille::bindings
