// Visitors: the results of a query one by one, while the tree is walked.
#include <limits>

#include "drawn_shapes.hpp"
#include "quadrille/visitor.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

constexpr Filter kFewCategories = {.category = ~0u, .mask = 6};

class Visitors : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Visitors, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

void draw_filters(Scene& scene) {
  if (scene.random.one_in(2)) return;
  for (Filter& filter : scene.tree.filters().value) filter.category = scene.random.below(8);
}

// What visitors get of a query: everything, and the first few results.
template <typename T, typename Query>
struct Visited {
  Visited(std::size_t few, Query query) {
    EXPECT_EQ(query([&](const T& result) { all.push_back(row(result)); }), Status::kOk);
    const auto until_few = [&](const T& result) {
      first.push_back(row(result));
      return first.size() < few;
    };
    EXPECT_EQ(query(until_few), Status::kOk);
    EXPECT_EQ(first.size(), std::min(all.size(), few));
  }

  static Row row(Row found) { return found; }
  static Row row(const Hit& hit) { return hit.row; }

  std::vector<Row> all;
  std::vector<Row> first;
};

// The order of rows has no meaning.
template <typename Query>
void expect_rows(const Result<std::span<const Row>>& listed, std::size_t few, Query query) {
  const std::vector<Row> wanted = sorted(listed);
  Visited<Row, Query> visited(few, query);
  std::ranges::sort(visited.all);
  EXPECT_EQ(visited.all, wanted);
  std::ranges::sort(visited.first);
  EXPECT_TRUE(std::ranges::includes(wanted, visited.first));
}

template <typename Query>
void expect_hits(const Result<std::span<const Hit>>& listed, std::size_t few, Query query) {
  ASSERT_EQ(listed.status, Status::kOk);
  std::vector<Row> wanted;
  for (const Hit& hit : listed.value) wanted.push_back(hit.row);
  const Visited<Hit, Query> visited(few, query);
  EXPECT_EQ(visited.all, wanted);
  wanted.resize(visited.first.size());
  EXPECT_EQ(visited.first, wanted);
}

TEST_P(Visitors, GetTheRowsOfTheList) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    draw_filters(scene);
    Quadtree& tree = scene.tree;
    const Filter filter = scene.random.one_in(2) ? kEverything : kFewCategories;
    const std::size_t few = 1 + scene.random.below(20);
    const DrawnShapes shapes(scene);
    const Box box = shapes.get<Box>();
    const int step = static_cast<int>(scene.random.below(7));
    shapes.for_each([&](const auto& shape) {
      expect_rows(tree.query(shape, filter), few,
                  [&](auto visitor) { return tree.query(shape, visitor, filter); });
    });
    expect_rows(tree.candidates(box, step, filter), few,
                [&](auto visitor) { return tree.candidates(box, visitor, step, filter); });
    if (HasFailure()) return;
  }
}

TEST_P(Visitors, GetTheHitsOfTheListInItsOrder) {
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene scene(seed, GetParam());
    draw_filters(scene);
    Quadtree& tree = scene.tree;
    const Filter filter = scene.random.one_in(2) ? kEverything : kFewCategories;
    for (int i = 0; i < 10; ++i) {
      const std::size_t few = 1 + scene.random.below(20);
      const Point from = scene.point();
      const Point by = scene.point();
      const Ray ray = {from.x, from.y, by.x - 36, by.y - 36};
      const MovingBox moving = {box_with_ties(scene.random), by.x - 36, by.y - 36};
      expect_hits(tree.raycast_all(ray, filter), few,
                  [&](auto visitor) { return tree.raycast_all(ray, visitor, filter); });
      expect_hits(tree.sweep_all(moving, filter), few,
                  [&](auto visitor) { return tree.sweep_all(moving, visitor, filter); });
    }
    if (HasFailure()) return;
  }
}

// Fractions that differ in 64 bits only: the order of the list decides.
TEST_P(Visitors, ThoroughGetHitsThatRoundToTheSameFractionInTheOrderOfTheList) {
  Random random(5);
  Quadtree tree = make_tree(settings_64(GetParam(), 2, 12));
  for (int i = 0; i < 400; ++i) {
    const float x = 63 + random.unit() * 1e-5f;
    const float y = random.unit() * 64;
    insert(tree, {x, y, x + 1, y + 30});
  }
  const Ray ray = {-1e7f, 31, 2e7f, 1};
  expect_hits(tree.raycast_all(ray), 7,
              [&](auto visitor) { return tree.raycast_all(ray, visitor); });
}

