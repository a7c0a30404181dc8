// The shapes of all bodies by row, as they are defined and as they are placed.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "narrow/placed_shape.hpp"
#include "narrow/polygon_pool.hpp"
#include "quadrille/id.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// Flat arrays by row. A row without a shape of its own may hold the slot of a compound or of a
/// tile map, whose parts are elsewhere.
class ShapeStore {
 public:
  /// Makes rows 0 .. rows - 1, those that are new without a shape; false when there is no memory,
  /// and then nothing changed.
  [[nodiscard]] bool reserve(std::size_t rows);

  /// Gives a row a shape, in place of the one it has, which `place` must place before it is read.
  /// False when there is no memory, and then nothing changed; only a polygon may need some, and
  /// only in a row that holds none.
  [[nodiscard]] bool set(Row row, const Shape& shape);

  /// Gives a row a compound or a tile map in place of its shape; `slot` is below 2^kRowBits.
  void set_compound(Row row, std::uint32_t slot) { set_slot(row, kCompound, slot); }
  void set_tile_map(Row row, std::uint32_t slot) { set_slot(row, kTileMap, slot); }

  bool is_compound(Row row) const { return placed_[row].kind() == kCompound; }
  bool is_tile_map(Row row) const { return placed_[row].kind() == kTileMap; }

  /// True for a row without a shape of its own.
  bool has_parts(Row row) const { return placed_[row].kind() >= kCompound; }

  /// The slot that `set_compound` or `set_tile_map` gave. Precondition: has_parts(row).
  std::uint32_t slot(Row row) const { return placed_[row].slot; }

  /// Takes a row's shape or its slot away, if it has one.
  void remove(Row row);

  /// Takes all shapes away; keeps the memory.
  void clear();

  // Of rows that have a shape of their own.

  /// The shape that `set` gave.
  const Shape& shape(Row row) const { return shapes_[row]; }

  /// Puts a row's shape where the transform says; returns a box around it with a margin for
  /// rounding, as the function `place` does. Precondition: is_valid(transform).
  Box place(Row row, const Transform& transform) { return place(row, transform, placed_[row]); }

  /// The same for a copy of what `placed` returns.
  Box place(Row row, const Transform& transform, PlacedShape& placed) const;

  /// Puts a row's shape elsewhere, as it is turned and scaled: what `place` would do, in less time.
  Box move(Row row, const Point& position);

  /// The shape as last placed. Valid until the next call that is not const.
  ShapeRef operator[](Row row) const { return with_points(placed_[row]); }

  /// The same without a polygon's points, which `with_points` adds, to a copy too.
  const PlacedShape& placed(Row row) const { return placed_[row]; }
  ShapeRef with_points(const PlacedShape& placed) const {
    assert(placed.kind() < kCompound);
    const bool has_points = placed.kind() == ShapeKind::kPolygon;
    return {placed, has_points ? &polygons_[placed.slot] : nullptr};
  }

  /// The points of all polygons, also of parts.
  PolygonPool& polygons() { return polygons_; }

  std::size_t bytes() const {
    return shapes_.bytes() + own_.bytes() + placed_.bytes() + polygons_.bytes();
  }

 private:
  void set_slot(Row row, ShapeKind kind, std::uint32_t slot);

  Buffer<Shape> shapes_;
  Buffer<PlacedShape> own_;  // each shape's own form
  Buffer<PlacedShape> placed_;
  PolygonPool polygons_;
};

}  // namespace quadrille
