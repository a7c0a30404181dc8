#include "world/tile_map.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <new>

#include "base/rounding.hpp"
#include "base/wide.hpp"

namespace quadrille {
namespace {

// The corners of the usual tiles that are not whole, twice as far from the top left of the tile as
// in its own units: these are whole numbers.
struct Corners {
  std::size_t count;
  std::array<Point, 4> points;
};
constexpr std::array<Corners, kTileShapeCount> kCorners = {{
    {},                                       // empty
    {4, {{{0, 0}, {2, 0}, {2, 2}, {0, 2}}}},  // solid
    {3, {{{0, 2}, {2, 0}, {2, 2}}}},          // slope right
    {3, {{{0, 0}, {2, 2}, {0, 2}}}},          // slope left
    {3, {{{0, 0}, {2, 0}, {2, 2}}}},          // ceiling right
    {3, {{{0, 0}, {2, 0}, {0, 2}}}},          // ceiling left
    {3, {{{0, 2}, {2, 1}, {2, 2}}}},          // low slope right
    {4, {{{0, 1}, {2, 0}, {2, 2}, {0, 2}}}},  // high slope right
    {3, {{{0, 1}, {2, 2}, {0, 2}}}},          // low slope left
    {4, {{{0, 0}, {2, 1}, {2, 2}, {0, 2}}}},  // high slope left
    {3, {{{0, 0}, {2, 0}, {2, 1}}}},          // low ceiling right
    {4, {{{0, 0}, {2, 0}, {2, 2}, {0, 1}}}},  // high ceiling right
    {3, {{{0, 0}, {2, 0}, {0, 1}}}},          // low ceiling left
    {4, {{{0, 0}, {2, 0}, {2, 1}, {0, 2}}}},  // high ceiling left
    {4, {{{0, 1}, {2, 1}, {2, 2}, {0, 2}}}},  // half bottom
    {4, {{{0, 0}, {2, 0}, {2, 1}, {0, 1}}}},  // half top
    {4, {{{0, 0}, {1, 0}, {1, 2}, {0, 2}}}},  // half left
    {4, {{{1, 0}, {2, 0}, {2, 2}, {1, 2}}}},  // half right
}};

bool is_whole(const TileKind& kind) {
  return !kind.polygon && kind.shape == TileShape::kSolid;
}

bool is_empty_kind(const TileKind& kind) {
  return !kind.polygon && kind.shape == TileShape::kEmpty;
}

// The shape of a tile of size 1 around its middle, which is no whole or empty one.
Shape shape_around_middle(const TileKind& kind) {
  std::array<Point, kMaxPolygonPoints> points;
  std::size_t count = 0;
  if (kind.polygon) {
    for (const Point& point : kind.polygon->points()) {
      points[count++] = {point.x - 0.5f, point.y - 0.5f};
    }
  } else {
    const Corners& corners = kCorners[static_cast<std::size_t>(kind.shape)];
    for (; count < corners.count; ++count) {
      const Point& point = corners.points[count];
      points[count] = {point.x / 2 - 0.5f, point.y / 2 - 0.5f};
    }
  }
  return Shape::polygon(std::span(points).first(count)).value;
}

bool is_valid_kind(const TileKind& kind) {
  if (!kind.polygon) return static_cast<std::size_t>(kind.shape) < kTileShapeCount;
  const auto is_in_tile = [](const Point& point) {
    return point.x >= 0 && point.x <= 1 && point.y >= 0 && point.y <= 1;
  };
  // Subtracting a half may round: the corners of a valid polygon may be those of none then.
  return kind.polygon->kind() == ShapeKind::kPolygon &&
         std::ranges::all_of(kind.polygon->points(), is_in_tile) &&
         shape_around_middle(kind).kind() == ShapeKind::kPolygon;
}

constexpr TileKind kEmptyKind = {.shape = TileShape::kEmpty};

// The kinds of a map to which none were given.
constexpr std::array<TileKind, kUsualTileKinds> usual_kinds() {
  std::array<TileKind, kUsualTileKinds> kinds;
  for (std::size_t i = 0; i < kTileShapeCount; ++i) kinds[i].shape = static_cast<TileShape>(i);
  kinds[kOneWayTile].one_way = OneWay::kUp;
  return kinds;
}

// The box around a map, and the margin that it and those of the tiles have. No valid one where
// floats do not reach, or the transform turns or scales.
struct Extent {
  Box around;
  double margin;
};

Extent extent_of(const Transform& transform, std::uint32_t columns, std::uint32_t rows,
                 float size) {
  constexpr double kMargin = 1.0 / (1 << 22);
  const bool is_there = is_valid(transform) && transform.angle == 0 && transform.scale == 1;
  if (!is_there) return {kNoBox, 0};
  const double x = wide(transform.x);
  const double y = wide(transform.y);
  const double width = columns * wide(size);
  const double height = rows * wide(size);
  const double margin = kMargin * (std::abs(x) + std::abs(y) + width + height) +
                        wide(std::numeric_limits<float>::min());
  const Box around = {static_cast<float>(x - margin), static_cast<float>(y - margin),
                      static_cast<float>(x + width + margin),
                      static_cast<float>(y + height + margin)};
  return {is_valid(around) ? around : kNoBox, margin};
}

}  // namespace

Refusal refusal_of(const NewTiles& given) {
  const std::uint64_t count = std::uint64_t{given.columns} * given.rows;
  const bool has_form = count > 0 && count <= kMaxTiles && is_finite(given.size) &&
                        given.size > 0 && given.tiles.size() == count &&
                        given.kinds.size() <= kMaxTileKinds;
  if (!has_form) return {Status::kInvalidTileMap};
  for (std::uint32_t i = 1; i < given.kinds.size(); ++i) {
    if (!is_valid_kind(given.kinds[i])) return {Status::kInvalidTileKind, i};
  }
  const std::size_t kinds = given.kinds.empty() ? kUsualTileKinds : given.kinds.size();
  for (std::uint32_t i = 0; i < given.tiles.size(); ++i) {
    if (given.tiles[i] >= kinds) return {Status::kNoSuchTileKind, i};
  }
  return {};
}

bool has_one_way(const NewTiles& given) {
  if (given.kinds.empty()) return std::ranges::find(given.tiles, kOneWayTile) != given.tiles.end();
  return std::ranges::any_of(given.kinds,
                             [](const TileKind& kind) { return kind.one_way != OneWay::kNo; });
}

bool TileMap::is_placeable(const NewTiles& given) {
  return is_valid(extent_of(given.options.transform, given.columns, given.rows, given.size).around);
}

TileMap::~TileMap() {
  for (const Kind& kind : kinds_.span()) {
    if (kind.own.kind() == ShapeKind::kPolygon) polygons_.remove(kind.own.slot);
  }
}

Status TileMap::fill(const NewTiles& given) {
  constexpr auto kUsualKinds = usual_kinds();
  const std::span<const TileKind> kinds =
      given.kinds.empty() ? std::span<const TileKind>(kUsualKinds) : given.kinds;
  columns_ = given.columns;
  rows_ = given.rows;
  size_ = given.size;
  per_size_ = 1.0 / wide(size_);
  const bool had_memory =
      numbers_.resize(count()) && kinds_.reserve(kinds.size()) && polygons_.reserve(kinds.size());
  if (!had_memory) return Status::kOutOfMemory;
  for (std::size_t i = 0; i < kinds.size(); ++i) add_kind(i == 0 ? kEmptyKind : kinds[i]);
  set_filter(given.options.filter);
  std::ranges::copy(given.tiles, numbers_.data());
  for (const TileNumber number : given.tiles) ++kinds_[number].uses;
  counts_ = counts_of_kinds();
  return Status::kOk;
}

// Precondition: there is room for it and for a polygon.
void TileMap::add_kind(const TileKind& given) {
  Kind kind = {.own = placed_disc({.x = 0, .y = 0, .radius = 0}),
               .filter = {},
               .uses = 0,
               .is_empty = is_empty_kind(given),
               .given = given};
  if (!kind.is_empty) {
    const Shape shape = is_whole(given) ? Shape::box(1, 1).value : shape_around_middle(given);
    const std::uint32_t slot = is_whole(given) ? 0 : polygons_.add();
    PolygonPoints no_points;
    PolygonPoints& points = is_whole(given) ? no_points : polygons_[slot];
    const PlacedShape own = own_form(shape, slot, points);
    kind.own = own;
    static_cast<void>(quadrille::place(own, &points, Transform{.scale = size_}, kind.own));
  }
  kinds_.push_unchecked(kind);
}

void TileMap::set_number(std::uint32_t tile, TileNumber number) {
  Kind& before = kinds_[numbers_[tile]];
  if (--before.uses == 0 && !before.is_empty) counts_.remove(before.given.filter);
  Kind& after = kinds_[number];
  if (after.uses++ == 0 && !after.is_empty) counts_.add(after.given.filter);
  numbers_[tile] = number;
  if (!changed_.empty()) {
    changed_[tile / kTilesPerWord] |= std::uint64_t{1} << tile % kTilesPerWord;
  }
}

bool TileMap::note_changes() {
  if (!changed_.empty()) return true;
  if (!changed_.resize((count() + kTilesPerWord - 1) / kTilesPerWord)) return false;
  forget_changes();
  return true;
}

bool TileMap::has_right_counts() const {
  for (std::size_t i = 0; i < kinds_.size(); ++i) {
    const auto count = std::ranges::count(numbers_.span(), static_cast<TileNumber>(i));
    if (static_cast<std::uint32_t>(count) != kinds_[i].uses) return false;
  }
  return counts_ == counts_of_kinds();
}

TileMap::KindCounts TileMap::counts_of_kinds() const {
  KindCounts counts = {};
  for (const Kind& kind : kinds_.span()) {
    if (kind.uses > 0 && !kind.is_empty) counts.add(kind.given.filter);
  }
  return counts;
}

void TileMap::set_filter(const Filter& of_map) {
  filter_ = of_map;
  for (Kind& kind : kinds_.span()) kind.filter = kind.given.filter.value_or(of_map);
}

Filter TileMap::united_filter() const {
  if (counts_.with_own_filter == 0) return filter_;
  const bool any_of_map = counts_.with_filter_of_map > 0;
  Filter united = any_of_map ? filter_ : Filter{.category = 0, .mask = 0};
  for (std::size_t bit = 0; bit < KindCounts::kBits; ++bit) {
    united.category |= (counts_.with_category[bit] > 0 ? 1u : 0u) << bit;
    united.mask |= (counts_.with_mask[bit] > 0 ? 1u : 0u) << bit;
  }
  return united;
}

void TileMap::KindCounts::add(const std::optional<Filter>& own) {
  ++(own ? with_own_filter : with_filter_of_map);
  if (!own) return;
  for (std::size_t bit = 0; bit < kBits; ++bit) {
    with_category[bit] += own->category >> bit & 1;
    with_mask[bit] += own->mask >> bit & 1;
  }
}

void TileMap::KindCounts::remove(const std::optional<Filter>& own) {
  --(own ? with_own_filter : with_filter_of_map);
  if (!own) return;
  for (std::size_t bit = 0; bit < kBits; ++bit) {
    with_category[bit] -= own->category >> bit & 1;
    with_mask[bit] -= own->mask >> bit & 1;
  }
}

Box TileMap::place(const Transform& transform) {
  const Extent extent = extent_of(transform, columns_, rows_, size_);
  x_ = wide(transform.x);
  y_ = wide(transform.y);
  margin_ = extent.margin;
  return extent.around;
}

// The shape is that of a tile of size 1 around its middle, which the offset puts where the tile is.
Part TileMap::part(std::uint32_t tile) const {
  const TileKind& kind = kinds_[numbers_[tile]].given;
  const std::uint32_t column = tile % columns_;
  const std::uint32_t row = tile / columns_;
  return {.shape = is_whole(kind) ? Shape::box(1, 1).value : shape_around_middle(kind),
          .offset = {.x = static_cast<float>((column + 0.5) * wide(size_)),
                     .y = static_cast<float>((row + 0.5) * wide(size_)),
                     .angle = 0,
                     .scale = size_},
          .filter = kind.filter,
          .is_sensor = kind.is_sensor,
          .tag = kind.tag,
          .one_way = kind.one_way};
}

Box TileMap::exact_box() const {
  return {static_cast<float>(x_), static_cast<float>(y_), rounded_up(x_ + columns_ * wide(size_)),
          rounded_up(y_ + rows_ * wide(size_))};
}

TileMaps::~TileMaps() {
  clear();
}

Result<std::uint32_t> TileMaps::add(const NewTiles& given) {
  if (!free_.reserve(slots_.size() + 1) || !slots_.reserve(slots_.size() + 1)) {
    return {Status::kOutOfMemory, 0};
  }
  auto* const map = new (std::nothrow) TileMap(polygons_);
  const Status status = map == nullptr ? Status::kOutOfMemory : map->fill(given);
  if (status != Status::kOk) {
    delete map;
    return {status, 0};
  }
  if (free_.empty()) {
    free_.push_unchecked(static_cast<std::uint32_t>(slots_.size()));
    slots_.push_unchecked({nullptr});
  }
  const std::uint32_t slot = free_.pop();
  slots_[slot].map = map;
  ++size_;
  return {status, slot};
}

void TileMaps::remove(std::uint32_t slot) {
  delete slots_[slot].map;
  slots_[slot].map = nullptr;
  free_.push_unchecked(slot);
  --size_;
}

void TileMaps::clear() {
  for (std::uint32_t slot = 0; slot < slots_.size(); ++slot) {
    if (slots_[slot].map != nullptr) remove(slot);
  }
}

std::size_t TileMaps::bytes() const {
  std::size_t bytes = slots_.bytes() + free_.bytes();
  for (const auto& [map] : slots_.span()) bytes += map == nullptr ? 0 : map->bytes();
  return bytes;
}

}  // namespace quadrille
