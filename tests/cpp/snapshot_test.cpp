// Snapshots: what is read is what was written, and no bytes, however made, break a tree.
#include <cstring>

#include "allocations.hpp"
#include "snapshot_bytes.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

std::vector<Id> ids_of(const Quadtree& tree) {
  std::vector<Id> ids;
  for (Row row = 0; row < tree.rows(); ++row) {
    const Result<Id> id = tree.id_at(row);
    ids.push_back(id.status == Status::kOk ? id.value : 0);
  }
  return ids;
}

std::vector<Filter> filters_of(const Quadtree& tree) {
  std::vector<Filter> filters;
  for (const Id id : ids_of(tree)) filters.push_back(tree.filter(id).value);
  return filters;
}

void expect_equal(Quadtree& a, Quadtree& b) {
  expect_sound(a);
  EXPECT_EQ(ids_of(a), ids_of(b));
  EXPECT_EQ(filters_of(a), filters_of(b));
  EXPECT_EQ(node_values(a), node_values(b));
  EXPECT_EQ(sorted_pairs(a), sorted_pairs(b));
  EXPECT_EQ(snapshot_of(a), snapshot_of(b));
}

// Inserts and removes objects, now and then removes all; in some trees sets filters.
void churn(Quadtree& tree, Random& random, int steps) {
  const bool filters = random.one_in(2);
  for (int step = 0; step < steps; ++step) {
    if (filters && tree.rows() > 0) {
      const Id any = tree.id_at(random.below(tree.rows())).value;
      static_cast<void>(tree.set_filter(any, {random.below(8), random.below(8)}));  // if it lives
    }
    if (random.one_in(50)) tree.clear();
    const Result<Id> id = tree.id_at(tree.rows() == 0 ? 0 : random.below(tree.rows()));
    if (id.status == Status::kOk && random.one_in(2)) {
      EXPECT_EQ(tree.remove(id.value), Status::kOk);
    } else {
      static_cast<void>(tree.insert(box_with_ties(random)));  // refused when outside
    }
  }
}

Quadtree drawn_tree(Random& random) {
  Settings settings = draw_settings(random, kPlacements[random.below(4)]);
  settings.outside = static_cast<Outside>(random.below(3));
  Quadtree tree = make_tree(settings);
  churn(tree, random, static_cast<int>(random.below(150)));
  return tree;
}

TEST(Snapshot, RestoresATreeThatBehavesTheSame) {
  for (std::uint32_t seed = 1; seed <= 300u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Quadtree tree = drawn_tree(random);
    auto made = Quadtree::from(snapshot_of(tree));
    ASSERT_EQ(made.status, Status::kOk);
    Quadtree& twin = *made.value;
    EXPECT_EQ(twin.settings().world, tree.settings().world);
    EXPECT_EQ(twin.settings().edges, tree.settings().edges);
    expect_equal(twin, tree);
    Random future = random;
    Random same_future = random;
    churn(tree, future, 60);
    churn(twin, same_future, 60);
    expect_equal(twin, tree);
    if (HasFailure()) return;
  }
}

TEST(Snapshot, KeepsLiveIdsAndStaleIdsStayStale) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf));
  const Id gone = insert(tree, {1, 1, 2, 2});
  const Id kept = insert(tree, {3, 3, 4, 4});
  ASSERT_EQ(tree.remove(gone), Status::kOk);
  Quadtree other = make_tree(settings_64(Placement::kLoose, 9, 2));
  insert(other, {0, 0, 64, 64});
  ASSERT_EQ(other.restore(snapshot_of(tree)), Status::kOk);
  EXPECT_TRUE(other.has(kept));
  EXPECT_FALSE(other.has(gone));
  EXPECT_EQ(other.settings().placement, Placement::kLeaf);
  EXPECT_EQ(sorted(other.query({0, 0, 64, 64})), std::vector<Row>{row_of(kept)});
  const Id next = insert(other, {5, 5, 6, 6});
  EXPECT_EQ(next, insert(tree, {5, 5, 6, 6}));
}

TEST(Snapshot, LeavesOutWrittenBoxesThatWereNotSynced) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  const Bytes before = snapshot_of(tree);
  tree.boxes()[0] = {9, 9, 10, 10};
  EXPECT_EQ(snapshot_of(tree), before);
  ASSERT_EQ(tree.restore(before), Status::kOk);
  EXPECT_EQ(tree.boxes()[0], (Box{1, 1, 2, 2}));
}

