// Queries that leave out objects find what they find where these are not there.
#include <set>

#include "allocations.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {
namespace {

// What queries have found, as numbers; where the order of a list has no meaning, ascending.
class Found {
 public:
  void add(bool value) { numbers_.push_back(value ? 1 : 0); }
  void add(Row row) { numbers_.push_back(row); }
  void add(const Hit& hit) {
    numbers_.insert(numbers_.end(), {double(hit.row), hit.fraction, hit.normal_x, hit.normal_y});
  }
  void add(const Neighbor& near) {
    numbers_.insert(numbers_.end(), {double(near.row), near.distance});
  }
  void add(const BodyNeighbor& near) {
    numbers_.insert(numbers_.end(), {double(near.row), near.distance});
  }
  void add(const std::optional<Hit>& hit) { add(hit.value_or(kNoHit)); }
  template <typename T>
  void add(std::span<const T> list) {
    for (const T& item : list) add(item);
    numbers_.push_back(-1);
  }
  void add(std::span<const Row> rows) {
    const std::set<Row> ascending(rows.begin(), rows.end());
    EXPECT_EQ(ascending.size(), rows.size());
    numbers_.insert(numbers_.end(), ascending.begin(), ascending.end());
    numbers_.push_back(-1);
  }
  template <typename T>
  void add(const Result<T>& result) {
    EXPECT_EQ(result.status, Status::kOk);
    add(result.value);
  }

  friend bool operator==(const Found&, const Found&) = default;

 private:
  std::vector<double> numbers_;
};

// QueryArguments of queries.
struct QueryArguments {
  explicit QueryArguments(ShapeDrawing& drawing)
      : shapes(drawing),
        ray{drawing.coordinate(), drawing.coordinate(), drawing.coordinate(), drawing.coordinate()},
        moving{drawing.box(), drawing.coordinate(), drawing.coordinate()},
        count(1 + drawing.random.below(9)),
        steps(static_cast<int>(drawing.random.below(8))) {}

  const Box& box() const { return shapes.get<Box>(); }
  const Point& point() const { return shapes.get<Point>(); }

