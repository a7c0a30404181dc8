#include <cstdio>
#include <cstdlib>
#include <quadrille/quadrille.hpp>

int main() {
  // #region
  auto created =
      quadrille::Quadtree::create({.world = {0, 0, 720, 720}});
  if (!created.ok()) return EXIT_FAILURE;
  quadrille::Quadtree& tree = *created.value;
  const auto wall = tree.insert({352, 60, 368, 660});
  const auto crate = tree.insert({120, 300, 160, 340});
  if (!wall.ok() || !crate.ok()) return EXIT_FAILURE;

  // From 100, 360 as far as 600, 360: a ray, and a moving box.
  const auto shot = tree.raycast({100, 360, 500, 0});
  const auto ball = tree.sweep({{100, 348, 124, 372}, 500, 0});
  // #endregion
  if (!shot.ok() || !ball.ok() || !shot.value || !ball.value)
    return EXIT_FAILURE;
  const auto name_of = [&](quadrille::Row row) {
    return row == quadrille::row_of(wall.value) ? "the wall"
                                                : "the crate";
  };
  std::printf("the shot meets %s at x = %g\n",
      name_of(shot.value->row), shot.value->x);
  std::printf("the ball meets %s at x = %g\n",
      name_of(ball.value->row), ball.value->x);
  const auto near = tree.nearest({100, 360}, 1);
  if (!near.ok()) return EXIT_FAILURE;
  std::printf(
      "the nearest is %s\n", name_of(near.value[0].row));
}
