// Calls on one object take its row in place of its id.
#include <gtest/gtest.h>

#include "made_shapes.hpp"
#include "quadrille/world.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

constexpr Row kRow = 2;

// Rows 0 .. 3 with an object in each; the one in row 2 is not the first there.
template <typename Insert, typename Remove>
Id fill_rows(Insert insert, Remove remove) {
  insert();
  insert();
  const Id gone = insert();
  insert();
  EXPECT_EQ(remove(gone), Status::kOk);
  const Id id = insert();
  EXPECT_EQ(row_of(id), kRow);
  EXPECT_NE(id, gone);
  return id;
}

// What a call returns for a row is what it returns for the id of the object there.
template <typename Call>
void expect_same(Id id, Call call) {
  const auto by_id = call(id);
  const std::vector values(by_id.value.begin(), by_id.value.end());
  const auto by_row = call(kRow);
  EXPECT_EQ(by_row.status, Status::kOk);
  EXPECT_FALSE(values.empty());
  EXPECT_TRUE(std::ranges::equal(values, by_row.value));
}

TEST(RowsAsIds, EveryCallOnOneObjectOfATreeTakesItsRow) {
  Quadtree tree = make_tree(settings_64(Placement::kCover, 1));
  const Id id = fill_rows([&] { return insert(tree, {8, 8, 16, 16}); },
                          [&](Id gone) { return tree.remove(gone); });
  EXPECT_TRUE(tree.has(kRow));
  EXPECT_FALSE(tree.has(4));
  EXPECT_EQ(tree.update(kRow, {40, 40, 44, 44}), Status::kOk);
  EXPECT_EQ(tree.boxes()[kRow], (Box{40, 40, 44, 44}));
  EXPECT_EQ(tree.move(kRow, 32, 30), Status::kOk);
  EXPECT_EQ(tree.box(kRow).value, (Box{32, 30, 36, 34}));
  EXPECT_EQ(tree.set_filter(kRow, {2, 3}), Status::kOk);
  EXPECT_EQ(tree.filter(id).value, (Filter{2, 3}));
  EXPECT_EQ(tree.filter(kRow).value, (Filter{2, 3}));
  expect_same(id, [&](Id named) { return tree.path(named); });
  expect_same(id, [&](Id named) { return tree.nodes_of(named); });
  expect_same(id, [&](Id named) { return tree.explain_update(named, {0, 0, 1, 1}); });
  expect_same(id, [&](Id named) { return tree.explain_remove(named); });
  expect_same(id, [&](Id named) { return tree.explain_pair(named, 0); });
  EXPECT_EQ(tree.explain_pair(id, kRow).status, Status::kStaleId);
  EXPECT_EQ(tree.remove(kRow), Status::kOk);
  EXPECT_FALSE(tree.has(id));
}

TEST(RowsAsIds, ARowWithoutAnObjectOfATreeIsRefused) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  insert(tree, {0, 0, 1, 1});
  EXPECT_EQ(tree.remove(insert(tree, {0, 0, 1, 1})), Status::kOk);
  for (const Row row : {Row{1}, Row{2}, kMaxObjects - 1, kNoRow}) {
    EXPECT_FALSE(tree.has(row));
    EXPECT_EQ(tree.update(row, {0, 0, 1, 1}), Status::kStaleId);
    EXPECT_EQ(tree.move(row, 0, 0), Status::kStaleId);
    EXPECT_EQ(tree.remove(row), Status::kStaleId);
    EXPECT_EQ(tree.set_filter(row, {}), Status::kStaleId);
    EXPECT_EQ(tree.filter(row).status, Status::kStaleId);
    EXPECT_EQ(tree.box(row).status, Status::kStaleId);
    EXPECT_EQ(tree.path(row).status, Status::kStaleId);
    EXPECT_EQ(tree.explain_pair(0, row).status, Status::kStaleId);
  }
}

TEST(RowsAsIds, GenerationsGiveTheIdsOfAllRows) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  fill_rows([&] { return insert(tree, {8, 8, 16, 16}); },
            [&](Id gone) { return tree.remove(gone); });
  EXPECT_EQ(tree.remove(1), Status::kOk);
  const std::span<const std::uint32_t> words = tree.generations();
  ASSERT_EQ(words.size(), tree.rows());
  for (Row row = 0; row < tree.rows(); ++row) {
    const std::uint32_t live = 1u << kGenerationBits;
    EXPECT_EQ((words[row] & live) != 0, tree.has(row));
    if (!tree.has(row)) continue;
    EXPECT_EQ(make_id(row, words[row] & ~live), tree.id_at(row).value);
  }
}

TEST(RowsAsIds, ABoxIsTheOneThatQueriesSee) {
  Quadtree tree = make_tree(settings_64(Placement::kCover));
  const Id id = insert(tree, {8, 8, 16, 16});
  tree.boxes()[0] = {1, 1, 2, 2};
  EXPECT_EQ(tree.box(id).value, (Box{8, 8, 16, 16}));
  EXPECT_EQ(tree.sync(), Status::kOk);
  EXPECT_EQ(tree.box(id).value, (Box{1, 1, 2, 2}));
}

TEST(RowsAsIds, EveryCallOnOneBodyTakesItsRow) {
  World world = std::move(*World::create({.world = {0, 0, 64, 64}}).value);
  const Id id = fill_rows([&] { return world.insert(circle(2)).value; },
                          [&](Id gone) { return world.remove(gone); });
  EXPECT_TRUE(world.has(kRow));
  EXPECT_FALSE(world.has(4));
  EXPECT_EQ(world.set_transform(kRow, {.x = 5, .y = 6}), Status::kOk);
  EXPECT_EQ(world.options(id).value.transform, (Transform{.x = 5, .y = 6}));
  EXPECT_EQ(world.move(kRow, 7, 8), Status::kOk);
  EXPECT_EQ(world.set_shape(kRow, box(2, 4)), Status::kOk);
  EXPECT_EQ(world.shape(kRow).value, box(2, 4));
  EXPECT_EQ(world.set_shape(kRow, circle(3), {.x = 20}), Status::kOk);
  EXPECT_EQ(world.set_static(kRow, true), Status::kOk);
  EXPECT_EQ(world.set_sensor(kRow, true), Status::kOk);
  EXPECT_EQ(world.set_filter(kRow, {4, 5}), Status::kOk);
  EXPECT_EQ(world.set_group(kRow, -1), Status::kOk);
  EXPECT_EQ(world.set_tag(kRow, 9), Status::kOk);
  EXPECT_EQ(world.set_order(kRow, 0.5f), Status::kOk);
  const BodyOptions expected = {.transform = {.x = 20},
                                .is_static = true,
                                .is_sensor = true,
                                .filter = {4, 5},
                                .group = -1,
                                .tag = 9,
                                .order = 0.5f};
  EXPECT_EQ(world.options(id).value, expected);
  EXPECT_EQ(world.options(kRow).value, expected);
  EXPECT_EQ(world.box(kRow).value, world.box(id).value);
  EXPECT_EQ(world.separation(kRow, 0).value.distance, 15);
  EXPECT_EQ(world.remove(kRow), Status::kOk);
  EXPECT_FALSE(world.has(id));
  EXPECT_EQ(world.remove(kRow), Status::kStaleId);
  EXPECT_EQ(world.shape(kRow).status, Status::kStaleId);
  EXPECT_EQ(world.separation(0, kRow).status, Status::kStaleId);
}

}  // namespace
}  // namespace quadrille::testing
