// Contacts and separations of shapes that meet in ties, against the reference: verdicts, depths,
// normals, points, both orders, and whether `collide` and `separation` agree.
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "contact_reference.hpp"
#include "findings.hpp"
#include "quadrille/contact.hpp"
#include "shape_code.hpp"
#include "support.hpp"
#include "tie_shapes.hpp"

namespace quadrille::testing {
namespace {

struct Met {
  std::array<int, kTieCount> ties = {};
  std::array<int, kGapCount> gaps = {};
  std::array<int, 3> exact = {};  // overlapping, touching, apart
  int slivers = 0;
};

void check(const TieCase& drawn, Findings& findings, Met& met) {
  const ShapePair& pair = drawn.pair;
  const PairReference reference = reference_of(pair.a, pair.at_a, pair.b, pair.at_b);
  const Point origin = {pair.at_a.x, pair.at_a.y};
  const auto code = [&pair] { return code_of(pair); };
  const auto contact = [&pair](EdgeRule edges) {
    return collide(pair.a, pair.at_a, pair.b, pair.at_b, edges);
  };
  const Manifold strict = contact(EdgeRule::kStrict);
  const Manifold touching = contact(EdgeRule::kTouching);
  const auto exact = exact_relation_of(pair.a, pair.at_a, pair.b, pair.at_b);
  if (exact) {
    findings.expect((strict.point_count > 0) == (*exact < 0),
                    "on a lattice, the strict rule is exact", code);
    findings.expect((touching.point_count > 0) == (*exact <= 0),
                    "on a lattice, the touching rule is exact", code);
    ++met.exact[static_cast<std::size_t>(*exact + 1)];
  }
  for (const Manifold& found : {strict, touching}) {
    findings.expect_none(wrong_in_contact(reference, origin, found, exact.has_value()), code);
  }
  const Separation apart = separation(pair.a, pair.at_a, pair.b, pair.at_b);
  findings.expect_none(wrong_in_separation(reference, origin, apart), code);
  findings.expect((apart.distance < 0) == (strict.point_count > 0),
                  "a separation is below 0 exactly where the strict rule has a contact", code);
  findings.expect((apart.distance <= 0) == (touching.point_count > 0),
                  "a separation is 0 or below exactly where the touching rule has a contact", code);

  ++met.ties[static_cast<std::size_t>(drawn.tie)];
  ++met.gaps[static_cast<std::size_t>(drawn.gap)];
  if (drawn.has_sliver) ++met.slivers;
  if (are_one_shape(reference)) return;
  const Manifold from_b = collide(pair.b, pair.at_b, pair.a, pair.at_a, EdgeRule::kTouching);
  findings.expect(from_b == as_seen_from_b(touching), "the other order has the mirrored contact",
                  code);
  findings.expect(are_mirrored(separation(pair.b, pair.at_b, pair.a, pair.at_a), apart),
                  "the other order has the mirrored separation", code);
}

class TieContacts : public ::testing::TestWithParam<ShapeKind> {};

TEST_P(TieContacts, AreThoseOfTheReference) {
  Random random(31 + static_cast<std::uint32_t>(GetParam()));
  Met met;
  Findings findings;
  for (int i = 0; i < 4000; ++i) {
    check(draw_tie(random, GetParam(), kTieKinds[random.below(5)]), findings, met);
  }
  for (const int count : met.ties) EXPECT_GT(count, 400);
  for (const int count : met.gaps) EXPECT_GT(count, 400);
  for (const int count : met.exact) EXPECT_GT(count, 200);
  EXPECT_GT(met.slivers, 200);
}

INSTANTIATE_TEST_SUITE_P(Kinds, TieContacts, ::testing::ValuesIn(kTieKinds),
                         [](const ::testing::TestParamInfo<ShapeKind>& kind) {
                           return std::to_string(static_cast<int>(kind.param));
                         });

}  // namespace
}  // namespace quadrille::testing
