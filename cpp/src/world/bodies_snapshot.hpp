// Bodies as bytes: words of 32 bits.
//
//     0        1 if there has been a bullet, plus 2 for something solid from one side, plus 4 for a
//              step: since the last `clear`
//     1 ..     ids, as in store/snapshot.hpp
//
//              for each live row, ascending:
//     0        8 bits of flags, as `Bodies` has them; bits of BodyWord; 2 bits of BodyForm
//     1 .. 4   transform: x, y, angle, scale (floats)
//              as far as the bits say:
//              4 floats: the transform that was written and that no step has applied
//              4 floats: where the body's way begins
//              2 words: category, mask
//              1 word each: group, tag, order (a float)
//              then its shape, as in narrow/shape_bytes.hpp;
//              or the number of its parts, and for each one a word of PartWord, as far as it says
//              an offset (4 floats), a filter (2 words) and a tag, and its shape;
//              or of a tile map: columns, rows, size (a float), kinds; for each of these but the
//              first one a word of PartWord and of TileShape, filter, tag and polygon as far as it
//              says; and the numbers of the tiles, two to a word
#pragma once

#include <cstdint>

namespace quadrille {

// BodyWord: what follows the transform of a body.
inline constexpr std::uint32_t kHasWritten = 1u << 8;
inline constexpr std::uint32_t kHasWay = 1u << 9;
inline constexpr std::uint32_t kHasFilter = 1u << 10;
inline constexpr std::uint32_t kHasGroup = 1u << 11;
inline constexpr std::uint32_t kHasTag = 1u << 12;
inline constexpr std::uint32_t kHasOrder = 1u << 13;

/// Of what a body is made.
enum class BodyForm : unsigned char { kShape, kParts, kTiles };
inline constexpr int kFormShift = 16;

// PartWord: what a part or a kind of tiles is.
inline constexpr std::uint32_t kPartHasOffset = 1u << 0;  ///< of a kind: has a polygon
inline constexpr std::uint32_t kPartHasFilter = 1u << 1;
inline constexpr std::uint32_t kPartHasTag = 1u << 2;
inline constexpr std::uint32_t kPartIsSensor = 1u << 3;
inline constexpr int kOneWayShift = 4;     ///< of 4 bits
inline constexpr int kTileShapeShift = 8;  ///< of 8 bits

}  // namespace quadrille
