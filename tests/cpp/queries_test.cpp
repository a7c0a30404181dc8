// Region queries and filters equal brute force, in every placement and with both edge rules.
#include "brute_queries.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

class Queries : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Queries, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(Queries, RegionsEqualBruteForce) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    for (int i = 0; i < 25; ++i) {
      DrawnShapes(scene).for_each([&](const auto& shape) {
        ASSERT_TRUE(is_valid(shape));
        const std::vector<Row> wanted = brute_query(scene.objects, shape, scene.edges());
        EXPECT_EQ(sorted(scene.tree.query(shape)), wanted);
        EXPECT_EQ(scene.tree.query_any(shape).value, !wanted.empty());
      });
      if (HasFailure()) return;
    }
  }
}

template <typename T>
std::vector<T> copy(std::span<const T> values) {
  return {values.begin(), values.end()};
}

// The results of a batch, each list sorted.
std::vector<std::vector<Row>> sorted_lists(const Result<Lists<Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::vector<std::vector<Row>> lists;
  for (std::size_t i = 0; i < found.value.size(); ++i) {
    lists.push_back(copy(found.value[i]));
    std::ranges::sort(lists.back());
  }
  return lists;
}

template <typename Shape, typename One>
std::vector<std::vector<Row>> one_by_one(const std::vector<Shape>& shapes, One&& one) {
  std::vector<std::vector<Row>> lists;
  for (const Shape& shape : shapes) lists.push_back(sorted(one(shape)));
  return lists;
}

TEST_P(Queries, ABatchFindsWhatSingleQueriesFind) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    Quadtree& tree = scene.tree;
    std::vector<DrawnShapes> drawn;
    for (std::uint32_t left = scene.random.below(12); left-- > 0;) drawn.emplace_back(scene);
    DrawnShapes::for_each_type(drawn, [&](const auto& shapes) {
      const auto one = [&](const auto& shape) { return tree.query(shape); };
      EXPECT_EQ(sorted_lists(tree.query_many(shapes)), one_by_one(shapes, one));
      const auto any = tree.query_any_many(shapes).value;
      ASSERT_EQ(any.size(), shapes.size());
      for (std::size_t i = 0; i < shapes.size(); ++i) {
        EXPECT_EQ(any[i] != 0, tree.query_any(shapes[i]).value);
      }
    });
    std::vector<Box> boxes;
    for (const DrawnShapes& shapes : drawn) boxes.push_back(shapes.get<Box>());
    EXPECT_EQ(sorted_lists(tree.candidates_many(boxes, 2)),
              one_by_one(boxes, [&](const Box& box) { return tree.candidates(box, 2); }));
    if (HasFailure()) return;
  }
}

Filter draw_filter(Random& random) {
  return {.category = random.below(4), .mask = random.one_in(3) ? ~0u : random.below(4)};
}

TEST_P(Queries, FindOnlyWhatTheirFilterAdmits) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    Quadtree& tree = scene.tree;
    std::map<Row, Filter> filters;
    const bool in_bulk = scene.random.one_in(2);
    for (const Placed& object : scene.objects) {
      filters[object.row] = kDefaultFilter;
      if (scene.random.one_in(3)) continue;
      const Filter of_object = filters[object.row] = draw_filter(scene.random);
      if (in_bulk) {
        tree.filters().value[object.row] = of_object;
      } else {
        EXPECT_EQ(tree.set_filter(tree.id_at(object.row).value, of_object), Status::kOk);
      }
      EXPECT_EQ(tree.filter(tree.id_at(object.row).value).value, of_object);
    }
    const Filter filter = draw_filter(scene.random);
    const auto admitted = [&](std::vector<Row> rows) {
      std::erase_if(rows, [&](Row row) { return !admit(filters.at(row), filter); });
      return rows;
    };
    std::vector<DrawnShapes> drawn;
    for (int i = 0; i < 2; ++i) drawn.emplace_back(scene);
    DrawnShapes::for_each_type(drawn, [&](const auto& shapes) {
      std::vector<std::vector<Row>> wanted;
      std::vector<Row> any;
      for (const auto& shape : shapes) {
        wanted.push_back(admitted(brute_query(scene.objects, shape, scene.edges())));
        any.push_back(wanted.back().empty() ? 0 : 1);
        EXPECT_EQ(sorted(tree.query(shape, filter)), wanted.back());
        EXPECT_EQ(tree.query_any(shape, filter).value, any.back() != 0);
      }
      EXPECT_EQ(sorted_lists(tree.query_many(shapes, filter)), wanted);
      EXPECT_EQ(copy(tree.query_any_many(shapes, filter).value), any);
    });
    const Box box = box_with_ties(scene.random);
    EXPECT_EQ(sorted(tree.candidates(box, 3, filter)),
              admitted(sorted(tree.candidates(box, 3, {}))))
        << "neither finds objects of category 0 or mask 0";
    auto pairs = brute_pairs(scene.objects, scene.edges());
    std::erase_if(pairs, [&](const auto& pair) {
      return !admit(filters.at(pair.first), filters.at(pair.second));
    });
    EXPECT_EQ(sorted_pairs(tree), pairs);
    if (HasFailure()) return;
  }
}

