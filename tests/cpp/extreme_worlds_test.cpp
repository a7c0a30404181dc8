// Queries of worlds with numbers of all magnitudes that 32-bit floats have: a path of any length
// meets what a path meets that is just long enough, whatever the unit of the scene is.
#include <cmath>
#include <numbers>
#include <vector>

#include "made_shapes.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// Solids around the middle, at multiples of a unit.
class ScaledScene {
 public:
  explicit ScaledScene(std::uint32_t seed) : random_(seed), unit_(draw_unit()), world_(make()) {
    for (int i = 0; i < 12; ++i) {
      const Shape shape =
          random_.one_in(3) ? circle(within(5, 30)) : box(within(5, 60), within(5, 60));
      BodyOptions options = {.is_static = !random_.one_in(3)};
      if (random_.one_in(2)) options.transform.angle = static_cast<float>(random_.unit());
      add_at(world_, shape, within(-100, 100), within(-100, 100), options);
    }
    // A floor of tiles, which rays could pass between.
    for (int i = -4; i < 4; ++i) {
      const float size = 25 * unit_;
      add_at(world_, box(size, size), (static_cast<float>(i) + 0.5f) * size, 150 * unit_,
             {.is_static = true});
    }
    EXPECT_EQ(world_.step(), Status::kOk);
  }

  World& world() { return world_; }
  float unit() const { return unit_; }
  Random& random() { return random_; }

  float within(double least, double most) {
    return static_cast<float>((least + (most - least) * random_.unit()) * double{unit_});
  }

  /// From 10 times the size of the scene on, to the largest float: as long as fractions of it are
  /// floats.
  float length() {
    const double most = std::min(double{kLargest}, 1e35 * double{unit_});
    const double factor = random_.one_in(4) ? 1 : random_.unit();
    const double least = 1e4 * double{unit_};
    return static_cast<float>(least * std::pow(most / least, factor));
  }

 private:
  float draw_unit() {
    return random_.one_in(3) ? 1 : static_cast<float>(std::pow(10, -20 + 50 * random_.unit()));
  }

  World make() {
    Settings settings = settings_64(Placement::kCover);
    settings.world = {-500 * unit_, -500 * unit_, 500 * unit_, 500 * unit_};
    settings.edges = random_.one_in(2) ? EdgeRule::kStrict : EdgeRule::kTouching;
    settings.seam_tolerance = random_.one_in(3) ? kNoSeamRule : 0.01f * unit_;
    return make_world(settings);
  }

  Random random_;
  float unit_;
  World world_;
};

template <typename Check>
void in_scenes(int scenes, Check&& check) {
  for (int seed = 1; seed <= drawn(scenes) && !::testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ScaledScene scene(static_cast<std::uint32_t>(seed));
    for (int i = 0; i < 10; ++i) check(scene);
  }
}

// A power of two, so that a way of a length that is divided by it has the same direction: the
// number that makes it 1000 to 2000 units long.
float divisor_of(float length, float unit) {
  return std::exp2(std::floor(std::log2(length / (1000 * unit))));
}

void expect_same_rays(int scenes) {
  in_scenes(scenes, [](ScaledScene& scene) {
    World& world = scene.world();
    const float unit = scene.unit();
    const double angle =
        scene.random().one_in(4) ? std::numbers::pi / 2 : 7 * scene.random().unit();
    const auto x = static_cast<float>(std::cos(angle));
    const auto y = static_cast<float>(std::sin(angle));
    const bool is_at_seam = scene.random().one_in(4);
    const float from_x = is_at_seam ? 25 * unit : scene.within(-200, 200);
    const float from_y = scene.within(-200, 200);
    const float length = scene.length();
    const float divisor = divisor_of(length, unit);
    const Ray far = {from_x, from_y, length * x, length * y};
    const Ray near = {from_x, from_y, far.dx / divisor, far.dy / divisor};
    SCOPED_TRACE("unit " + std::to_string(std::log10(double{unit})) + ", length " +
                 std::to_string(length));
    const std::optional<Hit> wanted = world.raycast(near).value;
    const std::optional<Hit> found = world.raycast(far).value;
    ASSERT_EQ(found.has_value(), wanted.has_value());
    const auto expect_same = [&](const Hit& one, const Hit& other) {
      // Of the two tiles at a seam, rounding decides.
      EXPECT_TRUE(is_at_seam || one.row == other.row) << one.row << " and " << other.row;
      EXPECT_NEAR(one.x, other.x, 1e-3f * unit);
      EXPECT_NEAR(one.y, other.y, 1e-3f * unit);
      EXPECT_NEAR(one.normal_x, other.normal_x, 1e-3f);
      EXPECT_NEAR(one.normal_y, other.normal_y, 1e-3f);
    };
    if (found) expect_same(*found, *wanted);
    if (is_at_seam) return;
    const auto kept = [&](const Ray& ray) {
      const std::span<const Hit> hits = world.raycast_all(ray).value;
      return std::vector<Hit>(hits.begin(), hits.end());
    };
    const std::vector<Hit> all = kept(far);
    const std::vector<Hit> all_wanted = kept(near);
    ASSERT_EQ(all.size(), all_wanted.size());
    for (std::size_t i = 0; i < all.size(); ++i) expect_same(all[i], all_wanted[i]);
  });
}

