// Tile maps: numbers by cell, and what each number means.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "base/rounding.hpp"
#include "base/simd.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "geometry/swept_box.hpp"
#include "geometry/vector.hpp"
#include "narrow/polygon_pool.hpp"
#include "quadrille/status.hpp"
#include "quadrille/tiles.hpp"
#include "world/placed_part.hpp"

namespace quadrille {

/// Cells of a row or a column of a grid: first .. end - 1.
struct CellSpan {
  std::uint32_t first;
  std::uint32_t end;
};

/// Cells of a grid: columns first_column .. end_column - 1, rows likewise.
struct CellWindow {
  std::uint32_t first_column;
  std::uint32_t end_column;
  std::uint32_t first_row;
  std::uint32_t end_row;
};

inline std::size_t cell_count(const CellWindow& cells) {
  return std::size_t{cells.end_column - cells.first_column} * (cells.end_row - cells.first_row);
}

/// Why a tile map is refused; kOk for one that is valid, besides its options.
struct Refusal {
  Status status = Status::kOk;
  std::uint32_t error_index = kNoRow;  ///< of a tile or a kind
};

/// kInvalidTileMap, kInvalidTileKind or kNoSuchTileKind.
Refusal refusal_of(const NewTiles& given);

/// True when a map has a kind that is solid from one side; without kinds, when it has such a tile.
bool has_one_way(const NewTiles& given);

/// A tile is a part of its map, whose number is row * columns + column. Tiles are found by the
/// arithmetic of their cells, and placed where they are read.
class TileMap {
 public:
  /// The points of polygons are in `polygons`, which must outlive this.
  explicit TileMap(PolygonPool& polygons) : polygons_(polygons) {}
  ~TileMap();
  TileMap(const TileMap&) = delete;
  TileMap& operator=(const TileMap&) = delete;

  /// True when a map can be where its transform says, without turning or scaling.
  static bool is_placeable(const NewTiles& given);

  /// Takes the tiles of a map that has none yet. kOutOfMemory. Precondition: they are valid.
  [[nodiscard]] Status fill(const NewTiles& given);

  std::uint32_t columns() const { return columns_; }
  std::uint32_t rows() const { return rows_; }
  float size() const { return size_; }
  std::uint32_t count() const { return columns_ * rows_; }

  /// How many kinds there are, with that of number 0.
  std::uint32_t kind_count() const { return static_cast<std::uint32_t>(kinds_.size()); }

  TileNumber number(std::uint32_t tile) const { return numbers_[tile]; }

  /// Precondition: number < kind_count().
  void set_number(std::uint32_t tile, TileNumber number);

  /// Notes from now on which tiles are given a number. False when there is no memory.
  [[nodiscard]] bool note_changes();

  /// Calls `visit(tile)` for each of these since `forget_changes`, ascending.
  template <typename Visit>
  void visit_changed(Visit&& visit) const {
    for (std::uint32_t i = 0; i < changed_.size(); ++i) {
      for (std::uint64_t bits = changed_[i]; bits != 0; bits &= bits - 1) {
        visit(kTilesPerWord * i + static_cast<std::uint32_t>(std::countr_zero(bits)));
      }
    }
  }
  void forget_changes() { std::ranges::fill(changed_.span(), std::uint64_t{0}); }

  /// A tile's kind as it was given.
  const TileKind& kind(TileNumber number) const { return kinds_[number].given; }

  /// A tile that is not empty, as a part of a body.
  Part part(std::uint32_t tile) const;

  bool is_empty(std::uint32_t tile) const { return kinds_[numbers_[tile]].is_empty; }

  /// The side from which a tile is solid; kNo for one that is from all.
  OneWay one_way(std::uint32_t tile) const { return kinds_[numbers_[tile]].given.one_way; }

  /// Calls `visit(box)` with the box of each tile that is solid from one side, until it returns
  /// false.
  template <typename Visit>
  void visit_one_ways(Visit&& visit) const {
    const auto is_one_way = [](const Kind& kind) {
      return kind.uses > 0 && !kind.is_empty && kind.given.one_way != OneWay::kNo;
    };
    if (std::ranges::none_of(kinds_.span(), is_one_way)) return;
    for (std::uint32_t row = 0; row < rows_; ++row) {
      for (std::uint32_t column = 0; column < columns_; ++column) {
        const Kind& kind = kinds_[numbers_[row * columns_ + column]];
        if (is_one_way(kind) && !visit(cell(column, row))) return;
      }
    }
  }

  /// True when a tile is whole, and stops what has a filter.
  bool is_wall(std::uint32_t tile, const Filter& filter) const {
    const Kind& kind = kinds_[numbers_[tile]];
    return kind.own.kind() == ShapeKind::kBox && !kind.given.is_sensor &&
           kind.given.one_way == OneWay::kNo && admit(kind.filter, filter);
  }

  /// True when a tile and those above, below and beside it are walls.
  bool is_walled_in(std::uint32_t tile, const Filter& filter) const {
    return is_wall_beside(tile, 0, -1, filter) && is_wall(tile, filter) &&
           is_wall_beside(tile, 0, 1, filter) && is_wall_beside(tile, -1, 0, filter) &&
           is_wall_beside(tile, 1, 0, filter);
  }

