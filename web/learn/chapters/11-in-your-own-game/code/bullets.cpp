#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <quadrille/quadrille.hpp>
#include <vector>

using namespace quadrille;

int main() {
  // #region
  constexpr std::uint32_t kEnemy =
      1;  // each kind of object is one bit
  constexpr std::uint32_t kBullet = 2;

  auto created = Quadtree::create({.world = {0, 0, 800, 600}});
  if (!created.ok()) return EXIT_FAILURE;
  Quadtree& tree = *created.value;
  std::vector<int> lives = {1};  // of each row
  const Filter enemy = {.category = kEnemy, .mask = kBullet};
  const Filter bullet = {.category = kBullet, .mask = kEnemy};
  if (!tree.insert({390, 40, 410, 60}, enemy).ok())
    return EXIT_FAILURE;
  for (const float x : {392.0f, 402.0f}) {
    if (!tree.insert({x, 50, x + 4, 58}, bullet).ok())
      return EXIT_FAILURE;
  }

  const Status status = tree.for_each_pair(
      [&](Row shot, Row target) {
        if (tree.remove(shot) != Status::kOk) return false;
        const bool dies = --lives[target] == 0;
        return !dies || tree.remove(target) == Status::kOk;
      },
      {.a = kBullet});  // in every pair the bullet comes first
  if (status != Status::kOk) return EXIT_FAILURE;
  std::printf(
      "%zu left\n", static_cast<std::size_t>(tree.size()));
  // #endregion
}
