// Bodies that steps sweep, against references that share no code with the core: in scenes full of
// ties, at walls of every thickness and angle, and while they turn.
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <vector>

#include "cast_reference.hpp"
#include "findings.hpp"
#include "made_shapes.hpp"
#include "shape_code.hpp"
#include "tie_scene.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// Bullets in a scene, which move along ties for some steps.
class TieBullets : public ::testing::TestWithParam<Placement> {
 protected:
  struct Body {
    Id id;
    Shape shape;
    BodyOptions options;
    Transform from = {};  // of a bullet: where its way begins
  };

  void check(std::uint32_t seed, int scenes) {
    for (int i = 0; i < scenes; ++i) {
      Random random(seed + static_cast<std::uint32_t>(i));
      scene_ = draw_tie_scene(random, 2 + random.below(16));
      Settings settings = draw_world_settings(random, scene_.scale);
      settings.placement = GetParam();
      World world = make_world(settings);
      fill(random, world);
      std::vector<BodyPair> before;
      for (int frame = 0; frame < 4; ++frame) {
        shoot(random, world);
        check_step(world, before);
        before = values(world.pairs());
      }
      if (HasFailure()) return;
    }
    EXPECT_GT(met_, scenes);
    EXPECT_GT(missed_, scenes);
    EXPECT_GT(bullets_met_, scenes / 16);
  }

  void fill(Random& random, World& world) {
    bodies_.clear();
    for (const TieBody& body : scene_.bodies) {
      BodyOptions options = {.transform = body.transform,
                             .is_static = random.one_in(2),
                             .is_sensor = random.one_in(5)};
      options.filter.category = 1 + random.below(3);
      bodies_.push_back({add(world, body.shape, options), body.shape, options});
    }
    for (int i = 0; i < 5; ++i) {
      bool has_sliver = false;
      const ShapeKind kind = kTieKinds[random.below(5)];
      const Shape shape = draw_scene_shape(random, scene_.scale, kind, has_sliver);
      const Point at = draw_tie_point(random, scene_);
      BodyOptions options = {.transform = {.x = at.x, .y = at.y}, .is_bullet = true};
      options.transform.angle = draw_tie_angle(random, scene_.scale.is_on_lattice);
      options.filter.mask = random.one_in(3) ? 1u : 3u;
      if (random.one_in(4)) options.group = 1;
      bodies_.push_back({add(world, shape, options), shape, options, options.transform});
    }
  }

  // To some tie, or by a way that leads along one.
  void shoot(Random& random, World& world) {
    for (Body& body : bodies_) {
      if (!body.options.is_bullet) continue;
      body.from = body.options.transform;
      Transform& to = body.options.transform;
      const Ray ray = draw_tie_ray(random, scene_);
      to.x = random.one_in(2) ? ray.x : to.x + ray.dx;
      to.y = random.one_in(2) ? ray.y : to.y + ray.dy;
      if (random.one_in(5)) {  // a teleport
        ASSERT_EQ(world.place(body.id, to), Status::kOk);
        body.from = to;
      } else if (random.one_in(2)) {
        ASSERT_EQ(world.move(body.id, to.x, to.y), Status::kOk);
      } else {
        world.transforms()[row_of(body.id)] = to;
      }
    }
  }

  void check_step(World& world, const std::vector<BodyPair>& before) {
    ASSERT_EQ(world.step(), Status::kOk);
    expect_sound(world);
    EXPECT_TRUE(std::ranges::is_sorted(world.impacts(), {}, [](const Impact& impact) {
      return std::tuple(impact.bullet, impact.fraction, impact.other);
    }));
    std::size_t impacts = 0;
    for (std::size_t i = 0; i < bodies_.size(); ++i) {
      for (std::size_t j = i + 1; j < bodies_.size(); ++j) {
        impacts += check_pair(world, bodies_[i], bodies_[j], before);
      }
    }
    EXPECT_EQ(world.impacts().size(), impacts);
  }

