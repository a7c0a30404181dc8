// The shapes of all bodies by row, as they are defined and as they are placed.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "narrow/placed_shape.hpp"
#include "quadrille/id.hpp"
#include "quadrille/shape.hpp"

namespace quadrille {

/// Flat arrays by row. The points of polygons are in slots of their own, which are reused.
class ShapeStore {
 public:
  /// Makes rows 0 .. rows - 1, those that are new without a shape; false when there is no memory,
  /// and then nothing changed.
  [[nodiscard]] bool reserve(std::size_t rows);

  /// Gives a row a shape, in place of the one it has, which `place` must place before it is read.
  /// False when there is no memory, and then nothing changed; only a polygon may need some, and
  /// only in a row that holds none.
  [[nodiscard]] bool set(Row row, const Shape& shape);

  /// Takes a row's shape away, if it has one.
  void remove(Row row);

  /// Takes all shapes away; keeps the memory.
  void clear();

  /// The shape that `set` gave.
  const Shape& shape(Row row) const { return shapes_[row]; }

  /// Puts a row's shape where the transform says; returns a box around it with a margin for
  /// rounding, as the function `place` does. Precondition: is_valid(transform).
  Box place(Row row, const Transform& transform);

  /// The shape as last placed. Valid until the next call that is not const.
  ShapeRef operator[](Row row) const { return with_points(placed_[row]); }

  /// The same without a polygon's points, which `with_points` adds, to a copy too.
  const PlacedShape& placed(Row row) const { return placed_[row]; }
  ShapeRef with_points(const PlacedShape& placed) const {
    const bool has_points = placed.kind == ShapeKind::kPolygon;
    return {placed, has_points ? &slots_[placed.slot] : nullptr};
  }

  std::size_t bytes() const {
    return shapes_.bytes() + own_.bytes() + placed_.bytes() + slots_.bytes() + free_slots_.bytes();
  }

 private:
  [[nodiscard]] bool add_slot();

  Buffer<Shape> shapes_;
  Buffer<PlacedShape> own_;  // each shape's own form
  Buffer<PlacedShape> placed_;
  Buffer<PolygonPoints> slots_;
  Buffer<std::uint32_t> free_slots_;
};

}  // namespace quadrille
