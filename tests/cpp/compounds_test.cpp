// Bodies of several parts: what they are told, what each part has of its own, and their limits.
// That they touch and are found as the same shapes as single bodies is in tie_compounds_test.cpp.
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "made_shapes.hpp"
#include "quadrille/quadrille.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// Two squares of 4 on 4, side by side, with a gap of 2 between them, around the body's origin.
std::vector<Part> two_squares() {
  return {{.shape = box(4, 4), .offset = {.x = -3}}, {.shape = box(4, 4), .offset = {.x = 3}}};
}

std::vector<Row> found(const Result<std::span<const Row>>& rows) {
  EXPECT_EQ(rows.status, Status::kOk);
  return {rows.value.begin(), rows.value.end()};
}

World world_64() {
  return make_world(settings_64(Placement::kCover));
}

TEST(Compounds, AreOnePairHoweverManyPartsTouch) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  const Id bar = add(world, box(20, 2), {.transform = {.x = 20, .y = 22}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.pairs()), (std::vector<BodyPair>{{body, bar}}));
  EXPECT_EQ(values(world.entered()), values(world.pairs()));
  ASSERT_EQ(world.contacts().size(), 2u);
  for (std::uint32_t i = 0; i < 2; ++i) {
    const Contact& contact = world.contacts()[i];
    EXPECT_EQ(contact.a, body);
    EXPECT_EQ(contact.b, bar);
    EXPECT_EQ(contact.part_a, i);
    EXPECT_EQ(contact.part_b, 0u);
    EXPECT_EQ(contact.manifold.normal_y, 1);
  }
  world.transforms()[row_of(bar)].x = 33;  // now it reaches only the second part
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.stayed().size(), 1u);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].part_a, 1u);
  EXPECT_EQ(world.remove(body), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.exited().size(), 1u);
  expect_sound(world);
}

