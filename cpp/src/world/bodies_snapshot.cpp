#include "world/bodies_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/bytes.hpp"
#include "narrow/shape_bytes.hpp"
#include "world/bodies.hpp"

namespace quadrille {
namespace {

constexpr std::uint32_t kOfBody =
    255 | kHasWritten | kHasWay | kHasFilter | kHasGroup | kHasTag | kHasOrder;
constexpr std::uint32_t kHadBullets = 1;
constexpr std::uint32_t kHadOneWays = 2;
constexpr std::uint32_t kHadStep = 4;

// The fewest bytes of a part, of a body, and of a kind.
constexpr std::size_t kLeastPart = 12;
constexpr std::size_t kLeastBody = 24;
constexpr std::size_t kLeastKind = 4;

using TransformWords = std::array<std::uint32_t, 4>;

TransformWords words_of(const Transform& transform) {
  return std::bit_cast<TransformWords>(transform);
}

void put(const Transform& transform, ByteWriter& out) {
  for (const std::uint32_t word : words_of(transform)) out.put(word);
}

Transform take_transform(ByteReader& in) {
  const float x = in.take_float();
  const float y = in.take_float();
  const float angle = in.take_float();
  return {x, y, angle, in.take_float()};
}

void put(const Filter& filter, ByteWriter& out) {
  out.put(filter.category);
  out.put(filter.mask);
}

Filter take_filter(ByteReader& in) {
  const std::uint32_t category = in.take();
  return {.category = category, .mask = in.take()};
}

std::uint32_t word_of(bool is_sensor, bool has_filter, std::uint32_t tag, OneWay one_way) {
  return (is_sensor ? kPartIsSensor : 0u) | (has_filter ? kPartHasFilter : 0u) |
         (tag != 0 ? kPartHasTag : 0u) | static_cast<std::uint32_t>(one_way) << kOneWayShift;
}

bool is_one_way(std::uint32_t value) {
  return value <= static_cast<std::uint32_t>(OneWay::kFront);
}

void put(const Part& part, ByteWriter& out) {
  const bool has_offset = words_of(part.offset) != words_of({});
  out.put(word_of(part.is_sensor, part.filter.has_value(), part.tag, part.one_way) |
          (has_offset ? kPartHasOffset : 0u));
  if (has_offset) put(part.offset, out);
  if (part.filter) put(*part.filter, out);
  if (part.tag != 0) out.put(part.tag);
  write(part.shape, out);
}

// False where the words are those of no part.
bool take_part(ByteReader& in, Part& part) {
  const std::uint32_t word = in.take();
  const std::uint32_t one_way = word >> kOneWayShift;
  if (!is_one_way(one_way)) return false;
  if ((word & kPartHasOffset) != 0) part.offset = take_transform(in);
  if ((word & kPartHasFilter) != 0) part.filter = take_filter(in);
  if ((word & kPartHasTag) != 0) part.tag = in.take();
  part.is_sensor = (word & kPartIsSensor) != 0;
  part.one_way = static_cast<OneWay>(one_way);
  const std::optional<Shape> shape = read_shape(in);
  if (shape) part.shape = *shape;
  return shape.has_value() && is_valid(part.offset);
}

void put(const TileKind& kind, ByteWriter& out) {
  out.put(word_of(kind.is_sensor, kind.filter.has_value(), kind.tag, kind.one_way) |
          (kind.polygon ? kPartHasOffset : 0u) |
          static_cast<std::uint32_t>(kind.shape) << kTileShapeShift);
  if (kind.filter) put(*kind.filter, out);
  if (kind.tag != 0) out.put(kind.tag);
  if (kind.polygon) write(*kind.polygon, out);
}

// False where the words are those of no kind.
bool take_kind(ByteReader& in, TileKind& kind) {
  const std::uint32_t word = in.take();
  const std::uint32_t one_way = word >> kOneWayShift & 15;
  const std::uint32_t shape = word >> kTileShapeShift;
  if (!is_one_way(one_way) || shape >= kTileShapeCount) return false;
  if ((word & kPartHasFilter) != 0) kind.filter = take_filter(in);
  if ((word & kPartHasTag) != 0) kind.tag = in.take();
  kind.is_sensor = (word & kPartIsSensor) != 0;
  kind.one_way = static_cast<OneWay>(one_way);
  kind.shape = static_cast<TileShape>(shape);
  if ((word & kPartHasOffset) != 0) {
    kind.polygon = read_shape(in);
    if (!kind.polygon) return false;
  }
  return true;
}

void put_tiles(const TileMap& map, ByteWriter& out) {
  out.put(map.columns());
  out.put(map.rows());
  out.put(map.size());
  out.put(map.kind_count());
  for (std::uint32_t i = 1; i < map.kind_count(); ++i)
    put(map.kind(static_cast<TileNumber>(i)), out);
  for (std::uint32_t i = 0; i < map.count(); i += 2) {
    const std::uint32_t second = i + 1 < map.count() ? map.number(i + 1) : 0u;
    out.put(map.number(i) | second << 16);
  }
}

}  // namespace

// Lists of the parts or the tiles of a body, while it is read.
struct Bodies::ReadLists {
  Buffer<Part> parts;
  Buffer<TileKind> kinds;
  Buffer<TileNumber> tiles;
};

void Bodies::write(ByteWriter& out) const {
  out.put((kinds_.have_bullets ? kHadBullets : 0u) | (kinds_.have_one_ways ? kHadOneWays : 0u) |
          (ways_begin_at_step_ ? kHadStep : 0u));
  ids_.write(out);
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (ids_.is_live(row)) write_body(row, out);
  }
}

