// The class World for JavaScript, by embind: creation, settings, steps, snapshots, and the
// constants that web/lib repeats.
#include <new>
#include <optional>

#include "world_js_boundary.hpp"

namespace quadrille::bindings {
namespace {

Settings as_settings(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                     int max_depth, int placement, float looseness, bool touching,
                     std::uint32_t max_pairs, float seam_tolerance) {
  return {.world = {min_x, min_y, max_x, max_y},
          .capacity = capacity,
          .max_depth = max_depth,
          .placement = static_cast<Placement>(placement),
          .looseness = looseness,
          .edges = touching ? EdgeRule::kTouching : EdgeRule::kStrict,
          .outside = Outside::kKeep,
          .max_pairs = max_pairs,
          .seam_tolerance = seam_tolerance};
}

// nullptr when refused; `result.status` then says why.
World* create(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
              int max_depth, int placement, float looseness, bool touching, std::uint32_t max_pairs,
              float seam_tolerance) {
  Result<std::optional<World>> made =
      World::create(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth, placement,
                                looseness, touching, max_pairs, seam_tolerance));
  result.status = static_cast<std::uint32_t>(made.status);
  if (made.status != Status::kOk) return nullptr;
  auto* world = new (std::nothrow) World(std::move(*made.value));
  if (world == nullptr) result.status = static_cast<std::uint32_t>(Status::kOutOfMemory);
  return world;
}

int set_settings(World& world, float min_x, float min_y, float max_x, float max_y,
                 std::uint32_t capacity, int max_depth, int placement, float looseness,
                 bool touching, std::uint32_t max_pairs, float seam_tolerance) {
  return code(
      world.set_settings(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth, placement,
                                     looseness, touching, max_pairs, seam_tolerance)));
}

// Eleven doubles, in the order of the arguments of `create`.
int settings(const World& world) {
  static std::array<double, 11> values;
  const Settings& settings = world.settings();
  const Box& bounds = settings.world;
  values = {bounds.min_x,
            bounds.min_y,
            bounds.max_x,
            bounds.max_y,
            static_cast<double>(settings.capacity),
            static_cast<double>(settings.max_depth),
            static_cast<double>(settings.placement),
            settings.looseness,
            static_cast<double>(settings.edges == EdgeRule::kTouching),
            static_cast<double>(settings.max_pairs),
            settings.seam_tolerance};
  return list(Status::kOk, values.data(), values.size());
}

// Constants that web/lib repeats (world/limits.ts). It refuses a binary in which they differ.
int limits() {
  const auto [given, of_many, moved, hit] = move_sizes();
  static const std::array<std::uint32_t, 22> values = {sizeof(BodyWords) / 4,
                                                       sizeof(PartWords) / 4,
                                                       sizeof(TileKindWords) / 4,
                                                       sizeof(KeptWords) / 4,
                                                       sizeof(BodyPair) / 4,
                                                       sizeof(Contact) / 4,
                                                       sizeof(Impact) / 4,
                                                       std::tuple_size_v<ContactNumbers>,
                                                       std::tuple_size_v<ImpactNumbers>,
                                                       std::tuple_size_v<BodyHitNumbers>,
                                                       kFloats<BodyNeighbor>,
                                                       kFloats<CastHit>,
                                                       kMaxPolygonPoints,
                                                       kMaxParts,
                                                       kMaxTiles,
                                                       kMaxTileKinds,
                                                       kTileShapeCount,
                                                       kUsualTileKinds,
                                                       given,
                                                       of_many,
                                                       moved,
                                                       hit};
  return list(Status::kOk, values.data(), values.size());
}

int step(World& world) {
  return code(world.step());
}

int snapshot(const World& world) {
  return snapshot_bytes(world);
}

int hash(const World& world) {
  return hash_words(world.hash());
}