TEST(Snapshot, IsNotWrittenToABufferThatIsTooSmall) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  Bytes bytes(tree.snapshot({}) - 1, std::byte{7});
  EXPECT_EQ(tree.snapshot(bytes), bytes.size() + 1);
  EXPECT_EQ(bytes, Bytes(bytes.size(), std::byte{7}));
}

// A tree with two rows, one of them free.
Quadtree tree_of_one() {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  const Id gone = insert(tree, {9, 9, 9, 9});
  insert(tree, {1, 2, 3, 4});
  EXPECT_EQ(tree.remove(gone), Status::kOk);
  return tree;
}

// That tree in version 1.
const std::vector<std::uint32_t> kVersionOne = {
    0x44415551, 1,          0,          0,           // QUAD, version, checksum (see `seal`)
    0,          0,          0x42800000, 0x42800000,  // world
    3,          5,          0,          0x40000000,  // capacity, depth, parent, looseness
    0,          0,                                   // strict, keep
    2,          2,          1,                       // rows ever, in use, free
    1 * 2,      1 * 2 + 1,  0,                       // generations, live; free row
    0x3f800000, 0x40000000, 0x40400000, 0x40800000,  // the box
};

// These bytes never change: later versions read what this one writes.
TEST(Snapshot, VersionTwoHasTheseBytes) {
  Quadtree tree = tree_of_one();
  std::vector<std::uint32_t> words = kVersionOne;
  words[1] = 2;
  words.push_back(0);  // no filters
  EXPECT_EQ(snapshot_of(tree), sealed(words));
  ASSERT_EQ(tree.set_filter(tree.id_at(1).value, {.category = 6, .mask = 5}), Status::kOk);
  words.back() = 1;
  words.insert(words.end(), {6, 5});
  EXPECT_EQ(snapshot_of(tree), sealed(words));
}

TEST(Snapshot, VersionOneIsRead) {
  Quadtree tree = make_tree(settings_64(Placement::kLeaf));
  ASSERT_EQ(tree.set_filter(insert(tree, {5, 5, 6, 6}), {2, 2}), Status::kOk);
  ASSERT_EQ(tree.restore(sealed(kVersionOne)), Status::kOk);
  Quadtree same = tree_of_one();
  expect_equal(tree, same);
  std::vector<std::uint32_t> longer = kVersionOne;
  longer.push_back(0);
  EXPECT_EQ(tree.restore(sealed(longer)), Status::kDamagedSnapshot) << "nothing is behind it";
}

TEST(Snapshot, ARowWithoutAnObjectKeepsNoFilter) {
  Quadtree tree = tree_of_one();
  tree.filters().value[0] = {4, 4};  // a row without an object
  ASSERT_EQ(tree.restore(snapshot_of(tree)), Status::kOk);
  EXPECT_EQ(tree.filters().value[0], kDefaultFilter);
}

// A tree whose row 0 is live and whose next `retired` rows have no generation left.
Bytes snapshot_with_retired_rows(std::uint32_t retired) {
  std::vector<std::uint32_t> words(kVersionOne.begin(), kVersionOne.begin() + 14);
  words.insert(words.end(), {1 + retired, 1, 0, 1 * 2 + 1});  // rows ever, in use, free; row 0
  words.insert(words.end(), retired, kMaxGeneration * 2);
  words.insert(words.end(), kVersionOne.end() - 4, kVersionOne.end());  // its box
  return sealed(words);
}

TEST(Snapshot, InsertionsSkipRetiredRows) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  ASSERT_EQ(tree.restore(snapshot_with_retired_rows(100)), Status::kOk);
  EXPECT_EQ(tree.rows(), 1u);
  EXPECT_EQ(row_of(insert(tree, {5, 5, 6, 6})), 101u);
  EXPECT_EQ(row_of(insert(tree, {7, 7, 8, 8})), 102u);
  EXPECT_EQ(tree.boxes().size(), 103u);
  for (const Sync how : {Sync::kAuto, Sync::kUpdate, Sync::kRebuild}) {
    EXPECT_EQ(tree.sync(how), Status::kOk);
  }
  expect_sound(tree);
  EXPECT_EQ(sorted(tree.query({5.5f, 5.5f, 9, 9})), (std::vector<Row>{101, 102}));
}