  // Of the tile above, below or beside another one. One of `columns` and `rows`, which lead there,
  // is 1 or -1, and the other one is 0.

  bool is_wall_beside(std::uint32_t tile, int columns, int rows, const Filter& filter) const {
    const std::uint32_t other = tile_beside(tile, columns, rows);
    return other != kNoTile && is_wall(other, filter);
  }

  /// True when it is empty, or beyond the map.
  bool is_empty_beside(std::uint32_t tile, int columns, int rows) const {
    const std::uint32_t other = tile_beside(tile, columns, rows);
    return other == kNoTile || is_empty(other);
  }

  /// True for a side of a whole tile, which stops what has a filter, with no tile in front of it:
  /// the side whose normal this is, if it is that of a side.
  bool is_exposed(std::uint32_t tile, const Vector& normal, const Filter& filter) const {
    const bool is_of_side =
        (normal.x == 0 && std::abs(normal.y) == 1) || (normal.y == 0 && std::abs(normal.x) == 1);
    return is_of_side && is_wall(tile, filter) &&
           is_empty_beside(tile, static_cast<int>(normal.x), static_cast<int>(normal.y));
  }

  /// Gives the filter of the map to those kinds that have none of their own.
  void set_filter(const Filter& of_map);

  /// The filter of the map.
  const Filter& filter() const { return filter_; }

  /// All categories and masks of the tiles that there are; the filter of the map where there is
  /// none.
  Filter united_filter() const;

  /// Calls `visit(filter)` for each kind of tiles that there are, until it returns false.
  template <typename Visit>
  void visit_filters(Visit&& visit) const {
    for (const Kind& kind : kinds_.span()) {
      if (kind.uses > 0 && !kind.is_empty && !visit(kind.filter)) return;
    }
  }

  /// Moves the top left corner; returns the box around the map, with the margin of `place`. It is
  /// no valid one where floats do not reach, or the transform turns or scales.
  Box place(const Transform& transform);

  /// The box around the map, rounded outwards where that is needed, without a margin.
  Box exact_box() const;

  /// A tile that is not empty, where the map is.
  PlacedPart placed(std::uint32_t column, std::uint32_t row) const {
    const Kind& kind = kinds_[numbers_[row * columns_ + column]];
    PlacedPart part = {.shape = kind.own,
                       .box = {},
                       .filter = kind.filter,
                       .is_sensor = kind.given.is_sensor,
                       .one_way = kind.given.one_way};
    part.shape.x = static_cast<float>(left_of(column + 0.5));
    part.shape.y = static_cast<float>(top_of(row + 0.5));
    part.box = cell(column, row);
    return part;
  }

  /// The box around a tile, with the margin of `place`.
  Box cell(std::uint32_t column, std::uint32_t row) const {
    return {static_cast<float>(left_of(column) - margin_),
            static_cast<float>(top_of(row) - margin_),
            static_cast<float>(left_of(column + 1.0) + margin_),
            static_cast<float>(top_of(row + 1.0) + margin_)};
  }

  /// The cells of all tiles whose boxes touch a window, and at most one more on each side.
  CellWindow cells_in(const Box& window) const {
    const CellSpan columns =
        cells_between(wide(window.min_x) - x_, wide(window.max_x) - x_, columns_);
    const CellSpan rows = cells_between(wide(window.min_y) - y_, wide(window.max_y) - y_, rows_);
    return {columns.first, columns.end, rows.first, rows.end};
  }

  /// Calls `visit(part, tile)` for each tile whose box touches a window, by number, until it
  /// returns false; returns whether it never did.
  template <typename Visit>
  bool visit_in(const Box& window, Visit&& visit) const {
    const CellWindow cells = cells_in(window);
    for (std::uint32_t row = cells.first_row; row < cells.end_row; ++row) {
      for (std::uint32_t column = cells.first_column; column < cells.end_column; ++column) {
        const std::uint32_t tile = row * columns_ + column;
        if (is_empty(tile)) continue;
        const PlacedPart part = placed(column, row);
        if (overlap<EdgeRule::kTouching>(part.box, window) && !visit(part, tile)) return false;
      }
    }
    return true;
  }