  DrawnShapes shapes;
  Ray ray;
  MovingBox moving;
  std::uint32_t count;
  int steps;
};

// Every query but `candidates`, whose results depend on the nodes.
template <typename Queries>
Found all_found(const QueryArguments& arguments, Queries&& queries,
                const QueryFilter& filter = {}) {
  Found found;
  const auto visited = [&found]<typename T>(std::vector<T>& items, Status status) {
    EXPECT_EQ(status, Status::kOk);
    found.add(std::span<const T>(items));
    items.clear();
  };
  std::vector<Row> rows;
  std::vector<Hit> hits;
  const auto take_row = [&rows](Row row) { rows.push_back(row); };
  const auto take_hit = [&hits](const Hit& hit) { hits.push_back(hit); };
  arguments.shapes.for_each([&](const auto& shape) {
    found.add(queries.query(shape, filter));
    found.add(queries.query_any(shape, filter));
    visited(rows, queries.query(shape, take_row, filter));
  });
  found.add(queries.raycast(arguments.ray, filter));
  found.add(queries.raycast_all(arguments.ray, filter));
  visited(hits, queries.raycast_all(arguments.ray, take_hit, filter));
  found.add(queries.sweep(arguments.moving, filter));
  found.add(queries.sweep_all(arguments.moving, filter));
  visited(hits, queries.sweep_all(arguments.moving, take_hit, filter));
  found.add(queries.nearest(arguments.point(), arguments.count, kAnyDistance, filter));
  return found;
}

std::vector<Id> live_ids(const Quadtree& tree) {
  std::vector<Id> ids;
  for (Row row = 0; row < tree.rows(); ++row) {
    if (tree.id_at(row).ok()) ids.push_back(tree.id_at(row).value);
  }
  return ids;
}

// Some of the objects: ids and rows, some of them twice, and now and then none.
std::vector<Id> draw_except(Random& random, const std::vector<Id>& ids) {
  const std::uint32_t count = random.one_in(3) ? 1 : random.below(40);
  std::vector<Id> except;
  for (std::uint32_t i = 0; i < count && !ids.empty(); ++i) {
    const Id id = ids[random.below(static_cast<std::uint32_t>(ids.size()))];
    except.push_back(random.one_in(12) ? kNoId : random.one_in(2) ? id : row_of(id));
  }
  return except;
}

// A copy of a tree without some of its objects.
Quadtree without(const Quadtree& tree, const std::vector<Id>& except) {
  std::vector<std::byte> bytes(tree.snapshot({}));
  tree.snapshot(bytes);
  Quadtree copy = std::move(*Quadtree::from(bytes).value);
  for (const Id id : except) static_cast<void>(copy.remove(id));  // some are named twice
  return copy;
}

class Except : public ::testing::TestWithParam<Placement> {};
INSTANTIATE_TEST_SUITE_P(Queries, Except, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(Except, QueriesOfATreeFindWhatTheyFindWithoutTheseObjects) {
  QueryContext context;
  for (std::uint32_t seed = 0; seed < 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const std::vector<Id> ids = live_ids(scene.tree);
    for (int round = 0; round < 10; ++round) {
      const std::vector<Id> except = draw_except(scene.random, ids);
      const QueryArguments arguments(scene);
      Quadtree rest = without(scene.tree, except);
      const Found expected = all_found(arguments, rest);
      const Found without_any = all_found(arguments, scene.tree);
      ASSERT_EQ(all_found(arguments, scene.tree, {.except = except}), expected);
      ASSERT_EQ(all_found(arguments, std::as_const(scene.tree).with(context), {.except = except}),
                expected);
      ASSERT_EQ(all_found(arguments, scene.tree), without_any);
      ASSERT_EQ(all_found(arguments, std::as_const(scene.tree).with(context)), without_any);
    }
  }
}

TEST_P(Except, CandidatesAreThoseOfTheSameNodesWithoutTheseObjects) {
  for (std::uint32_t seed = 0; seed < 60u; ++seed) {
    Scene scene(seed, GetParam());
    const std::vector<Id> except = draw_except(scene.random, live_ids(scene.tree));
    const QueryArguments arguments(scene);
    std::vector<Row> expected = sorted(scene.tree.candidates(arguments.box(), arguments.steps));
    const auto is_left_out = [&](Row row) {
      return std::ranges::any_of(except, [&](Id id) { return id != kNoId && row_of(id) == row; });
    };
    std::erase_if(expected, is_left_out);
    const QueryFilter filter = {.except = except};
    ASSERT_EQ(sorted(scene.tree.candidates(arguments.box(), arguments.steps, filter)), expected);
    std::vector<Row> visited;
    ASSERT_EQ(
        scene.tree.candidates(
            arguments.box(), [&](Row row) { visited.push_back(row); }, arguments.steps, filter),
        Status::kOk);
    std::ranges::sort(visited);
    ASSERT_EQ(visited, expected);
  }
}

TEST_P(Except, ABatchLeavesOutOneObjectForEachShape) {
  QueryContext context;
  for (std::uint32_t seed = 0; seed < 40u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const std::vector<Id> except = draw_except(scene.random, live_ids(scene.tree));
    std::vector<DrawnShapes> drawn;
    std::vector<QueryArguments> arguments;
    std::vector<Ray> rays;
    std::vector<MovingBox> moving;
    std::vector<Box> boxes;
    std::vector<Point> points;
    for (std::size_t i = 0; i < except.size(); ++i) {
      drawn.emplace_back(scene);
      const QueryArguments& one = arguments.emplace_back(scene);
      rays.push_back(one.ray);
      moving.push_back(one.moving);
      boxes.push_back(one.box());
      points.push_back(one.point());
    }
    const QueryFilter filter = {.except = except};
    const auto check = [&](auto&& queries) {
      // The lists or values of a batch are those of single queries.
      const auto expect_each = [&](const auto& batch, auto single) {
        ASSERT_EQ(batch.status, Status::kOk);
        ASSERT_EQ(batch.value.size(), except.size());
        std::vector<Found> found(except.size());
        for (std::size_t i = 0; i < except.size(); ++i) found[i].add(batch.value[i]);
        for (std::size_t i = 0; i < except.size(); ++i) {
          Found expected;
          expected.add(single(i, QueryFilter{.except = std::span(except).subspan(i, 1)}));
          ASSERT_EQ(found[i], expected) << "shape " << i;
        }
      };
      DrawnShapes::for_each_type(drawn, [&](const auto& shapes) {
        expect_each(queries.query_many(shapes, filter), [&](std::size_t i, const QueryFilter& one) {
          return scene.tree.query(shapes[i], one);
        });
        const auto any = queries.query_any_many(shapes, filter);
        const std::vector<std::uint32_t> values(any.value.begin(), any.value.end());
        for (std::size_t i = 0; i < except.size(); ++i) {
          const QueryFilter one = {.except = std::span(except).subspan(i, 1)};
          ASSERT_EQ(values[i] != 0, scene.tree.query_any(shapes[i], one).value);
        }
      });
      expect_each(queries.candidates_many(boxes, 2, filter),
                  [&](std::size_t i, const QueryFilter& one) {
                    return scene.tree.candidates(boxes[i], 2, one);
                  });
      expect_each(queries.raycast_many(rays, filter), [&](std::size_t i, const QueryFilter& one) {
        return scene.tree.raycast(rays[i], one);
      });
      expect_each(queries.raycast_all_many(rays, filter),
                  [&](std::size_t i, const QueryFilter& one) {
                    return scene.tree.raycast_all(rays[i], one);
                  });
      expect_each(queries.sweep_many(moving, filter), [&](std::size_t i, const QueryFilter& one) {
        return scene.tree.sweep(moving[i], one);
      });
      expect_each(queries.nearest_many(points, 5, kAnyDistance, filter),
                  [&](std::size_t i, const QueryFilter& one) {
                    return scene.tree.nearest(points[i], 5, kAnyDistance, one);
                  });
    };
    check(std::as_const(scene.tree).with(context));
    check(without(scene.tree, {}));
  }
}

TEST_P(Except, ATraceShowsThemAsFiltered) {
  Quadtree tree = make_tree(settings_64(GetParam()));
  const Id self = insert(tree, {10, 10, 20, 20});
  const Id other = insert(tree, {12, 12, 22, 22});
  const auto expect_filtered = [&](auto query) {
    const auto events = tree.explain(query);
    ASSERT_EQ(events.status, Status::kOk);
    bool is_missed = false;
    for (const TraceEvent& event : events.value) {
      if (event.object != static_cast<std::int32_t>(row_of(self))) continue;
      EXPECT_EQ(event.kind, TraceKind::kMiss);
      EXPECT_EQ(event.detail, static_cast<std::int32_t>(TraceReason::kFiltered));
      is_missed = true;
    }
    EXPECT_TRUE(is_missed);
  };
  const std::array two = {self, kNoId};
  for (const QueryFilter filter : {QueryFilter{.except = {&self, 1}}, QueryFilter{.except = two}}) {
    expect_filtered([&] { return tree.query(Box{0, 0, 64, 64}, filter); });
    expect_filtered([&] { return tree.candidates({0, 0, 64, 64}, 3, filter); });
    expect_filtered([&] { return tree.raycast({0, 0, 40, 40}, filter); });
    expect_filtered([&] { return tree.nearest({0, 0}, 1, kAnyDistance, filter); });
  }
  EXPECT_EQ(tree.raycast({0, 0, 40, 40}, {.except = {&self, 1}}).value->row, row_of(other));
}

TEST(ExceptRefused, AStaleIdAndARowWithoutAnObject) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  const Id id = insert(tree, {0, 0, 4, 4});
  const Id gone = insert(tree, {0, 0, 4, 4});
  ASSERT_EQ(tree.remove(gone), Status::kOk);
  QueryContext context;
  for (const Id bad : {gone, Id{1}, Id{kMaxObjects}, make_id(0, 9)}) {
    const std::array except = {Id{0}, id, kNoId, bad, bad};
    const QueryFilter filter = {.except = except};
    EXPECT_EQ(tree.query(Point{1, 1}, filter).status, Status::kStaleId);
    EXPECT_EQ(tree.error_index(), 3u);
    EXPECT_EQ(tree.raycast({0, 0, 1, 1}, filter).status, Status::kStaleId);
    EXPECT_EQ(tree.for_each_nearest(
                  {0, 0}, [](Neighbor) { ADD_FAILURE(); }, 9, filter),
              Status::kStaleId);
    EXPECT_EQ(tree.error_index(), 3u);
    EXPECT_EQ(tree.with(context).nearest({0, 0}, 1, 9, filter).status, Status::kStaleId);
    EXPECT_EQ(context.error_index(), 3u);
    const std::array<Point, 5> points = {};
    EXPECT_EQ(tree.query_many(points, filter).status, Status::kStaleId);
    EXPECT_EQ(tree.error_index(), 3u);
    EXPECT_EQ(tree.query(Point{1, 1}).value.size(), 1u);
    EXPECT_EQ(tree.error_index(), kNoRow);
  }
}

TEST(ExceptRefused, AnotherNumberOfThemThanOfShapes) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {0, 0, 4, 4});
  const std::array<Id, 3> except = {};
  const std::array<Point, 4> points = {};
  for (std::size_t shapes = 0; shapes <= 4; ++shapes) {
    const Status expected = shapes == 3 ? Status::kOk : Status::kStaleId;
    const std::span some = std::span(points).first(shapes);
    EXPECT_EQ(tree.query_many(some, {.except = except}).status, expected);
    EXPECT_EQ(tree.error_index(), shapes == 3 ? kNoRow : std::min<Row>(3, Row(shapes)));
  }
}

