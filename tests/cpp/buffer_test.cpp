// Where a buffer's memory begins.
#include "base/buffer.hpp"

#include <memory>

#include "narrow/placed_shape.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

struct alignas(64) CacheLine {
  std::array<char, 64> bytes;
};

// Grows buffers of many sizes, which all stay: some of them would be aligned by chance.
template <typename T>
void expect_alignment(std::size_t alignment) {
  std::vector<std::unique_ptr<Buffer<T>>> buffers;
  for (std::size_t size = 1; size <= 100; ++size) {
    auto& buffer = *buffers.emplace_back(std::make_unique<Buffer<T>>());
    for (int growth = 0; growth < 3; ++growth) {
      ASSERT_TRUE(buffer.resize(buffer.capacity() + size));
      ASSERT_EQ(std::bit_cast<std::uintptr_t>(buffer.data()) % alignment, 0u);
    }
  }
}

TEST(Buffer, IsAlignedAsItsTypeDemands) {
  expect_alignment<CacheLine>(64);
  expect_alignment<PlacedShape>(alignof(PlacedShape));
}

TEST(Buffer, IsAlignedForVectorsOfBytesAndBoxes) {
  expect_alignment<std::byte>(16);
  expect_alignment<Box>(16);
}

}  // namespace
}  // namespace quadrille::testing
