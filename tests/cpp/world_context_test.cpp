// Queries of a world with a context: const, with the same results, from many threads at once.
#include <utility>

#if !defined(__EMSCRIPTEN__)
#include <thread>
#endif

#include "allocations.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Box kEverywhere = {-100, -100, 200, 200};

// Arguments of queries, on the same coordinates as bodies.
struct Arguments {
  explicit Arguments(Random& random)
      : shape(draw_shape(random)), transform(draw_transform(random)) {
    const Transform end = draw_transform(random);
    box = {transform.x, transform.y, transform.x + 16, transform.y + 12};
    point = {transform.x, transform.y};
    ray = {transform.x, transform.y, end.x - transform.x, end.y - transform.y};
  }

  Shape shape;
  Transform transform;
  Box box;
  Point point;
  Ray ray;
};

// Appends a status and results as numbers, in their order.
class Results {
 public:
  void add(Row row) { numbers_.push_back(row); }
  void add(const Hit& hit) {
    numbers_.insert(numbers_.end(), {double(hit.row), hit.fraction, hit.normal_x, hit.normal_y});
  }
  void add(const CastHit& hit) {
    numbers_.insert(numbers_.end(),
                    {double(hit.row), hit.fraction, hit.x, hit.y, hit.point_x, hit.normal_y});
  }
  void add(const BodyNeighbor& near) {
    numbers_.insert(numbers_.end(), {double(near.row), near.distance});
  }
  template <typename T>
  void add(const std::optional<T>& hit) {
    if (hit) add(*hit);
  }
  template <typename T>
  void add(std::span<const T> list) {
    for (const T& item : list) add(item);
  }
  template <typename T>
  void add(const Result<T>& result) {
    add(result.value);
    numbers_.push_back(-1 - static_cast<double>(result.status));
  }

  std::size_t size() const { return numbers_.size(); }

  friend bool operator==(const Results&, const Results&) = default;

 private:
  std::vector<double> numbers_;
};

// Every query of a world, with a context or without.
template <typename Queried>
Results all_results(const Arguments& arguments, Queried&& world) {
  const auto& [shape, transform, box, point, ray] = arguments;
  const Filter some = {1, 3};
  Results results;
  results.add(world.query(box));
  results.add(world.query(kEverywhere, some));
  results.add(world.query(point));
  results.add(world.query(Circle{point.x, point.y, 9}));
  results.add(world.overlaps(shape, transform));
  results.add(world.raycast(ray));
  results.add(world.raycast(ray, some));
  results.add(world.raycast_all(ray));
  const CastPath path = {transform, ray.dx, ray.dy};
  results.add(world.cast(shape, path));
  results.add(world.cast_all(shape, path, some));
  results.add(world.cast_many(shape, {{path}}));
  results.add(world.nearest(point, 7));
  results.add(world.nearest(point, 100, 20, some));
  results.add(world.visible(box));
  results.add(world.active(kEverywhere));
  return results;
}

class WorldContexts : public ::testing::TestWithParam<Placement> {
 protected:
  ModelledWorld made(Random& random, std::uint32_t bodies) {
    ModelledWorld modelled(draw_settings(random, GetParam()));
    while (modelled.size() < bodies) modelled.add_one(random);
    return modelled;
  }
};
INSTANTIATE_TEST_SUITE_P(All, WorldContexts, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(WorldContexts, FindWhatTheWorldFindsAfterEveryChange) {
  QueryContext context;  // one for all worlds
  for (std::uint32_t seed = 0; seed < 20u; ++seed) {
    Random random(seed);
    ModelledWorld modelled = made(random, 80);
    const World& world = modelled.world;
    for (int change = 0; change < 6; ++change) {
      modelled.change_one(random);
      modelled.remove_one(random);
      modelled.add_one(random);
      modelled.drift(random);
      ASSERT_EQ(change % 2 == 0 ? modelled.world.step() : modelled.world.update_trees(),
                Status::kOk);
      const Arguments arguments(random);
      for (int repetition = 0; repetition < 10; ++repetition) {
        ASSERT_EQ(all_results(arguments, world.with(context)),
                  all_results(arguments, modelled.world))
            << "seed " << seed;
      }
    }
  }
}

// Results do not depend on what a context was used for before.
TEST_P(WorldContexts, ServeWorldsAndTreesInTurns) {
  Random random(4);
  ModelledWorld one = made(random, 60);
  ModelledWorld other = made(random, 60);
  Quadtree tree = make_tree(settings_64(GetParam()));
  ASSERT_EQ(tree.set_all(boxes_with_ties(random, 60)), Status::kOk);
  const std::vector<Row> in_tree = sorted(tree.query(kEverywhere));
  const Arguments arguments(random);
  const Results of_one = all_results(arguments, one.world);
  const Results of_other = all_results(arguments, other.world);
  QueryContext context;
  for (int turn = 0; turn < 20; ++turn) {
    ASSERT_EQ(all_results(arguments, std::as_const(one.world).with(context)), of_one);
    ASSERT_EQ(sorted(std::as_const(tree).with(context).query(kEverywhere)), in_tree);
    ASSERT_EQ(all_results(arguments, std::as_const(other.world).with(context)), of_other);
  }
}

TEST_P(WorldContexts, BringNoTreeUpToDate) {
  Random random(5);
  ModelledWorld modelled = made(random, 40);
  World& world = modelled.world;
  const World& same = world;
  QueryContext context;
  const Arguments arguments(random);
  const auto expect_not_ready = [&] {
    EXPECT_EQ(same.with(context).query(kEverywhere).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).overlaps(circle(1), {}).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).raycast({0, 0, 9, 9}).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).raycast_all({0, 0, 9, 9}).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).nearest({0, 0}, 1).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).visible(kEverywhere).status, Status::kNotReady);
    EXPECT_EQ(same.with(context).active(kEverywhere).status, Status::kNotReady);
    EXPECT_EQ(world.update_trees(), Status::kOk);
    EXPECT_EQ(all_results(arguments, same.with(context)), all_results(arguments, world));
  };
  expect_not_ready();  // bodies were added
  for (const bool is_static : {false, true}) {
    const Id id = add(world, circle(2), {.transform = {.x = 9, .y = 9}, .is_static = is_static});
    expect_not_ready();
    EXPECT_EQ(world.set_transform(id, {.x = 20, .y = 20}), Status::kOk);
    expect_not_ready();
    EXPECT_EQ(world.set_static(id, !is_static), Status::kOk);
    expect_not_ready();
    EXPECT_EQ(world.remove(id), Status::kOk);
    expect_not_ready();
  }
  world.clear();
  expect_not_ready();
}