TEST(ExtremeWorlds, RaysOfAnyLengthMeetWhatShortOnesDo) {
  expect_same_rays(1000);
}

TEST(ExtremeWorlds, ThoroughRaysOfAnyLengthMeetWhatShortOnesDo) {
  expect_same_rays(100000);
}

void expect_same_casts(int scenes) {
  in_scenes(scenes, [](ScaledScene& scene) {
    World& world = scene.world();
    const float unit = scene.unit();
    const double angle = 7 * scene.random().unit();
    const auto x = static_cast<float>(std::cos(angle));
    const auto y = static_cast<float>(std::sin(angle));
    const Shape shape = scene.random().one_in(2) ? circle(8 * unit) : box(9 * unit, 14 * unit);
    const Transform from = {.x = scene.within(-200, 200), .y = scene.within(-200, 200)};
    if (!world.overlaps(shape, from).value.empty()) return;
    const float length = scene.length();
    const float divisor = divisor_of(length, unit);
    const CastPath far = {from, length * x, length * y};
    const CastPath near = {from, far.dx / divisor, far.dy / divisor};
    SCOPED_TRACE("unit " + std::to_string(std::log10(double{unit})) + ", length " +
                 std::to_string(length));
    const std::optional<CastHit> wanted = world.cast(shape, near).value;
    const std::optional<CastHit> found = world.cast(shape, far).value;
    ASSERT_EQ(found.has_value(), wanted.has_value());
    if (!found) return;
    EXPECT_EQ(found->row, wanted->row);
    EXPECT_NEAR(found->point_x, wanted->point_x, 1e-2f * unit);
    EXPECT_NEAR(found->point_y, wanted->point_y, 1e-2f * unit);
    EXPECT_TRUE(world.overlaps(shape, {.x = found->x, .y = found->y}).value.empty());
  });
}

TEST(ExtremeWorlds, CastsOfAnyLengthMeetWhatShortOnesDo) {
  expect_same_casts(1000);
}

TEST(ExtremeWorlds, ThoroughCastsOfAnyLengthMeetWhatShortOnesDo) {
  expect_same_casts(100000);
}

TEST(ExtremeWorlds, RaysWithoutEndMeetTheFirstBody) {
  World world = empty_world();
  const Id body = add_at(world, box(40, 40), 500, 500, {.is_static = true});
  EXPECT_EQ(world.raycast_all({0, 500, kLargest, 0}).value.size(), 1u);
  const std::optional<Hit> hit = world.raycast({0, 500, kLargest, 0}).value;
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->row, row_of(body));
  EXPECT_EQ(hit->x, 480);
}

TEST(ExtremeWorlds, LongRaysPassBetweenSolidsThatAreApart) {
  World world = empty_world();
  add_at(world, box(40, 40), 500, 470, {.is_static = true});  // 20 apart
  add_at(world, box(40, 40), 500, 530, {.is_static = true});
  for (const float length : {1e3f, 1e6f, 1e9f, 1e20f, kLargest}) {
    EXPECT_FALSE(world.raycast({0, 500, length, 0}).value) << length;
    EXPECT_TRUE(world.raycast_all({0, 500, length, 0}).value.empty()) << length;
  }
}

}  // namespace
}  // namespace quadrille::testing
