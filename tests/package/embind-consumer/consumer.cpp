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

EMSCRIPTEN_BINDINGS(consumer) {
  emscripten::function("addRowOfBoxes", &add_row_of_boxes);
}

}  // namespace
