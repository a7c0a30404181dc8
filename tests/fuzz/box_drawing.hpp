// Boxes, settings and shapes of queries for histories of a Quadtree: on a lattice, where brute
// force is exact, or as wild as floats can be.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "byte_source.hpp"
#include "quadrille/quadrille.hpp"

namespace quadrille::fuzz {

enum class Numbers : bool {
  kLattice,  ///< whole and half numbers around a world of 64 x 64; shared edges are common
  kWild,     ///< any float: huge, tiny, -0, at times not finite
};

/// Draws everything that a history of a tree needs.
class TreeDrawing {
 public:
  TreeDrawing(ByteSource& source, Numbers numbers) : source_(source), numbers_(numbers) {}

  bool is_on_lattice() const { return numbers_ == Numbers::kLattice; }

  float coordinate() {
    if (!is_on_lattice()) return wild();
    const float whole = static_cast<float>(source_.below(21)) * 4 - 8;
    if (whole == 0 && source_.one_in(2)) return -0.0f;
    return source_.one_in(4) ? whole + 0.5f : whole;
  }

  float size() {
    constexpr std::array<float, 8> kSizes = {0, 4, 0.5f, 8, 16, 2, 64, -0.0f};
    return kSizes[source_.below(8)];
  }

  /// Valid on a lattice; else at times not.
  Box likely_box() {
    const float x = coordinate();
    const float y = coordinate();
    if (is_on_lattice()) {
      const float width = size();
      return {x, y, x + width, y + size()};
    }
    Box box = {x, y, source_.one_in(4) ? x : wild(), source_.one_in(4) ? y : wild()};
    if (box.min_x > box.max_x && !source_.one_in(8)) std::swap(box.min_x, box.max_x);
    if (box.min_y > box.max_y && !source_.one_in(8)) std::swap(box.min_y, box.max_y);
    return box;
  }

  /// At times one that no call may accept.
  Box box() {
    Box drawn = likely_box();
    if (source_.one_in(16)) (source_.one_in(2) ? drawn.min_x : drawn.max_y) = not_finite();
    if (source_.one_in(16)) drawn.max_x = drawn.min_x - 1;
    return drawn;
  }

  std::vector<Box> boxes() {
    std::vector<Box> boxes(source_.below(9));
    for (Box& one : boxes) one = box();
    return boxes;
  }

  Point point() {
    const float x = coordinate();
    return {x, coordinate()};
  }

  Circle circle() {
    const Point centre = point();
    return {centre.x, centre.y, is_on_lattice() ? size() : wild()};
  }

  Ray ray() {
    const Point from = point();
    const Point to = point();
    return {from.x, from.y, to.x - from.x, source_.one_in(4) ? 0.0f : to.y - from.y};
  }

  MovingBox moving() {
    const Ray path = ray();
    return {likely_box(), path.dx, path.dy};
  }

  /// Three or four corners, at times no convex polygon.
  std::vector<Point> polygon() {
    std::vector<Point> corners(3 + source_.below(2));
    for (Point& corner : corners) corner = point();
    return corners;
  }

  Filter filter() {
    if (!source_.one_in(3)) return kEverything;
    const std::uint32_t category = source_.below(8);
    return {category, source_.below(8)};
  }

  /// On a lattice always the same world. At times what no tree may have.
  Settings settings() {
    Settings drawn = {.world = {0, 0, 64, 64},
                      .capacity = 1 + source_.below(6),
                      .max_depth = static_cast<int>(source_.below(7)),
                      .placement = static_cast<Placement>(source_.below(4)),
                      .looseness = 1 + static_cast<float>(source_.below(5)) / 2,
                      .edges = source_.one_in(2) ? EdgeRule::kTouching : EdgeRule::kStrict,
                      .outside = static_cast<Outside>(source_.below(3))};
    if (!is_on_lattice()) drawn.world = likely_box();
    if (source_.one_in(16)) drawn.capacity = 0;
    if (source_.one_in(16)) drawn.looseness = not_finite();
    return drawn;
  }

 private:
  float not_finite() {
    constexpr float kInfinity = std::bit_cast<float>(std::uint32_t{0x7f800000});
    constexpr float kNotANumber = std::bit_cast<float>(std::uint32_t{0x7fc00000});
    constexpr std::array<float, 3> kNumbers = {kNotANumber, kInfinity, -kInfinity};
    return kNumbers[source_.below(3)];
  }

  float wild() {
    constexpr std::array<float, 15> kNumbers = {
        0,        -0.0f,        1,    -1,     0.1f,  1e-45f,        -1e-38f,       1e-7f,
        16777216, -16777218.0f, 1e9f, -1e30f, 1e38f, 3.4028235e38f, -3.4028235e38f};
    const std::uint32_t pick = source_.below(18);
    if (pick < kNumbers.size()) return kNumbers[pick];
    return pick == kNumbers.size() ? source_.any_float() : 100 * source_.unit();
  }

  ByteSource& source_;
  Numbers numbers_;
};

}  // namespace quadrille::fuzz