  // The bodies are in the order of ids: the second one is a bullet if one of them is. Returns how
  // many impacts the two have.
  std::size_t check_pair(const World& world, const Body& other, const Body& bullet,
                         const std::vector<BodyPair>& before) {
    const auto is_it = [&](const BodyPair& pair) {
      return pair.a == other.id && pair.b == bullet.id;
    };
    const bool is_pair = std::ranges::any_of(world.pairs(), is_it);
    const bool were_pair = std::ranges::any_of(before, is_it);
    const EdgeRule edges = world.settings().edges;
    const bool may_touch =
        !(bullet.options.is_static && other.options.is_static) &&
        admit(bullet.options.filter, other.options.filter) &&
        !(bullet.options.group != 0 && bullet.options.group == other.options.group);
    const bool touch_at_end = may_touch && collide(other.shape, other.options.transform,
                                                   bullet.shape, bullet.options.transform, edges)
                                                   .point_count > 0;
    const auto code = [&] {
      const ShapePair pair = {bullet.shape, bullet.from, other.shape, other.options.transform};
      return code_of(pair) + ", to " + code_of(bullet.options.transform) +
             (edges == EdgeRule::kTouching ? ", touching" : "");
    };
    if (!bullet.options.is_bullet || !may_touch) {
      findings_.expect(is_pair == touch_at_end, "bodies that are not swept are pairs by the end",
                       code);
      return 0;
    }
    const auto impact = std::ranges::find_if(world.impacts(), [&](const Impact& found) {
      return found.bullet == bullet.id && found.other == other.id;
    });
    const bool is_met = impact != world.impacts().end();
    findings_.expect(is_pair == (touch_at_end || is_met), "a pair overlaps at the end or was met",
                     code);
    findings_.expect(is_met || !is_pair || were_pair, "a new pair has an impact", code);
    ++(is_met ? met_ : missed_);
    if (other.options.is_bullet) {
      const auto mirror = std::ranges::find_if(world.impacts(), [&](const Impact& found) {
        return found.bullet == other.id && found.other == bullet.id;
      });
      findings_.expect((mirror != world.impacts().end()) == is_met, "both bullets meet", code);
      if (is_met) findings_.expect(mirror->fraction == impact->fraction, "at one time", code);
      bullets_met_ += is_met ? 1 : 0;
      check_bullets(bullet, other, is_met ? &*impact : nullptr, were_pair, edges, touch_at_end);
      return is_met ? 2 : 0;
    }
    const ShapePair pair = {bullet.shape, bullet.from, other.shape, other.options.transform};
    const auto way_x = static_cast<float>(double{bullet.options.transform.x} - bullet.from.x);
    const auto way_y = static_cast<float>(double{bullet.options.transform.y} - bullet.from.y);
    const CastCase drawn = {pair, way_x, way_y};
    if (overlap_at(pair, bullet.from.x, bullet.from.y, edges)) {
      const bool is_told = is_met && impact->fraction == 0 && impact->x == bullet.from.x &&
                           impact->y == bullet.from.y;
      findings_.expect(were_pair ? !is_met : is_told, "an overlap at the start is new or goes on",
                       code);
      return is_met ? 1 : 0;
    }
    std::optional<CastHit> hit;
    if (is_met) {
      hit = as_hit(*impact, bullet, drawn, code);
      findings_.expect(!overlap_at(pair, impact->x, impact->y, edges),
                       "the two do not overlap at the place of the impact", code);
    }
    if (!is_met && touch_at_end) return 0;  // they were a pair
    findings_.expect_none(wrong_in_cast(drawn, edges, hit), code);
    return is_met ? 1 : 0;
  }

  // The hit of a cast, whose place is computed from a rounded way.
  template <typename Code>
  CastHit as_hit(const Impact& impact, const Body& bullet, const CastCase& drawn, Code&& code) {
    const Transform& to = bullet.options.transform;
    const auto place = [&](float from, float end) {
      return static_cast<float>(from + double{impact.fraction} * (double{end} - from));
    };
    findings_.expect(
        impact.x == place(bullet.from.x, to.x) && impact.y == place(bullet.from.y, to.y),
        "the place is that of the fraction", code);
    return {.row = row_of(impact.other),
            .fraction = impact.fraction,
            .x = static_cast<float>(bullet.from.x + double{impact.fraction} * drawn.dx),
            .y = static_cast<float>(bullet.from.y + double{impact.fraction} * drawn.dy),
            .point_x = impact.point_x,
            .point_y = impact.point_y,
            .normal_x = impact.normal_x,
            .normal_y = impact.normal_y,
            .depth = 0};
  }

