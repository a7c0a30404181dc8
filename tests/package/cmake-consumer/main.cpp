// A project of its own that knows nothing but the library's target. It prints a hash of the pairs,
// the hits and the nodes of 400 frames, which must be the same whatever flags it and the library
// are compiled with.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <quadrille/quadrille.hpp>
#include <vector>

namespace {

using namespace quadrille;

std::uint64_t hash = 0xcbf29ce484222325u;  // FNV-1a by words

void add(std::uint32_t word) {
  hash = (hash ^ word) * 0x100000001b3u;
}

std::uint32_t random_word() {
  static std::uint32_t state = 1;
  return state = state * 1664525u + 1013904223u;
}

// Below 1024, a multiple of 1/64: sums of these are exact, with any flags.
float random_coordinate() {
  return static_cast<float>(random_word() >> 16) / 64;
}

bool run(Placement placement) {
  auto created =
      Quadtree::create({.world = {0, 0, 1024, 1024}, .capacity = 6, .placement = placement});
  if (!created.ok()) return false;
  Quadtree& tree = *created.value;
  std::vector<Box> boxes(500);
  for (Box& box : boxes) {
    const float x = random_coordinate();
    const float y = random_coordinate();
    box = {x, y, x + random_coordinate() / 32, y + random_coordinate() / 32};
  }
  if (tree.set_all(boxes) != Status::kOk) return false;

  for (int frame = 0; frame < 100; ++frame) {
    for (Box& box : tree.boxes()) {
      const float dx = random_coordinate() / 128 - 4;
      box.min_x += dx;
      box.max_x += dx;
    }
    if (tree.sync() != Status::kOk) return false;
    for (const Pair& pair : tree.pairs().value) {
      add(pair.a);
      add(pair.b);
    }
    const Point at = {random_coordinate(), random_coordinate()};
    const MovingBox moving = {.box = {at.x, at.y, at.x + 3, at.y + 5},
                              .dx = random_coordinate() - 512,
                              .dy = random_coordinate() - 512};
    if (const auto hit = tree.sweep(moving); hit.ok() && hit.value) {
      add(hit.value->row);
      for (const float number : {hit.value->fraction, hit.value->x, hit.value->y}) {
        add(std::bit_cast<std::uint32_t>(number));
      }
    }
    const auto add_neighbor = [](const Neighbor& neighbor) {
      add(neighbor.row);
      add(std::bit_cast<std::uint32_t>(neighbor.distance));
    };
    if (tree.for_each_nearest(at, add_neighbor, 40) != Status::kOk) return false;
  }
  for (const NodeView& node : tree.nodes().value) add(node.total);

  // Neither the caller's flags nor its copy of an inline function may drop the check for NaN.
  const float nan = std::bit_cast<float>(0x7fc00000u);
  const float infinity = std::bit_cast<float>(0x7f800000u);
  return !is_valid(Point{nan, 0}) && !is_valid(Box{0, 0, infinity, 1}) &&
         tree.insert({0, 0, 1, nan}).status == Status::kInvalidBox &&
         tree.query({0, nan, 1, 1}).status == Status::kInvalidBox &&
         tree.query(Point{infinity, 0}).status == Status::kInvalidShape;
}

// Rays along a diagonal that only touch a corner meet nothing. Both products that decide it are
// rounded, and equal; a fused a * b - c * d would round one of them alone.
bool grazing_rays_miss() {
  auto created = Quadtree::create({.world = {0, 0, 1024, 1024}});
  if (!created.ok()) return false;
  Quadtree& tree = *created.value;
  for (int i = 0; i < 200; ++i) {
    tree.clear();
    const float corner = std::bit_cast<float>(0x44000000u | random_word() >> 9);  // 512 .. 1024
    const float start =
        std::bit_cast<float>(0x3a800000u | random_word() >> 9);  // 1 / 1024 .. 2 / 1024
    const float length = std::bit_cast<float>(0x44800000u | random_word() >> 9);  // 1024 .. 2048
    if (!tree.insert({corner, 0, 1024, corner}).ok()) return false;
    const auto hit = tree.raycast({start, start, length, length});
    if (!hit.ok() || hit.value) return false;
  }
  return true;
}

}  // namespace

int main() {
  for (const Placement placement :
       {Placement::kParent, Placement::kLeaf, Placement::kLoose, Placement::kCover}) {
    if (!run(placement)) return 1;
  }
  if (!grazing_rays_miss()) return 1;
  std::printf("%016llx\n", static_cast<unsigned long long>(hash));
}
