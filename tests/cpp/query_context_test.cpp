// Queries with a context: const, with the same results, from many threads at once.
#include "quadrille/query_context.hpp"

#include <memory>
#include <utility>

#if !defined(__EMSCRIPTEN__)
#include <thread>
#endif

#include "allocations.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Box kEverywhere = {-100, -100, 100, 100};

// Arguments of queries, drawn once and used again and again.
struct Arguments {
  explicit Arguments(Scene& scene)
      : shapes(scene),
        ray{shapes.get<Point>().x, shapes.get<Point>().y, scene.coordinate(), scene.coordinate()},
        moving{shapes.get<Box>(), scene.coordinate(), scene.coordinate()},
        steps(static_cast<int>(scene.random.below(8))) {}

  DrawnShapes shapes;
  Ray ray;
  MovingBox moving;
  int steps;
};

// The results of all queries, one after the other, as numbers.
class Results {
 public:
  void add(Row row) { numbers_.push_back(row); }
  void add(bool value) { numbers_.push_back(value ? 1 : 0); }
  void add(const Hit& hit) { numbers_.insert(numbers_.end(), {double(hit.row), hit.fraction}); }
  void add(const Neighbor& near) {
    numbers_.insert(numbers_.end(), {double(near.row), near.distance});
  }
  void add(const std::optional<Hit>& hit) {
    if (hit) add(*hit);
  }
  template <typename T>
  void add(std::span<const T> list) {
    for (const T& item : list) add(item);
    numbers_.push_back(-1);
  }
  template <typename T>
  void add(const Lists<T>& lists) {
    add(lists.offsets);
    add(lists.values);
  }
  template <typename T>
  void add(const Result<T>& result) {
    EXPECT_EQ(result.status, Status::kOk);
    add(result.value);
  }

  friend bool operator==(const Results&, const Results&) = default;

 private:
  std::vector<double> numbers_;
};

// Every query of a tree, with a context or without.
template <typename Queried>
Results all_results(const Arguments& arguments, Queried&& queries) {
  const auto& [shapes, ray, moving, steps] = arguments;
  Results results;
  const auto take = [&results](const auto& result) { results.add(result); };
  shapes.for_each([&](const auto& shape) {
    const std::vector twice = {shape, shape};
    results.add(queries.query(shape));
    results.add(queries.query_any(shape));
    results.add(queries.query_many(twice));
    results.add(queries.query_any_many(twice));
    EXPECT_EQ(queries.query(shape, take), Status::kOk);
  });
  const Box& box = shapes.template get<Box>();
  const Point& point = shapes.template get<Point>();
  const std::vector<Box> boxes = {box, kEverywhere, box};
  const std::vector<Point> points = {point, {30, 30}};
  results.add(queries.query(kEverywhere));
  results.add(queries.candidates(box, steps));
  results.add(queries.raycast(ray));
  results.add(queries.raycast_all(ray));
  results.add(queries.sweep(moving));
  results.add(queries.sweep_all(moving));
  results.add(queries.nearest(point, 7));
  results.add(queries.query_many(boxes));
  results.add(queries.query_many(points));
  results.add(queries.query_any_many(boxes));
  results.add(queries.candidates_many(boxes, steps));
  results.add(queries.raycast_many(std::vector{ray}));
  results.add(queries.raycast_all_many(std::vector{ray}));
  results.add(queries.sweep_many(std::vector{moving}));
  results.add(queries.nearest_many(points, 7));
  EXPECT_EQ(queries.candidates(box, take, steps), Status::kOk);
  EXPECT_EQ(queries.raycast_all(ray, take), Status::kOk);
  EXPECT_EQ(queries.sweep_all(moving, take), Status::kOk);
  return results;
}

class QueryContexts : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(Queries, QueryContexts, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(QueryContexts, FindWhatTheTreeFindsAfterEveryChange) {
  QueryContext context;  // one for all trees
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    Scene scene(seed, GetParam());
    const Quadtree& tree = scene.tree;
    for (int change = 0; change < 4; ++change) {
      const Arguments arguments(scene);
      for (int repetition = 0; repetition < 10; ++repetition) {
        ASSERT_EQ(all_results(arguments, tree.with(context)), all_results(arguments, scene.tree))
            << "seed " << seed;
      }
      insert(scene.tree, box_with_ties(scene.random));
    }
  }
}

TEST_P(QueryContexts, ServeSeveralTreesInTurns) {
  Scene one(1, GetParam());
  Scene other(2, GetParam());
  const Arguments arguments(one);
  const Results of_one = all_results(arguments, one.tree);
  const Results of_other = all_results(arguments, other.tree);
  QueryContext context;
  for (int turn = 0; turn < 20; ++turn) {
    ASSERT_EQ(all_results(arguments, std::as_const(one.tree).with(context)), of_one);
    ASSERT_EQ(all_results(arguments, std::as_const(other.tree).with(context)), of_other);
  }
}

