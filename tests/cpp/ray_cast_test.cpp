// Ray casts and sweeps equal brute force, ties included.
#include <cmath>

#include "brute_queries.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

class RayCasts : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, RayCasts, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

// A box widened by the size of the moving box, whose min corner then moves as a point.
Box widened_box(const MovingBox& moving, const Box& box) {
  const float width = moving.box.max_x - moving.box.min_x;
  const float height = moving.box.max_y - moving.box.min_y;
  return {box.min_x - width, box.min_y - height, box.max_x, box.max_y};
}

// Where the path enters a widened box that it is known to meet: clipped by one side after the
// other.
double brute_fraction(const MovingBox& moving, const Box& seen) {
  double enter = 0;
  const auto clip = [&](double from, double step, double low, double high) {
    if (step > 0) enter = std::max(enter, (low - from) / step);
    if (step < 0) enter = std::max(enter, (high - from) / step);
  };
  clip(moving.box.min_x, moving.dx, seen.min_x, seen.max_x);
  clip(moving.box.min_y, moving.dy, seen.min_y, seen.max_y);
  return enter;
}

// Fraction and row of every hit, sorted before fractions are rounded.
std::vector<std::pair<float, Row>> brute_hits(const Scene& scene, const MovingBox& moving) {
  std::vector<std::pair<double, Row>> exact;
  const Point path[] = {{moving.box.min_x, moving.box.min_y},
                        {moving.box.min_x + moving.dx, moving.box.min_y + moving.dy}};
  for (const Placed& object : scene.objects) {
    const Box seen = widened_box(moving, object.box);
    if (!brute_overlap(Polygon{path}, seen, scene.edges())) continue;
    const Box start = {path[0].x, path[0].y, path[0].x, path[0].y};
    const bool is_within = brute_overlap(start, seen, scene.edges());
    exact.emplace_back(is_within ? 0.0 : brute_fraction(moving, seen), object.row);
  }
  std::ranges::sort(exact);
  return {exact.begin(), exact.end()};
}

std::vector<std::pair<float, Row>> values_of(const Result<std::span<const Hit>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::vector<std::pair<float, Row>> hits;
  for (const Hit& hit : found.value) hits.emplace_back(hit.fraction, hit.row);
  return hits;
}

// At the hit, the moving box touches the object with the side that the normal names.
void expect_contact(const Scene& scene, const MovingBox& moving, const Hit& hit) {
  const Box seen = widened_box(moving, scene.box_of(hit.row));
  if (hit.normal_x == 0 && hit.normal_y == 0) {
    EXPECT_EQ(hit.fraction, 0);
    EXPECT_EQ(hit.x, moving.box.min_x);
    EXPECT_EQ(hit.y, moving.box.min_y);
    return;
  }
  EXPECT_EQ(std::fabs(hit.normal_x) + std::fabs(hit.normal_y), 1);
  EXPECT_LT(hit.normal_x * moving.dx + hit.normal_y * moving.dy, 0)
      << "normals face the moving box";
  if (hit.normal_x != 0) {
    EXPECT_EQ(hit.x, hit.normal_x < 0 ? seen.min_x : seen.max_x);
  } else {
    EXPECT_EQ(hit.y, hit.normal_y < 0 ? seen.min_y : seen.max_y);
  }
  EXPECT_NEAR(hit.x, moving.box.min_x + moving.dx * hit.fraction, 1e-4);
  EXPECT_NEAR(hit.y, moving.box.min_y + moving.dy * hit.fraction, 1e-4);
  const float slack = 1e-4f;
  EXPECT_TRUE(seen.min_x - slack <= hit.x && hit.x <= seen.max_x + slack);
  EXPECT_TRUE(seen.min_y - slack <= hit.y && hit.y <= seen.max_y + slack);
}

