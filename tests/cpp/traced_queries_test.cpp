// Traces of queries: they hit what the queries find, and account for every node and object.
#include "brute_queries.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"
#include "traces.hpp"

namespace quadrille::testing {
namespace {

class TracedQueries : public ::testing::TestWithParam<Placement> {
 protected:
  // Scenes with some filters, and a filter for the queries.
  void for_each_scene(std::uint32_t seeds, auto&& check) {
    for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
      SCOPED_TRACE("seed " + std::to_string(seed));
      Scene scene(seed, GetParam());
      Filter filter = kEverything;
      if (scene.random.one_in(2)) {
        filter = {.category = 1 + scene.random.below(3), .mask = 1 + scene.random.below(3)};
        for (const Placed& object : scene.objects) {
          const Filter of_object = {.category = scene.random.below(4),
                                    .mask = scene.random.below(4)};
          EXPECT_EQ(scene.tree.set_filter(scene.tree.id_at(object.row).value, of_object),
                    Status::kOk);
        }
      }
      check(scene, filter);
      if (HasFailure()) return;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(All, TracedQueries, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TraceReason reason_of(const TraceEvent& event) {
  return static_cast<TraceReason>(event.detail);
}

// The rows that are hit and not dropped again, sorted.
std::vector<Row> found_at_the_end(const Events& events) {
  std::multiset<Row> found;
  for (const TraceEvent& event : events) {
    const auto row = static_cast<Row>(event.object);
    if (event.kind == TraceKind::kHit) found.insert(row);
    if (event.kind == TraceKind::kDrop) {
      EXPECT_EQ(found.erase(row), 1u) << "a drop without a hit";
    }
  }
  return {found.begin(), found.end()};
}

// Misses by filter, and hits, agree with the filters of the objects.
void expect_filters(const Events& events, const Quadtree& tree, const Filter& filter) {
  for (const TraceEvent& event : events) {
    if (event.kind != TraceKind::kHit && event.kind != TraceKind::kMiss) continue;
    const Id id = tree.id_at(static_cast<Row>(event.object)).value;
    const bool admitted = admit(tree.filter(id).value, filter);
    if (event.kind == TraceKind::kHit) {
      EXPECT_TRUE(admitted);
    } else if (reason_of(event) == TraceReason::kFiltered) {
      EXPECT_FALSE(admitted);
    }
  }
}

// The trace of a region query: what is hit, and why other objects are missed.
template <typename Shape>
void expect_region_trace(Scene& scene, const TreeShape& tree_shape, const Shape& shape,
                         const Filter& filter) {
  Quadtree& tree = scene.tree;
  const Events events = events_of(tree.explain([&] { return tree.query(shape, filter); }));
  EXPECT_EQ(objects_with(events, TraceKind::kHit), sorted(tree.query(shape, filter)));
  expect_filters(events, tree, filter);
  expect_complete(events, tree_shape);
  const EdgeRule edges = kIsRound<Shape> ? EdgeRule::kTouching : scene.edges();
  for (const TraceEvent& event : events) {
    if (event.kind != TraceKind::kMiss || reason_of(event) == TraceReason::kFiltered) continue;
    const Box& box = scene.box_of(static_cast<Row>(event.object));
    constexpr float kFar = 1000;
    const bool in_x = brute_overlap(shape, Box{box.min_x, -kFar, box.max_x, kFar}, edges);
    const bool in_y = brute_overlap(shape, Box{-kFar, box.min_y, kFar, box.max_y}, edges);
    EXPECT_EQ(reason_of(event), !in_x   ? TraceReason::kApartInX
                                : !in_y ? TraceReason::kApartInY
                                        : TraceReason::kApart);
  }
}

// A trace shows the walk from the root; without one it may begin at several nodes further down.
template <typename Shape>
void expect_order(Quadtree& tree, const Shape& shape) {
  const Events events = events_of(tree.explain([&] { return tree.query(shape); }));
  std::vector<Row> hits;
  for (const TraceEvent& event : events) {
    if (event.kind == TraceKind::kHit) hits.push_back(static_cast<Row>(event.object));
  }
  const auto found = tree.query(shape).value;
  EXPECT_EQ(std::vector<Row>(found.begin(), found.end()), hits);
}

TEST_P(TracedQueries, RegionQueriesFindInTheOrderOfTheirTraces) {
  for_each_scene(400, [](Scene& scene, const Filter&) {
    for (int query = 0; query < 8; ++query) {
      DrawnShapes(scene).for_each([&](const auto& shape) { expect_order(scene.tree, shape); });
    }
  });
}

TEST_P(TracedQueries, RegionQueriesFindWhatTheirTracesHit) {
  for_each_scene(60, [](Scene& scene, const Filter& filter) {
    const TreeShape tree_shape = shape_of(scene.tree);
    for (int i = 0; i < 8; ++i) {
      DrawnShapes(scene).for_each(
          [&](const auto& shape) { expect_region_trace(scene, tree_shape, shape, filter); });
    }
  });
}

TEST_P(TracedQueries, CandidatesAreWhatTheTraceTakes) {
  for_each_scene(60, [](Scene& scene, const Filter& filter) {
    const Box box = box_with_ties(scene.random);
    const int step = static_cast<int>(scene.random.below(6));
    const Events events =
        events_of(scene.tree.explain([&] { return scene.tree.candidates(box, step, filter); }));
    EXPECT_EQ(objects_with(events, TraceKind::kTake),
              sorted(scene.tree.candidates(box, step, filter)));
    EXPECT_TRUE(objects_with(events, TraceKind::kHit).empty());
    expect_complete(events, shape_of(scene.tree));
  });
}

std::vector<Row> copied_rows(const auto& values) {
  std::vector<Row> rows;
  for (const auto& value : values) rows.push_back(value.row);
  std::ranges::sort(rows);
  return rows;
}

TEST_P(TracedQueries, RaysAndSweptBoxesMeetWhatTheirTracesHit) {
  for_each_scene(60, [](Scene& scene, const Filter& filter) {
    Quadtree& tree = scene.tree;
    for (int i = 0; i < 6; ++i) {
      const Point from = scene.point();
      const Point to = scene.point();
      const Ray ray = {from.x, from.y, to.x - from.x, to.y - from.y};
      const Events all = events_of(tree.explain([&] { return tree.raycast_all(ray, filter); }));
      EXPECT_EQ(found_at_the_end(all), copied_rows(tree.raycast_all(ray, filter).value));
      expect_filters(all, tree, filter);
      expect_complete(all, shape_of(tree));

      const Events first = events_of(tree.explain([&] { return tree.raycast(ray, filter); }));
      EXPECT_EQ(found_at_the_end(first),
                copied_rows(std::span(tree.raycast_many({&ray, 1}, filter).value)
                                .first(found_at_the_end(all).empty() ? 0 : 1)));
      expect_complete(first, shape_of(tree));
      EXPECT_LE(cells_with(first, TraceKind::kEnter).size(),
                cells_with(all, TraceKind::kEnter).size());

      const MovingBox moving = {box_with_ties(scene.random), ray.dx, ray.dy};
      const Events swept = events_of(tree.explain([&] { return tree.sweep(moving, filter); }));
      const auto hit = tree.sweep(moving, filter).value;
      EXPECT_EQ(found_at_the_end(swept), hit ? std::vector<Row>{hit->row} : std::vector<Row>{});
      expect_complete(swept, shape_of(tree));
    }
  });
}

TEST_P(TracedQueries, TheNearestAreWhatTheTraceKeeps) {
  for_each_scene(80, [](Scene& scene, const Filter& filter) {
    Quadtree& tree = scene.tree;
    for (int i = 0; i < 4; ++i) {
      const Point at = scene.point();
      const std::uint32_t count = scene.random.below(12);
      const float most = scene.random.one_in(2) ? 12.5f : std::numeric_limits<float>::infinity();
      const Events events =
          events_of(tree.explain([&] { return tree.nearest(at, count, most, filter); }));
      EXPECT_EQ(found_at_the_end(events), copied_rows(tree.nearest(at, count, most, filter).value));
      expect_filters(events, tree, filter);
      if (count > 0 && tree.rows() > 0) expect_complete(events, shape_of(tree));
      for (const TraceEvent& event : events) {
        if (event.kind != TraceKind::kMiss && event.kind != TraceKind::kSkip) continue;
        EXPECT_TRUE(reason_of(event) == TraceReason::kFarther ||
                    reason_of(event) == TraceReason::kFiltered);
      }
    }
  });
}

// Objects in a row: nodes behind the first hit, or far from the point, are skipped.
TEST_P(TracedQueries, NodesBeyondTheResultAreSkipped) {
  Quadtree tree = make_tree(settings_64(GetParam(), 1, 5));
  for (int i = 0; i < 16; ++i) {
    const auto x = static_cast<float>(4 * i);
    insert(tree, {x + 1, 1, x + 2, 2});
  }
  const TreeShape shape = shape_of(tree);
  const auto count = [](const Events& events, TraceKind kind, TraceReason reason) {
    return std::ranges::count_if(events, [&](const TraceEvent& event) {
      return event.kind == kind && reason_of(event) == reason;
    });
  };
  const Events first = events_of(tree.explain([&] { return tree.raycast({0, 1.5f, 64, 0}); }));
  EXPECT_EQ(found_at_the_end(first), std::vector<Row>{0});
  EXPECT_GT(count(first, TraceKind::kSkip, TraceReason::kFarther), 0);
  const Events all = events_of(tree.explain([&] { return tree.raycast_all({0, 1.5f, 64, 0}); }));
  EXPECT_EQ(objects_with(all, TraceKind::kHit).size(), 16u);
  EXPECT_EQ(count(all, TraceKind::kSkip, TraceReason::kFarther), 0);
  EXPECT_GT(count(all, TraceKind::kSkip, TraceReason::kApart), 0);
  const Events nearest = events_of(tree.explain([&] { return tree.nearest({0, 0}, 2); }));
  EXPECT_EQ(found_at_the_end(nearest), (std::vector<Row>{0, 1}));
  EXPECT_LT(cells_with(nearest, TraceKind::kEnter).size(), shape.held.size() / 2);
}

// A trace reads the boxes by row, so the copies beside the lists change neither it nor later
// results.
TEST_P(TracedQueries, TracesDoNotDependOnEarlierQueries) {
  for_each_scene(20, [](Scene& scene, const Filter& filter) {
    const Box box = box_with_ties(scene.random);
    const Events before =
        events_of(scene.tree.explain([&] { return scene.tree.query(box, filter); }));
    const auto found = sorted(scene.tree.query(box, filter));
    for (int i = 0; i < 20; ++i) EXPECT_EQ(sorted(scene.tree.query(box, filter)), found);
    EXPECT_EQ(events_of(scene.tree.explain([&] { return scene.tree.query(box, filter); })), before);
  });
}

TEST(TracedQueries, AQueryThatRunsAgainForMoreRoomIsTracedOnce) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  for (int i = 0; i < 100; ++i) insert(tree, {1, 1, 2, 2});
  const Events events = events_of(tree.explain([&] { return tree.query({0, 0, 64, 64}); }));
  EXPECT_EQ(std::ranges::count(events, TraceKind::kHit, &TraceEvent::kind), 100);
}

TEST(TracedQueries, QueriesAreTracedBetweenStartAndFinish) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  tree.start_trace();
  EXPECT_TRUE(events_of(tree.finish_trace()).empty());
  const Box box = {0, 0, 64, 64};
  const Events alone = events_of(tree.explain([&] { return tree.query(box); }));
  tree.start_trace();
  ASSERT_EQ(tree.query_many(std::span(&box, 1)).status, Status::kOk);
  EXPECT_EQ(events_of(tree.finish_trace()), alone);
  ASSERT_EQ(tree.query(box).status, Status::kOk);
  EXPECT_TRUE(events_of(tree.finish_trace()).empty());
}

TEST(TracedQueries, OfSeveralQueriesTheLastIsTraced) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  const Ray ray = {0, 1.5f, 64, 0};
  const Events alone = events_of(tree.explain([&] { return tree.raycast(ray); }));
  tree.start_trace();
  ASSERT_EQ(tree.nearest({0, 0}, 1).status, Status::kOk);
  ASSERT_EQ(tree.raycast(ray).status, Status::kOk);
  EXPECT_EQ(events_of(tree.finish_trace()), alone);
}

TEST(TracedQueries, RefuseWhatTheQueriesRefuse) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Box bad = {1, 0, 0, 1};
  InvalidDrawing invalid;
  DrawnShapes(invalid).for_each([&](const auto& shape) {
    EXPECT_EQ(tree.explain([&] { return tree.query(shape); }).status, refusal_of(shape));
  });
  EXPECT_EQ(tree.explain([&] { return tree.candidates(bad); }).status, Status::kInvalidBox);
  EXPECT_EQ(tree.explain([&] { return tree.raycast({nan, 0, 1, 1}); }).status,
            Status::kInvalidShape);
  EXPECT_EQ(tree.explain([&] { return tree.raycast_all({0, 0, nan, 1}); }).status,
            Status::kInvalidShape);
  EXPECT_EQ(tree.explain([&] { return tree.sweep({bad, 1, 1}); }).status, Status::kInvalidShape);
  EXPECT_EQ(tree.explain([&] { return tree.nearest({0, nan}, 1); }).status, Status::kInvalidShape);
  EXPECT_EQ(tree.explain([&] { return tree.nearest({0, 0}, 1, -1); }).status,
            Status::kInvalidShape);
}

}  // namespace
}  // namespace quadrille::testing