// Memory for one more row is not enough where retired rows are skipped.
TEST(Snapshot, WithoutMemoryAnInsertionThatSkipsRetiredRowsChangesNothing) {
  using Call = Status (*)(Quadtree&);
  const Call calls[] = {
      [](Quadtree& tree) { return tree.insert({5, 5, 6, 6}).status; },
      [](Quadtree& tree) {
        const Box boxes[] = {{5, 5, 6, 6}, {7, 7, 8, 8}};
        return tree.insert_many(boxes).status;
      },
  };
  const Bytes bytes = snapshot_with_retired_rows(100);
  for (const Call call : calls) {
    Status status = Status::kOutOfMemory;
    for (std::size_t granted = 0; status != Status::kOk; ++granted) {
      SCOPED_TRACE("granted " + std::to_string(granted));
      ASSERT_LT(granted, 100u);
      Quadtree tree = make_tree(settings_64(Placement::kParent));
      ASSERT_EQ(tree.restore(bytes), Status::kOk);
      {
        const ScarceMemory scarce(granted, ScarceMemory::kFailAll);
        status = call(tree);
      }
      EXPECT_EQ(tree.boxes().size(), tree.rows());
      if (status == Status::kOutOfMemory) {
        EXPECT_EQ(tree.rows(), 1u);
        Quadtree untouched = make_tree(settings_64(Placement::kParent));
        ASSERT_EQ(untouched.restore(bytes), Status::kOk);
        EXPECT_EQ(snapshot_of(tree), snapshot_of(untouched));
      }
      expect_sound(tree);
    }
    EXPECT_EQ(status, Status::kOk);
  }
}

// In a deep leaf tree, two boxes that fill the world need too many nodes.
TEST(Snapshot, ARefusedInsertionThatSkipsRetiredRowsChangesNothing) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  ASSERT_EQ(tree.restore(snapshot_with_retired_rows(100)), Status::kOk);
  ASSERT_EQ(tree.set_settings(settings_64(Placement::kLeaf, 1, 12)), Status::kOk);
  const Box whole = tree.settings().world;
  ASSERT_EQ(tree.update(tree.id_at(0).value, whole), Status::kOk);
  const Box boxes[] = {{70, 70, 71, 71}, {70, 70, 71, 71}, whole};
  const std::uint32_t rows = tree.rows();
  EXPECT_EQ(tree.insert(whole).status, Status::kTreeTooLarge);
  EXPECT_EQ(tree.rows(), rows);
  EXPECT_EQ(tree.boxes().size(), rows);
  EXPECT_EQ(tree.insert_many(boxes).status, Status::kTreeTooLarge);
  EXPECT_EQ(tree.rows(), rows);
  EXPECT_EQ(tree.boxes().size(), rows);
  expect_sound(tree);
}

TEST(DamagedSnapshot, AnyFlippedBitIsDetected) {
  Random random(1);
  Quadtree tree = drawn_tree(random);
  Quadtree twin = make_tree(settings_64(Placement::kParent));
  const Bytes bytes = snapshot_of(tree);
  for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
    Bytes damaged = bytes;
    damaged[bit / 8] ^= std::byte{1} << (bit % 8);
    EXPECT_NE(twin.restore(damaged), Status::kOk) << "bit " << bit;
  }
  EXPECT_EQ(twin.size(), 0u);
}

TEST(DamagedSnapshot, TheStatusNamesTheDamage) {
  Quadtree tree = make_tree(settings_64(Placement::kParent));
  insert(tree, {1, 1, 2, 2});
  const Bytes bytes = snapshot_of(tree);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const Status expected = size < 4 ? Status::kNotASnapshot : Status::kDamagedSnapshot;
    EXPECT_EQ(tree.restore(std::span(bytes).first(size)), expected) << size;
  }
  Bytes other = bytes;
  other.resize(bytes.size() + 4);
  seal(other);
  EXPECT_EQ(tree.restore(other), Status::kDamagedSnapshot) << "something behind its end";
  other = bytes;
  set_word(other, 0, 0x474e5089);  // a picture
  EXPECT_EQ(tree.restore(other), Status::kNotASnapshot);
  other = bytes;
  set_word(other, 1, 3);
  EXPECT_EQ(tree.restore(other), Status::kNewerSnapshot);
  set_word(other, 1, 0);
  EXPECT_EQ(tree.restore(other), Status::kDamagedSnapshot);
  EXPECT_EQ(tree.size(), 1u);
}