TEST(Compounds, DoNotTouchWithinTheirGaps) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20, .scale = 2}});
  const Id ball = add(world, circle(1), {.transform = {.x = 20, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.pairs().empty());
  EXPECT_EQ(world.explain_pair(body, ball).value.reason, PairReason::kApart);
  EXPECT_EQ(world.separation(body, ball).value.distance, 1);
  EXPECT_TRUE(found(world.query(Point{20, 22})).empty());
  EXPECT_EQ(found(world.query(Point{24, 22})), (std::vector<Row>{row_of(body)}));
}

TEST(Compounds, TellTheirParts) {
  World world = world_64();
  std::vector<Part> parts = two_squares();
  parts[1].filter = Filter{2, 3};
  parts[1].is_sensor = true;
  parts[1].tag = 7;
  const BodyOptions options = {.transform = {.x = 20, .y = 20}, .filter = {4, 5}, .tag = 9};
  const Id body = add(world, parts, options);
  EXPECT_EQ(world.part_count(body).value, 2u);
  EXPECT_EQ(world.part(body, 0).value, parts[0]);
  EXPECT_EQ(world.part(body, 1).value, parts[1]);
  EXPECT_EQ(world.part(body, 2).status, Status::kNoSuchPart);
  EXPECT_EQ(world.shape(body).value, parts[0].shape);
  EXPECT_EQ(world.options(body).value, options);

  const Id ball = add(world, circle(3));
  EXPECT_EQ(world.part_count(ball).value, 1u);
  EXPECT_EQ(world.part(ball, 0).value, Part{.shape = circle(3)});
  EXPECT_EQ(world.part(ball, 1).status, Status::kNoSuchPart);

  EXPECT_EQ(world.remove(body), Status::kOk);
  EXPECT_EQ(world.part_count(body).status, Status::kStaleId);
  EXPECT_EQ(world.part(body, 0).status, Status::kStaleId);
  EXPECT_EQ(world.set_part(body, 0, parts[0]), Status::kStaleId);
  EXPECT_EQ(world.set_parts(body, parts), Status::kStaleId);
  EXPECT_EQ(world.set_parts(body, parts, {}), Status::kStaleId);
}

TEST(Compounds, HaveOneTo65535Parts) {
  World world = world_64();
  const std::vector<Part> most(kMaxParts, {.shape = circle(1)});
  const std::vector<Part> too_many(kMaxParts + 1, {.shape = circle(1)});
  EXPECT_EQ(world.insert(std::span<const Part>()).status, Status::kInvalidPartCount);
  EXPECT_EQ(world.insert(too_many).status, Status::kInvalidPartCount);
  const std::array<NewBody, 2> bodies = {{{.shape = circle(1)}, {.shape = {}, .parts = too_many}}};
  EXPECT_EQ(world.insert_many(bodies).status, Status::kInvalidPartCount);
  EXPECT_EQ(world.error_index(), 1u);
  EXPECT_EQ(world.size(), 0u);
  const std::vector<Part> many(255, {.shape = circle(1)});
  const Id one = add(world, many);
  const Id other = add(world, many);
  BodyOptions far;
  far.transform.x = 50;
  const Id largest = add(world, most, far);
  EXPECT_EQ(world.set_parts(one, {}), Status::kInvalidPartCount);
  EXPECT_EQ(world.set_parts(one, too_many), Status::kInvalidPartCount);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
  ASSERT_EQ(world.contacts().size(), std::size_t{255} * 255);
  EXPECT_EQ(world.contacts().back().part_b, 254u);
  EXPECT_EQ(world.part(other, 254).value, many[0]);
  EXPECT_EQ(world.part(largest, kMaxParts - 1).value, most[0]);
  expect_sound(world);
}

TEST(Compounds, AreRefusedWhereAPartCannotBe) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  const Id ball = add(world, circle(2), {.transform = {.x = 24, .y = 20}});
  const auto part = [](const Transform& offset) {
    return Part{.shape = circle(1), .offset = offset};
  };
  const std::array<Part, 4> bad = {part({.x = kNan}), part({.scale = 0}), part({.x = kLargest}),
                                   part({.scale = kLargest})};
  for (const Part& refused : bad) {
    const std::array<Part, 2> parts = {part({}), refused};
    EXPECT_EQ(world.insert(parts).status, Status::kInvalidTransform);
    EXPECT_EQ(world.set_parts(body, parts), Status::kInvalidTransform);
    EXPECT_EQ(world.set_parts(ball, parts, {}), Status::kInvalidTransform);
    EXPECT_EQ(world.set_part(body, 1, refused), Status::kInvalidTransform);
    EXPECT_EQ(world.set_part(ball, 0, refused), Status::kInvalidTransform);
  }
  // Each scale is valid; their product is not.
  const std::array<Part, 1> tiny = {part({.scale = 1e-30f})};
  EXPECT_EQ(world.insert(tiny, {.transform = {.scale = 1e-30f}}).status, Status::kInvalidTransform);
  EXPECT_EQ(world.insert(tiny, {.order = kNan}).status, Status::kInvalidOrder);
  EXPECT_EQ(world.set_part(body, 2, part({})), Status::kNoSuchPart);
  EXPECT_EQ(world.set_part(ball, 1, part({})), Status::kNoSuchPart);
  EXPECT_EQ(world.size(), 2u);
  EXPECT_EQ(world.part(body, 1).value, two_squares()[1]);
  EXPECT_EQ(world.shape(ball).value, circle(2));
  expect_sound(world);
}