// What web/lib keeps of a body in the world.
KeptWords kept_of(const World& world, Id id) {
  const BodyOptions options = world.options(id).value;
  const bool is_tile_map = world.tile_map(id).ok();
  return {.id_low = static_cast<std::uint32_t>(id),
          .id_high = static_cast<std::uint32_t>(id >> 32),
          .category = options.filter.category,
          .kind = (options.is_static ? 1u : 0u) | (world.has_parts(id).value ? 2u : 0u) |
                  (is_tile_map ? 4u : 0u)};
}

// Takes a snapshot from the input buffer. What web/lib keeps of each body, by row, in the output
// buffer.
int restore(World& world, std::uint32_t bytes) {
  auto [status, restored] = World::from(input_of<std::byte>(bytes));
  if (status != Status::kOk) return code(status);
  if (!output.reserve<KeptWords>(restored->size())) return code(Status::kOutOfMemory);
  world = *std::move(restored);
  const std::span<KeptWords> bodies = output.values<KeptWords>(world.size());
  std::size_t count = 0;
  for (Row row = 0; row < world.rows(); ++row) {
    const Result<Id> id = world.id_at(row);
    if (id.ok()) bodies[count++] = kept_of(world, id.value);
  }
  return list(Status::kOk, bodies.data(), count);
}

int set_base(World& world) {
  return code(world.set_base());
}

// The bytes of a save, in the output buffer. Most are as long as the one before, and are written
// once.
int save(const World& world) {
  static std::size_t room = 0;
  for (;;) {
    if (!output.reserve<std::byte>(room)) return code(Status::kOutOfMemory);
    const std::span<std::byte> bytes = output.values<std::byte>(room);
    const std::size_t size = world.save(bytes);
    if (size <= room) return list(Status::kOk, bytes.data(), size);
    room = size + size / 4;
  }
}

// Takes a save from the input buffer; gives the rows in which bodies are others.
int load(World& world, std::uint32_t bytes) {
  const Status status = world.load(input_of<std::byte>(bytes));
  const std::span<const Row> rows = world.loaded_rows();
  return list(status, rows.data(), rows.size());
}

// What web/lib keeps of the body in a row.
int kept(const World& world, Row row) {
  static KeptWords words;
  const Result<Id> id = world.id_at(row);
  if (id.ok()) words = kept_of(world, id.value);
  return list(id.status, &words, 1);
}

// Four numbers: bodies, static ones, candidates, bytes.
int stats(const World& world) {
  static std::array<double, 4> values;
  const WorldStats stats = world.stats();
  values = {static_cast<double>(stats.bodies), static_cast<double>(stats.statics),
            static_cast<double>(stats.candidates), static_cast<double>(stats.bytes)};
  return list(Status::kOk, values.data(), values.size());
}

// The name of a broken invariant; empty when all hold.
int validate(World& world) {
  const char* broken = world.validate();
  const std::string_view name = broken == nullptr ? "" : broken;
  return list(Status::kOk, name.data(), name.size());
}

EMSCRIPTEN_BINDINGS(quadrille_world) {
  WorldClass world("World");
  world
      .class_function(
          "create(minX, minY, maxX, maxY, capacity, maxDepth, placement, looseness, touching, "
          "maxPairs, seamTolerance)",
          &create, emscripten::allow_raw_pointers())
      .class_function("limits", &limits)
      .function(
          "setSettings(minX, minY, maxX, maxY, capacity, maxDepth, placement, looseness, touching, "
          "maxPairs, seamTolerance)",
          &set_settings)
      .function("settings", &settings)
      .function("snapshot", &snapshot)
      .function("restore(bytes)", &restore)
      .function("hash", &hash)
      .function("setBase", &set_base)
      .function("save", &save)
      .function("load(bytes)", &load)
      .function("kept(row)", &kept)
      .function("step", &step)
      .function("errorIndex", &World::error_index)
      .function("stats", &stats)
      .function("validate", &validate);
  add_bodies(world);
  add_parts(world);
  add_tile_maps(world);
  add_lists(world);
  add_world_queries(world);
  add_moves(world);
}

}  // namespace
}  // namespace quadrille::bindings
