// A project of its own that knows nothing but the installed package.
#include <cstdio>
#include <quadrille/quadrille.hpp>

int main() {
  auto made = quadrille::Quadtree::create({.world = {0, 0, 100, 100}});
  if (made.status != quadrille::Status::kOk) return 1;
  quadrille::Quadtree& tree = *made.value;
  tree.insert({10, 10, 30, 30});
  tree.insert({20, 20, 40, 40});
  tree.insert({60, 60, 70, 70});
  std::printf("pairs: %zu\n", tree.pairs().value.size());
}