TEST(ExceptInLoops, ForEachNearestLeavesThemOutWhateverTheVisitorRemoves) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  std::vector<Id> ids;
  for (int i = 0; i < 60; ++i) ids.push_back(insert(tree, {float(i), 0, float(i), 1}));
  const std::array except = {ids[0], Id{row_of(ids[20])}, ids[59]};
  std::vector<Row> visited;
  const auto visit = [&](const Neighbor& near) {
    visited.push_back(near.row);
    if (near.row == 1) static_cast<void>(tree.remove(ids[59]));
  };
  ASSERT_EQ(tree.for_each_nearest({0, 0}, visit, kAnyDistance, {.except = except}), Status::kOk);
  std::vector<Row> expected;
  for (Row row = 1; row < 59; ++row) {
    if (row != 20) expected.push_back(row);
  }
  EXPECT_EQ(visited, expected);
}

TEST(ExceptMemory, NothingIsAllocatedAfterWarmUp) {
  Scene scene(5, Placement::kLeaf);
  const std::vector<Id> ids = live_ids(scene.tree);
  const QueryArguments arguments(scene);
  all_found(arguments, scene.tree, {.except = ids});
  const std::size_t before = allocation_count();
  all_found(arguments, scene.tree, {.except = ids});
  EXPECT_EQ(allocation_count(), before);
}

