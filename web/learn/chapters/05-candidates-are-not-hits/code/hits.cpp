#include <algorithm>
#include <cstdio>
#include <quadrille/quadrille.hpp>

using namespace quadrille;

int main() {
  auto created = Quadtree::create(
      {.world = {0, 0, 800, 600}, .capacity = 2});
  Quadtree& tree = *created.value;
  for (const float x : {40.0f, 60.0f, 95.0f, 150.0f, 500.0f})
    if (!tree.insert({x, 40, x + 20, 60}).ok()) return 1;

  // #region
  constexpr Box kBlast = {50, 30, 90, 70};
  const auto candidates = tree.candidates(kBlast).value;
  const auto boxes = tree.boxes();
  const auto hits =
      std::ranges::count_if(candidates, [&](Row row) {
        const Box& box = boxes[row];
        const bool in_x = box.min_x < kBlast.max_x &&
            kBlast.min_x < box.max_x;
        const bool in_y = box.min_y < kBlast.max_y &&
            kBlast.min_y < box.max_y;
        return in_x && in_y;
      });
  std::printf("%zu %td\n", candidates.size(), hits);

  // Both steps in one call:
  std::printf("%zu\n", tree.query(kBlast).value.size());
  // #endregion
}
