// Queries with coordinates of all magnitudes that 32-bit floats have: a query finds the objects
// that pass its test one by one, in every placement.
#include <cmath>

#include "drawn_shapes.hpp"
#include "geometry/region.hpp"
#include "geometry/swept_box.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr float kLeast = std::numeric_limits<float>::denorm_min();

using Order = std::pair<float, Row>;

// Coordinates come from a few values of very different magnitudes: ties are common, and sums are
// rounded.
class ExtremeScene {
 public:
  ExtremeScene(std::uint32_t seed, Placement placement)
      : random_(seed), tree_(make_tree(settings(placement))) {
    // Lists of many objects are read in groups.
    const std::uint32_t count =
        random_.one_in(6) ? 140 + random_.below(300) : 1 + random_.below(40);
    for (std::uint32_t i = 0; i < count; ++i) insert(tree_, box());
    if (!random_.one_in(3)) {
      // Walks may then begin below the root.
      EXPECT_EQ(tree_.sync(Sync::kRebuild), Status::kOk);
    }
  }

  Quadtree& tree() { return tree_; }
  std::span<const Box> boxes() { return tree_.boxes(); }
  EdgeRule edges() const { return tree_.settings().edges; }

  float coordinate() {
    const float size[] = {0,    kLeast, 2 * kLeast, 5 * kLeast, 1e-38f, 1e-10f, 1,
                          1.5f, 2.5f,   3,          16777216,   1e12f,  1e30f,  kLargest};
    const float value = size[random_.below(14)];
    return random_.one_in(3) ? -value : value;
  }

  float step() { return random_.one_in(4) ? 1e36f : coordinate(); }

  Point point() { return {coordinate(), coordinate()}; }

  Box box() {
    const Point a = point(), b = point();
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
  }

  Circle circle() { return {coordinate(), coordinate(), std::fabs(coordinate())}; }

  /// At times not convex, or on one line.
  std::vector<Point> polygon() { return {point(), point(), point()}; }

 private:
  Settings settings(Placement placement) {
    Settings drawn = draw_settings(random_, placement);
    const Box worlds[] = {{0, 0, 64, 64},
                          {-100, -100, 100, 100},
                          {-kLargest, -kLargest, kLargest, kLargest},
                          {0, 0, 1e-30f, 4},
                          {0, 0, 16 * kLeast, 16 * kLeast}};
    drawn.world = worlds[random_.below(5)];
    return drawn;
  }

  Random random_;
  Quadtree tree_;
};

std::vector<Order> met_by(ExtremeScene& scene, const MovingBox& moving) {
  std::vector<std::pair<double, Row>> met;
  const SweptBox swept(moving, scene.edges());
  for (Row row = 0; row < scene.boxes().size(); ++row) {
    const Box& box = scene.boxes()[row];
    if (swept.meets(box)) met.emplace_back(swept.fraction_at(box), row);
  }
  std::ranges::sort(met);
  return {met.begin(), met.end()};
}

std::vector<Order> near_to(ExtremeScene& scene, const Point& point, float most) {
  std::vector<Order> near;
  for (Row row = 0; row < scene.boxes().size(); ++row) {
    const double squared = squared_distance(point, scene.boxes()[row]);
    const auto distance = static_cast<float>(std::sqrt(squared));
    if (distance <= most) near.emplace_back(distance, row);
  }
  std::ranges::sort(near);
  return near;
}

std::vector<Row> within(ExtremeScene& scene, const Region& region) {
  std::vector<Row> rows;
  for (Row row = 0; row < scene.boxes().size(); ++row) {
    const Box& box = scene.boxes()[row];
    const bool may = overlap<EdgeRule::kTouching>(region.window(), box);
    if (may && region.overlaps(box)) rows.push_back(row);
  }
  return rows;
}

Order order_of(const std::optional<Hit>& hit) {
  return hit ? Order(hit->fraction, hit->row) : Order(1.0f, kNoRow);
}