// Every query of a world.
template <typename Queries>
Found all_found_in_world(const QueryArguments& arguments, const Shape& shape, const Transform& at,
                         Queries&& queries, const QueryFilter& filter = {}) {
  Found found;
  found.add(queries.query(arguments.box(), filter));
  found.add(queries.query(arguments.point(), filter));
  found.add(queries.query(arguments.shapes.template get<Circle>(), filter));
  found.add(queries.overlaps(shape, at, filter));
  found.add(queries.raycast(arguments.ray, filter));
  found.add(queries.raycast_all(arguments.ray, filter));
  found.add(queries.nearest(arguments.point(), arguments.count, kAnyDistance, filter));
  found.add(queries.visible(arguments.box(), filter));
  found.add(queries.active(arguments.box(), filter));
  return found;
}

TEST_P(Except, QueriesOfAWorldFindWhatTheyFindWithoutTheseBodies) {
  QueryContext context;
  for (std::uint32_t seed = 0; seed < 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    ShapeDrawing drawing(seed);
    const Settings settings = draw_settings(drawing.random, GetParam());
    World world = make_world(settings);
    World rest = make_world(settings);
    std::vector<Id> ids;
    for (int i = 0; i < 80; ++i) {
      const Shape shape = draw_shape(drawing.random);
      const BodyOptions options = draw_options(drawing.random);
      ids.push_back(add(world, shape, options));
      add(rest, shape, options);
    }
    const std::vector<Id> except = draw_except(drawing.random, ids);
    for (const Id id : except) static_cast<void>(rest.remove(id));  // some are named twice
    ASSERT_EQ(world.update_trees(), Status::kOk);
    for (int round = 0; round < 10; ++round) {
      const QueryArguments arguments(drawing);
      const Shape shape = draw_shape(drawing.random);
      const Transform at = draw_transform(drawing.random);
      const Found expected = all_found_in_world(arguments, shape, at, rest);
      const QueryFilter filter = {.except = except};
      ASSERT_EQ(all_found_in_world(arguments, shape, at, world, filter), expected);
      ASSERT_EQ(
          all_found_in_world(arguments, shape, at, std::as_const(world).with(context), filter),
          expected);
    }
  }
}

TEST(ExceptRefused, AStaleIdByAWorld) {
  World world = make_world(settings_64(Placement::kCover));
  const Id id = add(world, circle(1));
  const Id gone = add(world, circle(1));
  ASSERT_EQ(world.remove(gone), Status::kOk);
  const std::array except = {id, gone};
  EXPECT_EQ(world.query(Point{0, 0}, {.except = except}).status, Status::kStaleId);
  EXPECT_EQ(world.error_index(), 1u);
  EXPECT_EQ(world.raycast({0, 0, 1, 1}, {.except = except}).status, Status::kStaleId);
  EXPECT_EQ(world.query(Point{0, 0}).value.size(), 1u);
  EXPECT_EQ(world.error_index(), kNoRow);
  QueryContext context;
  EXPECT_EQ(world.with(context).nearest({0, 0}, 1, 9, {.except = except}).status, Status::kStaleId);
  EXPECT_EQ(context.error_index(), 1u);
}

}  // namespace
}  // namespace quadrille::testing
