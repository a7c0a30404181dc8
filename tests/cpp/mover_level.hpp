// Levels for bodies that walk, drawn such that ties are common: tiles, slopes, a chain, turned
// boxes, platforms that move and turn. Each can be mirrored, and each solid is known to the oracle.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "made_shapes.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_oracle.hpp"
#include "support.hpp"
#include "world_scene.hpp"

namespace quadrille::testing {

inline Transform mirrored(const Transform& at) {
  return {.x = -at.x, .y = at.y, .angle = -at.angle, .scale = at.scale};
}

inline std::vector<Point> mirrored(std::span<const Point> points) {
  std::vector<Point> result;
  for (auto point = points.rbegin(); point != points.rend(); ++point) {
    result.push_back({-point->x, point->y});
  }
  return result;
}

/// A shape and its mirror image. All kinds but polygons and segments are their own one.
struct MirroredShape {
  Shape shape;
  Shape mirror;

  explicit MirroredShape(const Shape& symmetric) : shape(symmetric), mirror(symmetric) {}
  MirroredShape(const Shape& given, const Shape& image) : shape(given), mirror(image) {}
};

inline MirroredShape polygon_and_mirror(const std::vector<Point>& points) {
  return {Shape::polygon(points).value, Shape::polygon(mirrored(points)).value};
}

/// A solid body; a platform moves by this in each frame.
struct LevelSolid {
  MirroredShape shape;
  Transform at;
  Transform motion = {.scale = 0};

  bool is_platform() const { return motion.x != 0 || motion.y != 0 || motion.angle != 0; }
};

constexpr float kLevelTile = 16;
constexpr std::uint32_t kLevelColumns = 24;
constexpr std::uint32_t kLevelRows = 12;

struct Level {
  std::array<TileNumber, kLevelColumns * kLevelRows> tiles = {};
  std::vector<LevelSolid> solids;
  std::vector<Point> chain;

