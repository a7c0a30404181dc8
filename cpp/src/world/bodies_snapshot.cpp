#include "world/bodies_snapshot.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/bytes.hpp"
#include "narrow/shape_bytes.hpp"
#include "world/bodies.hpp"

namespace quadrille {
namespace {

constexpr std::uint32_t kOfForm = kHasFilter | kHasGroup | kHasTag | kHasOrder;
constexpr std::uint32_t kOfBody = 255 | kHasWritten | kHasWay | kOfForm;
constexpr std::uint32_t kHadBullets = 1;
constexpr std::uint32_t kHadOneWays = 2;
constexpr std::uint32_t kHadStep = 4;
constexpr std::uint32_t kAllKinds = kHadBullets | kHadOneWays | kHadStep;

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
  return std::bit_cast<Transform>(in.take_words<4>());
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

void Bodies::write_kinds(ByteWriter& out) const {
  out.put((kinds_.have_bullets ? kHadBullets : 0u) | (kinds_.have_one_ways ? kHadOneWays : 0u) |
          (ways_begin_at_step_ ? kHadStep : 0u));
}

void Bodies::write(ByteWriter& out) const {
  write_kinds(out);
  ids_.write(out);
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (ids_.is_live(row)) write_body(row, out);
  }
}

void Bodies::write_body(Row row, ByteWriter& out) const {
  const std::uint32_t word = form_word(row);
  write_state(row, word, out);
  write_rest(row, word, out);
}

void Bodies::write_form(Row row, ByteWriter& out) const {
  const std::uint32_t word = form_word(row);
  out.put(word);
  write_rest(row, word, out);
}

// Those bits of the first word of a body that say what comes behind its transforms.
std::uint32_t Bodies::form_word(Row row) const {
  BodyForm form = BodyForm::kShape;
  if (is_compound(row)) form = BodyForm::kParts;
  if (is_tile_map(row)) form = BodyForm::kTiles;
  const bool has_order = std::bit_cast<std::uint32_t>(orders_[row]) != 0;
  return (own_filter(row) != kDefaultFilter ? kHasFilter : 0u) |
         (groups_[row] != 0 ? kHasGroup : 0u) | (tags_[row] != 0 ? kHasTag : 0u) |
         (has_order ? kHasOrder : 0u) | static_cast<std::uint32_t>(form) << kFormShift;
}

void Bodies::write_rest(Row row, std::uint32_t word, ByteWriter& out) const {
  if ((word & kHasFilter) != 0) put(own_filter(row), out);
  if ((word & kHasGroup) != 0) out.put(static_cast<std::uint32_t>(groups_[row]));
  if ((word & kHasTag) != 0) out.put(tags_[row]);
  if ((word & kHasOrder) != 0) out.put(orders_[row]);
  switch (static_cast<BodyForm>(word >> kFormShift)) {
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

// `more` are further bits of the first word.
void Bodies::write_state(Row row, std::uint32_t more, ByteWriter& out) const {
  const bool has_written = !is_static(row) && is_moved(row);
  out.put(flags_[row] | (has_written ? kHasWritten : 0u) | (has_way(row) ? kHasWay : 0u) | more);
  put(applied_[row], out);
  if (has_written) put(staged_[row], out);
  if (has_way(row)) put(way_from_[row], out);
}

void Bodies::set_kinds(std::uint32_t word) {
  kinds_ = {.have_bullets = (word & kHadBullets) != 0, .have_one_ways = (word & kHadOneWays) != 0};
  ways_begin_at_step_ = (word & kHadStep) != 0;
}

Status Bodies::read(ByteReader& in) {
  const std::uint32_t kinds = in.take();
  if (kinds > kAllKinds) return Status::kDamagedSnapshot;
  set_kinds(kinds);
  Status status = ids_.read(in);
  if (status != Status::kOk) return status;
  if (in.left() < kLeastBody * ids_.size()) return Status::kDamagedSnapshot;
  status = reserve(0).status;
  if (status != Status::kOk) return status;
  if (!resize(ids_.rows())) return Status::kOutOfMemory;
  empty_rows(0);
  ReadLists lists;
  for (Row row = 0; row < ids_.rows(); ++row) {
    if (!ids_.is_live(row)) continue;
    status = read_body(row, in, lists);
    if (status != Status::kOk) return status;
    id_order_.add(ids_.id_at(row), ids_);
  }
  return Status::kOk;
}

// Gives rows what a row without a body may have.
void Bodies::empty_rows(Row from) {
  const auto fill = [from](auto& buffer, const auto& value) {
    std::ranges::fill(buffer.span().subspan(from), value);
  };
  fill(staged_, Transform{});
  fill(applied_, Transform{});
  fill(way_from_, Transform{});
  fill(boxes_, kNoBox);
  fill(flags_, Flags{0});
  fill(groups_, 0);
  fill(tags_, 0u);
  fill(orders_, 0.0f);
  fill(changes_, static_cast<unsigned char>(Change::kForm));
}

// False where the word says what no body can be.
bool Bodies::read_flags(Row row, std::uint32_t word) {
  if (!is_one_way(word % 256 / kOneWayUnit)) return false;
  flags_[row] = static_cast<Flags>(word);
  have_sensors_ = have_sensors_ || is_sensor(row);
  return (kinds_.have_bullets || !is_bullet(row)) &&
         (kinds_.have_one_ways || flags_[row] / kOneWayUnit == 0);
}

// Reads transforms; where the body was placed is the caller's to apply. False where they cannot be.
bool Bodies::read_place(Row row, std::uint32_t word, ByteReader& in, Transform& applied) {
  applied = take_transform(in);
  const bool may_have_written = !is_static(row);
  if (!is_valid(applied) || (!may_have_written && (word & kHasWritten) != 0)) return false;
  staged_[row] = (word & kHasWritten) != 0 ? take_transform(in) : applied;
  way_from_[row] = (word & kHasWay) != 0 ? take_transform(in) : applied;
  return is_valid(way_from_[row]);
}

// Of a row without a shape.
Status Bodies::read_body(Row row, ByteReader& in, ReadLists& lists) {
  const std::uint32_t word = in.take();
  const bool is_possible = (word & 0xffffu & ~kOfBody) == 0 && read_flags(row, word) &&
                           read_place(row, word, in, applied_[row]);
  if (!is_possible) return Status::kDamagedSnapshot;
  const Status status = read_rest(row, word, in, lists);
  if (status != Status::kOk) return status;
  return is_valid(boxes_[row]) ? Status::kOk : Status::kDamagedSnapshot;
}

// What comes behind the transforms: puts the body where it was applied, which may be too far away.
Status Bodies::read_rest(Row row, std::uint32_t word, ByteReader& in, ReadLists& lists) {
  const std::uint32_t form = word >> kFormShift;
  if (form > static_cast<std::uint32_t>(BodyForm::kTiles)) return Status::kDamagedSnapshot;
  const Filter filter = (word & kHasFilter) != 0 ? take_filter(in) : kDefaultFilter;
  set_group(row, (word & kHasGroup) != 0 ? static_cast<std::int32_t>(in.take()) : 0);
  tags_[row] = (word & kHasTag) != 0 ? in.take() : 0;
  orders_[row] = (word & kHasOrder) != 0 ? in.take_float() : 0;
  if (!is_finite(orders_[row])) return Status::kDamagedSnapshot;
  const Status status = read_shapes(row, static_cast<BodyForm>(form), filter, in, lists);
  if (status != Status::kOk) return status;
  place_applied(row);
  if (filter != kDefaultFilter && !filters_.cover(row + 1)) return Status::kOutOfMemory;
  set_united_filter(row, filter);
  return Status::kOk;
}

Status Bodies::read_body_of_base(Row row) {
  ReadLists lists;
  ByteReader in = base_.words(row);
  const Status status = read_body(row, in, lists);
  if (status != Status::kOk) return status;
  changes_[row] = 0;
  return note_tile_changes(row) ? Status::kOk : Status::kOutOfMemory;
}

Status Bodies::read_form(Row row, ByteReader& in) {
  ReadLists lists;
  flags_[row] = 0;
  applied_[row] = {};
  const std::uint32_t word = in.take();
  const std::uint32_t form = word >> kFormShift;
  if (form == static_cast<std::uint32_t>(BodyForm::kTiles)) flags_[row] = kStatic;
  return (word & 0xffffu & ~kOfForm) == 0 ? read_rest(row, word, in, lists)
                                          : Status::kDamagedSnapshot;
}

Status Bodies::read_state(Row row, ByteReader& in, Change what) {
  note_change(row, Change::kState);
  const std::uint32_t word = in.take();
  Transform applied;
  if (!read_flags(row, word) || !read_place(row, word, in, applied)) {
    return Status::kDamagedSnapshot;
  }
  const bool is_map = is_static(row) && flags_[row] / kOneWayUnit == 0;
  if (is_tile_map(row) && !is_map) return Status::kDamagedSnapshot;
  if (!same_bits(applied, applied_[row])) {
    if (!place(row, applied)) return Status::kDamagedSnapshot;
    applied_[row] = applied;
  }
  changes_[row] = static_cast<unsigned char>(what);
  return is_valid(boxes_[row]) ? Status::kOk : Status::kDamagedSnapshot;
}

ByteReader Bodies::Base::words(Row row) const {
  return ByteReader(words_.span().subspan(begin(row), ends_[row] - begin(row)));
}

// Numbers of tiles come last, two to a word.
TileNumber Bodies::Base::tile(Row row, std::uint32_t count, std::uint32_t tile) const {
  const std::size_t first = ends_[row] - (std::size_t{count} + 1) / 2 * 4;
  ByteReader in(words_.span().subspan(first + std::size_t{4} * (tile / 2)));
  return static_cast<TileNumber>(in.take() >> tile % 2 * 16);
}

void Bodies::Base::swap(Base& other) noexcept {
  ids_.swap(other.ids_);
  words_.swap(other.words_);
  ends_.swap(other.ends_);
}

// False when there is no memory.
bool Bodies::note_tile_changes(Row row) {
  return !is_tile_map(row) || tile_maps_[shapes_.slot(row)].note_changes();
}

bool Bodies::set_base() {
  Base base;
  const std::uint32_t rows = ids_.rows();
  if (!base.ids_.assign(ids_) || !base.ends_.resize(rows)) return false;
  ByteWriter counter({});
  for (Row row = 0; row < rows; ++row) {
    if (ids_.is_live(row)) write_body(row, counter);
    base.ends_[row] = counter.size();
    if (!note_tile_changes(row)) return false;
  }
  if (!base.words_.resize(counter.size())) return false;
  ByteWriter out(base.words_.span());
  for (Row row = 0; row < rows; ++row) {
    if (!ids_.is_live(row)) continue;
    write_body(row, out);
    if (is_tile_map(row)) tile_maps_[shapes_.slot(row)].forget_changes();
    // The way of a static body ends with the next step, of which nobody tells.
    changes_[row] = static_cast<unsigned char>(has_way(row) ? Change::kState : Change::kNothing);
  }
  base_.swap(base);
  return true;
}

// Before it changes anything, it makes room for both tables: going back must not fail.
Status Bodies::begin_load(ByteReader& in, IdTable& ids) {
  const auto rows_before = static_cast<std::uint32_t>(applied_.size());
  const std::uint32_t rows = std::max(rows_before, ids.rows());
  const std::uint32_t kinds = in.take();
  if (kinds > kAllKinds) return Status::kDamagedSnapshot;
  if (!reserve_rows(rows)) return Status::kOutOfMemory;
  set_kinds(kinds);
  static_cast<void>(resize(rows));  // cannot fail: there is room
  empty_rows(rows_before);
  id_order_.change_table(ids_, ids);
  ids_.swap(ids);
  return Status::kOk;
}

void Bodies::end_load() {
  static_cast<void>(resize(ids_.rows()));  // cannot fail: it shrinks
}

void Bodies::reset_tiles(Row row) {
  TileMap& map = tile_maps_[shapes_.slot(row)];
  map.visit_changed(
      [&](std::uint32_t tile) { map.set_number(tile, base_.tile(row, map.count(), tile)); });
  map.forget_changes();
  set_united_filter(row, map.filter());
}

Status Bodies::read_tiles_since(Row row, ByteReader& in) {
  note_change(row, Change::kTiles);
  TileMap& map = tile_maps_[shapes_.slot(row)];
  const std::uint32_t count = in.take();
  for (std::uint32_t i = 0, next = 0; i < count; ++i) {
    const std::uint32_t tile = in.take();
    const std::uint32_t number = in.take();
    const bool is_possible =
        !in.ran_out() && tile >= next && tile < map.count() && number < map.kind_count();
    if (!is_possible) return Status::kDamagedSnapshot;
    const auto given = static_cast<TileNumber>(number);
    if (map.kind(given).one_way != OneWay::kNo && !kinds_.have_one_ways) {
      return Status::kDamagedSnapshot;
    }
    map.set_number(tile, given);
    next = tile + 1;
  }
  set_united_filter(row, map.filter());
  return Status::kOk;
}

bool Bodies::has_parts(ByteReader words) {
  return words.take() >> kFormShift != static_cast<std::uint32_t>(BodyForm::kShape);
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