  // Seen from the other one, which does not turn, the bullet moves by the difference of their ways.
  void check_bullets(const Body& bullet, const Body& other, const Impact* impact, bool were_pair,
                     EdgeRule edges, bool touch_at_end) {
    const ShapePair pair = {bullet.shape, bullet.from, other.shape, other.from};
    const auto difference = [](const Transform& a, const Transform& from_a, const Transform& b,
                               const Transform& from_b, float Transform::* axis) {
      return static_cast<float>((Real{a.*axis} - from_a.*axis) - (Real{b.*axis} - from_b.*axis));
    };
    const Transform& to = bullet.options.transform;
    const Transform& other_to = other.options.transform;
    const CastCase drawn = {pair, difference(to, bullet.from, other_to, other.from, &Transform::x),
                            difference(to, bullet.from, other_to, other.from, &Transform::y)};
    const CastReference reference = reference_of(drawn);
    const Real rounding = reference.tolerance + 4 * reference.float_step;
    const auto code = [&] { return code_of(pair) + ", to " + code_of(to); };
    if (overlap_at(pair, bullet.from.x, bullet.from.y, edges)) {
      findings_.expect(were_pair || (impact != nullptr && impact->fraction == 0),
                       "bullets that overlap from the start meet", code);
      return;
    }
    const Real fraction = impact == nullptr ? 1 : Real{impact->fraction};
    findings_.expect(least_distance(reference, drawn, fraction) >= -rounding,
                     "bullets meet no later than they touch", code);
    if (impact == nullptr || touch_at_end) return;
    const Real later =
        std::min(Real{1}, fraction + 1e-5L +
                              4 * reference.float_step / std::max(reference.length, Real{1e-30L}));
    findings_.expect(least_distance(reference, drawn, later) <= rounding + 1e-5L * reference.length,
                     "bullets meet no sooner than they touch", code);
  }

  TieScene scene_;
  std::vector<Body> bodies_;  // by id: the bullets are the last ones
  Findings findings_;
  int met_ = 0;
  int missed_ = 0;
  int bullets_met_ = 0;
};

