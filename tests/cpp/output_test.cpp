// Results in memory of the caller: appended to a container, or as many as fit into a span.
#include "quadrille/output.hpp"

#include <array>
#include <deque>

#include "scene.hpp"

namespace quadrille::testing {
namespace {

class Output : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Output, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

Row row_of_result(Row row) {
  return row;
}
Row row_of_result(const Hit& hit) {
  return hit.row;
}
Row row_of_result(const Neighbor& neighbor) {
  return neighbor.row;
}
Row row_of_result(const Pair& pair) {
  return pair.a * 1000 + pair.b;
}

template <typename T>
std::vector<Row> sorted_rows(std::span<const T> results) {
  std::vector<Row> rows;
  for (const T& result : results) rows.push_back(row_of_result(result));
  std::ranges::sort(rows);
  return rows;
}

// `query(into)` against the list that the same query returns.
template <typename T>
void expect_copies(const Result<std::span<const T>>& listed, auto query) {
  ASSERT_EQ(listed.status, Status::kOk);
  const std::vector<Row> wanted = sorted_rows(listed.value);

  std::vector<T> all(3);
  EXPECT_EQ(query(all).value, wanted.size());
  EXPECT_EQ(sorted_rows(std::span<const T>(all).subspan(3)), wanted);

  std::deque<T> queue;
  EXPECT_EQ(query(queue).value, wanted.size());
  EXPECT_EQ(queue.size(), wanted.size());

  std::array<T, 5> five;
  const std::size_t found = query(five).value;
  EXPECT_EQ(found, wanted.size());
  const std::size_t fit = std::min<std::size_t>(5, found);
  const std::vector<Row> first = sorted_rows(std::span<const T>(five).first(fit));
  EXPECT_TRUE(std::ranges::includes(wanted, first));
  EXPECT_EQ(query(std::span<T>()).value, wanted.size());
}

TEST_P(Output, EqualsTheList) {
  for (std::uint32_t seed = 1; seed <= 40u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    Quadtree& tree = scene.tree;
    const Box box = box_with_ties(scene.random);
    const Point point = scene.point();
    const Circle circle = scene.circle();
    const std::vector<Point> polygon = scene.polygon();
    const Ray ray = {point.x, point.y, 30, 20};
    const MovingBox moving = {box, 30, 20};
    expect_copies(tree.query(box), [&](auto&& into) { return tree.query_into(into, box); });
    expect_copies(tree.query_point(point),
                  [&](auto&& into) { return tree.query_point_into(into, point); });
    expect_copies(tree.query_circle(circle),
                  [&](auto&& into) { return tree.query_circle_into(into, circle); });
    expect_copies(tree.query_polygon(polygon),
                  [&](auto&& into) { return tree.query_polygon_into(into, polygon); });
    expect_copies(tree.candidates(box, 2),
                  [&](auto&& into) { return tree.candidates_into(into, box, 2); });
    expect_copies(tree.raycast_all(ray),
                  [&](auto&& into) { return tree.raycast_all_into(into, ray); });
    expect_copies(tree.sweep_all(moving),
                  [&](auto&& into) { return tree.sweep_all_into(into, moving); });
    expect_copies(tree.nearest(point, 9),
                  [&](auto&& into) { return tree.nearest_into(into, point, 9); });
    expect_copies(tree.pairs(), [&](auto&& into) { return tree.pairs_into(into); });
    if (HasFailure()) return;
  }
}

TEST(OutputErrors, LeaveTheContainerAsItIs) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  std::vector<Row> rows = {7};
  const auto refused = tree.query_circle_into(rows, {0, 0, -1});
  EXPECT_EQ(refused.status, Status::kInvalidShape);
  EXPECT_EQ(refused.value, 0u);
  EXPECT_EQ(rows, std::vector<Row>{7});
}

static_assert(OutputOf<std::vector<Row>&, Row>);
static_assert(OutputOf<std::span<Row>, Row>);
static_assert(OutputOf<Row (&)[4], Row>);
static_assert(!OutputOf<std::span<const Row>, Row>);
static_assert(!OutputOf<std::vector<Pair>, Row>);

}  // namespace
}  // namespace quadrille::testing