// Words of a snapshot, each changed to an invalid value.
TEST(DamagedSnapshot, InvalidContentsWithAValidChecksumAreRefused) {
  Quadtree tree = tree_of_one();
  ASSERT_EQ(tree.set_filter(tree.id_at(1).value, {1, 1}), Status::kOk);
  const Bytes bytes = snapshot_of(tree);
  constexpr std::uint32_t kNaN = 0x7fc00000;
  constexpr std::uint32_t kMinusOne = 0xffffffff;
  const std::pair<std::size_t, std::uint32_t> invalid[] = {
      {4, kNaN},       {6, 0},          {8, 0},           {8, 1u << 24}, {9, 17},
      {9, kMinusOne},  {10, 4},         {10, 256},        {11, kNaN},    {11, 0},
      {12, 2},         {12, 256},       {13, 3},          {13, 256},     {14, kMinusOne},
      {14, 3},         {14, 1},         {15, 3},          {15, 1},       {15, kMinusOne},
      {16, 0},         {16, 2},         {16, kMinusOne},  {17, 1},  // row 0 live and free
      {17, 1u << 31},  {18, 1},                                     // generations of 2^30 and 0
      {18, 2},         {19, 1},         {19, 2},  // dead and not free; free and live
      {19, kMinusOne}, {20, kNaN},      {20, 0x7f800000}, {22, 0},       {24, 0},
      {24, 2},         {24, kMinusOne},  // filters for none, for two, for many
  };
  for (const auto& [index, word] : invalid) {
    Bytes altered = bytes;
    set_word(altered, index, word);
    seal(altered);
    EXPECT_EQ(tree.restore(altered), Status::kDamagedSnapshot) << "word " << index << ": " << word;
  }
  Bytes outside = bytes;
  set_word(outside, 22, 0x43000000);  // max x 128
  seal(outside);
  EXPECT_EQ(tree.restore(outside), Status::kOk) << "kept";
  set_word(outside, 13, 2);
  seal(outside);
  EXPECT_EQ(tree.restore(outside), Status::kDamagedSnapshot) << "a grown world holds every box";
  set_word(outside, 20, 0x42c80000);  // min x 100
  set_word(outside, 13, 1);
  seal(outside);
  EXPECT_EQ(tree.restore(outside), Status::kDamagedSnapshot) << "rejected outside";
}

// One to four changes of the kind that breaks parsers, most of them sealed.
Bytes mutated(Bytes bytes, Random& random) {
  const std::uint32_t odd[] = {0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0x00ffffff, 0x7fc00000};
  for (std::uint32_t change = 0; change <= random.below(4); ++change) {
    const auto words = static_cast<std::uint32_t>(bytes.size() / 4);
    if (words < 5) break;
    const std::uint32_t at = 4 + random.below(words - 4);
    switch (random.below(6)) {
      case 0:
        bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] ^= std::byte{1}
                                                                         << random.below(8);
        break;
      case 1:
        set_word(bytes, at, odd[random.below(8)]);
        break;
      case 2:
        set_word(bytes, at, word_at(bytes, at) + random.below(5) - 2);
        break;
      case 3:
        set_word(bytes, at, word_at(bytes, 4 + random.below(words - 4)));
        break;
      case 4:
        bytes.resize(4 * at);
        break;
      default:
        const auto length = static_cast<std::ptrdiff_t>(4 * random.below(words - 4));
        const Bytes tail(bytes.end() - length, bytes.end());
        bytes.insert(bytes.end(), tail.begin(), tail.end());
    }
  }
  if (!random.one_in(8)) seal(bytes);
  return bytes;
}

TEST(DamagedSnapshot, RandomDamageNeverBreaksTheTree) {
  std::size_t accepted = 0;
  for (std::uint32_t seed = 1; seed <= 60u; ++seed) {
    Random random(seed);
    Quadtree source = drawn_tree(random);
    Quadtree tree = drawn_tree(random);
    const Bytes bytes = snapshot_of(source);
    Bytes before = snapshot_of(tree);
    for (int round = 0; round < 200; ++round) {
      const Status status = tree.restore(mutated(bytes, random));
      if (status == Status::kOk) {
        ++accepted;
        expect_sound(tree);
        churn(tree, random, 10);
        expect_sound(tree);
        before = snapshot_of(tree);
      } else {
        EXPECT_EQ(snapshot_of(tree), before) << "a refused restore has changed the tree";
      }
      ASSERT_FALSE(HasFailure()) << "seed " << seed << ", round " << round;
    }
  }
  EXPECT_GT(accepted, 100u);  // else hardly any mutation gets past the first checks
}

}  // namespace
}  // namespace quadrille::testing