TEST(Compounds, StayWhereTheyWereAfterAStepThatFails) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  const Id other = add(world, two_squares(), {.transform = {.x = 21, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  const Box box = world.box(body).value;
  world.transforms()[row_of(body)].x = 40;
  world.transforms()[row_of(other)].x = kLargest;
  EXPECT_EQ(world.step(), Status::kInvalidTransform);
  EXPECT_EQ(world.error_index(), row_of(other));
  EXPECT_EQ(world.pairs().size(), 1u);
  EXPECT_EQ(world.box(body).value, box);
  expect_sound(world);
  EXPECT_EQ(world.set_transform(body, {.x = kLargest}), Status::kInvalidTransform);
  EXPECT_EQ(world.box(body).value, box);
  expect_sound(world);
}

TEST(Compounds, AreRefusedWhereTheLastOfTheirPartsCannotBe) {
  World world = world_64();
  std::vector<Part> parts = two_squares();
  for (const Part& last : {Part{.shape = circle(1), .offset = {.x = 1e30f}},
                           Part{.shape = circle(1), .offset = {.scale = 1e-40f}}}) {
    parts[1] = last;
    const Id body = add(world, parts, {.transform = {.x = 20, .y = 20}});
    for (const float scale : {1e10f, 1e-10f}) {
      const bool is_refused = (scale > 1) == (last.offset.x != 0);
      EXPECT_EQ(world.set_transform(body, {.scale = scale}),
                is_refused ? Status::kInvalidTransform : Status::kOk);
      expect_sound(world);
    }
  }
}

TEST(Compounds, TurnAndGrowAsOne) {
  World world = world_64();
  Random random(5);
  const std::array<Part, 1> parts = {{{.shape = circle(1), .offset = {.x = 30, .y = -40}}}};
  const Id body = add(world, parts);
  for (int i = 0; i < 1'000; ++i) {
    const Transform at = {.x = 200 * random.unit(),
                          .y = 200 * random.unit(),
                          .angle = (random.unit() - 0.5f) * (random.one_in(2) ? 10 : 100'000),
                          .scale = 0.1f + 3 * random.unit()};
    ASSERT_EQ(world.set_transform(body, at), Status::kOk);
    const double cosine = std::cos(double{at.angle});
    const double sine = std::sin(double{at.angle});
    const Box box = world.box(body).value;
    EXPECT_NEAR((box.min_x + box.max_x) / 2, at.x + at.scale * (cosine * 30 + sine * 40), 5e-5);
    EXPECT_NEAR((box.min_y + box.max_y) / 2, at.y + at.scale * (sine * 30 - cosine * 40), 5e-5);
    EXPECT_NEAR(box.max_x - box.min_x, 2 * at.scale, 1e-4);
  }
}

TEST(Compounds, TurnPartsInTheirFrame) {
  World world = world_64();
  const std::array<Part, 2> parts = {
      {{.shape = box(8, 2), .offset = {.x = 10, .angle = kQuarter, .scale = 0.5f}},
       {.shape = polygon({{-1, 0}, {1, 0}, {0, 2}}), .offset = {.y = 10, .angle = 2 * kQuarter}}}};
  const Id body = add(world, parts, {.transform = {.x = 30, .y = 30, .angle = kQuarter}});
  EXPECT_EQ(world.box(body).value, (Box{20, 29, 32, 40.5f}));
  const Id twin = add(world, box(4, 1), {.transform = {.x = 30, .y = 40, .angle = 2 * kQuarter}});
  EXPECT_EQ(world.separation(body, twin).value.distance, -1);
  expect_sound(world);
}

// By angles that have no exact product: nearly where a single body with the sum of both is.
TEST(Compounds, TurnPartsByBothAngles) {
  World world = world_64();
  Random random(6);
  const Shape wedge = polygon({{-3, -1}, {5, 0}, {-3, 1}});
  for (int i = 0; i < 1'000; ++i) {
    const auto angle = [&random] { return (random.unit() - 0.5f) * 20; };
    const std::array<Shape, 4> shapes = {wedge, box(7, 2), capsule(6, 1), segment(-3, 1, 4, 2)};
    const Part part = {.shape = shapes[random.below(4)], .offset = {.angle = angle(), .scale = 2}};
    const Transform at = {.x = 32, .y = 32, .angle = angle(), .scale = 1.5f};
    Transform of_twin = at;
    of_twin.angle += part.offset.angle;
    of_twin.scale *= part.offset.scale;
    world.clear();
    const Id body = add(world, std::span(&part, 1), {.transform = at});
    const Id twin = add(world, part.shape, {.transform = of_twin});
    const Id probe =
        add(world, circle(1), {.transform = {.x = 64 * random.unit(), .y = 64 * random.unit()}});
    EXPECT_NEAR(world.separation(body, probe).value.distance,
                world.separation(twin, probe).value.distance, 1e-4);
    expect_sound(world);
  }
}

TEST(Compounds, HaveABoxAroundAllParts) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  EXPECT_EQ(world.box(body).value, (Box{15, 18, 25, 22}));
  EXPECT_EQ(found(world.visible({19, 19, 21, 21})), (std::vector<Row>{row_of(body)}));
  EXPECT_EQ(found(world.active({19, 19, 21, 21})), (std::vector<Row>{row_of(body)}));
  EXPECT_TRUE(found(world.query({19.5f, 19, 20.5f, 21})).empty());
  EXPECT_TRUE(found(world.visible({25, 18, 30, 22})).empty());  // only touches it
}

// A body with a part for walls and one for items.
std::vector<Part> wall_and_item() {
  return {{.shape = box(4, 4), .offset = {.x = -3}, .filter = Filter{1, 2}},
          {.shape = box(4, 4), .offset = {.x = 3}, .filter = Filter{4, 8}}};
}

TEST(Compounds, HaveAFilterForEachPart) {
  World world = world_64();
  const Id body =
      add(world, wall_and_item(), {.transform = {.x = 20, .y = 20}, .filter = {16, 16}});
  const Id for_wall = add(world, box(20, 2), {.transform = {.x = 20, .y = 22}, .filter = {2, 1}});
  const Id for_item = add(world, box(20, 2), {.transform = {.x = 20, .y = 18}, .filter = {8, 4}});
  // The category is accepted by one part, and the mask accepts the other part.
  const Id for_none = add(world, box(20, 2), {.transform = {.x = 20, .y = 20}, .filter = {8, 1}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.pairs()), (std::vector<BodyPair>{{body, for_wall}, {body, for_item}}));
  ASSERT_EQ(world.contacts().size(), 2u);
  EXPECT_EQ(world.contacts()[0].part_a, 0u);
  EXPECT_EQ(world.contacts()[1].part_a, 1u);
  EXPECT_EQ(world.explain_pair(body, for_none).value.reason, PairReason::kFilter);
  EXPECT_EQ(world.explain_pair(for_none, body).value.reason, PairReason::kFilter);
  EXPECT_EQ(world.explain_pair(body, for_item).value.reason, PairReason::kTouching);
  ASSERT_EQ(world.set_transform(for_wall, {.x = 35, .y = 20}), Status::kOk);  // over no wall
  EXPECT_EQ(world.explain_pair(body, for_wall).value.reason, PairReason::kApart);
}

TEST(Compounds, AreFoundByPartsThatAQuerysFilterAdmits) {
  World world = world_64();
  const Id body = add(world, wall_and_item(), {.transform = {.x = 20, .y = 20}});
  const std::vector<Row> the_body = {row_of(body)};
  const std::vector<Row> none;
  const Filter wall = {2, 1};
  const Filter neither = {8, 1};
  const Point in_wall = {17, 20};
  const Point in_item = {23, 20};
  const Ray through = {30, 20, -20, 0};
  for (const Filter& filter : {wall, neither}) {
    const bool is_wall = filter == wall;
    const std::vector<Row>& expected = is_wall ? the_body : none;
    EXPECT_EQ(found(world.query(in_wall, filter)), expected);
    EXPECT_EQ(found(world.query(in_item, filter)), none);
    EXPECT_EQ(found(world.query({10, 10, 30, 30}, filter)), expected);
    EXPECT_EQ(found(world.query(Circle{20, 20, 9}, filter)), expected);
    EXPECT_EQ(world.query_any(Circle{20, 20, 9}, filter).value, is_wall);
    EXPECT_EQ(found(world.overlaps(box(20, 2), {.x = 20, .y = 20}, filter)), expected);
    EXPECT_EQ(found(world.visible({10, 10, 30, 30}, filter)), expected);
    EXPECT_EQ(found(world.active({10, 10, 30, 30}, filter)), expected);
    EXPECT_EQ(world.nearest(in_item, 1, kAnyDistance, filter).value.size(), expected.size());
    EXPECT_EQ(world.raycast_all(through, filter).value.size(), expected.size());
    EXPECT_EQ(world.raycast(through, filter).value.has_value(), is_wall);
  }
  EXPECT_EQ(world.nearest(in_item, 1, kAnyDistance, wall).value[0].distance, 4);
  EXPECT_EQ(world.nearest(in_item, 1).value[0].distance, 0);
  EXPECT_EQ(world.raycast(through, wall).value->part, 0u);
  EXPECT_EQ(world.raycast(through, wall).value->x, 19);
  EXPECT_EQ(world.raycast(through).value->part, 1u);
  EXPECT_EQ(world.raycast(through).value->x, 25);
}

TEST(Compounds, MeetBodiesOfOneShapeByTheFilterOfEachPart) {
  World world = world_64();
  const std::array<Part, 2> parts = {
      {{.shape = box(4, 4), .filter = Filter{1, 0}}, {.shape = circle(1)}}};
  const Id body = add(world, parts, {.transform = {.x = 20, .y = 20}});
  add(world, box(4, 4), {.transform = {.x = 30, .y = 20}});
  const auto hit = world.cast(body, 20, 0).value;
  ASSERT_TRUE(hit.has_value());
  EXPECT_EQ(hit->moving_part, 1u);
  EXPECT_EQ(hit->fraction, 0.35f);
  EXPECT_EQ(world.cast_all(body, 20, 0).value[0].moving_part, 1u);
  EXPECT_FALSE(world.cast(body, 6.5f, 0).value.has_value());  // the square would reach it
}

TEST(Compounds, GiveTheirFilterToPartsWithoutOne) {
  World world = world_64();
  std::vector<Part> parts = two_squares();
  parts[1].filter = Filter{4, 4};
  const Id body = add(world, parts, {.transform = {.x = 20, .y = 20}});
  const auto parts_found = [&](const Filter& filter) {
    return std::array<std::size_t, 2>{found(world.query(Point{17, 20}, filter)).size(),
                                      found(world.query(Point{23, 20}, filter)).size()};
  };
  using Counts = std::array<std::size_t, 2>;
  EXPECT_EQ(parts_found({4, 1}), (Counts{1, 0}));  // the default filter
  EXPECT_EQ(parts_found({4, 4}), (Counts{0, 1}));
  ASSERT_EQ(world.set_filter(body, {2, 2}), Status::kOk);
  EXPECT_EQ(world.options(body).value.filter, (Filter{2, 2}));
  EXPECT_EQ(parts_found({4, 1}), (Counts{0, 0}));
  EXPECT_EQ(parts_found({2, 2}), (Counts{1, 0}));
  EXPECT_EQ(parts_found({4, 4}), (Counts{0, 1}));
  ASSERT_EQ(world.set_part(body, 1, {.shape = box(4, 4), .offset = {.x = 3}}), Status::kOk);
  EXPECT_EQ(parts_found({2, 2}), (Counts{1, 1}));
  EXPECT_EQ(parts_found({4, 4}), (Counts{0, 0}));
  expect_sound(world);
  // The filter stays that of the body, whatever its parts.
  ASSERT_EQ(world.set_parts(body, wall_and_item()), Status::kOk);
  EXPECT_EQ(world.options(body).value.filter, (Filter{2, 2}));
  ASSERT_EQ(world.set_shape(body, box(10, 4)), Status::kOk);
  EXPECT_EQ(parts_found({2, 2}), (Counts{1, 1}));
  EXPECT_EQ(parts_found({2, 1}), (Counts{0, 0}));
  expect_sound(world);
}

// Filters take no memory in a world that has none: those of parts are the first here.
TEST(Compounds, HaveFiltersWhereNoBodyHasOne) {
  World world = world_64();
  const Id ball = add(world, circle(9), {.transform = {.x = 20, .y = 20}});
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.contacts().size(), 2u);
  Part ghost = two_squares()[0];
  ghost.filter = Filter{0, 0};
  ASSERT_EQ(world.set_part(body, 0, ghost), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].a, ball);
  EXPECT_EQ(world.contacts()[0].part_b, 1u);
  expect_sound(world);
}