void Bodies::write_body(Row row, ByteWriter& out) const {
  BodyForm form = BodyForm::kShape;
  if (is_compound(row)) form = BodyForm::kParts;
  if (is_tile_map(row)) form = BodyForm::kTiles;
  const Filter& filter = own_filter(row);
  const bool has_written = !is_static(row) && is_moved(row);
  const bool has_way = !same_bits(way_from_[row], applied_[row]);
  const auto order = std::bit_cast<std::uint32_t>(orders_[row]);
  out.put(flags_[row] | (has_written ? kHasWritten : 0u) | (has_way ? kHasWay : 0u) |
          (filter != kDefaultFilter ? kHasFilter : 0u) | (groups_[row] != 0 ? kHasGroup : 0u) |
          (tags_[row] != 0 ? kHasTag : 0u) | (order != 0 ? kHasOrder : 0u) |
          static_cast<std::uint32_t>(form) << kFormShift);
  put(applied_[row], out);
  if (has_written) put(staged_[row], out);
  if (has_way) put(way_from_[row], out);
  if (filter != kDefaultFilter) put(filter, out);
  if (groups_[row] != 0) out.put(static_cast<std::uint32_t>(groups_[row]));
  if (tags_[row] != 0) out.put(tags_[row]);
  if (order != 0) out.put(order);
  switch (form) {
    case BodyForm::kShape:
      quadrille::write(shapes_.shape(row), out);
      return;
    case BodyForm::kParts:
      out.put(part_count(row));
      for (std::uint32_t i = 0; i < part_count(row); ++i) put(part(row, i), out);
      return;
    case BodyForm::kTiles:
      put_tiles(tile_map(row), out);
      return;
  }
}

Status Bodies::read(ByteReader& in) {
  const std::uint32_t word = in.take();
  if (word > (kHadBullets | kHadOneWays | kHadStep)) return Status::kDamagedSnapshot;
  kinds_ = {.have_bullets = (word & kHadBullets) != 0, .have_one_ways = (word & kHadOneWays) != 0};
  ways_begin_at_step_ = (word & kHadStep) != 0;
  Status status = ids_.read(in);
  if (status != Status::kOk) return status;
  if (in.left() < kLeastBody * ids_.size()) return Status::kDamagedSnapshot;
  status = reserve(0).status;
  if (status != Status::kOk) return status;
  if (!resize(ids_.rows())) return Status::kOutOfMemory;
  empty_rows();
  ReadLists lists;
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (!ids_.is_live(row)) continue;
    status = read_body(row, in, lists);
    if (status != Status::kOk) return status;
    id_order_.add(ids_.id_at(row), ids_);
  }
  return Status::kOk;
}

// Gives all rows what a row without a body may have.
void Bodies::empty_rows() {
  std::ranges::fill(staged_.span(), Transform{});
  std::ranges::fill(applied_.span(), Transform{});
  std::ranges::fill(way_from_.span(), Transform{});
  std::ranges::fill(boxes_.span(), kNoBox);
  std::ranges::fill(flags_.span(), Flags{0});
  std::ranges::fill(groups_.span(), 0);
  std::ranges::fill(tags_.span(), 0u);
  std::ranges::fill(orders_.span(), 0.0f);
}

// Of a row without a shape.
Status Bodies::read_body(Row row, ByteReader& in, ReadLists& lists) {
  const std::uint32_t word = in.take();
  const std::uint32_t form = word >> kFormShift;
  if ((word & 0xffffu & ~kOfBody) != 0 || form > static_cast<std::uint32_t>(BodyForm::kTiles) ||
      !is_one_way(word % 256 / kOneWayUnit)) {
    return Status::kDamagedSnapshot;
  }
  flags_[row] = static_cast<Flags>(word);
  have_sensors_ = have_sensors_ || is_sensor(row);
  applied_[row] = take_transform(in);
  const bool may_have_written = !is_static(row);
  if (!is_valid(applied_[row]) || (!may_have_written && (word & kHasWritten) != 0)) {
    return Status::kDamagedSnapshot;
  }
  staged_[row] = (word & kHasWritten) != 0 ? take_transform(in) : applied_[row];
  way_from_[row] = (word & kHasWay) != 0 ? take_transform(in) : applied_[row];
  if (!is_valid(way_from_[row])) return Status::kDamagedSnapshot;
  const Filter filter = (word & kHasFilter) != 0 ? take_filter(in) : kDefaultFilter;
  set_group(row, (word & kHasGroup) != 0 ? static_cast<std::int32_t>(in.take()) : 0);
  tags_[row] = (word & kHasTag) != 0 ? in.take() : 0;
  orders_[row] = (word & kHasOrder) != 0 ? in.take_float() : 0;
  if (!is_finite(orders_[row])) return Status::kDamagedSnapshot;
  if ((is_bullet(row) && !kinds_.have_bullets) ||
      (flags_[row] / kOneWayUnit != 0 && !kinds_.have_one_ways)) {
    return Status::kDamagedSnapshot;
  }
  const Status status = read_shapes(row, static_cast<BodyForm>(form), filter, in, lists);
  if (status != Status::kOk) return status;
  place_applied(row);
  if (!is_valid(boxes_[row])) return Status::kDamagedSnapshot;
  if (filter != kDefaultFilter && !filters_.cover(row + 1)) return Status::kOutOfMemory;
  set_united_filter(row, filter);
  return Status::kOk;
}

