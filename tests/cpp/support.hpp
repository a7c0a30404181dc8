// Shorthand for tests: random boxes full of ties, trees as comparable values.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "brute_force.hpp"
#include "quadrille/quadrille.hpp"

namespace quadrille::testing {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kLargest = std::numeric_limits<float>::max();

/// std::mt19937 with draws that are the same on every platform.
class Random {
 public:
  explicit Random(std::uint32_t seed) : engine_(seed) {}

  /// 0 .. count - 1.
  std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(engine_() % count); }
  bool one_in(std::uint32_t count) { return below(count) == 0; }
  /// [0, 1).
  float unit() { return static_cast<float>(engine_() >> 8) / 16777216.0f; }

 private:
  std::mt19937 engine_;
};

/// How many cases a test draws: the usual number, times `QUADRILLE_DRAWS` where the environment
/// sets it.
template <typename Count>
Count drawn(Count usual) {
  static const char* const kFactor = std::getenv("QUADRILLE_DRAWS");
  return kFactor == nullptr ? usual : usual * static_cast<Count>(std::stoul(kFactor));
}

/// A box in and around a world of 64 x 64 whose coordinates come from few values, so that shared
/// edges, zero sizes, boxes on cell lines and beyond the world are common.
inline Box box_with_ties(Random& random) {
  const auto coordinate = [&random] { return static_cast<float>(random.below(19)) * 4 - 4; };
  const auto size = [&random] {
    const std::uint32_t pick = random.below(8);
    return pick == 0 ? 64.0f : static_cast<float>(pick - 1) * 2;
  };
  const float x = coordinate() + (random.one_in(4) ? 0.5f : 0.0f);
  const float y = coordinate() + (random.one_in(4) ? 0.5f : 0.0f);
  return {x, y, x + size(), y + size()};
}

inline std::vector<Box> boxes_with_ties(Random& random, std::size_t count) {
  std::vector<Box> boxes(count);
  for (Box& box : boxes) box = box_with_ties(random);
  return boxes;
}

inline Settings settings_64(Placement placement, std::uint32_t capacity = 3, int max_depth = 5) {
  return {.world = {0, 0, 64, 64},
          .capacity = capacity,
          .max_depth = max_depth,
          .placement = placement};
}

/// Settings drawn from a seed, so that every property meets every combination.
inline Settings draw_settings(Random& random, Placement placement) {
  Settings settings =
      settings_64(placement, 1 + random.below(6), static_cast<int>(random.below(8)));
  settings.edges = random.one_in(2) ? EdgeRule::kTouching : EdgeRule::kStrict;
  settings.looseness = 1.0f + static_cast<float>(random.below(5)) * 0.5f;
  return settings;
}

/// A tree with settings known to be valid.
inline Quadtree make_tree(const Settings& settings) {
  Result<std::optional<Quadtree>> made = Quadtree::create(settings);
  EXPECT_EQ(made.status, Status::kOk);
  return std::move(made.value).value();
}

constexpr Placement kPlacements[] = {Placement::kParent, Placement::kLeaf, Placement::kLoose,
                                     Placement::kCover};

inline const char* name_of(Placement placement) {
  switch (placement) {
    case Placement::kParent:
      return "parent";
    case Placement::kLeaf:
      return "leaf";
    case Placement::kLoose:
      return "loose";
    case Placement::kCover:
      return "cover";
  }
  return "?";
}

inline Id insert(Quadtree& tree, const Box& box) {
  const Result<Id> added = tree.insert(box);
  EXPECT_EQ(added.status, Status::kOk);
  return added.value;
}

inline std::vector<std::pair<Row, Row>> sorted_pairs(Quadtree& tree) {
  const auto found = tree.pairs();
  EXPECT_EQ(found.status, Status::kOk);
  std::vector<std::pair<Row, Row>> pairs;
  for (const Pair& pair : found.value) pairs.emplace_back(pair.a, pair.b);
  std::ranges::sort(pairs);
  return pairs;
}

inline std::vector<Row> sorted(const Result<std::span<const Row>>& found) {
  EXPECT_EQ(found.status, Status::kOk);
  std::vector<Row> rows(found.value.begin(), found.value.end());
  std::ranges::sort(rows);
  return rows;
}

/// A copy of a tree's list of nodes.
inline std::vector<NodeView> node_values(Quadtree& tree) {
  const auto listed = tree.nodes();
  EXPECT_EQ(listed.status, Status::kOk);
  return {listed.value.begin(), listed.value.end()};
}

inline void expect_sound(const Quadtree& tree) {
  const char* broken = tree.validate();
  EXPECT_EQ(broken, nullptr) << (broken == nullptr ? "" : broken);
}

}  // namespace quadrille::testing
