#include "narrow/shape_store.hpp"

namespace quadrille {
namespace {

// What rows without a shape hold: no slot.
constexpr PlacedShape kNothing = placed_disc({.x = 0, .y = 0, .radius = 0});

}  // namespace

bool ShapeStore::reserve(std::size_t rows) {
  const std::size_t before = own_.size();
  if (rows <= before) return true;
  if (!shapes_.reserve(rows) || !own_.reserve(rows) || !placed_.reserve(rows)) return false;
  if (!shapes_.resize(rows) || !own_.resize(rows) || !placed_.resize(rows)) return false;
  for (std::size_t row = before; row < rows; ++row) own_[row] = placed_[row] = kNothing;
  return true;
}

bool ShapeStore::set(Row row, const Shape& shape) {
  const bool is_polygon = shape.kind() == ShapeKind::kPolygon;
  const bool has_slot = own_[row].kind() == ShapeKind::kPolygon;
  if (is_polygon && !has_slot && !polygons_.reserve(1)) return false;
  std::uint32_t slot = 0;
  if (is_polygon) {
    slot = has_slot ? own_[row].slot : polygons_.add();
  } else {
    remove(row);
  }
  PolygonPoints no_points;
  own_[row] = placed_[row] = own_form(shape, slot, is_polygon ? polygons_[slot] : no_points);
  shapes_[row] = shape;
  return true;
}

void ShapeStore::set_slot(Row row, ShapeKind kind, std::uint32_t slot) {
  remove(row);
  own_[row].kind_number = placed_[row].kind_number = number_of(kind);
  own_[row].slot = placed_[row].slot = slot & kMaxObjects;
}

void ShapeStore::remove(Row row) {
  if (own_[row].kind() == ShapeKind::kPolygon) polygons_.remove(own_[row].slot);
  own_[row] = placed_[row] = kNothing;
}

void ShapeStore::clear() {
  for (Row row = 0; row < own_.size(); ++row) remove(row);
}

Box ShapeStore::place(Row row, const Transform& transform, PlacedShape& placed) const {
  const PlacedShape& own = own_[row];
  return quadrille::place(own, with_points(own).polygon, transform, placed);
}

Box ShapeStore::move(Row row, const Point& position) {
  PlacedShape& placed = placed_[row];
  return quadrille::move(with_points(placed).polygon, position, placed);
}

}  // namespace quadrille
