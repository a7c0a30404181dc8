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
  const bool has_slot = own_[row].kind == ShapeKind::kPolygon;
  std::uint32_t slot = own_[row].slot;
  if (shape.kind() == ShapeKind::kPolygon && !has_slot) {
    if (free_slots_.empty() && !add_slot()) return false;
    slot = free_slots_.pop();
  } else if (has_slot && shape.kind() != ShapeKind::kPolygon) {
    remove(row);
    slot = 0;
  }
  PolygonPoints no_points;
  const bool is_polygon = shape.kind() == ShapeKind::kPolygon;
  own_[row] = placed_[row] = own_form(shape, slot, is_polygon ? slots_[slot] : no_points);
  shapes_[row] = shape;
  return true;
}

void ShapeStore::remove(Row row) {
  if (own_[row].kind == ShapeKind::kPolygon) free_slots_.push_unchecked(own_[row].slot);
  own_[row] = placed_[row] = kNothing;
}

void ShapeStore::clear() {
  for (Row row = 0; row < own_.size(); ++row) remove(row);
}

Box ShapeStore::place(Row row, const Transform& transform) {
  const PlacedShape& own = own_[row];
  const PolygonPoints* polygon = own.kind == ShapeKind::kPolygon ? &slots_[own.slot] : nullptr;
  return quadrille::place(own, polygon, transform, placed_[row]);
}

// The list of free slots has room for all of them, so that freeing one never needs memory.
bool ShapeStore::add_slot() {
  const std::size_t count = slots_.size() + 1;
  if (!free_slots_.reserve(count) || !slots_.resize(count)) return false;
  free_slots_.push_unchecked(static_cast<std::uint32_t>(count - 1));
  return true;
}

}  // namespace quadrille
