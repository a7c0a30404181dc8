// Explanations: they take what the calls themselves take, and their answers are events, six words
// each.
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

EMSCRIPTEN_KEEPALIVE int quadrille_explain_candidates(Quadtree* tree, float min_x, float min_y,
                                                      float max_x, float max_y, int step,
                                                      std::uint32_t category, std::uint32_t mask) {
  return give(tree->explain_candidates({min_x, min_y, max_x, max_y}, step, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_query(Quadtree* tree, float min_x, float min_y,
                                                 float max_x, float max_y, std::uint32_t category,
                                                 std::uint32_t mask) {
  return give(tree->explain_query({min_x, min_y, max_x, max_y}, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_query_circle(Quadtree* tree, float x, float y,
                                                        float radius, std::uint32_t category,
                                                        std::uint32_t mask) {
  return give(tree->explain_query_circle({x, y, radius}, {category, mask}));
}

// About `corners` staged points.
EMSCRIPTEN_KEEPALIVE int quadrille_explain_query_polygon(Quadtree* tree, std::uint32_t corners,
                                                         std::uint32_t category,
                                                         std::uint32_t mask) {
  return give(tree->explain_query_polygon(input<Point>(corners), {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_sweep(Quadtree* tree, float min_x, float min_y,
                                                 float max_x, float max_y, float dx, float dy,
                                                 std::uint32_t category, std::uint32_t mask) {
  const MovingBox moving = {.box = {min_x, min_y, max_x, max_y}, .dx = dx, .dy = dy};
  return give(tree->explain_sweep(moving, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_raycast_all(Quadtree* tree, float x, float y, float dx,
                                                       float dy, std::uint32_t category,
                                                       std::uint32_t mask) {
  return give(tree->explain_raycast_all({x, y, dx, dy}, {category, mask}));
}

EMSCRIPTEN_KEEPALIVE int quadrille_explain_nearest(Quadtree* tree, float x, float y,
                                                   std::uint32_t count, float max_distance,
                                                   std::uint32_t category, std::uint32_t mask) {
  return give(tree->explain_nearest({x, y}, count, max_distance, {category, mask}));
}

}  // extern "C"
}  // namespace quadrille
