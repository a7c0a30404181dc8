// Arguments that lie in memory of the tree itself: each call gives the results that it gives for a
// copy. The address sanitizer also detects reads of freed memory that do not change results.
#include "support.hpp"

namespace quadrille::testing {
namespace {

class Aliasing : public ::testing::TestWithParam<Placement> {
 protected:
  Aliasing() {
    Random random(1);
    for (const Box& box : boxes_with_ties(random, 100)) {
      insert(tree, box);
      insert(twin, box);
    }
  }

  void remove_rows(std::initializer_list<Row> rows) {
    for (const Row row : rows) {
      ASSERT_EQ(tree.remove(tree.id_at(row).value), Status::kOk);
      ASSERT_EQ(twin.remove(twin.id_at(row).value), Status::kOk);
    }
  }

  void expect_same_trees() {
    expect_sound(tree);
    ASSERT_EQ(tree.rows(), twin.rows());
    for (Row row = 0; row < tree.rows(); ++row) {
      ASSERT_EQ(tree.id_at(row).status, twin.id_at(row).status);
      if (tree.id_at(row).status != Status::kOk) continue;
      EXPECT_EQ(tree.id_at(row).value, twin.id_at(row).value);
      EXPECT_EQ(tree.boxes()[row], twin.boxes()[row]) << "row " << row;
      EXPECT_EQ(tree.filter(tree.id_at(row).value).value, twin.filter(twin.id_at(row).value).value);
    }
    EXPECT_EQ(node_values(tree), node_values(twin));
    EXPECT_EQ(sorted_pairs(tree), sorted_pairs(twin));
  }

