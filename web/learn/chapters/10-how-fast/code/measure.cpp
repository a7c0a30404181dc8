#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <quadrille/quadrille.hpp>
#include <vector>

namespace {

using quadrille::Box;

std::vector<Box> squares(std::size_t count) {
  std::vector<Box> boxes;
  std::uint64_t seed = 1;
  const auto place = [&seed] {
    seed = seed * 16807 % 2147483647;
    return static_cast<float>(seed % 700);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const float x = place();
    const float y = place();
    boxes.push_back({x, y, x + 8, y + 8});
  }
  return boxes;
}

// #region
std::size_t pairs_by_brute_force(
    const std::vector<Box>& boxes) {
  std::size_t pairs = 0;
  for (std::size_t a = 0; a < boxes.size(); ++a) {
    for (std::size_t b = a + 1; b < boxes.size(); ++b) {
      if (boxes[a].min_x < boxes[b].max_x &&
          boxes[b].min_x < boxes[a].max_x &&
          boxes[a].min_y < boxes[b].max_y &&
          boxes[b].min_y < boxes[a].max_y) {
        ++pairs;
      }
    }
  }
  return pairs;
}

std::size_t pairs_by_tree(
    quadrille::Quadtree& tree, const std::vector<Box>& boxes) {
  // Every frame: all positions are new.
  if (tree.set_all(boxes) != quadrille::Status::kOk) return 0;
  return tree.pairs().value.size();
}

/// Milliseconds a frame, after a warm-up.
template <typename Frame>
double time(Frame frame) {
  for (int i = 0; i < 20; ++i) frame();
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 100; ++i) frame();
  const std::chrono::duration<double, std::milli> spent =
      std::chrono::steady_clock::now() - begin;
  return spent.count() / 100;
}
// #endregion

}  // namespace

int main() {
  const std::vector<Box> boxes = squares(1000);
  auto created =
      quadrille::Quadtree::create({.world = {0, 0, 720, 720}});
  if (!created.ok()) return EXIT_FAILURE;
  quadrille::Quadtree& tree = *created.value;
  std::size_t pairs = 0;
  const double brute =
      time([&] { pairs = pairs_by_brute_force(boxes); });
  const double quadtree =
      time([&] { return pairs_by_tree(tree, boxes); });
  std::printf("the same pairs: %s\n",
      pairs == pairs_by_tree(tree, boxes) ? "yes" : "no");
  std::printf("both were timed: %s\n",
      brute > 0 && quadtree > 0 ? "yes" : "no");
}
