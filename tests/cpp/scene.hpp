// Random scenes and shapes for queries. All coordinates are multiples of a half.
#pragma once

#include <algorithm>

#include "support.hpp"

namespace quadrille::testing {

/// Draws shapes in and around a world of 64 x 64.
struct ShapeDrawing {
  explicit ShapeDrawing(std::uint32_t seed) : random(seed) {}

  float coordinate() { return static_cast<float>(random.below(160)) / 2 - 8; }
  Point point() { return {coordinate(), coordinate()}; }
  Box box() { return box_with_ties(random); }
  Circle circle() { return {coordinate(), coordinate(), static_cast<float>(random.below(40)) / 2}; }

  // Corners of a triangle, or of an octagon with right angles and corners within sides.
  std::vector<Point> polygon() {
    std::vector<Point> corners;
    if (random.one_in(2)) {
      do {
        corners = {point(), point(), point()};
      } while (!is_valid(Polygon{corners}));
      return corners;
    }
    const Point at = point();
    const auto cut = static_cast<float>(random.below(4));
    const float side = 8 + 2 * cut;
    for (const auto& [x, y] : {Point{cut, 0}, Point{cut + 2, 0}, Point{side - cut, 0},
                               Point{side, cut}, Point{side, side - cut}, Point{side - cut, side},
                               Point{cut, side}, Point{0, side - cut}, Point{0, cut}}) {
      const Point corner = {at.x + x, at.y + y};
      if (corners.empty() || !(corners.back() == corner)) corners.push_back(corner);
    }
    if (corners.front() == corners.back()) corners.pop_back();
    if (random.one_in(2)) std::ranges::reverse(corners);
    return corners;
  }

  Random random;
};

/// A tree full of ties, with objects in few or many nodes and some empty rows. Some trees hold
/// large objects, which nodes above leaves may hold; the nodes of some are built at once.
struct Scene : ShapeDrawing {
  Scene(std::uint32_t seed, Placement placement)
      : ShapeDrawing(seed), tree(make_tree(settings(placement))) {
    const std::uint32_t count = random.one_in(8) ? 0 : 1 + random.below(300);
    std::vector<Id> ids;
    const bool has_large = random.one_in(2);
    for (std::uint32_t i = 0; i < count; ++i) {
      const Box box = box_with_ties(random);
      ids.push_back(insert(tree, has_large ? box : small_box_within(box)));
    }
    for (const Id id : ids) {
      if (random.one_in(9)) {
        EXPECT_EQ(tree.remove(id), Status::kOk);
      } else {
        objects.push_back({row_of(id), tree.boxes()[row_of(id)]});
      }
    }
    const Sync how = random.one_in(2) ? Sync::kRebuild : Sync::kAuto;
    EXPECT_EQ(tree.sync(how), Status::kOk);
  }

  // At most two of the 64 units wide and high.
  static Box small_box_within(const Box& box) {
    return {box.min_x, box.min_y, std::min(box.max_x, box.min_x + 2),
            std::min(box.max_y, box.min_y + 2)};
  }

  Settings settings(Placement placement) {
    Settings drawn =
        settings_64(placement, 1 + random.below(40), static_cast<int>(random.below(7)));
    drawn.edges = random.one_in(2) ? EdgeRule::kTouching : EdgeRule::kStrict;
    drawn.looseness = 1.0f + static_cast<float>(random.below(5)) * 0.5f;
    return drawn;
  }

  const Box& box_of(Row row) const { return std::ranges::find(objects, row, &Placed::row)->box; }

  EdgeRule edges() const { return tree.settings().edges; }

  Quadtree tree;
  std::vector<Placed> objects;
};

}  // namespace quadrille::testing