  Quadtree tree = make_tree(settings_64(GetParam()));
  Quadtree twin = make_tree(settings_64(GetParam()));
};

INSTANTIATE_TEST_SUITE_P(All, Aliasing, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

std::vector<Box> copy_of(std::span<const Box> boxes) {
  return {boxes.begin(), boxes.end()};
}

template <typename T>
void expect_equal_lists(const Result<Lists<T>>& a, const Result<Lists<T>>& b) {
  ASSERT_EQ(a.status, Status::kOk);
  ASSERT_EQ(b.status, Status::kOk);
  EXPECT_TRUE(std::ranges::equal(a.value.offsets, b.value.offsets));
  EXPECT_TRUE(std::ranges::equal(a.value.values, b.value.values));
}

TEST_P(Aliasing, InsertTakesABoxOfTheTreeAlsoWhenItsRowsMove) {
  for (Row row = 0; row < 500; ++row) {
    const Box box = twin.boxes()[row];
    ASSERT_EQ(tree.insert(tree.boxes()[row]).status, Status::kOk);
    insert(twin, box);
  }
  expect_same_trees();
}

TEST_P(Aliasing, InsertManyTakesTheBoxesOfTheTreeAlsoWhenItsRowsMove) {
  for (int i = 0; i < 4; ++i) {
    const std::vector<Box> boxes = copy_of(twin.boxes());
    ASSERT_EQ(tree.insert_many(tree.boxes()).status, Status::kOk);
    ASSERT_EQ(twin.insert_many(boxes).status, Status::kOk);
  }
  expect_same_trees();
}

// New objects get rows whose boxes are arguments that are not inserted yet.
TEST_P(Aliasing, InsertManyTakesTheBoxesThatStoodThereWhenItWasCalled) {
  remove_rows({90, 50, 70});
  const std::vector<Box> boxes = copy_of(twin.boxes().subspan(40, 60));
  ASSERT_EQ(tree.insert_many(tree.boxes().subspan(40, 60)).status, Status::kOk);
  ASSERT_EQ(twin.insert_many(boxes).status, Status::kOk);
  expect_same_trees();
}

TEST_P(Aliasing, SetAllTakesAPartOfTheBoxesOfTheTree) {
  for (const auto& [first, count] : {std::pair<std::size_t, std::size_t>{0, 100}, {30, 60}}) {
    const std::vector<Box> boxes = copy_of(twin.boxes().subspan(first, count));
    ASSERT_EQ(tree.set_all(tree.boxes().subspan(first, count)), Status::kOk);
    ASSERT_EQ(twin.set_all(boxes), Status::kOk);
    expect_same_trees();
  }
}

TEST_P(Aliasing, BulkCallsTakeTheStagedSpan) {
  Random random(2);
  const std::vector<Box> boxes = boxes_with_ties(random, 300);
  const auto staged = tree.stage(300);
  ASSERT_EQ(staged.status, Status::kOk);
  std::ranges::copy(boxes, staged.value.begin());
  ASSERT_EQ(tree.insert_many(staged.value).status, Status::kOk);
  ASSERT_EQ(twin.insert_many(boxes).status, Status::kOk);
  expect_same_trees();
  expect_equal_lists(tree.query_many(staged.value), twin.query_many(boxes));
  ASSERT_EQ(tree.set_all(staged.value), Status::kOk);
  ASSERT_EQ(twin.set_all(boxes), Status::kOk);
  expect_same_trees();
}

TEST_P(Aliasing, UpdateTakesABoxOfTheTree) {
  for (Row row = 0; row < 99; ++row) {
    const Box box = twin.boxes()[row + 1];
    ASSERT_EQ(tree.update(tree.id_at(row).value, tree.boxes()[row + 1]), Status::kOk);
    ASSERT_EQ(twin.update(twin.id_at(row).value, box), Status::kOk);
  }
  tree.boxes()[7] = twin.boxes()[7] = {5, 5, 60, 60};  // written, and not taken over by sync
  ASSERT_EQ(tree.update(tree.id_at(7).value, tree.boxes()[7]), Status::kOk);
  ASSERT_EQ(twin.update(twin.id_at(7).value, {5, 5, 60, 60}), Status::kOk);
  expect_same_trees();
}

TEST_P(Aliasing, TheWorldInForceIsABoxLikeAnyOther) {
  Settings settings = settings_64(GetParam());
  settings.outside = Outside::kGrow;
  ASSERT_EQ(tree.set_settings(settings), Status::kOk);
  ASSERT_EQ(twin.set_settings(tree.settings()), Status::kOk);
  ASSERT_EQ(tree.insert(tree.settings().world).status, Status::kOk);
  insert(twin, Box(twin.settings().world));
  ASSERT_EQ(tree.update(tree.id_at(3).value, tree.settings().world), Status::kOk);
  ASSERT_EQ(twin.update(twin.id_at(3).value, Box(twin.settings().world)), Status::kOk);
  ASSERT_EQ(tree.set_settings(tree.settings()), Status::kOk);
  expect_same_trees();
  EXPECT_EQ(sorted(tree.query(tree.settings().world)), sorted(twin.query(twin.settings().world)));
}

TEST_P(Aliasing, FiltersOfTheTreeAreFiltersLikeAnyOther) {
  ASSERT_EQ(tree.filters().status, Status::kOk);
  tree.filters().value[4] = {.category = 2, .mask = 6};
  ASSERT_EQ(twin.set_filter(twin.id_at(4).value, {.category = 2, .mask = 6}), Status::kOk);
  for (Row row = 0; row < 300; ++row) {
    const Id id = insert(tree, {1, 1, 9, 9});
    ASSERT_EQ(tree.set_filter(id, tree.filters().value[4]), Status::kOk);
    ASSERT_EQ(twin.set_filter(insert(twin, {1, 1, 9, 9}), {2, 6}), Status::kOk);
  }
  expect_same_trees();
  EXPECT_EQ(sorted(tree.query({0, 0, 64, 64}, tree.filters().value[4])),
            sorted(twin.query({0, 0, 64, 64}, {.category = 2, .mask = 6})));
}

TEST_P(Aliasing, QueriesTakeTheBoxesOfTheTree) {
  const std::vector<Box> boxes = copy_of(twin.boxes());
  for (int i = 0; i < 10; ++i) {  // often enough for lists to be cached
    expect_equal_lists(tree.query_many(tree.boxes()), twin.query_many(boxes));
    expect_equal_lists(tree.candidates_many(tree.boxes(), 2), twin.candidates_many(boxes, 2));
  }
  const auto any = tree.query_any_many(tree.boxes());
  ASSERT_EQ(any.status, Status::kOk);
  EXPECT_TRUE(std::ranges::equal(any.value, twin.query_any_many(boxes).value));
  for (Row row = 0; row < 100; ++row) {
    EXPECT_EQ(sorted(tree.query(tree.boxes()[row])), sorted(twin.query(boxes[row])));
  }
}

TEST_P(Aliasing, ExplanationsTakeTheBoxesOfTheTree) {
  for (Row row = 0; row < 100; ++row) {
    const Box box = twin.boxes()[row];
    const auto equal = [](const auto& a, const auto& b) {
      return a.ok() && b.ok() && std::ranges::equal(a.value, b.value);
    };
    EXPECT_TRUE(equal(tree.explain_insert(tree.boxes()[row]), twin.explain_insert(box)));
    EXPECT_TRUE(equal(tree.explain_update(tree.id_at(9).value, tree.boxes()[row]),
                      twin.explain_update(twin.id_at(9).value, box)));
    EXPECT_TRUE(equal(tree.explain([&] { return tree.query(tree.boxes()[row]); }),
                      twin.explain([&] { return twin.query(box); })));
  }
}

TEST_P(Aliasing, PairsBetweenATreeAndItself) {
  std::vector<std::pair<Row, Row>> expected;
  for (const auto& [a, b] : sorted_pairs(twin)) {
    expected.emplace_back(a, b);
    expected.emplace_back(b, a);
  }
  for (Row row = 0; row < 100; ++row) {
    const std::vector<Row> found = sorted(twin.query(twin.boxes()[row]));
    if (std::ranges::binary_search(found, row)) expected.emplace_back(row, row);
  }
  std::ranges::sort(expected);
  std::vector<std::pair<Row, Row>> found;
  const auto pairs = tree.pairs_between(tree);
  ASSERT_EQ(pairs.status, Status::kOk);
  for (const Pair& pair : pairs.value) found.emplace_back(pair.a, pair.b);
  std::ranges::sort(found);
  EXPECT_EQ(found, expected);
}

TEST_P(Aliasing, SnapshotsAreWrittenToAndReadFromStagedMemory) {
  const std::size_t size = tree.snapshot({});
  const auto staged = tree.stage(static_cast<std::uint32_t>(size / sizeof(Box) + 1));
  ASSERT_EQ(staged.status, Status::kOk);
  const std::span<std::byte> bytes = std::as_writable_bytes(staged.value).first(size);
  ASSERT_EQ(tree.snapshot(bytes), size);
  insert(tree, {1, 1, 2, 2});
  ASSERT_EQ(tree.restore(bytes), Status::kOk);
  expect_same_trees();
}

}  // namespace
}  // namespace quadrille::testing
