// Explanations: their answers are events, six words each.
#include "answer.hpp"

namespace quadrille {
extern "C" {

EMSCRIPTEN_KEEPALIVE int quadrille_explain_insert(Quadtree* tree, float min_x, float min_y,
                                                  float max_x, float max_y) {
  return give(tree->explain_insert({min_x, min_y, max_x, max_y}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_update(Quadtree* tree, double id, float min_x,
                                                  float min_y, float max_x, float max_y) {
  return give(tree->explain_update(as_id(id), {min_x, min_y, max_x, max_y}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_remove(Quadtree* tree, double id) {
  return give(tree->explain_remove(as_id(id)));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_pair(Quadtree* tree, double a, double b) {
  return give(tree->explain_pair(as_id(a), as_id(b)));
}

// The next question is told.
EMSCRIPTEN_KEEPALIVE void quadrille_tell(Quadtree* tree) {
  tree->start_trace();
}

EMSCRIPTEN_KEEPALIVE int quadrille_told(Quadtree* tree) {
  return give(tree->finish_trace());
}

}  // extern "C"
}  // namespace quadrille
