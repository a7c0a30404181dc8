// Methods that add tile maps, change them or read them. Kinds of tiles cross the boundary in words.
#include <cstddef>

#include "world_js_boundary.hpp"

namespace quadrille::bindings {

namespace {

// False where there is no polygon, which web/lib has found before.
bool read_kind(const TileKindWords& words, TileKind& made) {
  made = {.shape = static_cast<TileShape>(words.shape),
          .polygon = {},
          .filter = words.has_filter != 0 ? std::optional(words.filter) : std::nullopt,
          .is_sensor = words.is_sensor != 0,
          .one_way = static_cast<OneWay>(words.one_way),
          .tag = words.tag};
  if (words.numbers == 0) return true;
  const auto* corners = reinterpret_cast<const Point*>(words.corners.data());
  const auto polygon = Shape::polygon({corners, words.numbers / 2});
  made.polygon = polygon.value;
  return polygon.ok();
}

void write_kind(const TileKind& kind, TileKindWords& words) {
  words = {.shape = static_cast<std::uint32_t>(kind.shape),
           .numbers = 0,
           .corners = {},
           .is_sensor = kind.is_sensor,
           .has_filter = kind.filter.has_value(),
           .filter = kind.filter.value_or(kDefaultFilter),
           .tag = kind.tag,
           .one_way = static_cast<std::uint32_t>(kind.one_way)};
  if (!kind.polygon) return;
  for (const Point& point : kind.polygon->points()) {
    words.corners[words.numbers++] = point.x;
    words.corners[words.numbers++] = point.y;
  }
}

// Adds a tile map: its kinds are in the input buffer, and its tiles behind them; its options are in
// `body`. The id of the new body, or minus a status, and then `errorIndex` says which kind or tile
// is refused.
double add_tiles(World& world, std::uint32_t columns, std::uint32_t rows, float size,
                 std::uint32_t kind_count) {
  const std::span<const TileKindWords> words = input_of<TileKindWords>(kind_count);
  if (!output.reserve<TileKind>(kind_count)) return code(Status::kOutOfMemory);
  const std::span<TileKind> kinds = output.values<TileKind>(kind_count);
  for (std::uint32_t i = 0; i < kind_count; ++i) {
    if (!read_kind(words[i], kinds[i])) return code(Status::kInvalidTileKind);
  }
  const void* const end = words.data() + kind_count;
  const std::size_t count = std::size_t{columns} * rows;
  return id_or_code(world.add_tiles({.columns = columns,
                                     .rows = rows,
                                     .size = size,
                                     .tiles = {static_cast<const TileNumber*>(end), count},
                                     .kinds = kinds,
                                     .options = options_of(body)}));
}

int set_tile(World& world, double id, std::uint32_t column, std::uint32_t row,
             std::uint32_t number) {
  return code(world.set_tile(as_id(id), column, row, static_cast<TileNumber>(number)));
}

// The number of a tile, or minus a status.
int tile_at(const World& world, double id, std::uint32_t column, std::uint32_t row) {
  const Result<TileNumber> number = world.tile(as_id(id), column, row);
  return number.ok() ? number.value : code(number.status);
}

// Four numbers: columns, rows, size, kinds.
int tile_map(const World& world, double id) {
  static std::array<double, 4> values;
  const auto [status, form] = world.tile_map(as_id(id));
  values = {static_cast<double>(form.columns), static_cast<double>(form.rows), form.size,
            static_cast<double>(form.kinds)};
  return list(status, values.data(), values.size());
}

// The numbers of all tiles of a map.
int tile_numbers(const World& world, double number) {
  const Id id = as_id(number);
  const auto [status, form] = world.tile_map(id);
  if (status != Status::kOk) return code(status);
  const std::size_t count = std::size_t{form.columns} * form.rows;
  if (!output.reserve<TileNumber>(count)) return code(Status::kOutOfMemory);
  const std::span<TileNumber> numbers = output.values<TileNumber>(count);
  std::size_t next = 0;
  for (std::uint32_t row = 0; row < form.rows; ++row) {
    for (std::uint32_t column = 0; column < form.columns; ++column) {
      numbers[next++] = world.tile(id, column, row).value;
    }
  }
  return list(status, numbers.data(), count);
}

// The kinds of a map in words.
int tile_kinds(const World& world, double number) {
  const Id id = as_id(number);
  const auto [status, form] = world.tile_map(id);
  if (status != Status::kOk) return code(status);
  if (!output.reserve<TileKindWords>(form.kinds)) return code(Status::kOutOfMemory);
  const std::span<TileKindWords> kinds = output.values<TileKindWords>(form.kinds);
  for (std::uint32_t i = 0; i < form.kinds; ++i) {
    write_kind(world.tile_kind(id, static_cast<TileNumber>(i)).value, kinds[i]);
  }
  return list(status, kinds.data(), kinds.size());
}

}  // namespace

void add_tile_maps(WorldClass& world) {
  world.function("addTiles(columns, rows, size, kindCount)", &add_tiles)
      .function("setTile(id, column, row, number)", &set_tile)
      .function("tileAt(id, column, row)", &tile_at)
      .function("tileMap(id)", &tile_map)
      .function("tileNumbers(id)", &tile_numbers)
      .function("tileKinds(id)", &tile_kinds);
}

}  // namespace quadrille::bindings
