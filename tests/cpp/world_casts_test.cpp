// Casts in a world: by hand, and in scenes full of ties, each hit against the reference.
#include <algorithm>
#include <set>

#include "cast_reference.hpp"
#include "findings.hpp"
#include "made_shapes.hpp"
#include "shape_code.hpp"
#include "tie_scene.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

CastPath path(float x, float y, float dx, float dy) {
  return {.from = {.x = x, .y = y}, .dx = dx, .dy = dy};
}

void expect_hit(const Result<std::optional<CastHit>>& found, const CastHit& expected) {
  ASSERT_TRUE(found.ok());
  ASSERT_TRUE(found.value.has_value());
  const CastHit& hit = *found.value;
  EXPECT_EQ(hit.row, expected.row);
  EXPECT_EQ(hit.fraction, expected.fraction);
  EXPECT_EQ(hit.x, expected.x);
  EXPECT_EQ(hit.y, expected.y);
  EXPECT_EQ(hit.point_x, expected.point_x);
  EXPECT_EQ(hit.point_y, expected.point_y);
  EXPECT_EQ(hit.normal_x, expected.normal_x);
  EXPECT_EQ(hit.normal_y, expected.normal_y);
  EXPECT_EQ(hit.depth, expected.depth);
}

TEST(WorldCasts, TellOfTheDeepestOverlapBeforeATouch) {
  World world = empty_world();
  add_at(world, box(10, 100), 85, 100, {.is_static = true});                    // touches at x 90
  const Id floor = add_at(world, box(400, 20), 200, 115, {.is_static = true});  // 5 deep
  add_at(world, box(400, 20), 200, 83, {.is_static = true});                    // 3 deep
  const auto hit = world.cast(circle(10), path(100, 100, -20, 0)).value;
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->row, row_of(floor));
  EXPECT_EQ(hit->fraction, 0);
  EXPECT_EQ(hit->depth, 5);
  const auto all = world.cast_all(circle(10), path(100, 100, -20, 0)).value;
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].depth, 5);
  EXPECT_EQ(all[1].depth, 3);
  EXPECT_EQ(all[2].depth, 0);
  EXPECT_EQ(all[2].row, 0u);
}

TEST(WorldCasts, StopWhereShapesTouch) {
  World world = empty_world();
  add_at(world, box(10, 10), 40, 30);
  // Side on side: the middle of their common part. Then the corner of a disc's path.
  expect_hit(world.cast(box(4, 4), path(13, 34, 40, 0)), {0, 0.5f, 33, 34, 35, 33.5f, -1, 0, 0});
  expect_hit(world.cast(circle(5), path(40, 10, 0, 40)), {0, 0.25f, 40, 20, 40, 25, 0, -1, 0});
  expect_hit(world.cast(circle(5), path(32, 5, 0, 32)), {0, 0.5f, 32, 21, 35, 25, -0.6f, -0.8f, 0});
  EXPECT_FALSE(world.cast(circle(5), path(40, 10, 0, 9)).value.has_value());
}

TEST(WorldCasts, AlongASurfaceMeetNothingByTheStrictRule) {
  for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
    World world = empty_world(edges);
    add_at(world, box(60, 10), 32, 45);  // its top is at 40
    const bool touching = edges == EdgeRule::kTouching;
    EXPECT_EQ(world.cast(box(4, 4), path(10, 38, 30, 0)).value.has_value(), touching);
    EXPECT_EQ(world.cast(circle(2), path(10, 38, 30, 0)).value.has_value(), touching);
    EXPECT_EQ(world.cast(box(4, 4), path(10, 38, 0, -30)).value.has_value(), touching);
    const auto into = world.cast(box(4, 4), path(10, 38, 30, 1));
    ASSERT_TRUE(into.value.has_value());
    EXPECT_EQ(into.value->fraction, 0);
    EXPECT_EQ(into.value->normal_y, -1);
  }
}