class ExtremeQueries : public ::testing::TestWithParam<Placement> {
 protected:
  // Calls `check` for scenes until something fails.
  template <typename Check>
  void in_scenes(Check&& check) {
    for (std::uint32_t seed = 1; seed <= 100u && !HasFailure(); ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      ExtremeScene scene(seed, GetParam());
      for (int i = 0; i < 20; ++i) check(scene);
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, ExtremeQueries, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(ExtremeQueries, RaycastFindsTheFirstOfAllHits) {
  in_scenes([](ExtremeScene& scene) {
    const Ray ray = {scene.coordinate(), scene.coordinate(), scene.step(), scene.step()};
    const std::vector<Order> wanted = met_by(scene, {{ray.x, ray.y, ray.x, ray.y}, ray.dx, ray.dy});
    const Order first = wanted.empty() ? Order(1.0f, kNoRow) : wanted[0];
    EXPECT_EQ(order_of(scene.tree().raycast(ray).value), first);
    std::vector<Order> all;
    for (const Hit& hit : scene.tree().raycast_all(ray).value)
      all.emplace_back(hit.fraction, hit.row);
    EXPECT_EQ(all, wanted);
  });
}

TEST_P(ExtremeQueries, SweepsFindTheFirstHit) {
  in_scenes([](ExtremeScene& scene) {
    const MovingBox moving = {scene.box(), scene.step(), scene.step()};
    const std::vector<Order> wanted = met_by(scene, moving);
    const Order first = wanted.empty() ? Order(1.0f, kNoRow) : wanted[0];
    EXPECT_EQ(order_of(scene.tree().sweep(moving).value), first);
  });
}

TEST_P(ExtremeQueries, TheNearestAreTheFirstByDistance) {
  in_scenes([](ExtremeScene& scene) {
    const Point point = scene.point();
    const float most = std::fabs(scene.coordinate());
    for (const float distance : {most, kInfinity}) {
      const std::vector<Order> all = near_to(scene, point, distance);
      for (const std::size_t count : {1u, 3u, 1000u}) {
        std::vector<Order> wanted = all;
        wanted.resize(std::min(all.size(), count));
        std::vector<Order> found;
        const auto wanted_count = static_cast<std::uint32_t>(count);
        for (const auto& [row, far] : scene.tree().nearest(point, wanted_count, distance).value)
          found.emplace_back(far, row);
        EXPECT_EQ(found, wanted);
      }
    }
  });
}

TEST_P(ExtremeQueries, DistancesAreRoundedBeforeTheyAreCompared) {
  Settings settings = settings_64(GetParam(), 1);
  settings.world = {0, 0, 16 * kLeast, 16 * kLeast};
  Quadtree tree = make_tree(settings);
  insert(tree, {4 * kLeast, 4 * kLeast, 4 * kLeast,
                4 * kLeast});  // at a distance of root two, rounded to one
  insert(tree, {2 * kLeast, 3 * kLeast, 2 * kLeast, 3 * kLeast});
  const auto nearest = tree.nearest({3 * kLeast, 3 * kLeast}, 1).value;
  ASSERT_EQ(nearest.size(), 1u);
  EXPECT_EQ(nearest[0].row, 0u);
  EXPECT_EQ(nearest[0].distance, kLeast);
}

TEST_P(ExtremeQueries, RegionQueriesFindWhatOverlaps) {
  in_scenes([](ExtremeScene& scene) {
    Quadtree& tree = scene.tree();
    DrawnShapes(scene).for_each([&](const auto& shape) {
      if (!is_valid(shape)) return;
      const std::vector<Row> overlapping = within(scene, Region(shape, scene.edges()));
      EXPECT_EQ(sorted(tree.query(shape)), overlapping);
      EXPECT_EQ(tree.query_any(shape).value, !overlapping.empty());
    });
  });
}

TEST_P(ExtremeQueries, PairsAreTheBoxesThatOverlap) {
  in_scenes([](ExtremeScene& scene) {
    std::vector<Placed> objects;
    for (Row row = 0; row < scene.boxes().size(); ++row)
      objects.push_back({row, scene.boxes()[row]});
    EXPECT_EQ(sorted_pairs(scene.tree()), brute_pairs(objects, scene.edges()));
    const Row row = 0;
    ASSERT_EQ(scene.tree().update(scene.tree().id_at(row).value, scene.box()), Status::kOk);
    expect_sound(scene.tree());
  });
}

// A crowd in a corner of a world that is far too large, around one that is far too small, and far
// away from one: many objects are in one list.
TEST_P(ExtremeQueries, CrowdsThatDoNotFitTheirWorldAreFound) {
  const Box worlds[] = {{0, 0, 64'000, 64'000}, {30, 30, 34, 34}, {-900, 5'000, -800, 5'100}};
  for (std::uint32_t seed = 0; seed < drawn(30u) && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Settings settings = draw_settings(random, GetParam());
    settings.world = worlds[seed % 3];
    Quadtree tree = make_tree(settings);
    const auto half = [&](std::uint32_t below) {
      return 0.5f * static_cast<float>(random.below(below));
    };
    const auto box = [&]() -> Box {
      const float x = half(128), y = half(128);
      return {x, y, x + half(8), y + half(8)};
    };
    for (int i = 0; i < 600; ++i) insert(tree, box());
    for (int round = 0; round < 4; ++round) {
      for (int i = 0; i < 20; ++i) {
        const Box window =
            random.one_in(2) ? box() : Box{half(60), half(60), 30 + half(68), 30 + half(68)};
        const Region region(window, settings.edges);
        std::vector<Row> wanted;
        for (Row row = 0; row < tree.boxes().size(); ++row) {
          const bool may = overlap<EdgeRule::kTouching>(region.window(), tree.boxes()[row]);
          if (may && region.overlaps(tree.boxes()[row])) wanted.push_back(row);
        }
        EXPECT_EQ(sorted(tree.query(window)), wanted);
        const Ray ray = {half(128), half(128), 32 - half(128), 32 - half(128)};
        const SweptBox swept({{ray.x, ray.y, ray.x, ray.y}, ray.dx, ray.dy}, settings.edges);
        std::size_t met = 0;
        for (const Box& at : tree.boxes()) met += swept.meets(at) ? 1u : 0u;
        EXPECT_EQ(tree.raycast_all(ray).value.size(), met);
      }
      expect_sound(tree);
      for (Box& moved : tree.boxes()) {
        if (random.one_in(round == 3 ? 1 : 5)) moved = box();
      }
      ASSERT_EQ(tree.sync(round == 1 ? Sync::kRebuild : Sync::kAuto), Status::kOk);
      ASSERT_EQ(tree.update(tree.id_at(5).value, box()), Status::kOk);
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
