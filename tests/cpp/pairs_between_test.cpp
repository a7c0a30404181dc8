// Pairs between the objects of two trees equal brute force.
#include "scene.hpp"

namespace quadrille::testing {
namespace {

class PairsBetween : public ::testing::TestWithParam<Placement> {};

INSTANTIATE_TEST_SUITE_P(All, PairsBetween, ::testing::ValuesIn(kPlacements),
                         [](const auto& name) { return std::string(name_of(name.param)); });

TEST_P(PairsBetween, EqualBruteForce) {
  for (std::uint32_t seed = 1; seed <= 80u; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Scene one(seed, GetParam());
    Scene other(seed + 1000, kPlacements[seed % 4]);
    const bool filtered = one.random.one_in(2);
    if (filtered && !one.objects.empty()) {
      const Id id = one.tree.id_at(one.objects[0].row).value;
      ASSERT_EQ(one.tree.set_filter(id, {2, 2}), Status::kOk);
    }
    std::vector<std::pair<Row, Row>> wanted;
    for (const Placed& a : one.objects) {
      if (filtered && a.row == one.objects[0].row) continue;
      for (const Placed& b : other.objects) {
        if (brute_overlap(a.box, b.box, one.edges())) wanted.emplace_back(a.row, b.row);
      }
    }
    std::ranges::sort(wanted);
    const auto found = one.tree.pairs_between(other.tree);
    ASSERT_EQ(found.status, Status::kOk);
    std::vector<std::pair<Row, Row>> pairs;
    for (const Pair& pair : found.value) pairs.emplace_back(pair.a, pair.b);
    std::ranges::sort(pairs);
    EXPECT_EQ(pairs, wanted);
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace quadrille::testing
