// Ground made of several static bodies, and its outline.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <vector>

#include "quadrille/quadrille.hpp"
#include "support.hpp"

namespace quadrille::testing {

struct Place {
  double x;
  double y;
};

/// The outline of solid ground, from left to right: the ground is below it, or to the right of a
/// side that leads up.
class Outline {
 public:
  explicit Outline(std::vector<Place> given) {
    for (const Place& place : given) {
      while (points_.size() > 1 &&
             is_straight(points_[points_.size() - 2], points_.back(), place)) {
        points_.pop_back();
      }
      if (points_.empty() || points_.back().x != place.x || points_.back().y != place.y) {
        points_.push_back(place);
      }
    }
  }

  /// The angle between a direction and the nearest normal of the outline at a place, which need not
  /// be exactly on it; of one that is solid from both sides, of either side.
  double angle_to_normals(const Place& place, const Place& normal, bool is_two_sided) const {
    const double of_front = angle_to_normals_of_side(place, normal, 1);
    return is_two_sided ? std::min(of_front, angle_to_normals_of_side(place, normal, -1))
                        : of_front;
  }

  std::string text() const {
    std::string text;
    for (const auto& [x, y] : points_) text += std::to_string(x) + "," + std::to_string(y) + " ";
    return text;
  }

  std::vector<Point> points() const {
    std::vector<Point> points;
    for (const auto& [x, y] : points_) {
      points.push_back({static_cast<float>(x), static_cast<float>(y)});
    }
    return points;
  }

  double left() const { return points_.front().x; }
  double right() const { return points_.back().x; }

  /// The highest place of the ground between two coordinates.
  double top(double from, double to) const {
    double top = 1e9;
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
      const Place& a = points_[i];
      const Place& b = points_[i + 1];
      if (b.x < from || a.x > to) continue;
      const auto at = [&](double x) {
        return a.x == b.x ? std::min(a.y, b.y) : a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y);
      };
      top = std::min({top, at(std::clamp(from, a.x, b.x)), at(std::clamp(to, a.x, b.x))});
    }
    return top;
  }

 private:
  static constexpr double kNear = 0.02;

  static double cross(const Place& a, const Place& b) { return a.x * b.y - a.y * b.x; }
  static bool is_straight(const Place& a, const Place& b, const Place& c) {
    return cross({b.x - a.x, b.y - a.y}, {c.x - b.x, c.y - b.y}) == 0 &&
           (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  }
  static bool is_near(const Place& a, const Place& b) {
    return std::hypot(a.x - b.x, a.y - b.y) <= kNear;
  }
  static double angle(const Place& a, const Place& b) {
    return std::abs(std::atan2(cross(a, b), a.x * b.x + a.y * b.y));
  }
  static double distance(const Place& p, const Place& a, const Place& b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
    const double t = std::clamp(along, 0.0, 1.0);
    return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
  }
  /// `side` is 1 for the front and -1 for the back.
  double angle_to_normals_of_side(const Place& place, const Place& direction, double side) const {
    const Place normal = {side * direction.x, side * direction.y};
    double least = std::numbers::pi;
    for (std::size_t i = 0; i + 1 < points_.size(); ++i) {
      if (distance(place, points_[i], points_[i + 1]) > kNear) continue;
      least = std::min(least, angle(normal, normal_of(i)));
      const bool ends_here = i + 2 < points_.size() && is_near(place, points_[i + 1]);
      if (!ends_here) continue;
      const Place before = normal_of(i);
      const Place after = normal_of(i + 1);
      // At a corner that points outwards, all directions between the normals of its sides.
      const bool points_outwards = side * cross(before, after) > 0;
      if (points_outwards && side * cross(before, normal) >= 0 &&
          side * cross(normal, after) >= 0) {
        return 0;
      }
    }
    return least;
  }
  Place normal_of(std::size_t i) const {
    const double dx = points_[i + 1].x - points_[i].x;
    const double dy = points_[i + 1].y - points_[i].y;
    const double length = std::hypot(dx, dy);
    return {dy / length, -dx / length};
  }

  std::vector<Place> points_;
};

constexpr float kTileSize = 16;
constexpr std::uint32_t kGroundColumns = 12;
constexpr std::uint32_t kGroundRows = 6;

/// How ground is put together.
enum class Build : std::uint8_t {
  kTileMap,
  kSingleTiles,
  kColumns,
  kParts,
  kChain,
  kOneSidedChain
};
constexpr std::array kBuilds = {Build::kTileMap, Build::kSingleTiles, Build::kColumns,
                                Build::kParts,   Build::kChain,       Build::kOneSidedChain};

enum class Form : std::uint8_t { kFlat, kSteps };

/// Columns of tiles, some with a slope on top.
struct Ground {
  std::array<std::uint32_t, kGroundColumns> height;  ///< whole tiles
  std::array<TileShape, kGroundColumns> top;         ///< what stands on them; empty for nothing
};

inline Ground draw_ground(Random& random, Form form) {
  Ground ground;
  std::uint32_t height = 3;
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    ground.top[i] = TileShape::kEmpty;
    ground.height[i] = height;
    if (form == Form::kFlat) continue;
    switch (random.below(6)) {
      case 0:  // a slope up
        if (height < kGroundRows - 1) ground.top[i] = TileShape::kSlopeRight, ++height;
        break;
      case 1:  // a slope down
        if (height > 1) ground.top[i] = TileShape::kSlopeLeft, ground.height[i] = --height;
        break;
      case 2:  // a step
        height = 1 + random.below(kGroundRows - 2);
        ground.height[i] = height;
        break;
      case 3:
        ground.top[i] = random.one_in(2) ? TileShape::kHalfBottom : TileShape::kEmpty;
        break;
      default:
        break;
    }
  }
  return ground;
}

