// Batches with more queries or results than one call can report are refused.
#include "drawn_shapes.hpp"
#include "query/results.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

TEST(BatchOffsets, AreThoseOfEachQueryUpToTheLimit) {
  BatchOffsets offsets(10);
  ASSERT_TRUE(offsets.reserve(4));
  offsets.restart();
  for (const std::size_t end : {3u, 3u, 10u}) EXPECT_EQ(offsets.end_query(end), Status::kOk);
  EXPECT_TRUE(std::ranges::equal(offsets.span(), std::vector<std::uint32_t>{0, 3, 3, 10}));
  EXPECT_EQ(offsets.end_query(11), Status::kTooManyResults);
}

TEST(BatchOffsets, RefuseWhatThirtyTwoBitsCannotCount) {
  BatchOffsets offsets;
  ASSERT_TRUE(offsets.reserve(1));
  offsets.restart();
  EXPECT_EQ(offsets.end_query(kMaxResults + std::size_t{kMaxObjects}), Status::kTooManyResults);
  EXPECT_EQ(offsets.end_query(kMaxResults), Status::kOk);
}

// The rows are counted, and never stored.
TEST(ManyResults, ThoroughRowsBeyondTheLimitAreRefusedAndTheTreeGoesOn) {
  Quadtree tree = make_tree(settings_64(Placement::kParent, 16, 4));
  const std::vector<Box> boxes(50'000, Box{20, 20, 21, 21});
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  const std::vector<Box> queries(kMaxResults / boxes.size() + 1, Box{20, 20, 21, 21});
  const std::uint64_t bytes = tree.stats().bytes;
  EXPECT_EQ(tree.query_many(queries).status, Status::kTooManyResults);
  EXPECT_LT(tree.stats().bytes, bytes + 100'000'000);
  const auto few = tree.query_many(std::span(queries).first(2));
  ASSERT_EQ(few.status, Status::kOk);
  EXPECT_TRUE(
      std::ranges::equal(few.value.offsets, std::vector<std::uint32_t>{0, 50'000, 100'000}));
}

// Spans that long are refused before they are read, so that these need no memory.
template <typename T>
std::span<const T> longer_than(std::size_t limit, const T& one) {
  return {&one, limit + 1};
}

TEST(ManyResults, MoreQueriesThanResultsCanBeReportedForAreRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {1, 1, 2, 2});
  ShapeDrawing drawing(1);
  const DrawnShapes drawn(drawing);
  drawn.for_each([&](const auto& shape) {
    const auto shapes = longer_than(kMaxResults, shape);
    EXPECT_EQ(tree.query_many(shapes).status, Status::kTooManyResults);
    EXPECT_EQ(tree.query_any_many(shapes).status, Status::kTooManyResults);
  });
  const auto boxes = longer_than(kMaxResults, drawn.get<Box>());
  EXPECT_EQ(tree.candidates_many(boxes).status, Status::kTooManyResults);
  const auto points = longer_than(kMaxResults, drawn.get<Point>());
  EXPECT_EQ(tree.nearest_many(points, 1).status, Status::kTooManyResults);
  const Ray ray = {0, 0, 1, 1};
  const auto rays = longer_than(kMaxResults, ray);
  EXPECT_EQ(tree.raycast_many(rays).status, Status::kTooManyResults);
  EXPECT_EQ(tree.raycast_all_many(rays).status, Status::kTooManyResults);
  const MovingBox moving = {drawn.get<Box>(), 1, 1};
  EXPECT_EQ(tree.sweep_many(longer_than(kMaxResults, moving)).status, Status::kTooManyResults);
}

TEST(ManyResults, MoreBoxesThanATreeCanHoldAreRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  const Box box = {1, 1, 2, 2};
  const auto boxes = longer_than(kMaxObjects, box);
  EXPECT_EQ(tree.insert_many(boxes).status, Status::kTooManyObjects);
  EXPECT_EQ(tree.set_all(boxes), Status::kTooManyObjects);
}

}  // namespace
}  // namespace quadrille::testing