TEST(Compounds, HaveSensorsAmongTheirParts) {
  World world = world_64();
  std::vector<Part> parts = two_squares();
  parts[0].is_sensor = true;
  const Id body = add(world, parts, {.transform = {.x = 20, .y = 20}});
  const Id bar = add(world, box(20, 2), {.transform = {.x = 20, .y = 22}});
  const std::vector<BodyPair> the_pair = {{body, bar}};
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.pairs()), the_pair);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].part_a, 1u);
  world.transforms()[row_of(bar)].x = 8;  // over the sensor alone
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.stayed()), the_pair);
  EXPECT_TRUE(world.contacts().empty());
  world.transforms()[row_of(bar)].x = 20;
  ASSERT_EQ(world.set_sensor(body, true), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.stayed()), the_pair);
  EXPECT_TRUE(world.contacts().empty());
  EXPECT_FALSE(world.part(body, 1).value.is_sensor);
}

TEST(Compounds, ChangeAPartWithoutANewBody) {
  World world = world_64();
  const Id body = add(world, two_squares(), {.transform = {.x = 20, .y = 20}});
  const Id ball = add(world, circle(1), {.transform = {.x = 20, .y = 23}});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.pairs().empty());
  const Part foot = {.shape = polygon({{-1, 0}, {1, 0}, {0, 4}}), .tag = 5};
  ASSERT_EQ(world.set_part(body, 0, foot), Status::kOk);
  EXPECT_EQ(world.part_count(body).value, 2u);
  EXPECT_EQ(world.part(body, 0).value, foot);
  EXPECT_EQ(world.part(body, 1).value, two_squares()[1]);
  EXPECT_EQ(found(world.query(Point{20, 23})), (std::vector<Row>{row_of(body), row_of(ball)}));
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.entered()), (std::vector<BodyPair>{{body, ball}}));
  EXPECT_EQ(world.set_part(body, 0, two_squares()[0]), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.exited()), (std::vector<BodyPair>{{body, ball}}));
  expect_sound(world);
}

