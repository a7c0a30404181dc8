// How calls report errors: by value, never by exception.
#pragma once

#include <string_view>

namespace quadrille {

/// Outcome of a call. After anything but kOk, the tree is as it was before the call.
enum class [[nodiscard]] Status : unsigned char {
  kOk,
  kStaleId,           ///< no live object has this id
  kInvalidBox,        ///< NaN, infinity, or max < min
  kOutside,           ///< the box shares no point with the world, and the settings reject it
  kOutOfMemory,       ///< the allocator refused
  kTooManyObjects,    ///< more than kMaxObjects, or every generation of a needed row is used up
  kTreeTooLarge,      ///< more than kMaxNodes nodes or kMaxEntryWords references would be needed
  kTooManyPairs,      ///< more than Settings::max_pairs pairs
  kInvalidSettings,   ///< a setting is out of its range
  kNoSuchNode,        ///< the list of nodes is shorter
  kNotASnapshot,      ///< the bytes do not begin as a snapshot does
  kNewerSnapshot,     ///< a later version of this library wrote it
  kDamagedSnapshot,   ///< cut short, altered, or of a tree that cannot exist
  kInvalidShape,      ///< a shape of a query, or a ray, that is not valid; see `is_valid`
  kTooManyResults,    ///< a batch of more than kMaxResults queries, or with more results
  kInvalidTransform,  ///< NaN, infinity, a scale of 0 or less, or a body beyond the range of
                      ///< float
  kNotReady,          ///< a const query cannot bring the nodes up to date: those of a tree after a
                      ///< change that ran out of memory, those of a world after any change
  kInvalidOrder,      ///< the order of a body is NaN or infinite
  kInvalidPartCount,  ///< a body of no parts, or of more than kMaxParts
  kNoSuchPart,        ///< the body has fewer parts
  kInvalidTileMap,    ///< no tile, more than kMaxTiles or kMaxTileKinds, another number of tiles
                      ///< than columns * rows, or a size that is not finite and above 0
  kInvalidTileKind,   ///< no TileShape, or a polygon that is none or reaches beyond the tile
  kNoSuchTileKind,    ///< the map has fewer kinds of tiles
  kNoSuchTile,        ///< the map has fewer columns or rows
  kNotATileMap,       ///< the body is no tile map
  kIsTileMap,         ///< the call is not for tile maps: they stay static, without single parts
  kInvalidMove,       ///< an option of a move is out of its range; see MoveOptions
  kOtherBase,         ///< a save of a world with another base
};

/// What a status means, for logs and error messages: a clause in lower case, without a full stop.
/// The text may change between versions; compare statuses, not texts.
constexpr std::string_view to_string(Status status) {
  switch (status) {
    case Status::kOk:
      return "the call succeeded";
    case Status::kStaleId:
      return "no live object has this id";
    case Status::kInvalidBox:
      return "the box is not finite, or a maximum is below its minimum";
    case Status::kOutside:
      return "the box shares no point with the world, and the settings reject such boxes";
    case Status::kOutOfMemory:
      return "the allocator has no memory left";
    case Status::kTooManyObjects:
      return "there would be more objects than a tree can hold";
    case Status::kTreeTooLarge:
      return "there would be more nodes or references than a tree can hold";
    case Status::kTooManyPairs:
      return "there are more pairs than the settings allow";
    case Status::kInvalidSettings:
      return "a setting is out of its range";
    case Status::kNoSuchNode:
      return "the list of nodes is shorter";
    case Status::kNotASnapshot:
      return "the bytes are not a snapshot";
    case Status::kNewerSnapshot:
      return "a later version of the library wrote the snapshot";
    case Status::kDamagedSnapshot:
      return "the snapshot is damaged";
    case Status::kInvalidShape:
      return "the shape of the query, or the ray, is not valid";
    case Status::kTooManyResults:
      return "there are more queries or results than one call can report";
    case Status::kInvalidTransform:
      return "a number of the transform is not finite, the scale is not above zero, or the body "
             "would reach beyond the range of float";
    case Status::kNotReady:
      return "the nodes must be brought up to date first, by sync or update_trees";
    case Status::kInvalidOrder:
      return "the order is not finite";
    case Status::kInvalidPartCount:
      return "a body has from 1 to 65535 parts";
    case Status::kNoSuchPart:
      return "the body has fewer parts";
    case Status::kInvalidTileMap:
      return "a tile map has from 1 to 16777215 tiles, as many as columns times rows, of a finite "
             "size above zero, and up to 65536 kinds of tiles";
    case Status::kInvalidTileKind:
      return "a kind of tiles has a usual shape, or a polygon with corners from (0, 0) to (1, 1)";
    case Status::kNoSuchTileKind:
      return "the tile map has fewer kinds of tiles";
    case Status::kNoSuchTile:
      return "the tile map has fewer columns or rows";
    case Status::kNotATileMap:
      return "the body is no tile map";
    case Status::kIsTileMap:
      return "the body is a tile map, which stays static and has no single parts to change";
    case Status::kInvalidMove:
      return "an option of the move is out of its range";
    case Status::kOtherBase:
      return "the world has another base than the one that wrote the save";
  }
  return "not a status";
}

/// A status, and a value that has a meaning only when the status is kOk.
///
/// There is no conversion to bool: for a `Result<bool>` it would have two meanings.
template <typename T, typename S = Status>
struct [[nodiscard]] Result {
  S status;
  T value;

  constexpr bool ok() const { return status == S::kOk; }
};

}  // namespace quadrille
