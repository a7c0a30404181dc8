// Visits: the order of the queries, an end when the callback returns false, callbacks that call the
// tree.
#include "quadrille/visit.hpp"

#include <cstddef>
#include <new>

#include "scene.hpp"

namespace {
bool arrays_are_refused = false;
}

// As the standard's own, unless a test makes it fail.
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return arrays_are_refused ? nullptr : ::operator new[](size);
}

namespace quadrille::testing {
namespace {

class Visits : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Visits, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

std::vector<Row> rows_in_order(const auto& values) {
  std::vector<Row> rows;
  for (const auto& value : values) rows.push_back(value.row);
  return rows;
}

TEST_P(Visits, GoInTheOrderOfTheQueryUntilTheCallbackReturnsFalse) {
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    const Point at = scene.point();
    const std::size_t enough = 1 + scene.random.below(60);
    const auto first = [enough](std::vector<Row> rows) {
      rows.resize(std::min(rows.size(), enough));
      return rows;
    };
    std::vector<Row> near;
    const auto on_neighbor = [&](const Neighbor& neighbor) {
      static_cast<void>(scene.tree.nearest({1, 1}, 3));  // the callback may query the tree
      near.push_back(neighbor.row);
      return near.size() < enough;
    };
    EXPECT_EQ(visit_nearest(scene.tree, at, on_neighbor, 20), Status::kOk);
    EXPECT_EQ(near, first(rows_in_order(scene.tree.nearest(at, 1000, 20).value)));

    const Ray ray = {at.x, at.y, 30, 20};
    std::vector<Row> met;
    const auto on_hit = [&](const Hit& hit) {
      static_cast<void>(scene.tree.raycast(ray));
      met.push_back(hit.row);
      return met.size() < enough;
    };
    EXPECT_EQ(visit_ray(scene.tree, ray, on_hit), Status::kOk);
    EXPECT_EQ(met, first(rows_in_order(scene.tree.raycast_all(ray).value)));
    if (HasFailure()) return;
  }
}

TEST_P(Visits, SkipObjectsRemovedMeanwhileAndThoseInTheirRows) {
  Quadtree tree = make_tree(settings_64(GetParam(), 2));
  std::vector<Id> ids;
  for (int i = 0; i < 40; ++i) {
    const auto x = static_cast<float>(i);
    ids.push_back(insert(tree, {x, 0, x + 0.5f, 1}));
  }
  std::vector<Row> visited;
  const auto on_neighbor = [&](const Neighbor& neighbor) {
    visited.push_back(neighbor.row);
    if (neighbor.row != 3) return true;
    EXPECT_EQ(tree.remove(ids[5]), Status::kOk);
    EXPECT_EQ(tree.remove(ids[20]), Status::kOk);
    insert(tree, {0, 1, 1, 2});    // nearer than those still to be visited
    insert(tree, {60, 0, 61, 1});  // farther than all
    return true;
  };
  EXPECT_EQ(visit_nearest(tree, {0, 0}, on_neighbor), Status::kOk);
  std::vector<Row> wanted;
  for (Row row = 0; row < 40; ++row) {
    if (row != 5 && row != 20) wanted.push_back(row);
  }
  ASSERT_EQ(visited.size(), wanted.size() + 1);
  visited.pop_back();
  EXPECT_EQ(visited, wanted);

  int hits = 0;
  const auto clear_all = [&](const Hit&) {
    ++hits;
    tree.clear();
    return true;
  };
  EXPECT_EQ(visit_ray(tree, {0, 0.5f, 60, 0}, clear_all), Status::kOk);
  EXPECT_EQ(hits, 1);
}

TEST(Visits, RefuseWhatTheQueriesRefuse) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto never = [](const auto&) { return true; };
  EXPECT_EQ(visit_nearest(tree, {nan, 0}, never), Status::kInvalidShape);
  EXPECT_EQ(visit_nearest(tree, {0, 0}, never, -1), Status::kInvalidShape);
  EXPECT_EQ(visit_ray(tree, {nan, 0, 1, 1}, never), Status::kInvalidShape);
}

TEST(Visits, ReportThatThereIsNoMemoryForTheCopies) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {1, 1, 2, 2});
  const auto never = [](const auto&) {
    ADD_FAILURE();
    return true;
  };
  arrays_are_refused = true;
  const Status near = visit_nearest(tree, {0, 0}, never);
  const Status ray = visit_ray(tree, {0, 1.5f, 9, 0}, never);
  arrays_are_refused = false;
  EXPECT_EQ(near, Status::kOutOfMemory);
  EXPECT_EQ(ray, Status::kOutOfMemory);
}

}  // namespace
}  // namespace quadrille::testing
