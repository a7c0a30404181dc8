// A game loop: crates move, the tree follows, crates that collide turn back.
//
// Each frame has three steps: the game writes positions into `boxes()`, `sync()` applies them, and
// `pairs()` says which objects overlap. The game's own arrays are indexed by rows, as `boxes()` is.
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "require.hpp"

namespace {

using namespace quadrille;

constexpr int kWidth = 64;
constexpr int kHeight = 16;
constexpr int kFrames = 120;

struct Velocity {
  float x, y;  // world units per frame
};

void bounce_off_walls(const Box& box, Velocity& velocity) {
  if (box.min_x < 0) velocity.x = std::abs(velocity.x);
  if (box.max_x > kWidth) velocity.x = -std::abs(velocity.x);
  if (box.min_y < 0) velocity.y = std::abs(velocity.y);
  if (box.max_y > kHeight) velocity.y = -std::abs(velocity.y);
}

// A map of characters: o for a crate, X for one that collides.
void draw(std::span<const Box> boxes, const std::vector<bool>& collides) {
  std::array<std::string, kHeight> lines;
  lines.fill(std::string(kWidth, '.'));
  for (std::size_t row = 0; row < boxes.size(); ++row) {
    const auto column = static_cast<int>(boxes[row].min_x);
    const auto line = static_cast<int>(boxes[row].min_y);
    if (column < 0 || column >= kWidth || line < 0 || line >= kHeight) continue;
    lines[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)] =
        collides[row] ? 'X' : 'o';
  }
  for (const std::string& line : lines) std::cout << line << '\n';
}

}  // namespace

int main() {
  Quadtree tree = *require(Quadtree::create({.world = {0, 0, kWidth, kHeight}, .capacity = 4}));

  // Crates on a grid, with different velocities that are the same on every machine.
  std::vector<Box> crates;
  std::vector<Velocity> velocities;
  for (std::uint32_t i = 0; i < 40; ++i) {
    const auto x = static_cast<float>(2 + i % 10 * 6);
    const auto y = static_cast<float>(1 + i / 10 * 4);
    crates.push_back({x, y, x + 1, y + 1});
    velocities.push_back({static_cast<float>(static_cast<int>(i * 7 % 5) - 2) / 8,
                          static_cast<float>(static_cast<int>(i * 11 % 7) - 3) / 16});
  }
  require(tree.set_all(crates));

  std::size_t collisions = 0;
  std::vector<bool> collides(crates.size());
  for (int frame = 1; frame <= kFrames; ++frame) {
    const std::span<Box> boxes = tree.boxes();
    for (std::size_t row = 0; row < boxes.size(); ++row) {
      bounce_off_walls(boxes[row], velocities[row]);
      const Velocity& velocity = velocities[row];
      boxes[row].min_x += velocity.x;
      boxes[row].max_x += velocity.x;
      boxes[row].min_y += velocity.y;
      boxes[row].max_y += velocity.y;
    }
    require(tree.sync());

    collides.assign(boxes.size(), false);
    for (const Pair& pair : require(tree.pairs())) {
      std::swap(velocities[pair.a], velocities[pair.b]);
      collides[pair.a] = collides[pair.b] = true;
      ++collisions;
    }
    if (frame % 40 == 0) {
      std::cout << "frame " << frame << ": " << collisions << " collisions so far, "
                << tree.stats().nodes << " nodes\n";
    }
  }
  draw(tree.boxes(), collides);
}

// Prints:
// frame 40: 96 collisions so far, 45 nodes
// frame 80: 291 collisions so far, 45 nodes
// frame 120: 512 collisions so far, 37 nodes
// o.......o.........................o...o.........................
// .............................................o.........o........
// ................................................................
// oo..........................o................o........o.........
// .....................................o....o........o............
// ..o...............................o.............................
// ......X.........................................................
// ............................o...........X.......................
// ....o...............................o..X...........o............
// .................X..........o...................................
// .................X..............o...............................
// ..o..o....................................o..o..................
// ........o.........................o...o...............XX.......X
// ............................................o.................X.
// ................................................................
// ................................................................
