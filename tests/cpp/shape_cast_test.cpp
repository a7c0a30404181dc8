// Casts of one shape against another: by hand, and against the reference.
#include "narrow/shape_cast.hpp"

#include <array>
#include <cmath>
#include <string>

#include "cast_reference.hpp"
#include "findings.hpp"
#include "made_shapes.hpp"
#include "shape_code.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

std::optional<CastHit> cast(const CastCase& drawn, EdgeRule edges) {
  const StandaloneShape moving(drawn.pair.a, drawn.pair.at_a);
  const StandaloneShape fixed(drawn.pair.b, drawn.pair.at_b);
  const ShapeCast cast({.start = moving.ref()}, drawn.dx, drawn.dy, edges);
  const auto overlap = cast.overlap_at_start(fixed.ref());
  return overlap ? overlap : cast.first_hit(fixed.ref());
}

// A path on which the drawn tie lies, or that has a direction of the drawn shapes.
CastCase draw_cast(Random& random, const ShapePair& pair) {
  CastCase drawn = {pair, 0, 0};
  const Real reach = reach_of(pair.a, pair.at_a) + reach_of(pair.b, pair.at_b);
  constexpr std::array<float, 8> kLengths = {1, 2, 0.5f, 10, 1000, 1e-3f, 1e-6f, 1e6f};
  const Real length = reach * kLengths[random.below(8)];
  Real x = random.unit() - 0.5f;
  Real y = random.unit() - 0.5f;
  switch (random.below(5)) {
    case 0: {  // along a side, or straight at it
      const bool is_of_a = random.one_in(2);
      const PlacedSide side =
          draw_side(random, is_of_a ? reference_shape(pair.a, pair.at_a, {0, 0})
                                    : reference_shape(pair.b, pair.at_b, {0, 0}));
      x = side.normal.x;
      y = side.normal.y;
      if (random.one_in(2)) std::tie(x, y) = std::tuple(-y, x);
      if (random.one_in(4)) x += 1e-5L * (random.unit() - 0.5f);
      break;
    }
    case 1:
      x = static_cast<int>(random.below(5)) - 2;
      y = static_cast<int>(random.below(5)) - 2;
      break;
    case 2:  // towards the other shape
      x = Real{pair.at_b.x} - pair.at_a.x;
      y = Real{pair.at_b.y} - pair.at_a.y;
      break;
    default:
      break;
  }
  const Real size = std::hypot(x, y);
  if (size == 0) return drawn;
  drawn.dx = static_cast<float>(x / size * length);
  drawn.dy = static_cast<float>(y / size * length);
  // The tie is at the start, on the way, or at the end.
  constexpr std::array<float, 4> kPlaces = {0, 0.5f, 1, 0.8f};
  const float place = kPlaces[random.below(4)];
  Transform& start = drawn.pair.at_a;
  start.x = static_cast<float>(start.x - double{place} * drawn.dx);
  start.y = static_cast<float>(start.y - double{place} * drawn.dy);
  return drawn;
}

std::string code_of_cast(const CastCase& drawn) {
  return code_of(drawn.pair) + ", " + code_of(drawn.dx) + ", " + code_of(drawn.dy);
}

// In WebAssembly, long double is computed by software; with sanitizers all is slower.
#if defined(__clang__)
constexpr int kManyCasts = 10'000;
#else
constexpr int kManyCasts = 100'000;
#endif

class ShapeCasts : public ::testing::TestWithParam<ShapeKind> {
 protected:
  void check(std::uint32_t seed, int casts) {
    Random random(seed + static_cast<std::uint32_t>(GetParam()));
    Findings findings;
    std::array<int, 3> counts = {};  // at the start, on the way, none
    for (int i = 0; i < casts; ++i) {
      const TieCase tie = draw_tie(random, GetParam(), kTieKinds[random.below(5)]);
      const CastCase drawn = draw_cast(random, tie.pair);
      for (const EdgeRule edges : {EdgeRule::kStrict, EdgeRule::kTouching}) {
        const auto hit = cast(drawn, edges);
        ++counts[hit ? (hit->fraction == 0 ? 0 : 1) : 2];
        findings.expect_none(wrong_in_cast(drawn, edges, hit), [&] {
          return code_of_cast(drawn) + (edges == EdgeRule::kTouching ? ", touching" : "");
        });
      }
    }
    for (const int count : counts) EXPECT_GT(count, casts / 10);
  }
};

TEST_P(ShapeCasts, AreThoseOfTheReference) {
  check(61, 4000);
}

TEST_P(ShapeCasts, ThoroughAreThoseOfTheReference) {
  check(67, kManyCasts);
}

INSTANTIATE_TEST_SUITE_P(Kinds, ShapeCasts, ::testing::ValuesIn(kTieKinds),
                         [](const ::testing::TestParamInfo<ShapeKind>& kind) {
                           return std::to_string(static_cast<int>(kind.param));
                         });

}  // namespace
}  // namespace quadrille::testing