// What was written for a body waits for the step, whatever changes before.
TEST(Compounds, ChangeWhereTheyAre) {
  World world = world_64();
  const Id body = add(world, circle(1), {.transform = {.x = 20, .y = 20}});
  world.transforms()[row_of(body)].x = 30;
  ASSERT_EQ(world.set_parts(body, two_squares()), Status::kOk);
  EXPECT_EQ(world.box(body).value, (Box{15, 18, 25, 22}));
  ASSERT_EQ(world.set_part(body, 1, {.shape = circle(1)}), Status::kOk);
  EXPECT_EQ(world.box(body).value, (Box{15, 18, 21, 22}));
  EXPECT_EQ(world.transforms()[row_of(body)].x, 30);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.box(body).value, (Box{25, 18, 31, 22}));
  ASSERT_EQ(world.set_parts(body, two_squares(), {.x = 40, .y = 20}), Status::kOk);
  EXPECT_EQ(world.box(body).value, (Box{35, 18, 45, 22}));
  EXPECT_EQ(world.transforms()[row_of(body)].x, 40);
  ASSERT_EQ(world.set_part(body, 0, {.shape = circle(1)}), Status::kOk);
  ASSERT_EQ(world.set_shape(body, circle(2)), Status::kOk);
  EXPECT_EQ(world.part_count(body).value, 1u);
  EXPECT_EQ(world.box(body).value, (Box{38, 18, 42, 22}));
  expect_sound(world);
}

