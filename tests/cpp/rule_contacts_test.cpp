// Contacts that the rule of seams makes in place of those of each body by itself: they lead out of
// the body, their points are told apart, and each is where a normal of the outline is.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "contact_reference.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Settings kWorldAround = {.world = {-200, -200, 200, 200}};

struct Solid {
  Shape shape;
  Transform transform;
};

Shape regular_polygon(std::uint32_t corners, float radius) {
  std::vector<Point> points;
  for (std::uint32_t i = 0; i < corners; ++i) {
    const double angle = 6.283185307179586 * i / corners;
    points.push_back({static_cast<float>(radius * std::cos(angle)),
                      static_cast<float>(radius * std::sin(angle))});
  }
  return Shape::polygon(points).value;
}

Shape draw_body_shape(Random& random) {
  switch (random.below(5)) {
    case 0:
      return Shape::circle(2 + 8 * random.unit()).value;
    case 1:
      return Shape::box(3 + 30 * random.unit(), 3 + 12 * random.unit()).value;
    case 2:
      return Shape::capsule(4 + 25 * random.unit(), 1 + 8 * random.unit(), random.one_in(2)).value;
    case 3:
      return Shape::segment(-1 - 8 * random.unit(), 0, 8, 3 * random.unit()).value;
    default:
      return regular_polygon(3 + random.below(6), 3 + 10 * random.unit());
  }
}

Solid draw_solid_anywhere(Random& random) {
  const Transform at = {.x = 30 * (random.unit() - 0.5f),
                        .y = 20 * (random.unit() - 0.5f),
                        .angle = random.one_in(2) ? 0 : 6 * random.unit()};
  switch (random.below(4)) {
    case 0:
      return {Shape::circle(3 + 8 * random.unit()).value, at};
    case 1:
      return {Shape::box(5 + 20 * random.unit(), 5 + 20 * random.unit()).value, at};
    case 2:
      return {Shape::capsule(5 + 20 * random.unit(), 2 + 6 * random.unit()).value, at};
    default:
      return {regular_polygon(3 + random.below(5), 5 + 10 * random.unit()), at};
  }
}

enum class Layout : std::uint8_t { kTiles, kBlocks, kOneWays, kHeap };

// A floor at y = 0 of boxes side by side; blocks have different heights; of a heap, all overlap.
std::vector<Solid> draw_solids(Random& random, Layout layout) {
  std::vector<Solid> solids;
  float x = -30;
  const std::uint32_t count = 2 + random.below(4);
  for (std::uint32_t i = 0; i < count; ++i) {
    if (layout == Layout::kHeap) {
      solids.push_back(draw_solid_anywhere(random));
      continue;
    }
    const bool are_equal = layout == Layout::kTiles;
    const float width = are_equal ? 10 : static_cast<float>(5 + random.below(30));
    const float height = are_equal ? 10 : static_cast<float>(4 + random.below(20));
    const float low = layout == Layout::kBlocks && random.one_in(3) ? 3 : 0;
    solids.push_back(
        {Shape::box(width, height).value, {.x = x + width / 2, .y = low + height / 2}});
    x += width;
  }
  return solids;
}

// A body in some static ones, and what the step says of it.
struct SolidScene {
  std::vector<Solid> solids;
  Shape shape;
  Transform at;
  World world = make_world(kWorldAround);
  Id mover = 0;

  SolidScene(Random& random, Layout layout)
      : solids(draw_solids(random, layout)), shape(draw_body_shape(random)) {
    const float turn = random.one_in(2) ? 0.1f * (random.unit() - 0.5f) : 6 * random.unit();
    at = {.x = 50 * (random.unit() - 0.5f), .angle = random.one_in(4) ? 0 : turn};
    const float depth = random.one_in(3) ? 0.2f * random.unit() : 10 * random.unit();
    at.y =
        layout == Layout::kHeap ? 40 * (random.unit() - 0.5f) : depth - box_around(shape, at).max_y;
    const OneWay one_way = layout == Layout::kOneWays ? OneWay::kUp : OneWay::kNo;
    for (const auto& [solid, place] : solids) {
      const auto added =
          world.insert(solid, {.transform = place, .is_static = true, .one_way = one_way});
      EXPECT_EQ(added.status, Status::kOk);
    }
    Transform above = at;
    above.y -= 100;  // one-way bodies stop what comes from there
    mover = world.insert(shape, {.transform = above}).value;
    EXPECT_EQ(world.step(), Status::kOk);
    world.transforms()[row_of(mover)] = at;
    EXPECT_EQ(world.step(), Status::kOk);
  }

