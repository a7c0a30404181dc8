// Boxes from a corner or a centre, and a size.
#include "quadrille/box.hpp"

#include <cmath>

#include "support.hpp"

namespace quadrille::testing {
namespace {

TEST(BoxHelpers, MakeBoxesFromACornerOrACentre) {
  EXPECT_EQ(from_corner(10, 20, 4, 6), (Box{10, 20, 14, 26}));
  EXPECT_EQ(from_center(10, 20, 4, 6), (Box{8, 17, 12, 23}));
  EXPECT_EQ(from_center(10, 20, 3, 0), (Box{8.5f, 20, 11.5f, 20}));
  EXPECT_FALSE(is_valid(from_corner(0, 0, -1, 1)));
  EXPECT_FALSE(is_valid(from_center(0, 0, 1, -1)));
  EXPECT_FALSE(is_valid(from_corner(3e38f, 0, 3e38f, 1)));
}

// With the sizes halved in 64 bits, and the sum rounded to 32 bits by the compiler's conversion.
TEST(BoxHelpers, RoundEachCornerOnce) {
  Random random(4);
  for (int i = 0; i < 10'000; ++i) {
    const float x = (random.unit() - 0.5f) * 1000;
    const float width = std::ldexp(random.unit(), static_cast<int>(random.below(40)) - 20);
    const Box box = from_center(x, 0, width, 0);
    EXPECT_EQ(box.min_x, static_cast<float>(x - 0.5 * width));
    EXPECT_EQ(box.max_x, static_cast<float>(x + 0.5 * width));
    EXPECT_EQ(from_corner(x, 0, width, 0).max_x, static_cast<float>(x + double{width}));
  }
}

}  // namespace
}  // namespace quadrille::testing
