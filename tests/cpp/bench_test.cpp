// What cpp/bench times is correct: its scenes are those of the JavaScript benchmark, and every
// implementation finds all pairs.
#include <fstream>
#include <nlohmann/json.hpp>

#include "checksum.hpp"
#include "implementation.hpp"
#include "motion.hpp"
#include "support.hpp"

namespace quadrille::testing {
namespace {

std::string hex(std::uint32_t number) {
  char text[16];
  std::snprintf(text, sizeof(text), "%x", number);
  return text;
}

TEST(BenchScenes, EqualThoseOfJavaScriptBitForBit) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/bench.json");
  const nlohmann::json golden = nlohmann::json::parse(file);
  ASSERT_FALSE(golden.at("scenes").empty());
  for (const nlohmann::json& entry : golden.at("scenes")) {
    const std::string kind = entry.at("kind");
    bench::Scene scene = bench::make_scene(kind, entry.at("count"));
    bench::Motion motion(scene);
    for (int frame = 0; frame < golden.at("frames"); ++frame) motion.step(scene.boxes);
    EXPECT_EQ(hex(bench::hash_of(scene.boxes)), entry.at("hash").get<std::string>()) << kind;
  }
}

class BenchImplementation : public ::testing::TestWithParam<std::string_view> {};

// Many objects at few positions: straddlers, equal boxes, edges on lines, deep nodes.
TEST_P(BenchImplementation, FindsThePairsOfBruteForce) {
  Random random(7);
  bench::Scene scene{64, {}, {}};
  while (scene.boxes.size() < 400) {
    const Box box = box_with_ties(random);
    // The leaf tree of the articles drops what is outside (S1.18).
    if (contains(scene.world(), box)) scene.boxes.push_back(box);
  }
  std::vector<Placed> placed;
  for (Row row = 0; row < scene.boxes.size(); ++row) placed.push_back({row, scene.boxes[row]});

  const auto implementation = bench::make_implementation(GetParam(), scene);
  for (int frame = 0; frame < 2; ++frame) {
    std::vector<std::pair<Row, Row>> pairs;
    for (const Pair& pair : implementation->find()) pairs.emplace_back(pair.a, pair.b);
    std::ranges::sort(pairs);
    EXPECT_EQ(pairs, brute_pairs(placed, EdgeRule::kStrict)) << "frame " << frame;
  }
}

INSTANTIATE_TEST_SUITE_P(All, BenchImplementation,
                         ::testing::ValuesIn(bench::implementation_names().begin(),
                                             bench::implementation_names().end()));

TEST(BenchChecksum, DependsOnThePairsAndNotOnTheirOrder) {
  const Pair pairs[] = {{1, 2}, {3, 4}, {5, 9}};
  const Pair same[] = {{9, 5}, {1, 2}, {4, 3}};
  const Pair others[] = {{1, 2}, {3, 4}, {5, 8}};
  EXPECT_EQ(bench::checksum(pairs), bench::checksum(same));
  EXPECT_NE(bench::checksum(pairs), bench::checksum(others));
}

}  // namespace
}  // namespace quadrille::testing
