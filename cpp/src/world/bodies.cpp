#include "world/bodies.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>

#include "base/wide.hpp"

namespace quadrille {
namespace {

Status refusal_of(std::span<const Part> parts, const Transform& transform) {
  if (parts.empty() || parts.size() > kMaxParts) return Status::kInvalidPartCount;
  return is_placeable(parts, transform) ? Status::kOk : Status::kInvalidTransform;
}

Status refusal_of(const NewBody& body) {
  const auto& [shape, options, parts] = body;
  if (!parts.empty()) {
    const Status status = refusal_of(parts, options.transform);
    if (status != Status::kOk) return status;
  } else if (!is_placeable(shape, options.transform)) {
    return Status::kInvalidTransform;
  }
  return is_finite(options.order) ? Status::kOk : Status::kInvalidOrder;
}

// Of parts, or of kinds of tiles.
bool have_filters(const auto& items) {
  return std::ranges::any_of(items, [](const auto& item) { return item.filter.has_value(); });
}

// Bits, because a NaN that was written must count as a change.
struct TransformBits {
  std::uint64_t place;
  std::uint64_t turn;  // angle and scale
};

TransformBits bits(const Transform& transform) {
  return std::bit_cast<TransformBits>(transform);
}

bool any_is_one_way(const auto& items) {
  return std::ranges::any_of(items, [](const auto& item) { return item.one_way != OneWay::kNo; });
}

}  // namespace

bool is_placeable(const Shape& shape, const Transform& transform) {
  return placed_alone(shape, transform).has_value();
}

std::optional<StandaloneShape> placed_alone(const Shape& shape, const Transform& transform) {
  std::optional<StandaloneShape> placed;
  if (!is_valid(transform)) return placed;
  placed.emplace(shape, transform);
  if (!is_valid(placed->box())) placed.reset();
  return placed;
}

Result<std::uint32_t> Bodies::reserve(std::uint32_t more) {
  const Result<std::uint32_t> rows = ids_.reserve(more);
  if (!rows.ok()) return rows;
  return {reserve_rows(rows.value) ? Status::kOk : Status::kOutOfMemory, rows.value};
}

bool Bodies::reserve_rows(std::size_t rows) {
  return id_order_.reserve(rows) && shapes_.reserve(rows) && staged_.reserve(rows) &&
         applied_.reserve(rows) && boxes_.reserve(rows) && flags_.reserve(rows) &&
         groups_.reserve(rows) && tags_.reserve(rows) && orders_.reserve(rows) &&
         changes_.reserve(rows) && filters_.reserve(static_cast<std::uint32_t>(rows)) &&
         way_from_.reserve(rows);
}

// Cannot fail after `reserve`.
bool Bodies::resize(std::size_t rows) {
  return staged_.resize(rows) && applied_.resize(rows) && boxes_.resize(rows) &&
         flags_.resize(rows) && groups_.resize(rows) && tags_.resize(rows) &&
         orders_.resize(rows) && changes_.resize(rows) && way_from_.resize(rows);
}

Result<Id> Bodies::insert(const NewBody& body) {
  const Status refusal = refusal_of(body);
  if (refusal != Status::kOk) return {refusal, 0};
  return add(body.options, have_filters(body.parts), any_is_one_way(body.parts),
             [&](Row row) { return set_shapes(row, body); });
}

Result<Id> Bodies::insert(const NewTiles& tiles, std::uint32_t& error_index) {
  const Refusal refusal = refusal_of(tiles);
  error_index = refusal.error_index;
  if (refusal.status != Status::kOk) return {refusal.status, 0};
  BodyOptions options = tiles.options;
  options.is_static = true;
  options.is_bullet = false;
  options.one_way = OneWay::kNo;
  if (!is_finite(options.order)) return {Status::kInvalidOrder, 0};
  if (!TileMap::is_placeable(tiles)) return {Status::kInvalidTransform, 0};
  return add(options, have_filters(tiles.kinds), has_one_way(tiles), [&](Row row) {
    const auto [status, slot] = tile_maps_.add(tiles);
    if (status == Status::kOk) shapes_.set_tile_map(row, slot);
    return status == Status::kOk;
  });
}

// Adds a body that can be placed; `set_shapes(row)` gives it its shape or its parts, and returns
// false where there is no memory. `has_filter` is true where parts have filters, `has_one_way`
// where tiles are solid from one side.
template <typename SetShapes>
Result<Id> Bodies::add(const BodyOptions& options, bool has_filter, bool has_one_way,
                       SetShapes&& set_shapes) {
  const auto [status, rows] = reserve(1);
  if (status != Status::kOk) return {status, 0};
  has_filter = has_filter || options.filter != kDefaultFilter;
  if (has_filter && !filters_.cover(rows)) return {Status::kOutOfMemory, 0};
  // The shapes are the last thing for which there may be no memory; their row must be known first.
  const std::uint32_t rows_before = ids_.rows();
  const Id id = ids_.add();
  const Row row = row_of(id);
  if (!set_shapes(row)) {
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
  changes_[row] = static_cast<unsigned char>(Change::kForm);
  set_static(row, options.is_static);
  set_sensor(row, options.is_sensor);
  set_drops_through(row, options.drops_through);
  begin_way(row);
  set_bullet(row, options.is_bullet);
  set_one_way(row, options.one_way);
  kinds_.have_one_ways = kinds_.have_one_ways || has_one_way;
  filters_.reset(row);
  set_united_filter(row, options.filter);
  set_group(row, options.group);
  tags_[row] = options.tag;
  orders_[row] = options.order;
  return {Status::kOk, id};
}

// Gives its shape or its parts to a row that has none. False when there is no memory.
bool Bodies::set_shapes(Row row, const NewBody& body) {
  if (body.parts.empty()) return shapes_.set(row, body.shape);
  const auto [status, slot] = compounds_.add(body.parts, body.options.filter);
  if (status != Status::kOk) return false;
  shapes_.set_compound(row, slot);
  return true;
}

void Bodies::remove_shapes(Row row) {
  if (is_compound(row)) compounds_.remove(shapes_.slot(row));
  if (is_tile_map(row)) tile_maps_.remove(shapes_.slot(row));
  shapes_.remove(row);
  note_change(row, Change::kForm);
  note_change(row, Change::kUnmade);
}

void Bodies::remove(Row row) {
  ids_.remove(row);
  id_order_.remove();
  remove_shapes(row);
}

void Bodies::undo_inserts(std::span<const Id> ids, std::uint32_t rows, const Kinds& kinds) {
  kinds_ = kinds;
  for (const Id id : ids) remove_shapes(row_of(id));
  id_order_.undo_adds(ids.size());
  ids_.undo_adds(ids, rows);
  static_cast<void>(resize(rows));  // cannot fail: it shrinks
}

void Bodies::clear() {
  ids_.clear();
  id_order_.clear();
  compounds_.clear();
  tile_maps_.clear();
  shapes_.clear();
  filters_.clear();
  have_groups_ = false;
  have_sensors_ = false;
  kinds_ = {};
  static_cast<void>(resize(0));  // cannot fail: it shrinks
}

bool Bodies::same_bits(const Transform& a, const Transform& b) {
  const TransformBits x = bits(a);
  const TransformBits y = bits(b);
  return ((x.place ^ y.place) | (x.turn ^ y.turn)) == 0;
}

// Most bodies move without turning: their shapes need no sine.
bool Bodies::place(Row row, const Transform& transform) {
  if (!is_valid(transform)) return false;
  const bool only_moves = !has_parts(row) && bits(transform).turn == bits(applied_[row]).turn;
  boxes_[row] =
      only_moves ? shapes_.move(row, {transform.x, transform.y}) : place_shapes(row, transform);
  if (is_valid(boxes_[row])) return true;
  place_applied(row);
  return false;
}

bool Bodies::set_transform(Row row, const Transform& transform) {
  if (!place(row, transform)) return false;
  staged_[row] = applied_[row] = transform;
  note_change(row, Change::kState);
  return true;
}

// What was written for a body that is not static waits for the next step.
Status Bodies::set_shape(Row row, const Shape& shape) {
  const Transform written = staged_[row];
  const Status status = set_shape(row, shape, applied_[row]);
  if (!is_static(row)) staged_[row] = written;
  return status;
}

Status Bodies::set_shape(Row row, const Shape& shape, const Transform& transform) {
  if (!is_placeable(shape, transform)) return Status::kInvalidTransform;
  const Filter filter = own_filter(row);
  const bool was_compound = is_compound(row);
  const bool was_tile_map = is_tile_map(row);
  const std::uint32_t slot = shapes_.slot(row);
  if (!shapes_.set(row, shape)) return Status::kOutOfMemory;
  if (was_compound) compounds_.remove(slot);
  if (was_tile_map) tile_maps_.remove(slot);
  set_united_filter(row, filter);
  note_change(row, Change::kForm);
  staged_[row] = applied_[row] = transform;
  place_applied(row);
  return Status::kOk;
}

Status Bodies::set_parts(Row row, std::span<const Part> parts) {
  const Transform written = staged_[row];
  const Status status = set_parts(row, parts, applied_[row]);
  if (!is_static(row)) staged_[row] = written;
  return status;
}

Status Bodies::set_parts(Row row, std::span<const Part> parts, const Transform& transform) {
  const Status refusal = refusal_of(parts, transform);
  if (refusal != Status::kOk) return refusal;
  if (have_filters(parts) && !filters_.cover(row + 1)) return Status::kOutOfMemory;
  const Filter filter = own_filter(row);
  const auto [status, slot] = compounds_.add(parts, filter);
  if (status != Status::kOk) return status;
  kinds_.have_one_ways = kinds_.have_one_ways || any_is_one_way(parts);
  remove_shapes(row);
  shapes_.set_compound(row, slot);
  set_united_filter(row, filter);
  changes_[row] = static_cast<unsigned char>(Change::kForm);
  staged_[row] = applied_[row] = transform;
  place_applied(row);
  return Status::kOk;
}

Status Bodies::set_part(Row row, std::uint32_t index, const Part& part) {
  if (!is_compound(row)) return set_parts(row, {&part, 1});
  if (!is_placeable({&part, 1}, applied_[row])) return Status::kInvalidTransform;
  if (part.filter && !filters_.cover(row + 1)) return Status::kOutOfMemory;
  const std::uint32_t slot = shapes_.slot(row);
  if (!compounds_.set_part(slot, index, part)) return Status::kOutOfMemory;
  kinds_.have_one_ways = kinds_.have_one_ways || part.one_way != OneWay::kNo;
  set_united_filter(row, own_filter(row));
  note_change(row, Change::kForm);
  place_applied(row);
  if (is_static(row)) staged_[row] = applied_[row];
  return Status::kOk;
}

bool Bodies::set_filter(Row row, const Filter& filter) {
  if (!filters_.cover(row + 1)) return false;
  if (is_compound(row)) compounds_.set_filter(shapes_.slot(row), filter);
  if (is_tile_map(row)) tile_maps_[shapes_.slot(row)].set_filter(filter);
  set_united_filter(row, filter);
  note_change(row, Change::kForm);
  return true;
}

void Bodies::set_bullet(Row row, bool is_bullet) {
  kinds_.have_bullets = kinds_.have_bullets || is_bullet;
  const bool begins = is_bullet && !this->is_bullet(row);
  set_flag(row, kBullet, is_bullet);
  if (begins) begin_way(row);
}

void Bodies::set_one_way(Row row, OneWay side) {
  kinds_.have_one_ways = kinds_.have_one_ways || side != OneWay::kNo;
  set_flags(row,
            static_cast<Flags>(flags_[row] % kOneWayUnit + static_cast<Flags>(side) * kOneWayUnit));
}

// Normals at joints of a chain are anywhere in front of a segment; those of a platform are less
// than 60 degrees from its direction, so that it stops nothing that comes from beside it.
OpenSide Bodies::open_side_at(Row row, std::uint32_t part, const Transform& at) const {
  constexpr double kOfPlatform = 0.5;
  constexpr std::array<Vector, 6> kDirections = {
      {{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {0, -1}}};
  const OneWay side = one_way(row, part);
  const Vector direction = kDirections[static_cast<std::size_t>(side)];
  if (is_tile_map(row)) return {.direction = direction, .least_cosine = kOfPlatform};
  if (is_front_of_segment(row, part)) return front_at(row, part, at);
  Pose pose = pose_of(at);
  if (is_compound(row)) {
    const std::uint32_t slot = shapes_.slot(row);
    const bool has_own = compounds_.placed(slot)[part].one_way != OneWay::kNo;
    if (has_own) pose = combined(pose, compounds_.offset(slot, part));
  }
  return {.direction = turned({wide(pose.rotation.cosine), wide(pose.rotation.sine)}, direction),
          .least_cosine = kOfPlatform};
}

// As it is placed now.
const PlacedShape& Bodies::shape_of_part(Row row, std::uint32_t part) const {
  return is_compound(row) ? compounds_.placed(shapes_.slot(row))[part].shape : shapes_.placed(row);
}

bool Bodies::is_front_of_segment(Row row, std::uint32_t part) const {
  return one_way(row, part) == OneWay::kFront &&
         shape_of_part(row, part).kind() == ShapeKind::kSegment;
}

// Of a segment. Those before and after it in a chain are the parts before and after it.
OpenSide Bodies::front_at(Row row, std::uint32_t part, const Transform& at) const {
  constexpr double kInFront = 1e-3;
  const PlacedShape& now = shape_of_part(row, part);
  const auto front_of = [&](std::uint32_t number) {
    const PlacedShape& shape = shape_of_part(row, number);
    const PlacedShape there =
        same_bits(at, applied_[row]) ? shape : placed_at(row, number, shape, at);
    const Vector along = second_end(there) - first_end(there);
    return (1 / std::sqrt(dot(along, along))) * Vector{along.y, -along.x};
  };
  OpenSide open = {.direction = front_of(part), .least_cosine = kInFront};
  if (!is_compound(row)) return open;
  const std::uint32_t count = part_count(row);
  for (const bool is_after : {false, true}) {
    const std::uint32_t next = (part + (is_after ? 1 : count - 1)) % count;
    if (next == part || !is_front_of_segment(row, next)) continue;
    const PlacedShape& other = shape_of_part(row, next);
    const Vector from_now = {wide(other.x) - wide(now.x), wide(other.y) - wide(now.y)};
    const Vector gap = from_now + (is_after ? first_end(other) - second_end(now)
                                            : second_end(other) - first_end(now));
    if (length_of(gap) <= rounding_of_place(now.x, now.y)) {
      open.beside[is_after ? 1 : 0] = front_of(next);
    }
  }
  return open;
}

// So far that a window has a few parts.
double Bodies::reach_of_few_parts(Row row) const {
  if (is_tile_map(row)) return wide(tile_map(row).size());
  const Box& box = boxes_[row];
  const double size =
      std::max(wide(box.max_x) - wide(box.min_x), wide(box.max_y) - wide(box.min_y));
  return 4 * size / part_count(row);
}

PlacedShape Bodies::placed_at(Row row, std::uint32_t part, const PlacedShape& placed,
                              const Transform& transform) const {
  PlacedShape there = placed;
  if (is_tile_map(row)) {
    there.x = static_cast<float>(wide(placed.x) + wide(transform.x) - wide(applied_[row].x));
    there.y = static_cast<float>(wide(placed.y) + wide(transform.y) - wide(applied_[row].y));
  } else if (is_compound(row)) {
    const std::uint32_t slot = shapes_.slot(row);
    const ShapeRef shape = shapes_.with_points(placed);
    static_cast<void>(quadrille::place(compounds_.form(slot, part), shape.polygon,
                                       combined(pose_of(transform), compounds_.offset(slot, part)),
                                       there));
  } else {
    static_cast<void>(shapes_.place(row, transform, there));
  }
  return there;
}

const Filter& Bodies::own_filter(Row row) const {
  if (is_compound(row)) return compounds_.filter(shapes_.slot(row));
  return is_tile_map(row) ? tile_map(row).filter() : filters_.of(row);
}

void Bodies::set_tile(Row row, std::uint32_t tile, TileNumber number) {
  TileMap& map = tile_maps_[shapes_.slot(row)];
  kinds_.have_one_ways = kinds_.have_one_ways || map.kind(number).one_way != OneWay::kNo;
  map.set_number(tile, number);
  set_united_filter(row, map.filter());
  note_change(row, Change::kTiles);
}

// Cannot fail: where the body's own filter is not the default one, or a part has one, `filters_`
// covers the row.
void Bodies::set_united_filter(Row row, const Filter& filter) {
  Filter united = filter;
  if (is_compound(row)) united = compounds_.united_filter(shapes_.slot(row));
  if (is_tile_map(row)) united = tile_map(row).united_filter();
  if (united != filters_.of(row)) static_cast<void>(filters_.set(row, united));
}

std::uint32_t Bodies::part_count(Row row) const {
  if (is_tile_map(row)) return tile_map(row).count();
  return is_compound(row) ? compounds_.count(shapes_.slot(row)) : 1;
}

Part Bodies::part(Row row, std::uint32_t index) const {
  if (is_tile_map(row)) return tile_map(row).part(index);
  return is_compound(row) ? compounds_.part(shapes_.slot(row), index)
                          : Part{.shape = shapes_.shape(row)};
}

PlacedPart Bodies::placed_part(Row row, std::uint32_t part) const {
  if (!is_tile_map(row)) return parts(row).span()[part];
  const TileMap& map = tile_map(row);
  return map.placed(part % map.columns(), part / map.columns());
}

MovingShape Bodies::moving_part(Row row, std::uint32_t index) const {
  if (!is_compound(row)) return {.start = shapes_[row]};
  const PlacedShape& placed = compounds_.placed(shapes_.slot(row))[index].shape;
  return moving_part(row, index, placed, applied_[row]);
}

MovingShape Bodies::moving_part(Row row, std::uint32_t index, const PlacedShape& placed,
                                const Transform& from) const {
  if (!is_compound(row)) return {.start = shapes_.with_points(placed)};
  const std::uint32_t slot = shapes_.slot(row);
  return {.start = shapes_.with_points(placed),
          .own = &compounds_.form(slot, index),
          .offset = compounds_.offset(slot, index),
          .body = from};
}

void Bodies::place_parts(Row row, const Transform& transform, Buffer<PlacedPart>& parts) const {
  parts.clear();
  if (!is_compound(row)) {
    parts.extend(1);
    PlacedPart& part = parts[0];
    part.shape = shapes_.placed(row);
    part.box = shapes_.place(row, transform, part.shape);
    part.filter = filters_.of(row);
    part.is_sensor = false;
    part.one_way = OneWay::kNo;
    return;
  }
  const std::uint32_t slot = shapes_.slot(row);
  parts.extend(compounds_.count(slot));
  std::ranges::copy(compounds_.placed(slot), parts.data());
  static_cast<void>(compounds_.place(slot, transform, parts.span()));
}

bool Bodies::any_part_admits(Row row, const Filter& filter) const {
  if (!has_parts(row)) return admit(filters_.of(row), filter);
  bool any = false;
  if (is_tile_map(row)) {
    tile_map(row).visit_filters([&](const Filter& of_tiles) {
      any = admit(of_tiles, filter);
      return !any;
    });
    return any;
  }
  return std::ranges::any_of(parts(row).span(),
                             [&](const PlacedPart& part) { return admit(part.filter, filter); });
}

Box Bodies::exact_box(Row row) const {
  if (is_tile_map(row)) return tile_map(row).exact_box();
  if (!is_compound(row)) return box_around(shapes_[row]);
  const std::span<const PlacedPart> parts = compounds_.placed(shapes_.slot(row));
  Box box = box_around(shapes_.with_points(parts[0].shape));
  for (const PlacedPart& part : parts.subspan(1)) {
    box = united(box, box_around(shapes_.with_points(part.shape)));
  }
  return box;
}

void Bodies::set_group(Row row, std::int32_t group) {
  groups_[row] = group;
  note_change(row, Change::kForm);
  have_groups_ = have_groups_ || group != 0;
}

BodyOptions Bodies::options(Row row) const {
  return {.transform = applied_[row],
          .is_static = is_static(row),
          .is_sensor = is_sensor(row),
          .is_bullet = is_bullet(row),
          .one_way = static_cast<OneWay>(flags_[row] / kOneWayUnit),
          .drops_through = drops_through(row),
          .filter = own_filter(row),
          .group = groups_[row],
          .tag = tags_[row],
          .order = orders_[row]};
}

std::size_t Bodies::bytes() const {
  return ids_.bytes() + id_order_.bytes() + shapes_.bytes() + compounds_.bytes() +
         tile_maps_.bytes() + filters_.bytes() + staged_.bytes() + applied_.bytes() +
         boxes_.bytes() + flags_.bytes() + groups_.bytes() + tags_.bytes() + orders_.bytes() +
         way_from_.bytes() + changes_.bytes() + base_.bytes();
}

}  // namespace quadrille