TEST(Compounds, MakeABodyOfOneShapeOneOfAPart) {
  World world = world_64();
  const Id body = add(world, circle(1), {.transform = {.x = 20, .y = 20}, .filter = {2, 2}});
  const Part moved = {.shape = circle(1), .offset = {.x = 5}, .tag = 3};
  ASSERT_EQ(world.set_part(body, 0, moved), Status::kOk);
  EXPECT_EQ(world.part_count(body).value, 1u);
  EXPECT_EQ(world.part(body, 0).value, moved);
  EXPECT_EQ(world.options(body).value.filter, (Filter{2, 2}));
  EXPECT_EQ(found(world.query(Point{25, 20})), (std::vector<Row>{row_of(body)}));
  EXPECT_TRUE(found(world.query(Point{25, 20}, Filter{1, 1})).empty());
  expect_sound(world);
}

TEST(Compounds, StandStill) {
  World world = world_64();
  const Id level = add(world, two_squares(), {.transform = {.x = 20, .y = 20}, .is_static = true});
  const Id ball = add(world, circle(1), {.transform = {.x = 17, .y = 17.5f}});
  const Id wall = add(world, two_squares(), {.transform = {.x = 21, .y = 20}, .is_static = true});
  world.transforms()[row_of(level)].x = 50;  // counts for nothing
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.pairs()), (std::vector<BodyPair>{{level, ball}, {ball, wall}}));
  EXPECT_EQ(world.explain_pair(level, wall).value.reason, PairReason::kStatic);
  Part lower = two_squares()[0];
  lower.offset.y = 2;
  ASSERT_EQ(world.set_part(level, 0, lower), Status::kOk);
  EXPECT_EQ(world.transforms()[row_of(level)].x, 20);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.exited()), (std::vector<BodyPair>{{level, ball}}));
  ASSERT_EQ(world.set_transform(level, {.x = 20, .y = 18}), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(values(world.entered()), (std::vector<BodyPair>{{level, ball}}));
  ASSERT_EQ(world.set_static(level, false), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 3u);
  expect_sound(world);
}

TEST(Compounds, ShareAGroupWithAllParts) {
  World world = world_64();
  add(world, two_squares(), {.transform = {.x = 20, .y = 20}, .group = 3});
  add(world, two_squares(), {.transform = {.x = 20, .y = 20}, .group = 3});
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_TRUE(world.pairs().empty());
}