INSTANTIATE_TEST_SUITE_P(All, TieBullets, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(TieBullets, MeetWhatTheReferenceMeets) {
  check(81, 60);
}

TEST_P(TieBullets, ThoroughMeetWhatTheReferenceMeets) {
  check(2000, 500);
}

// Walls of every thickness and angle, one below the other, each with a bullet of its own that is
// shot from one side of it to the other.
void shoot_through_walls(std::uint32_t seed, int frames) {
  constexpr int kWalls = 1000;
  constexpr float kSpacing = 100;
  Random random(seed);
  World world = make_world({.world = {-100, 0, 100, kWalls * kSpacing}});
  std::vector<Id> walls;
  std::vector<Id> bullets;
  for (int i = 0; i < kWalls; ++i) {
    walls.push_back(add(world, circle(1), {.is_static = true}));
    bullets.push_back(add(world, circle(1), {.is_bullet = true}));
  }
  const auto draw_bullet = [&] {
    const float size = std::exp2(-8 * random.unit());
    switch (random.below(4)) {
      case 0:
        return circle(size);
      case 1:
        return box(2 * size, size);
      case 2:
        return capsule(2 * size, size / 2);
      default:
        return segment(-size, 0, size, 0);
    }
  };
  for (int frame = 0; frame < frames; ++frame) {
    for (std::size_t i = 0; i < kWalls; ++i) {
      const float y = (static_cast<float>(i) + 0.5f) * kSpacing;
      const float thickness = random.one_in(8) ? 0 : 20 * std::exp2(-40 * random.unit());
      const float angle = random.one_in(4) ? quarter_turns(static_cast<int>(random.below(4)))
                                           : 6.2831855f * random.unit();
      const Shape wall = thickness == 0 ? segment(0, -30, 0, 30) : box(thickness, 60);
      ASSERT_EQ(world.set_shape(walls[i], wall, {.x = 0, .y = y, .angle = angle}), Status::kOk);
      // From one side to the other, across the wall's middle, at an angle of at most 60 degrees.
      const float way = angle + (random.one_in(4) ? 0 : (random.unit() - 0.5f) * 2.0944f);
      const float length = 12 + 30 * random.unit();
      const float x = length * std::cos(way);
      const float dy = length * std::sin(way);
      ASSERT_EQ(world.set_shape(bullets[i], draw_bullet(),
                                {.x = -x, .y = y - dy, .angle = 6.2831855f * random.unit()}),
                Status::kOk);
      Transform& to = world.transforms()[row_of(bullets[i])];
      to.x = x;
      to.y = y + dy;
    }
    ASSERT_EQ(world.step(), Status::kOk);
    std::vector<bool> is_stopped(kWalls);
    for (const auto& [wall, bullet] : world.pairs()) {
      const auto i = static_cast<std::size_t>(std::ranges::find(walls, wall) - walls.begin());
      is_stopped[i] = i < kWalls && bullets[i] == bullet;
    }
    ASSERT_EQ(std::ranges::count(is_stopped, false), 0) << "frame " << frame;
  }
}

TEST(Bullets, DoNotPassThroughWalls) {
  shoot_through_walls(91, 20);
}

TEST(Bullets, ThoroughDoNotPassThroughWallsInAMillionShots) {
  shoot_through_walls(92, 1000);
}

// Bullets among bodies that walk, run and stand, against places on their ways that are close to
// each other: what overlaps at one of them is met, and not before that; what is apart at all is
// not.
TEST(Bullets, MeetWhatSmallStepsMeet) {
  Random random(97);
  constexpr int kSamples = 500;
  int met = 0;
  int missed = 0;
  int met_behind = 0;  // ends apart from the bullet's way
  for (int i = 0; i < 60; ++i) {
    World world = empty_world();
    struct Body {
      Id id;
      Shape shape;
      Transform from;
      Transform to;
    };
    std::vector<Body> bodies;
    const std::size_t bullet_count = 3;
    for (std::size_t k = 0; k < 15; ++k) {
      const bool is_bullet = k < bullet_count;
      const Transform from = {.x = 8 + 48 * random.unit(),
                              .y = 8 + 48 * random.unit(),
                              .angle = 6 * random.unit(),
                              .scale = 0.5f + random.unit()};
      Transform to = from;
      const float longest = is_bullet ? 60.0f : std::array{0.0f, 2.0f, 2.0f, 40.0f}[k % 4];
      to.x += longest * (random.unit() - 0.5f);
      to.y += longest * (random.unit() - 0.5f);
      const Shape shape = draw_shape(random);
      const Filter filter = is_bullet ? Filter{.category = 2, .mask = 1} : Filter{.category = 1};
      const BodyOptions options = {.transform = from, .is_bullet = is_bullet, .filter = filter};
      bodies.push_back({add(world, shape, options), shape, from, to});
    }
    ASSERT_EQ(world.step(), Status::kOk);
    const std::vector<BodyPair> before = values(world.pairs());
    for (const Body& body : bodies) world.transforms()[row_of(body.id)] = body.to;
    const std::vector<Impact> impacts = impacts_of_step(world);
    for (std::size_t b = 0; b < bullet_count; ++b) {
      for (std::size_t k = bullet_count; k < bodies.size(); ++k) {
        const auto& [bullet, shape, from, to] = bodies[b];
        const auto& [other, other_shape, other_from, other_to] = bodies[k];
        if (std::ranges::find(before, BodyPair{bullet, other}) != before.end()) continue;
        const auto impact = std::ranges::find_if(impacts, [&](const Impact& candidate) {
          return candidate.bullet == bullet && candidate.other == other;
        });
        const Point origin = {other_to.x, other_to.y};
        const Real step = std::hypot(Real{to.x} - from.x - other_to.x + other_from.x,
                                     Real{to.y} - from.y - other_to.y + other_from.y) /
                          kSamples;
        const auto distance_at = [&](Real part) {
          const auto between = [&](const Transform& begin, const Transform& end) {
            return Transform{.x = static_cast<float>(begin.x + part * (Real{end.x} - begin.x)),
                             .y = static_cast<float>(begin.y + part * (Real{end.y} - begin.y)),
                             .angle = end.angle,
                             .scale = end.scale};
          };
          return oracle_distance(
              reference_shape(shape, between(from, to), origin),
              reference_shape(other_shape, between(other_from, other_to), origin));
        };
        constexpr Real kRounding = 1e-4L;
        Real least = 1e9L;
        Real least_before = 1e9L;  // until the impact
        for (int sample = 0; sample <= kSamples; ++sample) {
          const Real part = Real{static_cast<float>(sample)} / kSamples;
          const Real distance = distance_at(part);
          least = std::min(least, distance);
          if (impact != impacts.end() && part <= Real{impact->fraction}) {
            least_before = std::min(least_before, distance);
          }
        }
        const bool is_met = impact != impacts.end();
        EXPECT_TRUE(is_met || least > -kRounding) << i << ": " << b << ", " << k;
        EXPECT_FALSE(is_met && least > kRounding + step) << i << ": " << b << ", " << k;
        EXPECT_GT(least_before, -kRounding) << i << ": " << b << ", " << k;
        if (is_met) {
          EXPECT_LT(std::fabs(distance_at(Real{impact->fraction})), kRounding);
        }
        met += is_met ? 1 : 0;
        missed += is_met ? 0 : 1;
        const ShapePair ends = {shape, from, other_shape, other_to};
        const CastCase stand = {ends, to.x - from.x, to.y - from.y};
        met_behind += is_met && least_distance(reference_of(stand), stand, 1) > 1 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(met, 100);
  EXPECT_GT(missed, 1000);
  EXPECT_GT(met_behind, 10);
}

// Places and angles on the way, close to each other: what overlaps deeper than the documented bound
// at one of them is met; what is farther away than that at all of them is not.
TEST(Bullets, ThatTurnMissNothingDeeperThanTheBound) {
  Random random(95);
  int met = 0;
  int missed = 0;
  for (int i = 0; i < 400; ++i) {
    World world = empty_world();
    const Shape shape = box(4 + 8 * random.unit(), 2 * random.unit() + 0.1f);
    const Shape standing = random.one_in(2) ? circle(3 * random.unit()) : box(2, 6);
    const Transform from = {.x = 10, .y = 20 + 20 * random.unit(), .angle = 6 * random.unit()};
    const Transform to = {.x = 10 + 40 * random.unit(),
                          .y = 20 + 20 * random.unit(),
                          .angle = from.angle + 16 * (random.unit() - 0.5f)};
    const Transform at = {.x = 30, .y = 20 + 20 * random.unit(), .angle = random.unit()};
    add(world, standing, {.transform = at, .is_static = true});
    const Id bullet = add(world, shape, {.transform = from, .is_bullet = true});
    world.transforms()[row_of(bullet)] = to;
    const bool is_met = !impacts_of_step(world).empty();
    const Point origin = {at.x, at.y};
    const OracleShape<Real> fixed = reference_shape(standing, at, origin);
    constexpr int kSamples = 2000;
    Real least = 1e9L;
    for (int k = 0; k <= kSamples; ++k) {
      const Real part = Real{static_cast<float>(k)} / kSamples;
      const auto between = [&](float a, float b) {
        return static_cast<float>(a + part * (Real{b} - a));
      };
      const Transform there = {.x = between(from.x, to.x),
                               .y = between(from.y, to.y),
                               .angle = between(from.angle, to.angle)};
      least = std::min(least, oracle_distance(reference_shape(shape, there, origin), fixed));
    }
    const Real bound = reach_of(shape, from) / 16 + 1e-4L;
    const Real step =
        (std::hypot(Real{to.x} - from.x, Real{to.y} - from.y) + 8 * reach_of(shape, from)) /
        kSamples;
    const bool must_meet = least < -bound;
    const bool must_miss = least > bound + step;
    EXPECT_TRUE(is_met || !must_meet) << i;
    EXPECT_FALSE(is_met && must_miss) << i;
    met += must_meet ? 1 : 0;
    missed += must_miss ? 1 : 0;
  }
  EXPECT_GT(met, 50);
  EXPECT_GT(missed, 50);
}

}  // namespace
}  // namespace quadrille::testing
