// Ids and rows: the id of a removed object stays stale for good.
#include "store/id_table.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace quadrille::testing {
namespace {

Id add_entry(IdTable& table) {
  EXPECT_EQ(table.reserve(1).status, Status::kOk);
  return table.add();
}

TEST(IdTable, RowsCountUpAndRemovedRowsAreReused) {
  IdTable table;
  const Id a = add_entry(table);
  const Id b = add_entry(table);
  EXPECT_EQ(row_of(a), 0u);
  EXPECT_EQ(row_of(b), 1u);
  table.remove(0);
  const Id c = add_entry(table);
  EXPECT_EQ(row_of(c), 0u);
  EXPECT_NE(c, a);
  EXPECT_FALSE(table.is_live(a));
  EXPECT_TRUE(table.is_live(c));
  EXPECT_EQ(table.size(), 2u);
  EXPECT_EQ(table.rows(), 2u);
}

TEST(IdTable, AnIdNeverEqualsARow) {
  IdTable table;
  EXPECT_EQ(add_entry(table), Id{1} << kRowBits);
}

TEST(IdTable, OneRowCanBeReusedAMillionTimes) {
  IdTable table;
  const Id first = add_entry(table);
  table.remove(row_of(first));
  Id last = first;
  for (int i = 0; i < 1 << 20; ++i) {
    const Id id = add_entry(table);
    ASSERT_GT(id, last);
    ASSERT_FALSE(table.is_live(last));
    table.remove(row_of(id));
    last = id;
  }
  EXPECT_FALSE(table.is_live(first));
  EXPECT_EQ(table.rows(), 1u);
}

TEST(IdTable, ARowWhoseGenerationsAreUsedUpIsRetired) {
  IdTable table(3);
  std::vector<Id> past;
  for (int i = 0; i < 9; ++i) {
    const Id id = add_entry(table);
    for (const Id old : past) EXPECT_NE(id, old);
    past.push_back(id);
    table.remove(row_of(id));
  }
  EXPECT_EQ(table.rows(), 3u);  // three rows, three generations each
}

TEST(IdTable, ClearMakesAllIdsStaleAndStartsAtRowZero) {
  IdTable table;
  std::vector<Id> before;
  for (int i = 0; i < 5; ++i) before.push_back(add_entry(table));
  table.remove(2);
  table.clear();
  EXPECT_EQ(table.rows(), 0u);
  for (Row row = 0; row < 5; ++row) {
    const Id id = add_entry(table);
    EXPECT_EQ(row_of(id), row);
    for (const Id old : before) EXPECT_NE(id, old);
  }
  for (const Id old : before) EXPECT_FALSE(table.is_live(old));
}

TEST(IdTable, ClearSkipsRetiredRows) {
  IdTable table(2);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(table.reserve_restart(2), Status::kOk);
    add_entry(table);
    table.clear();
  }
  EXPECT_EQ(table.reserve_restart(2), Status::kTooManyObjects);
  EXPECT_EQ(row_of(add_entry(table)), 1u);
}

TEST(IdTable, ReservingSaysHowManyRowsThereWillBeBeyondTheRetiredOnes) {
  IdTable table(1);
  for (int i = 0; i < 3; ++i) {
    add_entry(table);
    add_entry(table);
    table.clear();
  }
  EXPECT_EQ(table.rows(), 0u);
  EXPECT_EQ(table.reserve(2).value, 8u);  // rows 0 to 5 are retired
  EXPECT_EQ(row_of(table.add()), 6u);
  EXPECT_EQ(row_of(table.add()), 7u);
  EXPECT_EQ(table.rows(), 8u);
}

TEST(IdTable, UndoingAddsGivesTheSameIdsOutAgain) {
  IdTable table(2);
  for (int i = 0; i < 2; ++i) {
    add_entry(table);
    table.clear();
  }  // row 0 is retired
  add_entry(table);
  add_entry(table);
  table.remove(1);
  const std::uint32_t rows = table.rows();
  ASSERT_EQ(table.reserve(3).status, Status::kOk);
  const std::vector<Id> ids = {table.add(), table.add(), table.add()};
  table.undo_adds(ids, rows);
  EXPECT_EQ(table.rows(), rows);
  EXPECT_EQ(table.size(), 1u);
  for (const Id id : ids) EXPECT_EQ(add_entry(table), id);
}

TEST(IdTable, RefusesMoreThanTheLimit) {
  IdTable table;
  EXPECT_EQ(table.reserve(kMaxObjects + 1).status, Status::kTooManyObjects);
  EXPECT_EQ(table.reserve(0xFFFFFFFF).status, Status::kTooManyObjects);
  EXPECT_EQ(table.reserve(1).status, Status::kOk);
}

}  // namespace
}  // namespace quadrille::testing
