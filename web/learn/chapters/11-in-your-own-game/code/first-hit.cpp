#include <cstdio>
#include <cstdlib>
// #region
#include <quadrille/quadrille.hpp>

int main() {
  auto created =
      quadrille::Quadtree::create({.world = {0, 0, 800, 600}});
  if (!created.ok()) return EXIT_FAILURE;
  quadrille::Quadtree& tree = *created.value;
  const auto ship = tree.insert(
      {100, 300, 132, 332});  // left, upper, right, lower edge
  const auto rock = tree.insert({400, 290, 450, 340});
  if (!ship.ok() || !rock.ok()) return EXIT_FAILURE;

  for (int frame = 1; frame <= 60; ++frame) {
    const auto x = static_cast<float>(100 + 5 * frame);
    if (tree.move(ship.value, x, 300) != quadrille::Status::kOk)
      return EXIT_FAILURE;
    const auto pairs = tree.pairs();  // rows: a and b of each
    if (!pairs.value.empty()) {
      std::printf("frame %d: row %u hits row %u\n", frame,
                  pairs.value[0].a, pairs.value[0].b);
      break;
    }
  }
  // #endregion
  if (tree.remove(rock.value) != quadrille::Status::kOk)
    return EXIT_FAILURE;
  std::printf("pairs without the rock: %zu\n",
              tree.pairs().value.size());
}