  /// Calls `visit(part, tile)` for each tile whose box a moving box meets. It returns a fraction of
  /// the path: tiles that are met only after it may be left out. Row by row, in the order in which
  /// the path reaches them.
  template <typename Visit>
  void visit_along(const SweptBox& path, Visit&& visit) const {
    const CellWindow all = cells_in(path.around({0, 1}));
    const bool goes_up = (path.quarter_flip() & 2) != 0;
    const bool goes_left = (path.quarter_flip() & 1) != 0;
    double limit = 1;
    for (std::uint32_t i = all.first_row; i < all.end_row; ++i) {
      const std::uint32_t row = goes_up ? all.end_row - 1 - (i - all.first_row) : i;
      const double top = top_of(row) - margin_;
      const double bottom = top_of(row + 1.0) + margin_;
      const PathInterval in_row = path.bottom_of(top, path.top_of(bottom, {0, 1}));
      if (in_row.enter > limit) return;
      if (in_row.leave < in_row.enter) continue;
      const Interval along = path.along_x(in_row);
      const CellSpan cells = cells_between(along.min - x_, along.max - x_, columns_);
      for (std::uint32_t j = cells.first; j < cells.end; ++j) {
        const std::uint32_t column = goes_left ? cells.end - 1 - (j - cells.first) : j;
        const std::uint32_t tile = row * columns_ + column;
        if (is_empty(tile)) continue;
        const PlacedPart part = placed(column, row);
        if (!path.meets(part.box)) continue;
        if (path.fraction_at(part.box) > limit) break;
        limit = std::min(limit, static_cast<double>(visit(part, tile)));
      }
    }
  }

  /// Whether each kind knows how many tiles it has, and each bit of a filter how many kinds: for
  /// tests.
  bool has_right_counts() const;

  std::size_t bytes() const {
    return sizeof(*this) + numbers_.bytes() + kinds_.bytes() + changed_.bytes();
  }

 private:
  struct Kind {
    PlacedShape own;     // scaled; its place is the middle of a tile
    Filter filter;       // its own, else that of the map
    std::uint32_t uses;  // how many tiles have its number
    bool is_empty;
    TileKind given;
  };

  /// Counts kinds of tiles that there are, so that a change of a tile needs no pass over all kinds.
  struct KindCounts {
    static constexpr std::size_t kBits = 32;

    std::array<std::uint32_t, kBits> with_category;  ///< with filters of their own that have a bit
    std::array<std::uint32_t, kBits> with_mask;
    std::uint32_t with_own_filter;
    std::uint32_t with_filter_of_map;

    void add(const std::optional<Filter>& own);
    void remove(const std::optional<Filter>& own);

    friend bool operator==(const KindCounts&, const KindCounts&) = default;
  };

  static constexpr std::uint32_t kNoTile = ~0u;
  static constexpr std::uint32_t kTilesPerWord = 64;

  // Of what is above or below, no column is needed.
  std::uint32_t tile_beside(std::uint32_t tile, int columns, int rows) const {
    if (rows < 0) return tile < columns_ ? kNoTile : tile - columns_;
    if (rows > 0) return tile < count() - columns_ ? tile + columns_ : kNoTile;
    const std::uint32_t column = tile % columns_;
    if (columns < 0) return column == 0 ? kNoTile : tile - 1;
    return column + 1 == columns_ ? kNoTile : tile + 1;
  }

  double left_of(double column) const { return x_ + column * wide(size_); }
  double top_of(double row) const { return y_ + row * wide(size_); }
  // Of so many cells, those that touch a range, which is relative to the first one. What is
  // truncated is not negative: that rounds down, and quicker than std::floor.
  CellSpan cells_between(double from, double to, std::uint32_t count) const {
    const auto cell = [&](double place) {
      return static_cast<std::uint32_t>(smaller(larger(place, 0), count));
    };
    return {cell((from - margin_) * per_size_), cell((to + margin_) * per_size_ + 1)};
  }
  void add_kind(const TileKind& given);
  KindCounts counts_of_kinds() const;

  PolygonPool& polygons_;
  std::uint32_t columns_ = 0;
  std::uint32_t rows_ = 0;
  float size_ = 0;
  double per_size_ = 0;
  double x_ = 0;  // of the top left corner
  double y_ = 0;
  double margin_ = 0;  // of the boxes of tiles
  Filter filter_ = {};
  KindCounts counts_ = {};
  Buffer<TileNumber> numbers_;     // by tile
  Buffer<Kind> kinds_;             // by number
  Buffer<std::uint64_t> changed_;  // a bit for each tile, once changes are noted
};

/// The maps of a world, by slot.
class TileMaps {
 public:
  /// The points of polygons are in `polygons`, which must outlive this.
  explicit TileMaps(PolygonPool& polygons) : polygons_(polygons) {}
  ~TileMaps();
  TileMaps(const TileMaps&) = delete;
  TileMaps& operator=(const TileMaps&) = delete;

  /// Adds a map, which must be placed before it is read; the value is its slot, below 2^kRowBits.
  /// kOutOfMemory; nothing has changed then. Precondition: it is valid.
  Result<std::uint32_t> add(const NewTiles& given);

  /// Needs no memory; frees that of the map.
  void remove(std::uint32_t slot);
  void clear();

  std::uint32_t size() const { return size_; }

  TileMap& operator[](std::uint32_t slot) { return *slots_[slot].map; }
  const TileMap& operator[](std::uint32_t slot) const { return *slots_[slot].map; }

  std::size_t bytes() const;

 private:
  struct Slot {
    TileMap* map;  // null for one that is free
  };

  PolygonPool& polygons_;
  Buffer<Slot> slots_;
  Buffer<std::uint32_t> free_;  // has room for all slots
  std::uint32_t size_ = 0;
};

}  // namespace quadrille
