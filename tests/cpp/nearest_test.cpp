// The nearest objects equal brute force, ties included.
#include <cmath>

#include "scene.hpp"

namespace quadrille::testing {
namespace {

class Nearest : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Nearest, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(Nearest, EqualBruteForce) {
  for (std::uint32_t seed = 1; seed <= 80u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const std::uint32_t counts[] = {0, 1, 2, 8, 1000};
    const float distances[] = {0, 3.5f, 20, std::numeric_limits<float>::infinity()};
    const std::uint32_t count = counts[scene.random.below(5)];
    const float most = distances[scene.random.below(4)];
    std::vector<Point> points;
    std::vector<std::pair<float, Row>> all;
    for (int i = 0; i < 12; ++i) {
      const Point at = points.emplace_back(scene.point());
      std::vector<std::pair<float, Row>> wanted;
      for (const auto& [row, box] : scene.objects) {
        const float dx = at.x - std::clamp(at.x, box.min_x, box.max_x);
        const float dy = at.y - std::clamp(at.y, box.min_y, box.max_y);
        const auto distance = static_cast<float>(std::sqrt(double{dx} * dx + double{dy} * dy));
        if (distance <= most) wanted.emplace_back(distance, row);
      }
      std::ranges::sort(wanted);
      wanted.resize(std::min<std::size_t>(wanted.size(), count));
      const auto found = scene.tree.nearest(at, count, most);
      ASSERT_EQ(found.status, Status::kOk);
      std::vector<std::pair<float, Row>> neighbors;
      for (const Neighbor& neighbor : found.value) {
        neighbors.emplace_back(neighbor.distance, neighbor.row);
      }
      EXPECT_EQ(neighbors, wanted);
      all.insert(all.end(), wanted.begin(), wanted.end());
    }
    const auto lists = scene.tree.nearest_many(points, count, most);
    ASSERT_EQ(lists.status, Status::kOk);
    ASSERT_EQ(lists.value.values.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
      EXPECT_EQ(lists.value.values[i].row, all[i].second);
    if (HasFailure()) return;
  }
}

TEST(Nearest, InvalidPointsAndDistancesAreRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(tree.nearest({0, nan}, 1).status, Status::kInvalidShape);
  EXPECT_EQ(tree.nearest({0, 0}, 1, -1).status, Status::kInvalidShape);
  EXPECT_EQ(tree.nearest({0, 0}, 1, nan).status, Status::kInvalidShape);
}

TEST(Nearest, DistantPointsFindObjectsByDistance) {
  constexpr float kMost = std::numeric_limits<float>::max();
  for (const Placement placement : kPlacements) {
    Quadtree tree = make_tree(settings_64(placement, 1));
    insert(tree, {1e30f, -1e20f, 2e30f, 1e20f});
    insert(tree, {3, 3, 4, 4});
    insert(tree, {-kMost, 7, kMost, 8});
    const auto far = tree.nearest({-1e30f, 3}, 3).value;
    ASSERT_EQ(far.size(), 3u);
    EXPECT_EQ(far[0].row, 2u);
    EXPECT_EQ(far[1].row, 1u);
  }
}

}  // namespace
}  // namespace quadrille::testing
