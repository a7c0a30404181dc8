// The allocator of the npm package's binary.
#include "heap.hpp"

#include <algorithm>
#include <vector>

#include "support.hpp"

namespace quadrille::testing {
namespace {

// A memory of some kilobytes, given in stretches that follow each other.
constexpr std::size_t kStretch = 4096;
alignas(16) std::byte memory[8 * kStretch];
std::size_t given = 0;
bool is_gone = false;  // as if it were used up

std::span<std::byte> more(std::size_t bytes) {
  const std::size_t size = (bytes + kStretch - 1) / kStretch * kStretch;
  if (is_gone || size > sizeof memory - given) return {};
  given += size;
  return {memory + given - size, size};
}

class Heaps : public ::testing::Test {
 protected:
  Heaps() {
    given = 0;
    is_gone = false;
  }

  Heap<more> heap;
};

struct Held {
  unsigned char* data;
  std::size_t size;
  unsigned char mark;  // on all of its bytes
};

bool is_whole(const Held& held) {
  return std::ranges::all_of(std::span(held.data, held.size),
                             [&](unsigned char byte) { return byte == held.mark; });
}

TEST_F(Heaps, BlocksAreDisjointAlignedAndKeepTheirContents) {
  Random random(1);
  std::vector<Held> blocks;
  for (int step = 0; step < 20'000; ++step) {
    const std::size_t size = random.below(random.one_in(9) ? 3000 : 100);
    const auto mark = static_cast<unsigned char>(random.below(256));
    if (blocks.empty() || random.one_in(2)) {
      blocks.push_back({static_cast<unsigned char*>(heap.allocate(size)), size, mark});
    } else {
      Held& held = blocks[random.below(static_cast<std::uint32_t>(blocks.size()))];
      ASSERT_TRUE(is_whole(held));
      std::swap(held, blocks.back());
      auto* grown = static_cast<unsigned char*>(heap.reallocate(blocks.back().data, size));
      if (grown != nullptr) {
        Held& last = blocks.back();
        ASSERT_TRUE(is_whole({grown, std::min(size, last.size), last.mark}));
        last = {grown, size, mark};
      }
    }
    Held& last = blocks.back();
    if (last.data == nullptr || random.one_in(3)) {
      heap.release(last.data);
      blocks.pop_back();
      continue;
    }
    ASSERT_EQ(reinterpret_cast<std::uintptr_t>(last.data) % 16, 0u);
    std::fill_n(last.data, last.size, last.mark);
  }
  for (const Held& held : blocks) ASSERT_TRUE(is_whole(held));
}

// In whatever order blocks are given back, they end up as one.
TEST_F(Heaps, NeighbouringFreeBlocksAreMerged) {
  Random random(2);
  void* const first = heap.allocate(sizeof memory - 64);
  ASSERT_NE(first, nullptr);
  heap.release(first);
  for (int round = 0; round < 100; ++round) {
    std::vector<void*> blocks;
    while (void* block = heap.allocate(random.below(500))) blocks.push_back(block);
    EXPECT_GT(blocks.size(), 64u);
    while (!blocks.empty()) {
      std::swap(blocks[random.below(static_cast<std::uint32_t>(blocks.size()))], blocks.back());
      heap.release(blocks.back());
      blocks.pop_back();
    }
    void* const all = heap.allocate(sizeof memory - 64);
    EXPECT_EQ(all, first);
    heap.release(all);
  }
}

TEST_F(Heaps, AFailedAllocationChangesNothing) {
  auto* block = static_cast<unsigned char*>(heap.allocate(100));
  std::fill_n(block, 100, 7);
  is_gone = true;
  EXPECT_EQ(heap.reallocate(block, 2 * kStretch), nullptr);
  EXPECT_EQ(heap.allocate(2 * kStretch), nullptr);
  EXPECT_TRUE(is_whole({block, 100, 7}));
  EXPECT_NE(heap.allocate(100), nullptr);  // there is some left of what was given
  is_gone = false;
  EXPECT_NE(heap.reallocate(block, 2 * kStretch), nullptr);
}

TEST_F(Heaps, SizesBeyondAllMemoryAreRefused) {
  for (const std::size_t size : {SIZE_MAX, SIZE_MAX - 15, SIZE_MAX - 31, SIZE_MAX / 2 + 1}) {
    EXPECT_EQ(heap.allocate(size), nullptr) << size;
  }
  EXPECT_EQ(given, 0u);
}

TEST_F(Heaps, ANullPointerCanBeFreedAndReallocated) {
  heap.release(nullptr);
  EXPECT_NE(heap.reallocate(nullptr, 10), nullptr);
}

}  // namespace
}  // namespace quadrille::testing