TEST(Filters, AnObjectInAReusedRowStartsWithTheDefaultFilter) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const Id first = insert(tree, {1, 1, 9, 9});
  ASSERT_EQ(tree.set_filter(first, {2, 2}), Status::kOk);
  EXPECT_TRUE(tree.query(Point{5, 5}, {1, 1}).value.empty());
  ASSERT_EQ(tree.remove(first), Status::kOk);
  EXPECT_EQ(tree.set_filter(first, {2, 2}), Status::kStaleId);
  const Id second = insert(tree, {1, 1, 9, 9});
  ASSERT_EQ(row_of(second), row_of(first));
  EXPECT_EQ(tree.filter(second).value, kDefaultFilter);
  EXPECT_EQ(sorted(tree.query(Point{5, 5}, {1, 1})), std::vector<Row>{0});

  ASSERT_EQ(tree.remove(second), Status::kOk);
  tree.filters().value[0] = {2, 2};  // no object is in this row
  const Id third = insert(tree, {1, 1, 9, 9});
  EXPECT_EQ(tree.filter(third).value, kDefaultFilter);
  ASSERT_EQ(tree.remove(third), Status::kOk);
  tree.filters().value[0] = {2, 2};
  const Box one[] = {{1, 1, 9, 9}};
  const Id fourth = tree.insert_many(one).value[0];
  EXPECT_EQ(tree.filter(fourth).value, kDefaultFilter);

  ASSERT_EQ(tree.set_filter(fourth, {2, 2}), Status::kOk);
  const Box boxes[] = {{1, 1, 9, 9}};
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  EXPECT_EQ(tree.filters().value[0], kDefaultFilter);
  tree.filters().value[0] = {4, 4};
  tree.clear();
  insert(tree, {1, 1, 9, 9});
  EXPECT_EQ(tree.filters().value[0], kDefaultFilter);
}

TEST(Filters, StayWhenACallIsRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const Id id = insert(tree, {1, 1, 9, 9});
  ASSERT_EQ(tree.set_filter(id, {2, 3}), Status::kOk);
  const Box bad[] = {{9, 9, 1, 1}};
  EXPECT_EQ(tree.set_all(bad), Status::kInvalidBox);
  EXPECT_EQ(tree.insert_many(bad).status, Status::kInvalidBox);
  EXPECT_EQ(tree.filter(id).value, (Filter{2, 3}));
}

TEST(Queries, InvalidShapesAreRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 9, 9});
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  EXPECT_EQ(tree.query({9, 9, 1, 1}).status, Status::kInvalidBox);
  EXPECT_EQ(tree.query_any({nan, 9, 1, 10}).status, Status::kInvalidBox);
  const std::vector<Box> good_and_bad = {{0, 0, 1, 1}, {nan, 9, 1, 10}};
  EXPECT_EQ(tree.query_any_many(good_and_bad).status, Status::kInvalidBox);
  EXPECT_EQ(tree.query(Point{nan, 1}).status, Status::kInvalidShape);
  EXPECT_EQ(tree.query(Circle{1, infinity, 1}).status, Status::kInvalidShape);
  EXPECT_EQ(tree.query(Circle{1, 1, -1}).status, Status::kInvalidShape);
  const Circle circles[] = {{1, 1, 1}, {1, 1, nan}};
  EXPECT_EQ(tree.query_many(circles).status, Status::kInvalidShape);

  using Corners = std::vector<Point>;
  const Corners invalid[] = {
      {},
      {{1, 1}, {2, 2}},
      {{1, 1}, {2, 2}, {3, 3}},                  // on one line
      {{0, 0}, {4, 0}, {4, 4}, {2, 1}},          // turns both ways
      {{0, 0}, {0, 0}, {4, 0}, {4, 4}},          // a corner twice
      {{0, 0}, {4, 0}, {2, 0}, {2, 4}},          // a spike
      {{0, 3}, {4, 3}, {1, 0}, {2, 5}, {3, 0}},  // a star: turns one way, but around twice
      {{0, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 0}, {4, 0}, {4, 4}, {0, 4}},  // twice around
      {{0, 0}, {2, 0}, {2, 4}, {2, 2}, {4, 2}, {0, 2}},  // two spikes, each along an axis
      {{0, 0}, {4, 0}, {4, nan}},
  };
  for (const Corners& corners : invalid) {
    EXPECT_FALSE(is_valid(Polygon{corners}));
    EXPECT_EQ(tree.query(Polygon{corners}).status, Status::kInvalidShape);
  }
  const Corners three = {{0, 0}, {4, 0}, {4, 4}};
  EXPECT_EQ(sorted(tree.query(Polygon{three})), std::vector<Row>{0});
}

