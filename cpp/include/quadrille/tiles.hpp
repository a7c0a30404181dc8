// Tile maps: static bodies whose parts are the tiles of a grid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "quadrille/api.hpp"
#include "quadrille/body.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/shape.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// The usual shapes of tiles. `Right` and `Left` say to which side a floor rises, or a ceiling
/// falls. Of a slope 1:2, the low half begins at the corner of its tile, the high half ends at one.
enum class TileShape : unsigned char {
  kEmpty,  ///< no tile
  kSolid,
  kSlopeRight,  ///< a triangle: bottom left, bottom right, top right
  kSlopeLeft,
  kCeilingRight,  ///< a triangle: top left, top right, bottom right
  kCeilingLeft,
  kLowSlopeRight,   ///< a triangle, at the right half as high as the tile
  kHighSlopeRight,  ///< at the left half as high as the tile
  kLowSlopeLeft,
  kHighSlopeLeft,
  kLowCeilingRight,  ///< slopes 1:2 of the ceiling are those of the floor, upside down
  kHighCeilingRight,
  kLowCeilingLeft,
  kHighCeilingLeft,
  kHalfBottom,
  kHalfTop,
  kHalfLeft,
  kHalfRight,
};

/// How many usual shapes there are.
inline constexpr std::size_t kTileShapeCount = 18;

/// Without kinds, a map has one for each TileShape, and a whole tile that is solid from above only.
inline constexpr std::size_t kUsualTileKinds = kTileShapeCount + 1;

/// What the tiles of one number are.
struct TileKind {
  TileShape shape = TileShape::kSolid;
  std::optional<Shape> polygon = {};  ///< in place of `shape`: a polygon whose corners are from
                                      ///< (0, 0), the top left of the tile, to (1, 1)
  std::optional<Filter> filter = {};  ///< which parts of others it can overlap; without one, that
                                      ///< of the map
  bool is_sensor = false;             ///< is in no contact; so are all tiles of a map that is one
  OneWay one_way = OneWay::kNo;       ///< the side from which it is solid
  std::uint32_t tag = 0;              ///< the caller's own number
};

/// The number of a tile: the index of its kind. 0 is no tile.
using TileNumber = std::uint16_t;

/// The number of that last one.
inline constexpr TileNumber kOneWayTile = kTileShapeCount;

/// Tiles of a map. One number of 24 bits counts them.
inline constexpr std::uint32_t kMaxTiles = kMaxObjects;

/// Kinds of a map, with number 0.
inline constexpr std::uint32_t kMaxTileKinds = 1u << 16;

/// A tile map to be added. The spans must stay valid during the call.
struct NewTiles {
  std::uint32_t columns;                 ///< 1 or more
  std::uint32_t rows;                    ///< 1 or more; columns * rows is at most kMaxTiles
  float size;                            ///< width and height of a tile, in world units; above 0
  std::span<const TileNumber> tiles;     ///< row by row, from the top left
  std::span<const TileKind> kinds = {};  ///< by number; the first one is not read. Without any,
                                         ///< the number is that of a TileShape, or kOneWayTile
  BodyOptions options = {};  ///< the transform says where the top left corner is, without angle and
                             ///< scale. A map is static, and no bullet, whatever they say
};

/// What a tile map is, besides its options.
struct TileMapForm {
  std::uint32_t columns;
  std::uint32_t rows;
  float size;
  std::uint32_t kinds;  ///< how many kinds of tiles, with number 0
};

}  // namespace quadrille
