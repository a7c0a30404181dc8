#include <cstdio>
#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  // #region
  auto created = Quadtree::create({.world = {0, 0, 800, 600}});
  Quadtree& tree = *created.value;
  if (!tree.insert({100, 100, 120, 120}).ok()) return 1;
  if (!tree.insert({200, 100, 220, 120}).ok()) return 1;

  int frame = 0;
  while (tree.pairs().value.empty()) {
    ++frame;
    Box& first = tree.boxes()[0];  // moves to the right
    first.min_x += 1;
    first.max_x += 1;
    if (tree.sync() != Status::kOk) return 1;
  }
  std::printf("frame %d: they meet\n", frame);
  // #endregion
}