TEST(WorldCasts, TellAnOverlapAtTheStart) {
  World world = empty_world();
  add_at(world, box(10, 10), 40, 30);
  expect_hit(world.cast(box(10, 10), path(33, 30, 50, 0)), {0, 0, 33, 30, 36.5f, 30, -1, 0, 3});
}

TEST(WorldCasts, DoNotPassThroughAShapeWithoutInside) {
  World world = empty_world();
  add_at(world, segment(0, -10, 0, 10), 40, 30);
  for (const Shape& shape : {segment(0, -1, 0, 1), box(2, 2), circle(1)}) {
    const auto hit = world.cast(shape, path(20, 30, 1000, 0)).value;
    ASSERT_TRUE(hit.has_value());
    EXPECT_LT(hit->x, 40);
    EXPECT_EQ(hit->normal_x, -1);
  }
}

TEST(WorldCasts, StopAtBoxesThinnerThanRounding) {
  World world = empty_world();
  add_at(world, box(1e-19f, 100), 0, 0);
  for (const Shape& shape : {segment(-5, 0, 5, 0), box(2, 2), circle(1)}) {
    const CastPath across = {{-47.8f, -14.8f, 0.3f, 1}, 95.5f, 29.6f};
    EXPECT_TRUE(world.cast(shape, across).value.has_value());
  }
}

// The end is where rounding alone makes the circle overlap the turned box.
TEST(WorldCasts, FindInEveryFormWhatOnlyTheEndOverlaps) {
  World world = empty_world();
  add(world, box(200, 10), {.transform = {.x = 100, .y = 100, .angle = 0.5f}, .is_static = true});
  int overlapping = 0;
  for (int i = 0; i < 200; ++i) {
    // By float steps around the way until the touch, which is not along the side.
    const float x = 50 + static_cast<float>(i) / 8;
    const CastPath long_way = path(x, 50, 5, 30);
    const std::optional<CastHit> touch = world.cast(circle(7), long_way).value;
    ASSERT_TRUE(touch.has_value());
    for (int step = 0; step < 12; ++step) {
      const float fraction = touch->fraction + static_cast<float>(step) * 0x1p-25f;
      const CastPath to_the_end = path(x, 50, 5 * fraction, 30 * fraction);
      const Transform end = {.x = x + to_the_end.dx, .y = 50 + to_the_end.dy};
      if (world.overlaps(circle(7), end).value.empty()) continue;
      ++overlapping;
      EXPECT_TRUE(world.cast(circle(7), to_the_end).value.has_value()) << i;
      EXPECT_EQ(world.cast_all(circle(7), to_the_end).value.size(), 1u) << i;
      EXPECT_EQ(world.cast_many(circle(7), {{to_the_end}}).value[0].row, 0u) << i;
    }
  }
  EXPECT_GT(overlapping, 100);
}

TEST(WorldCasts, OfABodyLeaveOutItselfItsGroupAndWhatItsFilterRefuses) {
  World world = empty_world();
  const BodyOptions player = {.filter = {.category = 1, .mask = 2}, .group = 7};
  const Id body = add_at(world, circle(2), 10, 30, player);
  add_at(world, circle(2), 20, 30, {.filter = {.category = 2}, .group = 7});
  add_at(world, circle(2), 30, 30, {.filter = {.category = 4}});
  const Id wall = add_at(world, box(2, 20), 50, 30, {.is_static = true, .filter = {.category = 2}});
  EXPECT_EQ(world.cast(body, 60, 0).value->row, row_of(wall));
  EXPECT_EQ(world.cast(row_of(body), 60, 0).value->row, row_of(wall));
  EXPECT_EQ(world.cast(body, 60, 0, kEverything).value->row, 2u);
  EXPECT_EQ(world.cast_all(body, 60, 0, kEverything).value.size(), 2u);
  const std::array<Id, 1> except = {wall};
  EXPECT_FALSE(world.cast(body, 60, 0, Filter{.mask = 2}, except).value.has_value());
}