TEST_P(WorldContexts, AreReadyAfterAStepAndAfterAQuery) {
  World world = make_world(settings_64(GetParam()));
  QueryContext context;
  const World& same = world;
  EXPECT_EQ(same.with(context).query(kEverywhere).status, Status::kOk);
  const Id id = add(world, circle(2), {.transform = {.x = 9, .y = 9}});
  EXPECT_TRUE(world.query(Point{50, 50}).ok());
  EXPECT_EQ(same.with(context).query(kEverywhere).value.size(), 1u);
  world.transforms()[row_of(id)].x = 40;
  EXPECT_EQ(same.with(context).query(Point{9, 9}).value.size(), 1u);  // no step has seen that
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(same.with(context).query(Point{9, 9}).value.size(), 0u);
  EXPECT_EQ(same.with(context).query(Point{40, 9}).value.size(), 1u);
}

TEST(WorldContext, HoldsResultsUntilItsNextQuery) {
  World world = make_world(settings_64(Placement::kCover));
  add(world, circle(2), {.transform = {.x = 9, .y = 9}});
  add(world, circle(2), {.transform = {.x = 40, .y = 9}, .is_static = true});
  ASSERT_EQ(world.update_trees(), Status::kOk);
  QueryContext one;
  QueryContext other;
  const auto left = std::as_const(world).with(one).query({0, 0, 20, 20}).value;
  const auto right = std::as_const(world).with(other).query({30, 0, 50, 20}).value;
  EXPECT_TRUE(world.query({60, 60, 61, 61}).value.empty());
  EXPECT_TRUE(std::ranges::equal(left, std::vector<Row>{0}));
  EXPECT_TRUE(std::ranges::equal(right, std::vector<Row>{1}));
}

TEST(WorldContext, KnowsThatAShapeWasRefused) {
  const World world = make_world(settings_64(Placement::kCover));
  QueryContext context;
  EXPECT_EQ(world.with(context).query({3, 3, 2, 2}).status, Status::kInvalidBox);
  EXPECT_EQ(context.error_index(), 0u);
  EXPECT_EQ(world.with(context).query({2, 2, 3, 3}).status, Status::kOk);
  EXPECT_EQ(context.error_index(), kNoRow);
  EXPECT_EQ(world.with(context).overlaps(circle(1), {.scale = 0}).status,
            Status::kInvalidTransform);
  EXPECT_EQ(context.error_index(), 0u);
  EXPECT_EQ(world.error_index(), kNoRow);
}

TEST(WorldContext, ReportsThatThereIsNoMemory) {
  World world = make_world(settings_64(Placement::kCover));
  add(world, circle(2), {.transform = {.x = 9, .y = 9}});
  ASSERT_EQ(world.update_trees(), Status::kOk);
  QueryContext context;
  {
    const ScarceMemory scarce(0, ScarceMemory::kFailAll);
    EXPECT_EQ(std::as_const(world).with(context).query(kEverywhere).status, Status::kOutOfMemory);
  }
  EXPECT_EQ(std::as_const(world).with(context).query(kEverywhere).value.size(), 1u);
}

#if !defined(__EMSCRIPTEN__)
TEST_P(WorldContexts, LetThreadsQueryOneWorldAtOnce) {
  Random random(7);
  ModelledWorld modelled = made(random, 200);
  const Arguments arguments(random);
  const Results expected = all_results(arguments, modelled.world);
  EXPECT_GT(expected.size(), 100u);
  const World& world = modelled.world;
  std::array<bool, 2> are_right = {};
  std::vector<std::thread> threads;
  for (bool& is_right : are_right) {
    threads.emplace_back([&] {
      QueryContext context;
      bool all_right = true;
      for (int repetition = 0; repetition < 50; ++repetition) {
        all_right = all_right && all_results(arguments, world.with(context)) == expected;
      }
      is_right = all_right;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const bool is_right : are_right) EXPECT_TRUE(is_right);
}
#endif

}  // namespace
}  // namespace quadrille::testing