std::size_t nodes_entered(Quadtree& tree, auto query) {
  tree.start_trace();
  EXPECT_EQ(query(), Status::kOk);
  const auto events = tree.finish_trace();
  EXPECT_EQ(events.status, Status::kOk);
  return static_cast<std::size_t>(
      std::ranges::count(events.value, TraceKind::kEnter, &TraceEvent::kind));
}

TEST_P(Visitors, ThatEndAQueryEndTheWalk) {
  Quadtree tree = make_tree(settings_64(GetParam(), 1, 8));
  for (int i = 0; i < 32; ++i) {
    const auto x = static_cast<float>(2 * i);
    insert(tree, {x + 0.5f, 20, x + 1, 20.5f});
  }
  const auto all = [](const auto&) { return true; };
  const auto one = [](const auto&) { return false; };
  const Box everything = {0, 0, 64, 64};
  const std::size_t whole = nodes_entered(tree, [&] { return tree.query(everything, all); });
  EXPECT_LT(nodes_entered(tree, [&] { return tree.query(everything, one); }), whole / 2);
  EXPECT_LT(nodes_entered(tree, [&] { return tree.candidates(everything, one); }), whole / 2);
  const Ray ray = {0, 20.25f, 64, 0};
  const std::size_t along = nodes_entered(tree, [&] { return tree.raycast_all(ray, all); });
  EXPECT_LT(nodes_entered(tree, [&] { return tree.raycast_all(ray, one); }), along / 2);
  const MovingBox moving = {{0, 20, 0.25f, 20.5f}, 64, 0};
  EXPECT_LT(nodes_entered(tree, [&] { return tree.sweep_all(moving, one); }), along / 2);
}

int rows_counted = 0;
void count_row(Row) {
  ++rows_counted;
}

TEST(Visitor, MayBeAFunctionOrChangeItself) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  for (int i = 0; i < 5; ++i) insert(tree, {1, 1, 2, 2});
  rows_counted = 0;
  EXPECT_EQ(tree.query({0, 0, 9, 9}, count_row), Status::kOk);
  EXPECT_EQ(rows_counted, 5);
  int seen = 0;
  EXPECT_EQ(tree.query({0, 0, 9, 9},
                       [&seen, left = 3](Row) mutable {
                         ++seen;
                         return --left > 0;
                       }),
            Status::kOk);
  EXPECT_EQ(seen, 3);
}

TEST(Visitor, MayCallConstMembers) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf, 1));
  for (int i = 0; i < 9; ++i) insert(tree, {1, 1, 60, 60});
  std::uint32_t calls = 0;
  const auto look = [&](Row row) {
    const Quadtree& read_only = tree;
    EXPECT_TRUE(read_only.has(read_only.id_at(row).value));
    EXPECT_EQ(read_only.size(), 9u);
    ++calls;
  };
  EXPECT_EQ(tree.query({0, 0, 64, 64}, look), Status::kOk);
  EXPECT_EQ(calls, 9u);
}

// An int would end a query at its first zero.
static_assert(!VisitorOf<int (*)(Row), Row>);
static_assert(VisitorOf<bool (*)(Row), Row>);
static_assert(VisitorOf<void (*)(Row), Row>);
static_assert(!VisitorOf<Filter, Row>);

TEST(Visitor, IsNotCalledForAShapeThatIsRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto never = [](const auto&) { ADD_FAILURE(); };
  InvalidDrawing invalid;
  DrawnShapes(invalid).for_each(
      [&](const auto& shape) { EXPECT_EQ(tree.query(shape, never), refusal_of(shape)); });
  EXPECT_EQ(tree.candidates({nan, 0, 1, 1}, never), Status::kInvalidBox);
  EXPECT_EQ(tree.raycast_all({nan, 0, 1, 1}, never), Status::kInvalidShape);
  EXPECT_EQ(tree.sweep_all({{0, 0, 1, 1}, nan, 0}, never), Status::kInvalidShape);
  EXPECT_EQ(tree.sweep_all({{0, 0, 1, 1}, nan, 0}).status, Status::kInvalidShape);
}

}  // namespace
}  // namespace quadrille::testing
