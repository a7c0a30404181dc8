#include <cstdio>
#include <cstdlib>
// #region
#include <quadrille/quadrille.hpp>
using namespace quadrille;

int main() {
  auto created = Quadtree::create({.world = {0, 0, 800, 600}});
  if (!created.ok()) return EXIT_FAILURE;
  Quadtree& tree = *created.value;
  const auto ship =
      tree.insert({100, 300, 132, 332});  // corners
  const auto rock = tree.insert({400, 290, 450, 340});
  if (!ship.ok() || !rock.ok()) return EXIT_FAILURE;

  for (int frame = 1; frame <= 60; ++frame) {
    const auto x = static_cast<float>(100 + 5 * frame);
    if (tree.move(ship.value, x, 300) != Status::kOk)
      return EXIT_FAILURE;
    const auto pairs = tree.pairs();  // rows: a and b of each
    if (!pairs.value.empty()) {
      const auto [a, b] = pairs.value[0];
      std::printf(
          "frame %d: row %u hits row %u\n", frame, a, b);
      break;
    }
  }
  // #endregion
  if (tree.remove(rock.value) != Status::kOk)
    return EXIT_FAILURE;
  std::printf("pairs without the rock: %zu\n",
      tree.pairs().value.size());
}