TEST(WorldCasts, RefuseWhatIsInvalid) {
  World world = empty_world();
  const Id body = add_at(world, circle(2), 10, 30);
  const Shape shape = circle(1);
  EXPECT_EQ(world.cast(shape, path(kNan, 0, 1, 1)).status, Status::kInvalidTransform);
  EXPECT_EQ(world.error_index(), 0u);
  EXPECT_EQ(world.cast(shape, path(0, 0, kInfinity, 1)).status, Status::kInvalidShape);
  EXPECT_EQ(world.cast_all(shape, path(0, 0, 1, kNan)).status, Status::kInvalidShape);
  EXPECT_EQ(world.cast(body, kNan, 0).status, Status::kInvalidShape);
  const std::array<CastPath, 2> paths = {{path(0, 0, 1, 0), path(0, 0, kNan, 0)}};
  EXPECT_EQ(world.cast_many(shape, paths).status, Status::kInvalidShape);
  EXPECT_EQ(world.error_index(), 1u);
  ASSERT_EQ(world.remove(body), Status::kOk);
  EXPECT_EQ(world.cast(body, 1, 0).status, Status::kStaleId);
  EXPECT_EQ(world.cast_all(body, 1, 0).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), kNoRow);
}

TEST(WorldCasts, BeyondTheRangeOfFloatEndThere) {
  World world = empty_world();
  add_at(world, box(10, 10), 40, 30);
  EXPECT_EQ(world.cast(circle(1), path(0, 30, kLargest, 0)).value->row, 0u);
  EXPECT_FALSE(world.cast(circle(1), path(3e38f, 0, kLargest, 0)).value.has_value());
}

// A cast in a scene, with all that it may meet.
class TieCasts : public ::testing::TestWithParam<Placement> {
 protected:
  void check(std::uint32_t seed, int scenes) {
    for (int i = 0; i < scenes; ++i) {
      Random random(seed + static_cast<std::uint32_t>(i));
      scene_ = draw_tie_scene(random, 2 + random.below(24));
      Settings settings = draw_world_settings(random, scene_.scale);
      settings.placement = GetParam();
      settings.seam_tolerance = kNoSeamRule;  // the reference knows single bodies
      World world = make_world(settings);
      for (const TieBody& body : scene_.bodies) {
        BodyOptions options = {.transform = body.transform, .is_static = random.one_in(2)};
        options.filter.category = 1 + random.below(3);
        add(world, body.shape, options);
      }
      for (int j = 0; j < 12; ++j) check_cast(random, world);
    }
    EXPECT_GT(hits_, scenes);
    EXPECT_GT(misses_, scenes / 4);
  }

  void check_cast(Random& random, World& world) {
    const auto [shape, path] = draw_tie_cast(random, scene_);
    const Transform& from = path.from;
    const QueryFilter filter = {.mask = random.one_in(3) ? 1u : 3u};
    const EdgeRule edges = world.settings().edges;
    const auto all = world.cast_all(shape, path, filter);
    ASSERT_TRUE(all.ok());
    const std::vector<CastHit> hits(all.value.begin(), all.value.end());
    const auto code = [&](Row row) {
      const TieBody& body = scene_.bodies[row];
      const ShapePair pair = {shape, from, body.shape, body.transform};
      return code_of(pair) + ", " + code_of(path.dx) + ", " + code_of(path.dy);
    };
    for (Row row = 0; row < scene_.bodies.size(); ++row) {
      const TieBody& body = scene_.bodies[row];
      const auto found = std::ranges::find(hits, row, &CastHit::row);
      if ((world.options(row).value.filter.category & filter.mask) == 0) {
        findings_.expect(found == hits.end(), "a filter leaves bodies out",
                         [&] { return code(row); });
        continue;
      }
      const std::optional<CastHit> hit = found == hits.end() ? std::nullopt : std::optional(*found);
      const CastCase drawn = {{shape, from, body.shape, body.transform}, path.dx, path.dy};
      const Real grazed = most_grazed(drawn.pair, drawn.dx, drawn.dy, edges);
      findings_.expect_none(wrong_in_cast(drawn, edges, hit, grazed), [&] { return code(row); });
    }
    EXPECT_TRUE(std::ranges::is_sorted(hits, [&](const CastHit& a, const CastHit& b) {
      return std::tie(a.fraction, b.depth, a.row) <
             std::tie(b.fraction, a.depth, b.row);  // ids are in that order here
    }));
    check_end(world, shape, path, filter, hits);
    check_first(world, shape, path, filter, hits);
  }