  // Static bodies are inserted first, and so are a of each contact.
  const Solid& solid_of(const Contact& contact) const { return solids[row_of(contact.a)]; }
};

ContactPoint deepest_of(const Manifold& manifold) {
  return *std::ranges::max_element(manifold.points, {}, &ContactPoint::depth);
}

// How deep the place of a contact on the surface of its solid is in another solid.
Real depth_in_others(const SolidScene& scene, const Contact& contact) {
  const Manifold& manifold = contact.manifold;
  const ContactPoint point = deepest_of(manifold);
  const Real x = Real{point.x} + Real{point.depth} / 2 * manifold.normal_x;
  const Real y = Real{point.y} + Real{point.depth} / 2 * manifold.normal_y;
  Real depth = 0;
  for (const Solid& solid : scene.solids) {
    if (&solid == &scene.solid_of(contact)) continue;
    const auto placed = reference_shape(solid.shape, solid.transform, {0, 0});
    depth = std::max(depth, -oracle_distance(placed, oracle_point(x, y)));
  }
  return depth;
}

TEST(RuleContacts, LeadOutOfTheSolidAndHavePointsThatDiffer) {
  constexpr std::array kLayouts = {Layout::kTiles, Layout::kBlocks, Layout::kOneWays,
                                   Layout::kHeap};
  for (const Layout layout : kLayouts) {
    SCOPED_TRACE("form " + std::to_string(static_cast<int>(layout)));
    Random random(1617 + static_cast<std::uint32_t>(layout));
    int replaced = 0;
    int same_points = 0;
    int pairs_of_points = 0;
    for (int i = 0; i < drawn(8'000); ++i) {
      const SolidScene scene(random, layout);
      for (const Contact& contact : scene.world.contacts()) {
        ASSERT_EQ(contact.b, scene.mover);
        const auto& [solid, place] = scene.solid_of(contact);
        const Manifold& found = contact.manifold;
        if (found.point_count == 2) {
          ++pairs_of_points;
          ASSERT_NE(found.points[0].feature, found.points[1].feature) << "scene " << i;
        }
        const Manifold alone = collide(solid, place, scene.shape, scene.at);
        if (found == alone) continue;
        ++replaced;
        ASSERT_GE(found.depth, deepest_of(found).depth);
        const auto fixed = reference_shape(solid, place, {0, 0});
        const auto moving = reference_shape(scene.shape, scene.at, {0, 0});
        const Real rest = oracle_distance(fixed, moved(moving, Real{found.depth} * found.normal_x,
                                                       Real{found.depth} * found.normal_y));
        ASSERT_GT(rest, -1e-3L) << "scene " << i << ", depth " << found.depth;
        // A point that both have is named alike.
        if (found.normal_x != alone.normal_x || found.normal_y != alone.normal_y) continue;
        for (std::size_t j = 0; j < found.point_count; ++j) {
          for (std::size_t k = 0; k < alone.point_count; ++k) {
            const ContactPoint& one = found.points[j];
            const ContactPoint& other = alone.points[k];
            if (std::hypot(one.x - other.x, one.y - other.y) > 2e-5f) continue;
            ++same_points;
            ASSERT_EQ(one.feature, other.feature) << "scene " << i;
          }
        }
      }
    }
    EXPECT_GT(replaced, layout == Layout::kOneWays ? 150 : 400);
    EXPECT_GT(pairs_of_points, 1'000);
    if (layout == Layout::kBlocks || layout == Layout::kHeap) {
      EXPECT_GT(same_points, 20);
    }
  }
}

TEST(RuleContacts, OfRoundSolidsAreNotInOtherSolids) {
  Random random(1718);
  int round = 0;
  int covered = 0;
  for (int i = 0; i < drawn(20'000); ++i) {
    const SolidScene scene(random, Layout::kHeap);
    std::size_t circles_met = 0;
    for (Row row = 0; row < scene.solids.size(); ++row) {
      const auto& [solid, place] = scene.solids[row];
      const bool is_circle = solid.kind() == ShapeKind::kCircle;
      circles_met += is_circle && collide(solid, place, scene.shape, scene.at).point_count > 0;
    }
    for (const Contact& contact : scene.world.contacts()) {
      if (scene.solid_of(contact).shape.kind() != ShapeKind::kCircle) continue;
      ++round;
      --circles_met;
      ASSERT_LT(depth_in_others(scene, contact), 0.02L) << "scene " << i;
    }
    covered += static_cast<int>(circles_met);
  }
  EXPECT_GT(round, 1'500);
  EXPECT_GT(covered, 500);
}

TEST(RuleContacts, OfATiltedCapsuleOnAFloorOfTwoBoxesLeadOutOfEach) {
  const Shape capsule = Shape::capsule(40, 4).value;
  const Transform at = {.x = 0, .y = 0.125f, .angle = 0.2f};
  const auto moving = reference_shape(capsule, at, {0, 0});
  World world = make_world(kWorldAround);
  for (const float x : {-20.0f, 20.0f}) {
    const BodyOptions options = {.transform = {.x = x, .y = 20}, .is_static = true};
    ASSERT_EQ(world.insert(Shape::box(40, 40).value, options).status, Status::kOk);
  }
  ASSERT_EQ(world.insert(capsule, {.transform = at}).status, Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 2u);
  for (const Contact& contact : world.contacts()) {
    const auto& [normal_x, normal_y, depth, count, points] = contact.manifold;
    EXPECT_EQ(normal_x, 0);
    EXPECT_EQ(normal_y, -1);
    const Transform place = {.x = row_of(contact.a) == 0 ? -20.0f : 20.0f, .y = 20};
    const auto fixed = reference_shape(Shape::box(40, 40).value, place, {0, 0});
    EXPECT_LT(std::abs(oracle_distance(fixed, moved(moving, 0, -Real{depth}))), 1e-4L);
    EXPECT_EQ(depth, deepest_of(contact.manifold).depth);
  }
}

TEST(RuleContacts, OfACrateOnTilesHaveAFeatureForEachPoint) {
  World world = make_world(kWorldAround);
  const std::vector<TileNumber> tiles(12, 1);
  ASSERT_EQ(world
                .add_tiles({.columns = 12,
                            .rows = 1,
                            .size = 10,
                            .tiles = tiles,
                            .options = {.transform = {.y = 100}}})
                .status,
            Status::kOk);
  const BodyOptions crate = {.transform = {.x = 45, .y = 96.2f, .angle = 0.01f}};
  ASSERT_EQ(world.insert(Shape::box(27, 8).value, crate).status, Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  int pairs_of_points = 0;
  for (const Contact& contact : world.contacts()) {
    if (contact.manifold.point_count < 2) continue;
    ++pairs_of_points;
    EXPECT_NE(contact.manifold.points[0].feature, contact.manifold.points[1].feature);
  }
  EXPECT_GT(pairs_of_points, 1);
}

TEST(RuleContacts, OfACircleInABoxAreNoneWithWhatIsBuriedInTheBox) {
  World world = make_world(kWorldAround);
  const BodyOptions fixed = {.is_static = true};
  ASSERT_EQ(world.insert(Shape::circle(10).value, fixed).status, Status::kOk);
  const Id box = world.insert(Shape::box(40, 40).value, fixed).value;
  ASSERT_EQ(world.insert(Shape::circle(2).value, {.transform = {.x = 3}}).status, Status::kOk);
  ASSERT_EQ(world.step(), Status::kOk);
  ASSERT_EQ(world.contacts().size(), 1u);
  EXPECT_EQ(world.contacts()[0].a, box);
  EXPECT_FLOAT_EQ(world.contacts()[0].manifold.depth, 19);
}

// Specks wholly in the solids of a floor, just below its surface and beside its seams: more than
// are considered near one place. The outline is the same without them.
std::vector<Solid> draw_specks(Random& random, const std::vector<Solid>& solids) {
  std::vector<Solid> specks;
  for (const auto& [shape, place] : solids) {
    const Box box = box_around(shape, place);
    for (int i = 0; i < 80; ++i) {
      const float radius = 0.002f + 0.003f * random.unit();
      const auto inset = [&] { return radius + 0.018f + 0.01f * random.unit(); };
      const float x = random.one_in(2) ? box.min_x + inset() : box.max_x - inset();
      const float near = random.one_in(3) ? 2 * random.unit() : 0.0f;
      const float aside = x < place.x ? near : -near;
      specks.push_back({Shape::circle(radius).value, {.x = x + aside, .y = box.min_y + inset()}});
    }
  }
  return specks;
}

void add_fixed(World& world, const std::vector<Solid>& solids) {
  for (const auto& [shape, place] : solids) {
    const BodyOptions options = {.transform = place, .is_static = true};
    ASSERT_EQ(world.insert(shape, options).status, Status::kOk);
  }
}

TEST(RuleContacts, AreTheSameAmongManySolidsThatCoverNothing) {
  Random random(1819);
  int contacts = 0;
  int of_rule = 0;
  int hits = 0;
  for (int i = 0; i < drawn(600); ++i) {
    const std::vector<Solid> solids =
        draw_solids(random, random.one_in(2) ? Layout::kTiles : Layout::kBlocks);
    const std::vector<Solid> specks = draw_specks(random, solids);
    World few = make_world(kWorldAround);
    World many = make_world(kWorldAround);
    add_fixed(few, solids);
    add_fixed(many, solids);
    add_fixed(many, specks);
    for (int place = 0; place < 10; ++place) {
      const Shape shape = draw_body_shape(random);
      const float turn = random.one_in(2) ? 0.1f * (random.unit() - 0.5f) : 6 * random.unit();
      Transform at = {.x = 40 * (random.unit() - 0.7f), .angle = random.one_in(4) ? 0 : turn};
      at.y = 2 * random.unit() - box_around(shape, at).max_y;
      std::array<std::vector<Manifold>, 2> found;
      for (World* world : {&few, &many}) {
        const Result<Id> mover = world->insert(shape, {.transform = at});
        ASSERT_EQ(world->step(), Status::kOk);
        for (const Contact& contact : world->contacts()) {
          if (row_of(contact.a) < solids.size()) {
            found[world == &many].push_back(contact.manifold);
          }
        }
        ASSERT_EQ(world->remove(mover.value), Status::kOk);
      }
      ASSERT_EQ(found[0], found[1]) << "scene " << i << ", place " << place;
      contacts += static_cast<int>(found[0].size());
      of_rule += found[0].size() < 2 ? 0 : 1;
      const CastPath path = {
          {.x = at.x, .y = at.y - 6, .angle = at.angle}, 20 * (random.unit() - 0.5f), 8};
      const auto hit = few.cast(shape, path);
      const auto among_many = many.cast(shape, path);
      ASSERT_EQ(hit.value.has_value(), among_many.value.has_value()) << "scene " << i;
      if (!hit.value) continue;
      ++hits;
      ASSERT_EQ(hit.value->row, among_many.value->row) << "scene " << i << ", place " << place;
      ASSERT_EQ(hit.value->fraction, among_many.value->fraction);
      ASSERT_EQ(hit.value->normal_x, among_many.value->normal_x);
      ASSERT_EQ(hit.value->normal_y, among_many.value->normal_y);
    }
  }
  EXPECT_GT(contacts, 4'000);
  EXPECT_GT(of_rule, 500);
  EXPECT_GT(hits, 2'000);
}

}  // namespace
}  // namespace quadrille::testing
