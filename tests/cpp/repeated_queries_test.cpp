// Queries change no result of later ones, nor its order.
#include <algorithm>
#include <functional>

#include "drawn_shapes.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

// Runs a query; the rows that it finds, in their order.
using QueryForm = std::function<std::vector<Row>(Quadtree&)>;

std::vector<Row> rows_of(const Result<std::span<const Row>>& found) {
  return {found.value.begin(), found.value.end()};
}

template <typename T>
std::vector<Row> rows_of(const Result<std::span<const T>>& found) {
  std::vector<Row> rows;
  for (const T& item : found.value) rows.push_back(item.row);
  return rows;
}

std::vector<Row> rows_of(const Result<Lists<Row>>& found) {
  return {found.value.values.begin(), found.value.values.end()};
}

std::vector<Row> ends_of(std::span<const Pair> pairs) {
  std::vector<Row> rows;
  for (const Pair& pair : pairs) rows.insert(rows.end(), {pair.a, pair.b});
  return rows;
}

// A query of each form. The shapes must outlive them.
std::vector<QueryForm> query_forms(Scene& scene, const DrawnShapes& shapes) {
  const Box box = shapes.get<Box>();
  const Point point = shapes.get<Point>();
  const Ray ray = {point.x, point.y, scene.coordinate(), scene.coordinate()};
  const MovingBox moving = {box, scene.coordinate(), scene.coordinate()};
  const int steps = static_cast<int>(scene.random.below(8));
  const std::uint32_t count = 1 + scene.random.below(20);
  constexpr Box kAll = {-100, -100, 100, 100};
  std::vector<QueryForm> forms = {
      [=](Quadtree& tree) { return rows_of(tree.query(kAll)); },
      [=](Quadtree& tree) { return rows_of(tree.query_many(std::vector{box, kAll, box})); },
      [=](Quadtree& tree) { return rows_of(tree.candidates(box, steps)); },
      [=](Quadtree& tree) { return rows_of(tree.raycast_all(ray)); },
      [=](Quadtree& tree) { return rows_of(tree.sweep_all(moving)); },
      [=](Quadtree& tree) { return rows_of(tree.nearest(point, count)); },
      [=](Quadtree& tree) { return ends_of(tree.pairs().value); },
      [=](Quadtree& tree) {
        std::vector<Row> rows;
        EXPECT_EQ(tree.query(kAll, [&](Row row) { rows.push_back(row); }), Status::kOk);
        return rows;
      },
  };
  shapes.for_each([&](const auto& shape) {
    forms.push_back([&shape](Quadtree& tree) { return rows_of(tree.query(shape)); });
  });
  return forms;
}

// Removes, moves and inserts the same objects in both trees.
void change(Random& random, Quadtree& one, Quadtree& other) {
  for (std::uint32_t changes = random.below(6); changes-- > 0;) {
    const Box box = box_with_ties(random);
    const Row row = one.rows() == 0 ? 0 : random.below(one.rows());
    const bool is_live = row < one.rows() && one.id_at(row).status == Status::kOk;
    const bool removes = random.one_in(2);
    for (Quadtree* tree : {&one, &other}) {
      if (!is_live) {
        insert(*tree, box);
      } else if (removes) {
        EXPECT_EQ(tree->remove(tree->id_at(row).value), Status::kOk);
      } else {
        EXPECT_EQ(tree->update(tree->id_at(row).value, box), Status::kOk);
      }
    }
  }
}

class RepeatedQueries : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(Queries, RepeatedQueries, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(RepeatedQueries, ResultsDoNotDependOnEarlierQueries) {
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    Scene queried_often(seed, GetParam());
    Scene queried_once(seed, GetParam());
    Random random(seed);
    for (int round = 0; round < 5; ++round) {
      change(random, queried_often.tree, queried_once.tree);
      const DrawnShapes shapes(queried_often);
      const std::vector<QueryForm> forms = query_forms(queried_often, shapes);
      const auto draw_form = [&] { return random.below(static_cast<std::uint32_t>(forms.size())); };
      for (std::uint32_t left = random.below(200); left-- > 0;) {
        forms[draw_form()](queried_often.tree);
      }
      const std::size_t form = draw_form();
      ASSERT_EQ(forms[form](queried_often.tree), forms[form](queried_once.tree))
          << "form " << form << " of round " << round << ", seed " << seed;
    }
  }
}

TEST(RepeatedQueries, ALongListIsAlwaysReadInItsOrder) {
  Quadtree tree = make_tree(settings_64(Placement::kCover, 1, 0));
  Random random(7);
  for (int i = 0; i < 5000; ++i) {
    const float x = random.unit() * 60;
    const float y = random.unit() * 60;
    insert(tree, {x, y, x + random.unit(), y + random.unit()});
  }
  for (const float size : {0.0f, 0.5f, 3.0f, 20.0f, 50.0f, 60.0f, 100.0f}) {
    for (int repetition = 0; repetition < 20; ++repetition) {
      const float x = random.unit() * 60 - size / 4;
      const float y = random.unit() * 60 - size / 4;
      const Box window = {x, y, x + size, y + size};
      std::vector<Row> expected;
      for (Row row = 0; row < tree.rows(); ++row) {
        if (overlap<EdgeRule::kStrict>(tree.boxes()[row], window)) expected.push_back(row);
      }
      const auto found = tree.query(window).value;
      ASSERT_EQ(std::vector<Row>(found.begin(), found.end()), expected) << "size " << size;
    }
  }
}

// Nodes remember in 16 bits when their boxes were copied; every `sync` of moved boxes that follows
// a query counts these times up.
TEST(RepeatedQueries, BoxesAreNeverOutOfDateHoweverOftenTheyMove) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 1, 3));
  const Row still = row_of(insert(tree, {1, 1, 2, 2}));
  insert(tree, {60, 60, 61, 61});
  const Row moving = row_of(insert(tree, {33, 1, 34, 2}));
  const Box where_it_was = {33, 1, 34, 2};
  const auto move = [&tree](Row row, const Box& box) {
    tree.boxes()[row] = box;
    ASSERT_EQ(tree.sync(), Status::kOk);
  };
  ASSERT_EQ(tree.query(where_it_was).value.size(), 1u);
  // From here on no query reads the moving object's box until the count is the same again.
  move(moving, {35, 3, 36, 4});
  for (int change = 2; change < 1 << 16; ++change) {
    const float y = change % 2 == 0 ? 1.5f : 1.0f;
    ASSERT_EQ(tree.query({1, 1, 2, 2}).value.size(), 1u);
    move(still, {1, y, 2, y + 1});
  }
  EXPECT_EQ(tree.query(where_it_was).value.size(), 0u);
  EXPECT_EQ(tree.query({35, 3, 36, 4}).value.size(), 1u);
}

// `validate` compares the copies of boxes beside the lists with the boxes.
TEST_P(RepeatedQueries, ChangesOfOneObjectKeepTheCopiesOfItsNodesRight) {
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    Scene scene(seed, GetParam());
    Scene other(seed, GetParam());
    Random random(seed);
    constexpr Box kAll = {-100, -100, 100, 100};
    for (int round = 0; round < 20; ++round) {
      static_cast<void>(scene.tree.query(kAll));  // copies the boxes of all lists
      change(random, scene.tree, other.tree);
      ASSERT_EQ(scene.tree.validate(), nullptr) << "round " << round << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace quadrille::testing