// Coordinates whose sums are no floats: a box that is put where the hit says must not overlap what
// it met, or it would be stuck there.
TEST(Sweeps, EndWithoutAnOverlapWithWhatTheyMet) {
  Random random(8);
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  std::size_t contacts = 0;
  for (int i = 0; i < 20'000; ++i) {
    tree.clear();
    const auto draw = [&random](float size) { return (random.unit() - 0.5f) * size; };
    const Box wall = {draw(30), draw(30), 31 + draw(30), 31 + draw(30)};
    insert(tree, wall);
    const float width = random.unit() * 9;
    const float height = random.unit() * 9;
    const Point from = {draw(200), draw(200)};
    const Box box = {from.x, from.y, from.x + width, from.y + height};
    const auto hit = tree.sweep({box, 16 - from.x + draw(20), 16 - from.y + draw(20)}).value;
    if (!hit || (hit->normal_x == 0 && hit->normal_y == 0)) continue;
    ++contacts;
    const double exact_width = double{box.max_x} - box.min_x;
    const double exact_height = double{box.max_y} - box.min_y;
    const Box there = {hit->x, hit->y, static_cast<float>(hit->x + exact_width),
                       static_cast<float>(hit->y + exact_height)};
    EXPECT_FALSE(overlap<EdgeRule::kStrict>(wall, there));
  }
  EXPECT_GT(contacts, 10'000u);
}

// Along cell lines, along axes, through corners, of no length, beyond the world.
Ray draw_ray(Scene& scene) {
  const Point from = scene.point();
  const Point to = scene.point();
  Ray ray = {from.x, from.y, to.x - from.x, to.y - from.y};
  if (scene.random.one_in(4)) ray.dx = 0;
  if (scene.random.one_in(4)) ray.dy = 0;
  if (scene.random.one_in(4)) ray.dy = scene.random.one_in(2) ? ray.dx : -ray.dx;
  if (scene.random.one_in(4)) ray.x = static_cast<float>(8 * scene.random.below(9));
  if (scene.random.one_in(4)) ray.y = static_cast<float>(8 * scene.random.below(9));
  return ray;
}

TEST_P(RayCasts, RaysMeetWhatBruteForceMeets) {
  for (std::uint32_t seed = 1; seed <= 80u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    std::vector<Ray> rays;
    std::vector<std::pair<float, Row>> firsts, all;
    for (int i = 0; i < 30; ++i) {
      const Ray ray = rays.emplace_back(draw_ray(scene));
      const MovingBox moving = {{ray.x, ray.y, ray.x, ray.y}, ray.dx, ray.dy};
      const auto wanted = brute_hits(scene, moving);
      const auto found = scene.tree.raycast_all(ray);
      EXPECT_EQ(values_of(found), wanted)
          << ray.x << " " << ray.y << " " << ray.dx << " " << ray.dy;
      for (const Hit& hit : found.value) expect_contact(scene, moving, hit);
      const auto first = scene.tree.raycast(ray);
      ASSERT_EQ(first.status, Status::kOk);
      ASSERT_EQ(first.value.has_value(), !wanted.empty());
      if (first.value) {
        EXPECT_EQ(std::pair(first.value->fraction, first.value->row), wanted[0]);
        expect_contact(scene, moving, *first.value);
      }
      firsts.push_back(wanted.empty() ? std::pair(1.0f, kNoRow) : wanted[0]);
      all.insert(all.end(), wanted.begin(), wanted.end());
    }
    EXPECT_EQ(values_of(scene.tree.raycast_many(rays)), firsts);
    const auto lists = scene.tree.raycast_all_many(rays);
    EXPECT_EQ(values_of({lists.status, lists.value.values}), all);
    EXPECT_EQ(lists.value.size(), rays.size());
    if (HasFailure()) return;
  }
}

TEST_P(RayCasts, SweepsMeetWhatBruteForceMeets) {
  for (std::uint32_t seed = 1; seed <= 80u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    std::vector<MovingBox> moving;
    std::vector<std::pair<float, Row>> firsts;
    for (int i = 0; i < 30; ++i) {
      const Ray ray = draw_ray(scene);
      moving.push_back({box_with_ties(scene.random), ray.dx, ray.dy});
      const auto wanted = brute_hits(scene, moving.back());
      const auto first = scene.tree.sweep(moving.back());
      ASSERT_EQ(first.status, Status::kOk);
      ASSERT_EQ(first.value.has_value(), !wanted.empty());
      firsts.push_back(wanted.empty() ? std::pair(1.0f, kNoRow) : wanted[0]);
      if (!first.value) continue;
      EXPECT_EQ(std::pair(first.value->fraction, first.value->row), wanted[0]);
      expect_contact(scene, moving.back(), *first.value);
    }
    EXPECT_EQ(values_of(scene.tree.sweep_many(moving)), firsts);
    if (HasFailure()) return;
  }
}

TEST(RayCasts, InvalidRaysAndMovingBoxesAreRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(tree.raycast({0, 0, nan, 1}).status, Status::kInvalidShape);
  EXPECT_EQ(tree.raycast_all({nan, 0, 1, 1}).status, Status::kInvalidShape);
  EXPECT_EQ(tree.sweep({{3, 3, 1, 1}, 1, 1}).status, Status::kInvalidShape);
}

// One tile ends one float beyond the other: the fractions of both hits round to the same 32 bits.
TEST(RayCasts, HitsWithEqualRoundedFractionsComeInExactOrder) {
  const float farther = std::nextafter(10.0f, 11.0f);
  for (const Placement placement : kPlacements) {
    Quadtree tree = make_tree(settings_64(placement, 1));
    insert(tree, {0, 0, 10, 50});
    insert(tree, {0, 50, farther, 60});
    const MovingBox moving = {.box = {60, 40, 64, 60}, .dx = -60, .dy = 0};
    const auto hit = tree.sweep(moving).value;
    ASSERT_TRUE(hit.has_value());
    EXPECT_EQ(hit->row, 1u);
    EXPECT_EQ(hit->x, farther);
    EXPECT_FALSE(tree.query_any({hit->x, hit->y, hit->x + 4, hit->y + 20}).value);
    insert(tree, {0, 45, farther, 55});
    const Ray ray = {.x = 60, .y = 50.5f, .dx = -60, .dy = 0};
    EXPECT_EQ(tree.raycast(ray).value->row, 1u);
    insert(tree, {0, 45, 10, 55});
    const auto all = values_of(tree.raycast_all(ray));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].second, 1u);
    EXPECT_EQ(all[1].second, 2u);
    EXPECT_EQ(all[2].second, 3u);
  }
}

TEST(RayCasts, HugeRaysMeetDistantObjects) {
  constexpr float kMost = std::numeric_limits<float>::max();
  for (const Placement placement : kPlacements) {
    Quadtree tree = make_tree(settings_64(placement, 1));
    insert(tree, {1e30f, -1e20f, 2e30f, 1e20f});
    insert(tree, {3, 3, 4, 4});
    insert(tree, {-kMost, 7, kMost, 8});
    const auto hit = tree.raycast({0, 0, kMost, 0}).value;
    ASSERT_TRUE(hit.has_value());
    EXPECT_EQ(hit->row, 0u);
    EXPECT_EQ(hit->x, 1e30f);
    EXPECT_EQ(tree.raycast_all({0, 3.5f, kMost, 0}).value.size(), 2u);
  }
}

}  // namespace
}  // namespace quadrille::testing
