// One query of each kind over a small map.
#include <array>
#include <iostream>
#include <span>
#include <string_view>
#include <vector>

#include "require.hpp"

namespace {

using namespace quadrille;

// Categories of objects.
constexpr std::uint32_t kScenery = 1;
constexpr std::uint32_t kCreature = 2;

struct Thing {
  std::string_view name;
  Box box;
  std::uint32_t category;
};

constexpr std::array kThings = {
    Thing{"house", {10, 10, 30, 25}, kScenery}, Thing{"lake", {40, 5, 90, 40}, kScenery},
    Thing{"oak", {20, 50, 26, 56}, kScenery},   Thing{"wall", {35, 60, 37, 95}, kScenery},
    Thing{"cat", {24, 22, 26, 24}, kCreature},  Thing{"duck", {60, 20, 62, 22}, kCreature},
    Thing{"dog", {70, 70, 74, 73}, kCreature},
};

// Objects were added in the order of kThings, so row i is kThings[i].
void print(std::string_view what, std::span<const Row> rows) {
  std::cout << what << ':';
  for (const Row row : rows) std::cout << ' ' << kThings[row].name;
  std::cout << '\n';
}

}  // namespace

int main() {
  Quadtree tree = *require(Quadtree::create({.world = {0, 0, 100, 100}, .capacity = 2}));
  for (const Thing& thing : kThings) {
    require(tree.insert(thing.box, {.category = thing.category, .mask = ~0u}));
  }

  // Regions: a box, a point, a circle, a polygon. A filter leaves only objects of some categories.
  print("in the north-west quarter", require(tree.query({0, 0, 50, 50})));
  print("creatures there",
        require(tree.query({0, 0, 50, 50}, {.category = ~0u, .mask = kCreature})));
  print("at (25, 23)", require(tree.query(Point{25, 23})));
  print("within 12 of the oak", require(tree.query(Circle{23, 53, 12})));
  constexpr std::array<Point, 3> kTriangle = {{{50, 50}, {95, 95}, {50, 95}}};
  print("in the triangle", require(tree.query(Polygon{kTriangle})));
  std::cout << "anything in the south-west corner: "
            << (require(tree.query_any({0, 90, 10, 100})) ? "yes" : "no") << '\n';

  // A ray and a moving box: what they meet first, and where.
  if (const auto hit = require(tree.raycast({0, 65, 100, 0}))) {
    std::cout << "a ray to the east meets the " << kThings[hit->row].name << " at x = " << hit->x
              << ", on the side with normal (" << hit->normal_x << ", " << hit->normal_y << ")\n";
  }
  if (const auto hit = require(tree.sweep({.box = {50, 90, 54, 94}, .dx = 40, .dy = -40}))) {
    std::cout << "a box to the north-east meets the " << kThings[hit->row].name << " after "
              << hit->fraction << " of its path\n";
  }

  // The nearest objects, in order.
  for (const Neighbor& neighbor : require(tree.nearest({50, 50}, 3))) {
    std::cout << kThings[neighbor.row].name << " is " << neighbor.distance << " away\n";
  }

  // What is nearest to the dog, but for the dog itself. Its row serves as its id.
  const Id dog = 6;
  const auto next = require(tree.nearest({72, 71}, 1, kAnyDistance, {.except = {&dog, 1}}));
  std::cout << "the " << kThings[dog].name << " is next to the " << kThings[next[0].row].name
            << '\n';

  // The same one by one, until the caller has enough: the nearest creature.
  require(tree.for_each_nearest({50, 50}, [](const Neighbor& neighbor) {
    if (kThings[neighbor.row].category != kCreature) return true;
    std::cout << "the nearest creature is the " << kThings[neighbor.row].name << '\n';
    return false;
  }));

  // A visitor gets results while the tree is walked: this ray ends at the first tall thing.
  require(tree.raycast_all({100, 20, -100, 0}, [](const Hit& hit) {
    const bool is_tall = kThings[hit.row].name != "lake";
    std::cout << "a ray to the west meets the " << kThings[hit.row].name << '\n';
    return !is_tall;
  }));

  // A copy, which later queries leave alone.
  const std::span<const Row> found = require(tree.query({0, 0, 100, 100}));
  const std::vector<Row> all(found.begin(), found.end());
  std::cout << all.size() << " things in all; the first two are the " << kThings[all[0]].name
            << " and the " << kThings[all[1]].name << '\n';
}

// Prints:
// in the north-west quarter: lake house cat
// creatures there: cat
// at (25, 23): house cat
// within 12 of the oak: oak
// in the triangle: dog
// anything in the south-west corner: no
// a ray to the east meets the wall at x = 35, on the side with normal (-1, 0)
// a box to the north-east meets the dog after 0.425 of its path
// lake is 10 away
// wall is 16.4012 away
// oak is 24 away
// the dog is next to the lake
// the nearest creature is the dog
// a ray to the west meets the lake
// a ray to the west meets the house
// 7 things in all; the first two are the lake and the house
