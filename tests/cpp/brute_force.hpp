// Brute force: the same results, by testing each object against each other.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "quadrille/quadrille.hpp"

namespace quadrille::testing {

/// Written out on its own, so that a mistake in the library's overlap rule cannot hide here.
inline bool brute_overlap(const Box& a, const Box& b, EdgeRule edges) {
  const float left = std::max(a.min_x, b.min_x);
  const float right = std::min(a.max_x, b.max_x);
  const float top = std::max(a.min_y, b.min_y);
  const float bottom = std::min(a.max_y, b.max_y);
  if (edges == EdgeRule::kTouching) return left <= right && top <= bottom;
  // A box without area has no inside, but a point or a line within a box is a collision.
  const auto crosses = [](float a_min, float a_max, float b_min, float b_max) {
    return a_min < b_max && b_min < a_max;
  };
  return crosses(a.min_x, a.max_x, b.min_x, b.max_x) && crosses(a.min_y, a.max_y, b.min_y, b.max_y);
}

struct Placed {
  Row row;
  Box box;
};

/// All overlapping pairs, sorted.
inline std::vector<std::pair<Row, Row>> brute_pairs(std::span<const Placed> objects,
                                                    EdgeRule edges) {
  std::vector<std::pair<Row, Row>> pairs;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    for (std::size_t j = i + 1; j < objects.size(); ++j) {
      if (!brute_overlap(objects[i].box, objects[j].box, edges)) continue;
      pairs.push_back(std::minmax(objects[i].row, objects[j].row));
    }
  }
  std::ranges::sort(pairs);
  return pairs;
}

/// All rows that overlap `box`, sorted.
inline std::vector<Row> brute_query(std::span<const Placed> objects, const Box& box,
                                    EdgeRule edges) {
  std::vector<Row> rows;
  for (const Placed& object : objects) {
    if (brute_overlap(object.box, box, edges)) rows.push_back(object.row);
  }
  std::ranges::sort(rows);
  return rows;
}

}  // namespace quadrille::testing
