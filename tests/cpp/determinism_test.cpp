// The same bytes everywhere: one golden hash for every compiler, processor and JavaScript engine.
#include <bit>
#include <cstdint>

#include "support.hpp"

namespace quadrille::testing {
namespace {

class Hash64 {
 public:
  void add(std::uint32_t word) { value_ = (value_ ^ word) * 0x100000001b3u; }  // FNV-1a by words
  void add(float number) { add(std::bit_cast<std::uint32_t>(number)); }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

// A thousand frames in which things move, come and go; hashed: pairs in the order they come, every
// node, and queries.
std::uint64_t hash_of_a_thousand_frames(Placement placement) {
  Random random(2026);
  Settings settings = settings_64(placement, 6, 7);
  settings.world = {0, 0, 601, 397};
  Quadtree tree = make_tree(settings);
  std::vector<Box> boxes(400);
  std::vector<std::pair<float, float>> speeds(400);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const float x = random.unit() * 600;
    const float y = random.unit() * 390;
    boxes[i] = {x, y, x + random.unit() * 20, y + random.unit() * 20};
    speeds[i] = {random.unit() * 4 - 2, random.unit() * 4 - 2};
  }
  EXPECT_EQ(tree.set_all(boxes), Status::kOk);
  Hash64 hash;
  for (int frame = 0; frame < 1000; ++frame) {
    const std::span<Box> rows = tree.boxes();
    const std::size_t step = frame % 3 == 0 ? 1 : 17;  // rebuilt frames and updated ones
    for (std::size_t i = 0; i < rows.size(); i += step) {
      rows[i].min_x += speeds[i].first;
      rows[i].max_x += speeds[i].first;
      rows[i].min_y += speeds[i].second;
      rows[i].max_y += speeds[i].second;
    }
    EXPECT_EQ(tree.sync(), Status::kOk);
    const Row gone = random.below(tree.rows());
    EXPECT_EQ(tree.remove(tree.id_at(gone).value), Status::kOk);
    insert(tree, boxes[gone]);
    for (const Pair& pair : tree.pairs().value) {
      hash.add(pair.a);
      hash.add(pair.b);
    }
    for (const NodeView& node : tree.nodes().value) {
      hash.add(node.min_x);
      hash.add(node.max_y);
      hash.add(static_cast<float>(node.total));
    }
    for (const Row row : tree.query({100, 100, 200, 180}).value) hash.add(row);
  }
  return hash.value();
}

TEST(Determinism, AThousandFramesGiveTheSameBytesOnEveryPlatform) {
  EXPECT_EQ(hash_of_a_thousand_frames(Placement::kParent), 17016237081350477398u);
  EXPECT_EQ(hash_of_a_thousand_frames(Placement::kLeaf), 6884350470425520742u);
  EXPECT_EQ(hash_of_a_thousand_frames(Placement::kLoose), 434240523030831678u);
  EXPECT_EQ(hash_of_a_thousand_frames(Placement::kCover), 5960574266212298546u);
}

}  // namespace
}  // namespace quadrille::testing
