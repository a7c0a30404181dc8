// A module of its own: C++ that works on the trees that its JavaScript makes.
#include <emscripten/bind.h>

#include <quadrille/quadrille.hpp>

namespace {

double add_row_of_boxes(quadrille::Quadtree& tree, int count) {
  double last = -1;
  for (int i = 0; i < count; ++i) {
    const auto x = static_cast<float>(i);
    last = static_cast<double>(tree.insert({x, 0, x + 1.5f, 1}).value);
  }
  return last;
}

void add_row_of_discs(quadrille::World& world, int count) {
  const quadrille::Shape disc = quadrille::Shape::circle(1).value;
  for (int i = 0; i < count; ++i) {
    const auto x = 1.5f * static_cast<float>(i);
    static_cast<void>(world.insert(disc, {.transform = {.x = x}}));
  }
}

EMSCRIPTEN_BINDINGS(consumer) {
  emscripten::function("addRowOfDiscs", &add_row_of_discs);
  emscripten::function("addRowOfBoxes", &add_row_of_boxes);
}

}  // namespace
