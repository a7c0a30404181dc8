#include "world/bodies.hpp"

#include <bit>
#include <cassert>

namespace quadrille {

bool is_placeable(const Shape& shape, const Transform& transform) {
  return is_valid(transform) && is_valid(StandaloneShape(shape, transform).box());
}

Result<std::uint32_t> Bodies::reserve(std::uint32_t more) {
  const Result<std::uint32_t> rows = ids_.reserve(more);
  if (!rows.ok()) return rows;
  const bool had_memory = id_order_.reserve(rows.value) && shapes_.reserve(rows.value) &&
                          staged_.reserve(rows.value) && applied_.reserve(rows.value) &&
                          boxes_.reserve(rows.value) && flags_.reserve(rows.value) &&
                          groups_.reserve(rows.value) && tags_.reserve(rows.value) &&
                          orders_.reserve(rows.value) && filters_.reserve(rows.value);
  return {had_memory ? Status::kOk : Status::kOutOfMemory, rows.value};
}

// Cannot fail after `reserve`.
bool Bodies::resize(std::size_t rows) {
  return staged_.resize(rows) && applied_.resize(rows) && boxes_.resize(rows) &&
         flags_.resize(rows) && groups_.resize(rows) && tags_.resize(rows) && orders_.resize(rows);
}

Result<Id> Bodies::insert(const Shape& shape, const BodyOptions& options) {
  if (!is_placeable(shape, options.transform)) return {Status::kInvalidTransform, 0};
  if (!is_finite(options.order)) return {Status::kInvalidOrder, 0};
  const auto [status, rows] = reserve(1);
  if (status != Status::kOk) return {status, 0};
  const bool has_filter = options.filter != kDefaultFilter;
  if (has_filter && !filters_.cover(rows)) return {Status::kOutOfMemory, 0};
  // The shape is the last thing for which there may be no memory; its row must be known first.
  const std::uint32_t rows_before = ids_.rows();
  const Id id = ids_.add();
  const Row row = row_of(id);
  if (!shapes_.set(row, shape)) {
    ids_.undo_adds({&id, 1}, rows_before);
    return {Status::kOutOfMemory, 0};
  }
  const bool had_room = resize(ids_.rows());
  assert(had_room);
  static_cast<void>(had_room);
  id_order_.add(id, ids_);
  staged_[row] = applied_[row] = options.transform;
  place_applied(row);
  flags_[row] = 0;
  set_static(row, options.is_static);
  set_sensor(row, options.is_sensor);
  filters_.reset(row);
  if (has_filter) static_cast<void>(filters_.set(row, options.filter));  // covered above
  set_group(row, options.group);
  tags_[row] = options.tag;
  orders_[row] = options.order;
  return {Status::kOk, id};
}

void Bodies::remove(Row row) {
  ids_.remove(row);
  id_order_.remove();
  shapes_.remove(row);
}

void Bodies::undo_inserts(std::span<const Id> ids, std::uint32_t rows) {
  for (const Id id : ids) shapes_.remove(row_of(id));
  id_order_.undo_adds(ids.size());
  ids_.undo_adds(ids, rows);
  static_cast<void>(resize(rows));  // cannot fail: it shrinks
}

void Bodies::clear() {
  ids_.clear();
  id_order_.clear();
  shapes_.clear();
  filters_.clear();
  have_groups_ = false;
  have_sensors_ = false;
  static_cast<void>(resize(0));  // cannot fail: it shrinks
}

bool Bodies::same_bits(const Transform& a, const Transform& b) {
  struct Halves {
    std::uint64_t low, high;
  };
  const auto x = std::bit_cast<Halves>(a);
  const auto y = std::bit_cast<Halves>(b);
  return ((x.low ^ y.low) | (x.high ^ y.high)) == 0;
}

bool Bodies::place(Row row, const Transform& transform) {
  if (!is_valid(transform)) return false;
  boxes_[row] = shapes_.place(row, transform);
  if (is_valid(boxes_[row])) return true;
  place_applied(row);
  return false;
}

bool Bodies::set_transform(Row row, const Transform& transform) {
  if (!place(row, transform)) return false;
  staged_[row] = applied_[row] = transform;
  return true;
}

Status Bodies::set_shape(Row row, const Shape& shape) {
  if (!is_placeable(shape, applied_[row])) return Status::kInvalidTransform;
  if (!shapes_.set(row, shape)) return Status::kOutOfMemory;
  place_applied(row);
  if (is_static(row)) staged_[row] = applied_[row];
  return Status::kOk;
}

Status Bodies::set_shape(Row row, const Shape& shape, const Transform& transform) {
  if (!is_placeable(shape, transform)) return Status::kInvalidTransform;
  if (!shapes_.set(row, shape)) return Status::kOutOfMemory;
  staged_[row] = applied_[row] = transform;
  place_applied(row);
  return Status::kOk;
}

void Bodies::set_group(Row row, std::int32_t group) {
  groups_[row] = group;
  have_groups_ = have_groups_ || group != 0;
}

BodyOptions Bodies::options(Row row) const {
  return {.transform = applied_[row],
          .is_static = is_static(row),
          .is_sensor = is_sensor(row),
          .filter = filters_.of(row),
          .group = groups_[row],
          .tag = tags_[row],
          .order = orders_[row]};
}

std::size_t Bodies::bytes() const {
  return ids_.bytes() + id_order_.bytes() + shapes_.bytes() + filters_.bytes() + staged_.bytes() +
         applied_.bytes() + boxes_.bytes() + flags_.bytes() + groups_.bytes() + tags_.bytes() +
         orders_.bytes();
}

}  // namespace quadrille