inline Outline outline_of(const Ground& ground) {
  std::vector<Place> places = {{0, 0}};
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    const double x = double{kTileSize} * i;
    const double y = -kTileSize * static_cast<double>(ground.height[i]);
    double left = y;
    double right = y;
    if (ground.top[i] == TileShape::kSlopeRight) right -= kTileSize;
    if (ground.top[i] == TileShape::kSlopeLeft) left -= kTileSize;
    if (ground.top[i] == TileShape::kHalfBottom) left = right = y - kTileSize / 2;
    places.push_back({x, left});
    places.push_back({x + kTileSize, right});
  }
  places.push_back({double{kTileSize} * kGroundColumns, 0});
  return Outline(places);
}

inline Shape shape_of(TileShape tile) {
  const float half = kTileSize / 2;
  const std::array<Point, 3> right = {{{-half, half}, {half, -half}, {half, half}}};
  const std::array<Point, 3> left = {{{-half, -half}, {half, half}, {-half, half}}};
  const std::array<Point, 4> bottom = {{{-half, 0}, {half, 0}, {half, half}, {-half, half}}};
  if (tile == TileShape::kSlopeRight) return Shape::polygon(right).value;
  if (tile == TileShape::kSlopeLeft) return Shape::polygon(left).value;
  if (tile == TileShape::kHalfBottom) return Shape::polygon(bottom).value;
  return Shape::box(kTileSize, kTileSize).value;
}

/// The bottom left corner of the ground is at (0, 0), before the offset.
inline void add_ground(World& world, const Ground& ground, const Outline& outline, Build build,
                       const Point& offset) {
  if (build == Build::kChain || build == Build::kOneSidedChain) {
    const std::vector<Point> points = outline.points();
    const Transform at = {.x = offset.x, .y = offset.y};
    const auto added = world.add_chain({.points = points,
                                        .is_one_sided = build == Build::kOneSidedChain,
                                        .options = {.transform = at, .is_static = true}});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  if (build == Build::kTileMap) {
    std::vector<TileNumber> numbers(kGroundColumns * kGroundRows);
    for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
      for (std::uint32_t row = 0; row < ground.height[i]; ++row) {
        numbers[(kGroundRows - 1 - row) * kGroundColumns + i] = 1;
      }
      numbers[(kGroundRows - 1 - ground.height[i]) * kGroundColumns + i] =
          static_cast<TileNumber>(ground.top[i]);
    }
    const Transform corner = {.x = offset.x, .y = offset.y - kTileSize * kGroundRows};
    const auto added = world.add_tiles({.columns = kGroundColumns,
                                        .rows = kGroundRows,
                                        .size = kTileSize,
                                        .tiles = numbers,
                                        .options = {.transform = corner}});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  std::vector<Part> parts;
  for (std::uint32_t i = 0; i < kGroundColumns; ++i) {
    const float x = kTileSize * (static_cast<float>(i) + 0.5f);
    const auto height = static_cast<float>(ground.height[i]);
    if (build == Build::kColumns) {
      parts.push_back({.shape = Shape::box(kTileSize, kTileSize * height).value,
                       .offset = {.x = x, .y = -kTileSize * height / 2}});
    } else {
      for (std::uint32_t row = 0; row < ground.height[i]; ++row) {
        parts.push_back({.shape = Shape::box(kTileSize, kTileSize).value,
                         .offset = {.x = x, .y = -kTileSize * (static_cast<float>(row) + 0.5f)}});
      }
    }
    if (ground.top[i] != TileShape::kEmpty) {
      parts.push_back({.shape = shape_of(ground.top[i]),
                       .offset = {.x = x, .y = -kTileSize * (height + 0.5f)}});
    }
  }
  const Transform corner = {.x = offset.x, .y = offset.y};
  if (build == Build::kParts) {
    const auto added = world.insert(parts, {.transform = corner, .is_static = true});
    ASSERT_EQ(added.status, Status::kOk);
    return;
  }
  for (const Part& part : parts) {
    Transform at = part.offset;
    at.x += offset.x;
    at.y += offset.y;
    const auto added = world.insert(part.shape, {.transform = at, .is_static = true});
    ASSERT_EQ(added.status, Status::kOk);
  }
}

constexpr std::size_t kThinMovers = 3;  // they come last

inline std::vector<Shape> movers() {
  const std::array<Point, 6> hexagon = {{{-4, -8}, {4, -8}, {8, 0}, {4, 8}, {-4, 8}, {-8, 0}}};
  const std::array<Point, 3> triangle = {{{-6, -6}, {6, -6}, {0, 8}}};
  return {Shape::circle(6).value,
          Shape::box(12, 20).value,
          Shape::capsule(10, 5, true).value,
          Shape::capsule(14, 4).value,
          Shape::polygon(hexagon).value,
          Shape::polygon(triangle).value,
          Shape::box(2, 8).value,
          Shape::segment(-8, 0, 8, 0).value,
          Shape::segment(0, -8, 0, 8).value};
}

}  // namespace quadrille::testing