// Shapes that cannot be where the transform says have no valid box once they are placed.
Status Bodies::read_shapes(Row row, BodyForm form, const Filter& filter, ByteReader& in,
                           ReadLists& lists) {
  if (form == BodyForm::kParts) return read_parts(row, filter, in, lists.parts);
  if (form == BodyForm::kTiles) return read_tiles(row, filter, in, lists);
  const std::optional<Shape> shape = read_shape(in);
  if (!shape) return Status::kDamagedSnapshot;
  return shapes_.set(row, *shape) ? Status::kOk : Status::kOutOfMemory;
}

// Compares counts with the bytes that are left before it allocates for them, here and below.
Status Bodies::read_parts(Row row, const Filter& filter, ByteReader& in, Buffer<Part>& parts) {
  const std::uint32_t count = in.take();
  if (count == 0 || count > kMaxParts || in.left() < kLeastPart * count) {
    return Status::kDamagedSnapshot;
  }
  parts.clear();
  if (!parts.reserve(count)) return Status::kOutOfMemory;
  for (std::uint32_t i = 0; i < count; ++i) {
    Part part;
    if (!take_part(in, part)) return Status::kDamagedSnapshot;
    if (part.one_way != OneWay::kNo && !kinds_.have_one_ways) return Status::kDamagedSnapshot;
    if (part.filter && !filters_.cover(row + 1)) return Status::kOutOfMemory;
    parts.push_unchecked(part);
  }
  const auto [status, slot] = compounds_.add(parts.span(), filter);
  if (status == Status::kOk) shapes_.set_compound(row, slot);
  return status;
}

Status Bodies::read_tiles(Row row, const Filter& filter, ByteReader& in, ReadLists& lists) {
  const std::uint32_t columns = in.take();
  const std::uint32_t rows = in.take();
  const float size = in.take_float();
  const std::uint32_t kinds = in.take();
  const std::uint64_t count = std::uint64_t{columns} * rows;
  const bool is_possible = kinds > 0 && kinds <= kMaxTileKinds && count <= kMaxTiles &&
                           in.left() >= kLeastKind * (kinds - 1) + (count + 1) / 2 * 4;
  const bool is_map = is_static(row) && flags_[row] / kOneWayUnit == 0;
  if (!is_possible || !is_map) return Status::kDamagedSnapshot;
  lists.kinds.clear();
  lists.tiles.clear();
  if (!lists.kinds.reserve(kinds) || !lists.tiles.reserve(static_cast<std::size_t>(count) + 1))
    return Status::kOutOfMemory;
  lists.kinds.push_unchecked({});
  for (std::uint32_t i = 1; i < kinds; ++i) {
    TileKind kind;
    if (!take_kind(in, kind)) return Status::kDamagedSnapshot;
    if (kind.filter && !filters_.cover(row + 1)) return Status::kOutOfMemory;
    lists.kinds.push_unchecked(kind);
  }
  for (std::uint64_t i = 0; i < count; i += 2) {
    const std::uint32_t two = in.take();
    lists.tiles.push_unchecked(static_cast<TileNumber>(two & 0xffff));
    lists.tiles.push_unchecked(static_cast<TileNumber>(two >> 16));
  }
  const NewTiles given = {.columns = columns,
                          .rows = rows,
                          .size = size,
                          .tiles = lists.tiles.span().first(static_cast<std::size_t>(count)),
                          .kinds = lists.kinds.span(),
                          .options = {.transform = applied_[row], .filter = filter}};
  if (in.ran_out() || refusal_of(given).status != Status::kOk) return Status::kDamagedSnapshot;
  const auto is_open = [&](TileNumber number) {
    return number != 0 && lists.kinds[number].one_way != OneWay::kNo;
  };
  if (!kinds_.have_one_ways && std::ranges::any_of(given.tiles, is_open)) {
    return Status::kDamagedSnapshot;
  }
  const auto [status, slot] = tile_maps_.add(given);
  if (status == Status::kOk) shapes_.set_tile_map(row, slot);
  return status;
}

}  // namespace quadrille