TEST(Compounds, ComeAndGoInBulk) {
  World world = world_64();
  const std::vector<Part> parts = two_squares();
  const std::array<NewBody, 3> bodies = {
      {{.shape = {}, .options = {.transform = {.x = 9, .y = 9}}, .parts = parts},
       {.shape = circle(2), .options = {.transform = {.x = 12, .y = 9}}},
       {.shape = {}, .options = {.transform = {.x = 40, .y = 9}}, .parts = parts}}};
  const auto added = world.insert_many(bodies);
  ASSERT_EQ(added.status, Status::kOk);
  EXPECT_EQ(world.part_count(added.value[0]).value, 2u);
  EXPECT_EQ(world.part_count(added.value[1]).value, 1u);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
  std::array<NewBody, 3> bad = bodies;
  bad[2].options.transform.x = kNan;
  EXPECT_EQ(world.insert_many(bad).status, Status::kInvalidTransform);
  EXPECT_EQ(world.error_index(), 2u);
  EXPECT_EQ(world.size(), 3u);
  expect_sound(world);
  world.clear();
  EXPECT_EQ(world.insert_many(bodies).status, Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.pairs().size(), 1u);
  expect_sound(world);
}

TEST(Compounds, CountTheirPartsForTheLimitOfPairs) {
  World world = make_world({.world = {0, 0, 64, 64}, .max_pairs = 15});
  std::vector<Part> parts(4, {.shape = circle(1)});
  const Id body = add(world, parts, {.transform = {.x = 20, .y = 20}});
  add(world, parts, {.transform = {.x = 20, .y = 20}});
  EXPECT_EQ(world.step(), Status::kTooManyPairs);
  EXPECT_TRUE(world.pairs().empty());
  parts[3].is_sensor = true;
  ASSERT_EQ(world.set_part(body, 3, parts[3]), Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(world.contacts().size(), 12u);
}

// The boxes of 40,000 pairs of parts overlap: their shapes are tested before there is room for
// contacts.
TEST(Compounds, TakeMemoryForPartsThatTouchAlone) {
  World world = world_64();
  std::vector<Part> parts;
  for (int i = 0; i < 200; ++i) {
    const float at = static_cast<float>(i) / 16;
    parts.push_back({.shape = segment(-20, -20, 20, 20), .offset = {.x = at, .y = -at}});
  }
  add(world, parts, {.transform = {.x = 30, .y = 30}});
  add(world, parts, {.transform = {.x = 30, .y = 30}});
  std::vector<Part> last = {parts[7]};
  last[0].offset.angle = kQuarter;
  add(world, last, {.transform = {.x = 30, .y = 30}});
  ASSERT_EQ(world.step(), Status::kOk);
  // Parallel segments are apart, and by the strict rule so are those on one spot. The last one
  // crosses all others.
  EXPECT_EQ(world.pairs().size(), 2u);
  ASSERT_EQ(world.contacts().size(), 400u);
  for (std::uint32_t i = 0; i < 400; ++i) {
    EXPECT_EQ(world.contacts()[i].part_a, i % 200);
    EXPECT_EQ(world.contacts()[i].part_b, 0u);
  }
  EXPECT_LT(world.stats().bytes, 1'500'000u);
  expect_sound(world);
}

TEST(Compounds, UseTheRoomOfThoseThatWereRemoved) {
  World world = world_64();
  std::vector<Part> parts(5, {.shape = polygon({{0, 0}, {4, 0}, {0, 4}})});
  std::vector<Id> ids;
  for (int i = 0; i < 20; ++i) ids.push_back(add(world, parts));
  const std::uint64_t bytes = world.stats().bytes;
  for (int round = 0; round < 50; ++round) {
    for (Id& id : ids) {
      ASSERT_EQ(world.remove(id), Status::kOk);
      id = add(world, parts);
      ASSERT_EQ(world.set_shape(id, circle(1)), Status::kOk);
      ASSERT_EQ(world.set_parts(id, parts), Status::kOk);
    }
    if (round != 20) continue;
    world.clear();
    for (Id& id : ids) id = add(world, parts);
  }
  EXPECT_EQ(world.stats().bytes, bytes);
  expect_sound(world);
}

}  // namespace
}  // namespace quadrille::testing