  // All hits say where the shape can be for each body; so does no hit about the end.
  void check_end(World& world, const Shape& shape, const CastPath& path, const QueryFilter& filter,
                 const std::vector<CastHit>& hits) {
    Transform end = path.from;
    end.x = static_cast<float>(double{end.x} + path.dx);
    end.y = static_cast<float>(double{end.y} + path.dy);
    const auto at_end = world.overlaps(shape, end, filter);
    ASSERT_TRUE(at_end.ok());
    for (const Row row : at_end.value) {
      findings_.expect(std::ranges::find(hits, row, &CastHit::row) != hits.end() ||
                           is_grazed(world, shape, path, end, row),
                       "what the shape overlaps at the end is among all hits",
                       [&] { return code_of(shape) + ", " + code_of(path.from); });
    }
  }

  void check_first(World& world, const Shape& shape, const CastPath& path,
                   const QueryFilter& filter, const std::vector<CastHit>& hits) {
    const auto first = world.cast(shape, path, filter);
    ASSERT_TRUE(first.ok());
    const auto each = world.cast_many(shape, {{path, path}}, filter);
    ASSERT_TRUE(each.ok());
    const Row row = first.value ? first.value->row : kNoRow;
    for (const CastHit& hit : each.value) {
      EXPECT_EQ(hit.row, row);
      if (row == kNoRow) {
        EXPECT_EQ(hit.x, static_cast<float>(double{path.from.x} + path.dx));
      }
      EXPECT_EQ(hit.fraction, first.value.value_or(kNoCastHit).fraction);
    }
    const auto description = [&] {
      return code_of(shape) + ", " + code_of(path.from) + ", " + code_of(path.dx) + ", " +
             code_of(path.dy);
    };
    ++(first.value ? hits_ : misses_);
    if (!hits.empty()) {
      findings_.expect(row == hits[0].row, "the first hit is the first of all", description);
      findings_.expect(first.value && first.value->fraction <= hits[0].fraction,
                       "the first hit is not behind the first of all", description);
      if (hits[0].depth > 0 || hits[0].fraction == 0) return;
    }
    Transform there = path.from;
    there.x = first.value ? first.value->x : static_cast<float>(double{there.x} + path.dx);
    there.y = first.value ? first.value->y : static_cast<float>(double{there.y} + path.dy);
    const auto overlapping = world.overlaps(shape, there, filter);
    ASSERT_TRUE(overlapping.ok());
    const bool is_free = std::ranges::all_of(overlapping.value, [&](Row overlapped) {
      return overlapped != row && is_grazed(world, shape, path, there, overlapped);
    });
    findings_.expect(is_free, "the shape overlaps nothing at the first hit, or at the end",
                     description);
  }

  // Whether a shape is no deeper in a body than it may be that it grazes.
  bool is_grazed(World& world, const Shape& shape, const CastPath& path, const Transform& at,
                 Row row) const {
    const TieBody& body = scene_.bodies[row];
    const PairReference reference = reference_of(shape, at, body.shape, body.transform);
    const Real most = most_grazed({shape, path.from, body.shape, body.transform}, path.dx, path.dy,
                                  world.settings().edges);
    return reference.distance >= -most - reference.tolerance;
  }

  TieScene scene_;
  Findings findings_;
  int hits_ = 0;
  int misses_ = 0;
};

INSTANTIATE_TEST_SUITE_P(All, TieCasts, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(TieCasts, AreThoseOfTheReference) {
  check(71, 60);
}

TEST_P(TieCasts, ThoroughAreThoseOfTheReference) {
  check(1000, 500);
}

}  // namespace
}  // namespace quadrille::testing
