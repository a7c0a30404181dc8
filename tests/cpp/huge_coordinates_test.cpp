// Coordinates near the limits of 32-bit floats: no object is lost or found twice.
#include <cmath>

#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr Box kWorlds[] = {
    {-1e30f, -1e30f, 1e30f, 1e30f},
    {0, 0, kLargest, kLargest},
    {-kLargest, -kLargest, kLargest, kLargest},
    {1e9f, -1e9f, 1e9f + 8192, -1e9f + 8192},  // floats are 64 apart there
    {16777216, 16777216, 16777280, 16777280},  // and 2 apart there
    {0, 0, 1e-30f, 1e-30f},
    {0, 0, 64, 64},
};

class HugeCoordinates : public ::testing::TestWithParam<Placement> {
 protected:
  // On and beside the world's lines, within it, and far beyond.
  static float coordinate(Random& random, float min, float max) {
    const double at = double{min} + (double{max} - min) * random.below(17) / 16;
    const auto line = static_cast<float>(at);
    const float pick[] = {line,
                          line,
                          std::nextafter(line, -kLargest),
                          std::nextafter(line, kLargest),
                          static_cast<float>(double{min} + (double{max} - min) * random.unit()),
                          kLargest,
                          -kLargest,
                          0};
    return pick[random.below(8)];
  }

  static Box box_in(Random& random, const Box& world) {
    const float x[] = {coordinate(random, world.min_x, world.max_x),
                       coordinate(random, world.min_x, world.max_x)};
    const float y[] = {coordinate(random, world.min_y, world.max_y),
                       coordinate(random, world.min_y, world.max_y)};
    return {std::min(x[0], x[1]), std::min(y[0], y[1]), std::max(x[0], x[1]), std::max(y[0], y[1])};
  }

  static std::vector<Placed> objects_of(Quadtree& tree) {
    std::vector<Placed> objects;
    for (Row row = 0; row < tree.rows(); ++row) {
      if (tree.id_at(row).status == Status::kOk) objects.push_back({row, tree.boxes()[row]});
    }
    return objects;
  }

  static void expect_brute_force(Quadtree& tree, Random& random) {
    const std::vector<Placed> objects = objects_of(tree);
    const EdgeRule edges = tree.settings().edges;
    expect_sound(tree);
    EXPECT_EQ(sorted_pairs(tree), brute_pairs(objects, edges));
    for (int i = 0; i < 20; ++i) {
      const Box box = box_in(random, tree.settings().world);
      EXPECT_EQ(sorted(tree.query(box)), brute_query(objects, box, edges));
      EXPECT_EQ(sorted(tree.query(Point{box.min_x, box.min_y})),
                brute_query(objects, {box.min_x, box.min_y, box.min_x, box.min_y}, edges));
    }
    EXPECT_EQ(tree.candidates({-kLargest, -kLargest, kLargest, kLargest}).value.size(),
              objects.size());
    EXPECT_EQ(tree.nearest({0, 0}, 1000).value.size(), objects.size());
  }
};

INSTANTIATE_TEST_SUITE_P(All, HugeCoordinates, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(HugeCoordinates, NoObjectIsLostOrFoundTwice) {
  for (const Box& world : kWorlds) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
      SCOPED_TRACE("world " + std::to_string(world.max_x) + ", seed " + std::to_string(seed));
      Random random(seed);
      Settings settings = draw_settings(random, GetParam());
      settings.world = world;
      Quadtree tree = make_tree(settings);
      std::vector<Id> ids;
      for (int i = 0; i < 60; ++i) ids.push_back(insert(tree, box_in(random, world)));
      expect_brute_force(tree, random);
      for (const Id id : ids) {
        const Box box = box_in(random, world);
        const std::uint32_t what = random.below(4);
        if (what == 0) {
          EXPECT_EQ(tree.remove(id), Status::kOk);
        } else if (what == 1) {
          EXPECT_EQ(tree.update(id, box), Status::kOk);
        } else if (what == 2) {  // a move whose far corner would be infinite is refused
          static_cast<void>(tree.move(id, box.min_x, box.min_y));
        }
      }
      expect_brute_force(tree, random);
      for (Box& box : tree.boxes()) box = box_in(random, world);
      ASSERT_EQ(tree.sync(), Status::kOk);
      expect_brute_force(tree, random);
      if (HasFailure()) return;
    }
  }
}

TEST_P(HugeCoordinates, AMoveMayRoundABoxToALine) {
  Quadtree tree = make_tree(settings_64(GetParam()));
  const Id id = insert(tree, {1, 1, 2, 2});
  ASSERT_EQ(tree.move(id, 1e9f, 1), Status::kOk);
  EXPECT_EQ(tree.boxes()[0], (Box{1e9f, 1, 1e9f, 2}));
  EXPECT_EQ(sorted(tree.query({0, 0, 2e9f, 9})), std::vector<Row>{0});
  const Id wide = insert(tree, {-kLargest, 0, kLargest, 1});
  EXPECT_EQ(tree.move(wide, 0, 0), Status::kInvalidBox) << "its width is infinite";
  EXPECT_EQ(tree.boxes()[1], (Box{-kLargest, 0, kLargest, 1}));
}

}  // namespace
}  // namespace quadrille::testing