TEST(Queries, TheErrorIndexIsThatOfTheFirstInvalidShape) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<Box> boxes = {{0, 0, 1, 1}, {0, 0, 1, 1}, {2, 0, 1, 1}, {nan, 0, 1, 1}};
  const std::vector<Point> points = {{0, 0}, {nan, 0}};
  const std::vector<Ray> rays = {{0, 0, 1, nan}};
  const std::vector<MovingBox> moving = {{boxes[0], 1, 1}, {boxes[2], 1, 1}};
  const auto expect_refused_at = [&](Row index, Status status) {
    EXPECT_NE(status, Status::kOk);
    EXPECT_EQ(tree.error_index(), index);
  };
  ShapeDrawing valid(1);
  InvalidDrawing invalid;
  std::vector<DrawnShapes> drawn;
  for (int i = 0; i < 3; ++i) drawn.emplace_back(valid);
  for (int i = 0; i < 2; ++i) drawn.emplace_back(invalid);
  DrawnShapes::for_each_type(drawn, [&](const auto& shapes) {
    expect_refused_at(3, tree.query_many(shapes).status);
    expect_refused_at(3, tree.query_any_many(shapes).status);
  });
  expect_refused_at(2, tree.candidates_many(boxes).status);
  expect_refused_at(0, tree.raycast_many(rays).status);
  expect_refused_at(1, tree.sweep_many(moving).status);
  expect_refused_at(0, tree.raycast_all_many(rays).status);
  expect_refused_at(1, tree.nearest_many(points, 1).status);
}

// A failure that concerns no single shape has no index, nor has that of an earlier call.
TEST(Queries, TheErrorIndexIsNoneWhereNoSingleShapeWasRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  QueryContext context;
  const Quadtree& read_only = tree;
  EXPECT_EQ(tree.error_index(), kNoRow);
  EXPECT_EQ(context.error_index(), kNoRow);
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const std::vector<Box> bad = {{0, 0, 1, 1}, {2, 0, 1, 1}};
  const std::vector<Point> points = {{0, 0}, {4, 0}, {4, 4}};
  const auto refuse_one = [&] {
    EXPECT_EQ(tree.query_many(bad).status, Status::kInvalidBox);
    EXPECT_EQ(tree.error_index(), 1u);
    EXPECT_EQ(read_only.with(context).query_many(bad).status, Status::kInvalidBox);
    EXPECT_EQ(context.error_index(), 1u);
  };
  refuse_one();
  EXPECT_EQ(tree.nearest_many(points, 1, nan).status, Status::kInvalidShape);
  EXPECT_EQ(tree.error_index(), kNoRow);
  EXPECT_EQ(read_only.with(context).nearest_many(points, 1, -1).status, Status::kInvalidShape);
  EXPECT_EQ(context.error_index(), kNoRow);
  refuse_one();
  EXPECT_EQ(tree.query_many(std::span(bad).first(1)).status, Status::kOk);
  EXPECT_EQ(tree.error_index(), kNoRow);
}

TEST(Queries, FindHugeCoordinates) {
  constexpr float kMost = std::numeric_limits<float>::max();
  for (const Placement placement : kPlacements) {
    Quadtree tree = make_tree(settings_64(placement, 1));
    for (const Box& box : {Box{-kMost, -kMost, kMost, kMost}, Box{kMost, 0, kMost, 1},
                           Box{-kMost, 5, -kMost, 5}, Box{3, 3, 4, 4}}) {
      insert(tree, box);
    }
    EXPECT_EQ(sorted(tree.query({-kMost, -kMost, kMost, kMost})), (std::vector<Row>{0, 3}));
    EXPECT_EQ(sorted(tree.query(Circle{0, 0, kMost})), (std::vector<Row>{0, 3}));
    EXPECT_EQ(sorted(tree.query(Circle{3, 3, 1})), (std::vector<Row>{0, 3}));
    EXPECT_EQ(sorted(tree.query(Point{1e30f, -1e30f})), std::vector<Row>{0});
  }
}

}  // namespace
}  // namespace quadrille::testing