  static constexpr float kWidth = kLevelTile * kLevelColumns;
  static constexpr float kHeight = kLevelTile * kLevelRows;
};

inline TileNumber mirrored_tile(TileNumber tile) {
  constexpr std::array<TileShape, kTileShapeCount> kMirrored = {
      TileShape::kEmpty,           TileShape::kSolid,
      TileShape::kSlopeLeft,       TileShape::kSlopeRight,
      TileShape::kCeilingLeft,     TileShape::kCeilingRight,
      TileShape::kLowSlopeLeft,    TileShape::kHighSlopeLeft,
      TileShape::kLowSlopeRight,   TileShape::kHighSlopeRight,
      TileShape::kLowCeilingLeft,  TileShape::kHighCeilingLeft,
      TileShape::kLowCeilingRight, TileShape::kHighCeilingRight,
      TileShape::kHalfBottom,      TileShape::kHalfTop,
      TileShape::kHalfRight,       TileShape::kHalfLeft};
  return static_cast<TileNumber>(kMirrored[tile]);
}

inline Level draw_level(Random& random) {
  Level level;
  for (std::uint32_t row = 0; row < kLevelRows; ++row) {
    for (std::uint32_t column = 0; column < kLevelColumns; ++column) {
      TileNumber& tile = level.tiles[row * kLevelColumns + column];
      const bool is_edge =
          row == 0 || row + 1 == kLevelRows || column == 0 || column + 1 == kLevelColumns;
      if (is_edge) {
        tile = static_cast<TileNumber>(TileShape::kSolid);
      } else if (random.one_in(5)) {
        tile = random.one_in(2) ? static_cast<TileNumber>(TileShape::kSolid)
                                : static_cast<TileNumber>(random.below(kTileShapeCount));
      }
    }
  }
  const auto place = [&random] {
    const bool is_on_grid = random.one_in(2);
    const float x = is_on_grid ? 8 * static_cast<float>(4 + random.below(40))
                               : 32 + (Level::kWidth - 64) * random.unit();
    const float y = is_on_grid ? 8 * static_cast<float>(4 + random.below(16))
                               : 32 + (Level::kHeight - 64) * random.unit();
    return Transform{.x = x, .y = y};
  };
  constexpr std::array<float, 6> kAngles = {0, kQuarter, 0.3f, -0.7f, 0.78539816f, 1e-3f};
  for (int i = 0; i < 8; ++i) {
    Transform at = place();
    at.angle = kAngles[random.below(6)];
    switch (random.below(4)) {
      case 0:
        level.solids.push_back({MirroredShape(circle(8)), at});
        break;
      case 1:
        level.solids.push_back({polygon_and_mirror({{-16, 8}, {16, 8}, {16, -8}}), at});
        break;
      default:
        level.solids.push_back({MirroredShape(box(32, 8)), at});
        break;
    }
  }
  for (int i = 0; i < 3; ++i) {
    LevelSolid platform = {MirroredShape(box(40, 8)), place()};
    switch (random.below(3)) {
      case 0:
        platform.motion = {.x = random.one_in(2) ? 1.0f : -0.7f, .scale = 0};
        break;
      case 1:
        platform.motion = {.y = random.one_in(2) ? 1.5f : -0.3f, .scale = 0};
        break;
      default:
        platform.motion = {.x = 0.5f, .y = 0.25f, .angle = 0.02f, .scale = 0};
        break;
    }
    level.solids.push_back(platform);
  }
  float x = 24;
  float y = 8 * static_cast<float>(8 + random.below(8));
  for (int i = 0; i < 8; ++i) {
    level.chain.push_back({x, y});
    x += 8 * static_cast<float>(1 + random.below(5));
    y += 8 * (static_cast<float>(random.below(5)) - 2);
  }
  return level;
}

/// A world with the level, and the ids of its platforms.
struct LevelWorld {
  World world;
  std::vector<Id> platforms;
};

inline LevelWorld world_of(const Level& level, bool is_mirrored) {
  LevelWorld made = {make_world({.world = {-1000, -1000, 1000, 1000}}), {}};
  std::vector<TileNumber> tiles(level.tiles.begin(), level.tiles.end());
  if (is_mirrored) {
    for (std::uint32_t row = 0; row < kLevelRows; ++row) {
      for (std::uint32_t column = 0; column < kLevelColumns; ++column) {
        tiles[row * kLevelColumns + column] =
            mirrored_tile(level.tiles[row * kLevelColumns + kLevelColumns - 1 - column]);
      }
    }
  }
  EXPECT_TRUE(made.world
                  .add_tiles({.columns = kLevelColumns,
                              .rows = kLevelRows,
                              .size = kLevelTile,
                              .tiles = tiles,
                              .options = {.transform = {.x = is_mirrored ? -Level::kWidth : 0}}})
                  .ok());
  const std::vector<Point> points = is_mirrored ? mirrored(level.chain) : level.chain;
  EXPECT_TRUE(made.world.add_chain({.points = points, .options = {.is_static = true}}).ok());
  for (const LevelSolid& solid : level.solids) {
    const Id id =
        add(made.world, is_mirrored ? solid.shape.mirror : solid.shape.shape,
            {.transform = is_mirrored ? mirrored(solid.at) : solid.at, .is_static = true});
    if (solid.is_platform()) made.platforms.push_back(id);
  }
  return made;
}

/// Moves the platforms; each turns back at the edges of the level.
inline void advance_platforms(Level& level) {
  for (LevelSolid& solid : level.solids) {
    if (!solid.is_platform()) continue;
    Transform& at = solid.at;
    const float x = at.x + solid.motion.x;
    const float y = at.y + solid.motion.y;
    if (x < 32 || x > Level::kWidth - 32) solid.motion.x = -solid.motion.x;
    if (y < 32 || y > Level::kHeight - 32) solid.motion.y = -solid.motion.y;
    at.x += solid.motion.x;
    at.y += solid.motion.y;
    at.angle += solid.motion.angle;
  }
}

inline void place_platforms(LevelWorld& made, const Level& level, bool is_mirrored) {
  std::size_t next = 0;
  for (const LevelSolid& solid : level.solids) {
    if (!solid.is_platform()) continue;
    ASSERT_EQ(made.world.set_transform(made.platforms[next++],
                                       is_mirrored ? mirrored(solid.at) : solid.at),
              Status::kOk);
  }
}

/// The corners of a usual tile, in it.
inline std::vector<Point> corners_of_tile(TileNumber tile) {
  switch (static_cast<TileShape>(tile)) {
    case TileShape::kEmpty:
      return {};
    case TileShape::kSolid:
      return {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    case TileShape::kSlopeRight:
      return {{0, 1}, {1, 1}, {1, 0}};
    case TileShape::kSlopeLeft:
      return {{0, 1}, {1, 1}, {0, 0}};
    case TileShape::kCeilingRight:
      return {{0, 0}, {1, 0}, {1, 1}};
    case TileShape::kCeilingLeft:
      return {{0, 0}, {1, 0}, {0, 1}};
    case TileShape::kLowSlopeRight:
      return {{0, 1}, {1, 1}, {1, 0.5f}};
    case TileShape::kHighSlopeRight:
      return {{0, 1}, {1, 1}, {1, 0}, {0, 0.5f}};
    case TileShape::kLowSlopeLeft:
      return {{0, 1}, {1, 1}, {0, 0.5f}};
    case TileShape::kHighSlopeLeft:
      return {{0, 1}, {1, 1}, {1, 0.5f}, {0, 0}};
    case TileShape::kLowCeilingRight:
      return {{0, 0}, {1, 0}, {1, 0.5f}};
    case TileShape::kHighCeilingRight:
      return {{0, 0}, {1, 0}, {1, 1}, {0, 0.5f}};
    case TileShape::kLowCeilingLeft:
      return {{0, 0}, {1, 0}, {0, 0.5f}};
    case TileShape::kHighCeilingLeft:
      return {{0, 0}, {1, 0}, {1, 0.5f}, {0, 1}};
    case TileShape::kHalfBottom:
      return {{0, 0.5f}, {1, 0.5f}, {1, 1}, {0, 1}};
    case TileShape::kHalfTop:
      return {{0, 0}, {1, 0}, {1, 0.5f}, {0, 0.5f}};
    case TileShape::kHalfLeft:
      return {{0, 0}, {0.5f, 0}, {0.5f, 1}, {0, 1}};
    case TileShape::kHalfRight:
      return {{0.5f, 0}, {1, 0}, {1, 1}, {0.5f, 1}};
  }
  return {};
}

/// How far a shape is from the nearest solid of a level, below 0 how deep in the deepest one. Only
/// what is near counts.
inline double oracle_clearance(const Level& level, const OracleShape<Real>& shape, double x,
                               double y, double reach) {
  Real least = 1e9L;
  const auto measure = [&](const OracleShape<Real>& solid) {
    least = std::min(least, oracle_distance(shape, solid));
  };
  for (std::uint32_t row = 0; row < kLevelRows; ++row) {
    for (std::uint32_t column = 0; column < kLevelColumns; ++column) {
      const double tile_x = (column + 0.5) * kLevelTile;
      const double tile_y = (row + 0.5) * kLevelTile;
      if (std::abs(tile_x - x) > reach + 8 || std::abs(tile_y - y) > reach + 8) continue;
      OracleShape<Real> solid;
      for (const Point& corner : corners_of_tile(level.tiles[row * kLevelColumns + column])) {
        solid.points.push_back({Real{kLevelTile} * (static_cast<float>(column) + corner.x),
                                Real{kLevelTile} * (static_cast<float>(row) + corner.y)});
      }
      if (!solid.points.empty()) measure(solid);
    }
  }
  for (const LevelSolid& solid : level.solids) {
    if (std::abs(solid.at.x - x) > reach + 24 || std::abs(solid.at.y - y) > reach + 24) continue;
    measure(oracle_shape(solid.shape.shape, solid.at));
  }
  for (std::size_t i = 0; i + 1 < level.chain.size(); ++i) {
    const Point& from = level.chain[i];
    const Point& to = level.chain[i + 1];
    measure({{{from.x, from.y}, {to.x, to.y}}, 0});
  }
  return static_cast<double>(least);
}

}  // namespace quadrille::testing
