// Explanations of questions: they take what the questions take, and their answers are events.
#include <emscripten/emscripten.h>

#include "answer.hpp"

namespace {

using quadrille::MovingBox;
using quadrille::Point;
using quadrille::Quadtree;
using quadrille::bindings::give;
using quadrille::bindings::input;

}  // namespace

extern "C" {

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
