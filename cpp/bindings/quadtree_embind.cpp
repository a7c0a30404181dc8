// The class Quadtree for JavaScript, by embind: creation, settings, snapshots, and the memory that
// calls share.
#include <new>
#include <optional>

#include "js_boundary.hpp"

namespace quadrille::bindings {
namespace {

Settings as_settings(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                     int max_depth, int placement, float looseness, bool touching, int outside,
                     std::uint32_t max_pairs) {
  return {.world = {min_x, min_y, max_x, max_y},
          .capacity = capacity,
          .max_depth = max_depth,
          .placement = static_cast<Placement>(placement),
          .looseness = looseness,
          .edges = touching ? EdgeRule::kTouching : EdgeRule::kStrict,
          .outside = static_cast<Outside>(outside),
          .max_pairs = max_pairs};
}

// nullptr when refused; `result.status` then says why.
Quadtree* create(float min_x, float min_y, float max_x, float max_y, std::uint32_t capacity,
                 int max_depth, int placement, float looseness, bool touching, int outside,
                 std::uint32_t max_pairs) {
  Result<std::optional<Quadtree>> made =
      Quadtree::create(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth, placement,
                                   looseness, touching, outside, max_pairs));
  result.status = static_cast<std::uint32_t>(made.status);
  if (made.status != Status::kOk) return nullptr;
  auto* tree = new (std::nothrow) Quadtree(std::move(*made.value));
  if (tree == nullptr) result.status = static_cast<std::uint32_t>(Status::kOutOfMemory);
  return tree;
}

int set_settings(Quadtree& tree, float min_x, float min_y, float max_x, float max_y,
                 std::uint32_t capacity, int max_depth, int placement, float looseness,
                 bool touching, int outside, std::uint32_t max_pairs) {
  return code(tree.set_settings(as_settings(min_x, min_y, max_x, max_y, capacity, max_depth,
                                            placement, looseness, touching, outside, max_pairs)));
}

// Eleven doubles, in the order of the arguments of `create`.
int settings(const Quadtree& tree) {
  static std::array<double, 11> values;
  const Settings& settings = tree.settings();
  const Box& world = settings.world;
  values = {world.min_x,
            world.min_y,
            world.max_x,
            world.max_y,
            static_cast<double>(settings.capacity),
            static_cast<double>(settings.max_depth),
            static_cast<double>(settings.placement),
            settings.looseness,
            static_cast<double>(settings.edges == EdgeRule::kTouching),
            static_cast<double>(settings.outside),
            static_cast<double>(settings.max_pairs)};
  return list(Status::kOk, values.data(), values.size());
}

int snapshot(const Quadtree& tree) {
  return snapshot_bytes(tree);
}

int hash(const Quadtree& tree) {
  return hash_words(tree.hash());
}

// Takes a snapshot from the input buffer.
int restore(Quadtree& tree, std::uint32_t bytes) {
  return code(tree.restore(input_of<std::byte>(bytes)));
}

// Where `result` is. It never moves.
std::uintptr_t result_address() {
  return reinterpret_cast<std::uintptr_t>(&result);
}

// Constants that web/lib repeats (limits.ts). It refuses a binary in which they differ.
int limits() {
  static constexpr std::array<std::uint32_t, 6> kValues = {
      kFloats<NodeView>, kFloats<Hit>, kFloats<Neighbor>, kMaxObjects, kRowBits, kDepthLimit};
  return list(Status::kOk, kValues.data(), kValues.size());
}

// Room in a buffer, at the address in `result`.
int reserve(ScratchBuffer& buffer, std::uint32_t bytes) {
  const bool had_memory = buffer.reserve<std::byte>(bytes);
  result.values = buffer.values<std::byte>(0).data();
  return code(had_memory ? Status::kOk : Status::kOutOfMemory);
}

// Room for the input of the next call.
int reserve_input(std::uint32_t bytes) {
  return reserve(input, bytes);
}

// Room for what `exceptMany` takes.
int reserve_exceptions(std::uint32_t bytes) {
  return reserve(exceptions, bytes);
}

// Frees the buffers, which otherwise stay as large as the largest call needed.
void release_buffers() {
  input.release();
  exceptions.release();
  output.release();
}

EMSCRIPTEN_BINDINGS(quadrille) {
  using emscripten::allow_raw_pointers;
  QuadtreeClass quadtree("Quadtree");
  quadtree
      .class_function(
          "create(minX, minY, maxX, maxY, capacity, maxDepth, placement, looseness, "
          "touching, outside, maxPairs)",
          &create, allow_raw_pointers())
      .class_function("resultAddress", &result_address)
      .class_function("limits", &limits)
      .class_function("reserveInput(bytes)", &reserve_input)
      .class_function("reserveExceptions(bytes)", &reserve_exceptions)
      .class_function("releaseBuffers", &release_buffers)
      .function(
          "setSettings(minX, minY, maxX, maxY, capacity, maxDepth, placement, looseness, "
          "touching, outside, maxPairs)",
          &set_settings)
      .function("settings", &settings)
      .function("snapshot", &snapshot)
      .function("restore(bytes)", &restore)
      .function("hash", &hash);
  add_objects(quadtree);
  add_queries(quadtree);
  add_inspection(quadtree);
  add_explanations(quadtree);
}

}  // namespace
}  // namespace quadrille::bindings
