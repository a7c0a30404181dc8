// Memory: nothing is allocated after warm-up, and a call that runs out of memory changes nothing.
#include "allocations.hpp"
#include "drawn_shapes.hpp"
#include "scene.hpp"

namespace quadrille::testing {
namespace {

class Memory : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, Memory, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

void play_a_frame(Quadtree& tree, ShapeDrawing& drawing, std::uint32_t share) {
  Random& random = drawing.random;
  for (Box& box : tree.boxes()) {
    if (random.one_in(share)) box = box_with_ties(random);
  }
  ASSERT_EQ(tree.sync(), Status::kOk);
  ASSERT_EQ(tree.pairs().status, Status::kOk);
  ASSERT_EQ(tree.nodes().status, Status::kOk);
  ASSERT_EQ(tree.outsiders().status, Status::kOk);
  for (int i = 0; i < 10; ++i) {
    DrawnShapes(drawing).for_each([&](const auto& shape) {
      ASSERT_EQ(tree.query(shape).status, Status::kOk);
      ASSERT_EQ(tree.query_any(shape).status, Status::kOk);
      ASSERT_EQ(tree.query_many(std::span(&shape, 1)).status, Status::kOk);
    });
    ASSERT_EQ(tree.candidates(box_with_ties(random), 3).status, Status::kOk);
    ASSERT_EQ(tree.query_many(tree.boxes().first(10)).status, Status::kOk);
    ASSERT_EQ(tree.raycast_all({0, 0, 60, 50}).status, Status::kOk);
    ASSERT_EQ(tree.nearest({30, 30}, 20).status, Status::kOk);
    const Id id = tree.id_at(random.below(tree.rows())).value;
    ASSERT_EQ(tree.remove(id), Status::kOk);
    insert(tree, box_with_ties(random));
  }
}

// Objects are inserted, removed and moved; in a frame one in `share` moves.
void play(Quadtree& tree, std::uint32_t share) {
  ShapeDrawing drawing(1);
  ASSERT_EQ(tree.set_all(boxes_with_ties(drawing.random, 300)), Status::kOk);
  for (int frame = 0; frame < 300; ++frame) play_a_frame(tree, drawing, share);
}

TEST_P(Memory, AFrameAllocatesNothingAfterWarmUp) {
  for (const std::uint32_t share : {1u, 50u}) {  // most things move, few things move
    Quadtree tree = make_tree(settings_64(GetParam()));
    for (int warm_up = 0; warm_up < 2; ++warm_up) play(tree, share);
    const std::size_t before = allocation_count();
    const std::uint64_t bytes = tree.stats().bytes;
    play(tree, share);
    EXPECT_EQ(allocation_count(), before);
    EXPECT_EQ(tree.stats().bytes, bytes);
  }
}

TEST_P(Memory, InsertingAndRemovingReusesMemoryWithoutARebuild) {
  Random random(3);
  Quadtree tree = make_tree(settings_64(GetParam()));
  const std::vector<Box> boxes = boxes_with_ties(random, 300);
  std::vector<Id> ids;
  std::size_t before = 0;
  for (int round = 0; round < 200; ++round) {
    if (round == 100) before = allocation_count();
    for (const Box& box : boxes) ids.push_back(insert(tree, box));
    for (; !ids.empty(); ids.pop_back()) ASSERT_EQ(tree.remove(ids.back()), Status::kOk);
  }
  EXPECT_EQ(allocation_count(), before);
}

TEST_P(Memory, ClearingAndFillingAgainEachFrameAllocatesNothing) {
  Random random(2);
  Quadtree tree = make_tree(settings_64(GetParam()));
  std::size_t before = 0;
  const std::vector<Box> boxes = boxes_with_ties(random, 200);
  for (int frame = 0; frame < 50; ++frame) {
    if (frame == 25) before = allocation_count();
    tree.clear();
    for (const Box& box : boxes) insert(tree, box);
    ASSERT_EQ(tree.pairs().status, Status::kOk);
  }
  EXPECT_EQ(allocation_count(), before);
}

// What a caller can see of a tree.
struct Snapshot {
  std::uint32_t size;
  std::uint32_t rows;
  Box world;
  std::vector<NodeView> nodes;
  std::vector<std::pair<Row, Row>> pairs;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

Snapshot snapshot(Quadtree& tree) {
  return {tree.size(), tree.rows(), tree.settings().world, node_values(tree), sorted_pairs(tree)};
}

using TreeCall = Status (*)(Quadtree&, Random&);

const TreeCall kTreeCalls[] = {
    [](Quadtree& tree, Random& random) { return tree.insert(box_with_ties(random)).status; },
    [](Quadtree& tree, Random&) { return tree.update(tree.id_at(5).value, {1, 1, 60, 60}); },
    [](Quadtree& tree, Random& random) {
      return tree.insert_many(boxes_with_ties(random, 300)).status;
    },
    [](Quadtree& tree, Random&) { return tree.insert_many(tree.boxes()).status; },
    [](Quadtree& tree, Random& random) { return tree.set_all(boxes_with_ties(random, 500)); },
    [](Quadtree& tree, Random&) {
      for (Row row = 0; row < 8; ++row) tree.boxes()[row] = {0, 0, 64, 64};
      return tree.sync();
    },
    [](Quadtree& tree, Random& random) {
      for (Box& box : tree.boxes()) box = box_with_ties(random);
      return tree.sync();
    },
    [](Quadtree& tree, Random&) {
      for (Box& box : tree.boxes()) box.max_x += 5000;  // the world grows
      return tree.sync();
    },
    [](Quadtree& tree, Random&) {
      const Box written = {2, 2, 5, 5};  // which no sync has taken over
      tree.boxes()[3] = written;
      const Status status = tree.move_many(std::vector<Point>(60, Point{30, 40}));
      EXPECT_TRUE(status == Status::kOk || tree.boxes()[3] == written);
      return status;
    },
    [](Quadtree& tree, Random&) { return tree.reserve(5000); },
    [](Quadtree& tree, Random&) { return tree.set_settings(settings_64(Placement::kLeaf, 1, 8)); },
    [](Quadtree& tree, Random&) { return tree.pairs().status; },
    [](Quadtree& tree, Random&) { return tree.nodes().status; },
    [](Quadtree& tree, Random&) { return tree.explain_insert({0, 0, 64, 64}).status; },
    [](Quadtree& tree, Random&) {
      return tree.explain([&] { return tree.query({0, 0, 64, 64}); }).status;
    },
    [](Quadtree& tree, Random&) { return tree.path(tree.id_at(5).value).status; },
    [](Quadtree& tree, Random&) { return tree.nodes_of(tree.id_at(5).value).status; },
    [](Quadtree& tree, Random&) { return tree.node_at(5, 5).status; },
    [](Quadtree& tree, Random&) { return tree.rows_in(0).status; },
    [](Quadtree& tree, Random&) {
      std::vector<std::byte> bytes(tree.snapshot({}));
      tree.snapshot(bytes);
      return tree.restore(bytes);
    },
    [](Quadtree& tree, Random&) { return tree.query({0, 0, 64, 64}).status; },
    [](Quadtree& tree, Random&) { return tree.candidates({0, 0, 64, 64}).status; },
    [](Quadtree& tree, Random&) { return tree.query_any({0, 0, 64, 64}).status; },
    [](Quadtree& tree, Random&) { return tree.filters().status; },
    [](Quadtree& tree, Random&) { return tree.set_filter(tree.id_at(7).value, {2, 3}); },
    [](Quadtree& tree, Random& random) {
      return tree.query_many(boxes_with_ties(random, 50)).status;
    },
    [](Quadtree& tree, Random&) {
      ShapeDrawing drawing(1);
      std::vector<DrawnShapes> drawn;
      for (int i = 0; i < 10; ++i) drawn.emplace_back(drawing);
      Status status = Status::kOk;
      DrawnShapes::for_each_type(drawn, [&](const auto& shapes) {
        if (status == Status::kOk) status = tree.query_many(shapes).status;
        if (status == Status::kOk) status = tree.query_any_many(shapes).status;
      });
      return status;
    },
    [](Quadtree& tree, Random&) { return tree.raycast_all({0, 0, 64, 64}).status; },
    [](Quadtree& tree, Random&) { return tree.sweep({{0, 0, 9, 9}, 50, 60}).status; },
    [](Quadtree& tree, Random&) { return tree.raycast_all({0, 0, 64, 64}, [](const Hit&) {}); },
    [](Quadtree& tree, Random&) { return tree.query({0, 0, 64, 64}, [](Row) {}); },
    [](Quadtree& tree, Random&) { return tree.for_each_pair([](Row, Row) {}); },
    [](Quadtree& tree, Random&) { return tree.for_each_nearest({30, 30}, [](const Neighbor&) {}); },
    [](Quadtree& tree, Random&) { return tree.nearest({30, 30}, 40).status; },
    [](Quadtree& tree, Random&) {
      QueryContext context;
      return std::as_const(tree).with(context).query_many(std::vector<Box>{{0, 0, 64, 64}}).status;
    },
    [](Quadtree& tree, Random&) { return tree.pairs_between(tree).status; },
    [](Quadtree& tree, Random&) {  // copies the boxes of the lists that it reads
      ShapeDrawing drawing(2);
      Status status = Status::kOk;
      for (int i = 0; i < 10; ++i) {
        DrawnShapes(drawing).for_each([&](const auto& shape) {
          if (status == Status::kOk) status = tree.query(shape).status;
        });
      }
      return status;
    },
    [](Quadtree& tree, Random&) { return tree.insert({-1e6f, -1e6f, 1e6f, 1e6f}).status; },
};

Quadtree tree_of_60(Placement placement, Outside outside, Random& random) {
  Settings settings = settings_64(placement, 2, 6);
  settings.outside = outside;
  Quadtree tree = make_tree(settings);
  for (int i = 0; i < 60; ++i) insert(tree, box_with_ties(random));
  return tree;
}

// Runs a call for which an allocation fails; false when it makes fewer. A buffer that finds no
// memory to grow generously may still find enough to grow: expects that the call did all of its
// work, or failed and did nothing.
bool runs_out_of_memory(TreeCall call, Placement placement, Outside outside, std::size_t granted,
                        ScarceMemory::Mode mode) {
  Random random(9);
  Quadtree tree = tree_of_60(placement, outside, random);
  Status status = Status::kOk;
  {
    const ScarceMemory scarce(granted, mode);
    status = call(tree, random);
    if (!scarce.was_noticed()) {
      EXPECT_EQ(status, Status::kOk);
      return false;
    }
  }
  Random again(9);
  Quadtree twin = tree_of_60(placement, outside, again);
  const Status expected = status == Status::kOk ? call(twin, again) : Status::kOutOfMemory;
  EXPECT_EQ(status, expected);
  EXPECT_EQ(snapshot(tree), snapshot(twin));
  expect_sound(tree);
  return true;
}

// Each allocation of each call fails in turn, alone or with all that follow.
TEST_P(Memory, ThoroughACallThatRunsOutOfMemoryAtAnyPointChangesNothing) {
  for (std::size_t which = 0; which < std::size(kTreeCalls); ++which) {
    for (const auto outside : {Outside::kGrow, Outside::kKeep}) {
      for (const auto mode : {ScarceMemory::kFailOnce, ScarceMemory::kFailAll}) {
        std::size_t granted = 0;
        while (runs_out_of_memory(kTreeCalls[which], GetParam(), outside, granted, mode)) {
          SCOPED_TRACE("call " + std::to_string(which) + ", granted " + std::to_string(granted));
          ASSERT_LT(++granted, 200u);
          ASSERT_FALSE(HasFailure());
        }
      }
    }
  }
}

TEST_P(Memory, MakingATreeWithoutMemoryReturnsOutOfMemory) {
  const ScarceMemory scarce(0, ScarceMemory::kFailAll);
  EXPECT_EQ(Quadtree::create(settings_64(GetParam())).status, Status::kOutOfMemory);
}

TEST(Memory, MakingATreeWithInvalidSettingsReturnsInvalidSettings) {
  for (const Settings& bad :
       {settings_64(Placement::kLeaf, 0), settings_64(Placement::kLeaf, 3, 40),
        settings_64(Placement::kLeaf, 3, -1)}) {
    const auto made = Quadtree::create(bad);
    EXPECT_EQ(made.status, Status::kInvalidSettings);
    EXPECT_FALSE(made.value.has_value());
  }
}

// A constructor could not report bad settings: a depth of 40 would shift out of range.
TEST(Memory, ATreeIsMadeByCreateOnly) {
  EXPECT_FALSE((std::is_constructible_v<Quadtree, Settings>));
}

TEST_P(Memory, AtMost200BytesAnObjectAtCapacity16) {
  Random random(4);
  std::vector<Box> boxes(100'000);
  const float side = 100'000 / 8.0f;
  for (Box& box : boxes) {
    const float x = random.unit() * side;
    const float y = random.unit() * side;
    box = {x, y, x + 1 + random.unit() * 19, y + 1 + random.unit() * 19};
  }
  Settings settings = settings_64(GetParam(), 16, 10);
  settings.world = {0, 0, side, side};
  Quadtree tree = make_tree(settings);
  ASSERT_EQ(tree.set_all(boxes), Status::kOk);
  ASSERT_EQ(tree.pairs().status, Status::kOk);
  EXPECT_LE(static_cast<double>(tree.stats().bytes) / 100'000, 200.0);
}

TEST(MemoryOfFilters, InsertingWithAFilterIsAllOrNothing) {
  for (std::size_t granted = 0;; ++granted) {
    Quadtree tree = make_tree(settings_64(Placement::kLeaf, 1));
    for (int i = 0; i < 16; ++i) insert(tree, {float(4 * i), 0, float(4 * i) + 1, 64});
    const std::vector<NodeView> nodes = node_values(tree);
    Result<Id> added = {};
    bool was_noticed = false;
    {
      const ScarceMemory scarce(granted, ScarceMemory::kFailAll);
      added = tree.insert({0, 0, 64, 64}, {2, 4});
      was_noticed = scarce.was_noticed();
    }
    if (!was_noticed) {
      EXPECT_EQ(tree.filter(added.value).value, (Filter{2, 4}));
      return;
    }
    if (!added.ok()) {
      EXPECT_EQ(added.status, Status::kOutOfMemory);
      EXPECT_EQ(tree.size(), 16u);
      EXPECT_EQ(tree.rows(), 16u);
      EXPECT_EQ(node_values(tree), nodes);
      EXPECT_EQ(insert(tree, {0, 0, 1, 1}), make_id(16, 1));
      EXPECT_EQ(tree.filter(16).value, kDefaultFilter);
    }
    expect_sound(tree);
  }
}

TEST(MemoryOfFilters, InsertingWithFiltersAllocatesAsSeldomAsWithout) {
  constexpr int kObjects = 20000;
  Quadtree plain = make_tree(settings_64(Placement::kCover));
  std::size_t before = allocation_count();
  for (int i = 0; i < kObjects; ++i) insert(plain, {0, 0, 1, 1});
  const std::size_t without_filters = allocation_count() - before;
  Quadtree filtered = make_tree(settings_64(Placement::kCover));
  before = allocation_count();
  for (int i = 0; i < kObjects; ++i) {
    ASSERT_TRUE(filtered.insert({0, 0, 1, 1}, {2, 2}).ok());
  }
  EXPECT_LE(allocation_count() - before, without_filters + 20);
}

}  // namespace
}  // namespace quadrille::testing