// The second tree may have the address and the number of changes of the first one.
TEST_P(QueryContexts, DoNotTakeATreeForOneThatWasDestroyed) {
  QueryContext context;
  const auto found = [&context](float x) {
    auto tree = std::make_unique<Quadtree>(make_tree(settings_64(GetParam(), 16, 0)));
    const std::vector<Box> boxes(100, Box{x, 1, x + 1, 2});
    EXPECT_EQ(tree->set_all(boxes), Status::kOk);
    std::size_t rows = 0;
    for (int read = 0; read < 20; ++read) {
      rows = std::as_const(*tree).with(context).query({0, 0, 8, 8}).value.size();
    }
    return rows;
  };
  EXPECT_EQ(found(1), 100u);
  EXPECT_EQ(found(33), 0u);
}

TEST(QueryContext, HoldsResultsUntilItsNextQuery) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {1, 1, 2, 2});
  insert(tree, {41, 1, 42, 2});
  QueryContext one;
  QueryContext other;
  const auto left = std::as_const(tree).with(one).query({0, 0, 8, 8}).value;
  const auto right = std::as_const(tree).with(other).query({40, 0, 48, 8}).value;
  static_cast<void>(tree.query({20, 20, 21, 21}));
  EXPECT_TRUE(std::ranges::equal(left, std::vector<Row>{0}));
  EXPECT_TRUE(std::ranges::equal(right, std::vector<Row>{1}));
}

TEST(QueryContext, KnowsWhichShapeWasRefused) {
  const Quadtree tree = make_tree(settings_64(Placement::kCover));
  QueryContext context;
  EXPECT_EQ(context.error_index(), kNoRow);
  const std::vector<Box> boxes = {{1, 1, 2, 2}, {1, 1, 2, 2}, {3, 3, 2, 2}};
  EXPECT_EQ(tree.with(context).query_many(boxes).status, Status::kInvalidBox);
  EXPECT_EQ(context.error_index(), 2u);
  EXPECT_EQ(tree.error_index(), kNoRow);
}

TEST(QueryContext, IsAsGoodAsNewAfterAMove) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {1, 1, 2, 2});
  QueryContext context;
  EXPECT_EQ(context.bytes(), 0u);
  const auto found = std::as_const(tree).with(context).query({0, 0, 8, 8}).value;
  const QueryContext moved = std::move(context);
  EXPECT_EQ(found.size(), 1u);
  EXPECT_GT(moved.bytes(), 0u);
  EXPECT_EQ(std::as_const(tree).with(context).query({0, 0, 8, 8}).value.size(), 1u);
}

TEST(QueryContext, ReportsThatThereIsNoMemory) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {1, 1, 2, 2});
  QueryContext context;
  {
    const ScarceMemory scarce(0, ScarceMemory::kFailAll);
    EXPECT_EQ(std::as_const(tree).with(context).query({0, 0, 8, 8}).status, Status::kOutOfMemory);
  }
  EXPECT_EQ(std::as_const(tree).with(context).query({0, 0, 8, 8}).value.size(), 1u);
}

// Removes objects, without memory, until nodes that should merge cannot. How many that takes
// depends on how much the tree has reserved.
void remove_until_nodes_are_out_of_date(Quadtree& tree) {
  const ScarceMemory scarce(0, ScarceMemory::kFailAll);
  for (Row row = 0; row < tree.rows() && !scarce.was_noticed(); ++row) {
    ASSERT_EQ(tree.remove(tree.id_at(row).value), Status::kOk);
  }
  ASSERT_TRUE(scarce.was_noticed());
}

TEST(QueryContext, RepairsNoTree) {
  Random random(9);
  QueryContext context;
  Quadtree tree = make_tree(settings_64(Placement::kParent, 1000, 6));
  ASSERT_EQ(tree.set_all(boxes_with_ties(random, 1010)), Status::kOk);
  remove_until_nodes_are_out_of_date(tree);
  if (HasFatalFailure()) return;
  EXPECT_EQ(std::as_const(tree).with(context).query(kEverywhere).status, Status::kNotReady);
  EXPECT_EQ(tree.sync(), Status::kOk);
  EXPECT_EQ(std::as_const(tree).with(context).query(kEverywhere).value.size(), tree.size());
}

#if !defined(__EMSCRIPTEN__)
TEST_P(QueryContexts, LetThreadsQueryOneTreeAtOnce) {
  Scene scene(3, GetParam());
  const Arguments arguments(scene);
  const Results expected = all_results(arguments, scene.tree);
  const Quadtree& tree = scene.tree;
  std::array<bool, 4> are_right = {};
  std::vector<std::thread> threads;
  for (bool& is_right : are_right) {
    threads.emplace_back([&] {
      QueryContext context;
      bool all_right = true;
      for (int repetition = 0; repetition < 50; ++repetition) {
        all_right = all_right && all_results(arguments, tree.with(context)) == expected;
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
