// Queries with a context: const, with the same answers, from many threads at once.
#include "quadrille/query_context.hpp"

#include <memory>
#include <utility>

#if !defined(__EMSCRIPTEN__)
#include <thread>
#endif

#include "allocations.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Box kEverywhere = {-100, -100, 100, 100};

// Shapes to ask for, drawn once and asked for again and again.
struct Questions {
  explicit Questions(Scene& scene)
      : box(box_with_ties(scene.random)),
        point(scene.point()),
        circle(scene.circle()),
        polygon(scene.polygon()),
        ray{point.x, point.y, scene.coordinate(), scene.coordinate()},
        moving{box, scene.coordinate(), scene.coordinate()},
        steps(static_cast<int>(scene.random.below(8))) {}

  Box box;
  Point point;
  Circle circle;
  std::vector<Point> polygon;
  Ray ray;
  MovingBox moving;
  int steps;
};

// The results of all questions, one after the other, as numbers.
class Answers {
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

  friend bool operator==(const Answers&, const Answers&) = default;

 private:
  std::vector<double> numbers_;
};

// Asks everything that a tree can be asked, with a context or without.
template <typename Asked>
Answers ask(const Questions& q, Asked&& asked) {
  Answers answers;
  const std::vector<Box> boxes = {q.box, kEverywhere, q.box};
  const std::vector<Point> points = {q.point, {30, 30}};
  answers.add(asked.query(q.box));
  answers.add(asked.query(kEverywhere));
  answers.add(asked.query(q.point));
  answers.add(asked.query(q.circle));
  answers.add(asked.query(Polygon{q.polygon}));
  answers.add(asked.query_any(q.box));
  answers.add(asked.candidates(q.box, q.steps));
  answers.add(asked.raycast(q.ray));
  answers.add(asked.raycast_all(q.ray));
  answers.add(asked.sweep(q.moving));
  answers.add(asked.sweep_all(q.moving));
  answers.add(asked.nearest(q.point, 7));
  answers.add(asked.query_many(boxes));
  answers.add(asked.query_many(points));
  answers.add(asked.query_many(std::vector{q.circle}));
  answers.add(asked.query_many(std::vector{Polygon{q.polygon}}));
  answers.add(asked.query_any_many(boxes));
  answers.add(asked.candidates_many(boxes, q.steps));
  answers.add(asked.raycast_many(std::vector{q.ray}));
  answers.add(asked.raycast_all_many(std::vector{q.ray}));
  answers.add(asked.sweep_many(std::vector{q.moving}));
  answers.add(asked.nearest_many(points, 7));
  const auto take = [&answers](const auto& result) { answers.add(result); };
  EXPECT_EQ(asked.query(q.box, take), Status::kOk);
  EXPECT_EQ(asked.query(q.point, take), Status::kOk);
  EXPECT_EQ(asked.query(q.circle, take), Status::kOk);
  EXPECT_EQ(asked.query(Polygon{q.polygon}, take), Status::kOk);
  EXPECT_EQ(asked.candidates(q.box, take, q.steps), Status::kOk);
  EXPECT_EQ(asked.raycast_all(q.ray, take), Status::kOk);
  EXPECT_EQ(asked.sweep_all(q.moving, take), Status::kOk);
  return answers;
}

class QueryContexts : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(Queries, QueryContexts, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(QueryContexts, AnswerAsTheTreeDoesAfterEveryChange) {
  QueryContext context;  // one for all trees
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    Scene scene(seed, GetParam());
    const Quadtree& tree = scene.tree;
    for (int change = 0; change < 4; ++change) {
      const Questions questions(scene);
      for (int repetition = 0; repetition < 10; ++repetition) {
        ASSERT_EQ(ask(questions, tree.with(context)), ask(questions, scene.tree))
            << "seed " << seed;
      }
      insert(scene.tree, box_with_ties(scene.random));
    }
  }
}

TEST_P(QueryContexts, ServeSeveralTreesInTurns) {
  Scene one(1, GetParam());
  Scene other(2, GetParam());
  const Questions questions(one);
  const Answers of_one = ask(questions, one.tree);
  const Answers of_other = ask(questions, other.tree);
  QueryContext context;
  for (int turn = 0; turn < 20; ++turn) {
    ASSERT_EQ(ask(questions, std::as_const(one.tree).with(context)), of_one);
    ASSERT_EQ(ask(questions, std::as_const(other.tree).with(context)), of_other);
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
TEST_P(QueryContexts, LetThreadsAskOneTreeAtOnce) {
  Scene scene(3, GetParam());
  const Questions questions(scene);
  const Answers expected = ask(questions, scene.tree);
  const Quadtree& tree = scene.tree;
  std::array<bool, 4> are_right = {};
  std::vector<std::thread> threads;
  for (bool& is_right : are_right) {
    threads.emplace_back([&] {
      QueryContext context;
      bool all_right = true;
      for (int repetition = 0; repetition < 50; ++repetition) {
        all_right = all_right && ask(questions, tree.with(context)) == expected;
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
