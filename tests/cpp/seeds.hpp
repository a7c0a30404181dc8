// What the tests of the five reference systems share: their settings, and trees as lists of nodes.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>

#include "support.hpp"

namespace quadrille::testing {

/// A preset, from the file that the playground reads too.
inline nlohmann::json preset_data(const std::string& id) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/presets.json");
  const nlohmann::json data = nlohmann::json::parse(file);
  for (const nlohmann::json& preset : data.at("presets")) {
    if (preset.at("id") == id) return preset;
  }
  throw std::runtime_error("no preset " + id);
}

/// The tree settings of a preset.
inline Settings preset(const std::string& id) {
  const nlohmann::json preset = preset_data(id);
  const nlohmann::json& tree = preset.at("tree");
  const std::string placement = tree.at("placement");
  Settings settings;
  settings.world = {0, 0, preset.at("world").at("width"), preset.at("world").at("height")};
  settings.capacity = tree.at("capacity");
  settings.max_depth = tree.at("maxDepth");
  settings.placement = placement == "parent" ? Placement::kParent : Placement::kLeaf;
  settings.edges = tree.at("touching") ? EdgeRule::kTouching : EdgeRule::kStrict;
  return settings;
}

inline Box square(float x, float y, float size) {
  return {x, y, x + size, y + size};
}

inline void insert_copies(Quadtree& tree, int count, const Box& box) {
  for (int i = 0; i < count; ++i) insert(tree, box);
}

/// 1,000 objects of up to 20 units, anywhere in the world.
inline std::vector<Box> thousand_objects(const Box& world, std::uint32_t seed) {
  Random random(seed);
  std::vector<Box> boxes(1000);
  for (Box& box : boxes) {
    const float width = 1 + random.unit() * 19;
    const float height = 1 + random.unit() * 19;
    const float x = random.unit() * (world.max_x - width);
    const float y = random.unit() * (world.max_y - height);
    box = {x, y, x + width, y + height};
  }
  return boxes;
}

inline std::vector<Placed> placed(std::span<const Box> boxes) {
  std::vector<Placed> objects;
  for (Row row = 0; row < boxes.size(); ++row) objects.push_back({row, boxes[row]});
  return objects;
}

inline std::vector<NodeView> nodes_of(Quadtree& tree) {
  const auto listed = tree.nodes();
  return {listed.value.begin(), listed.value.end()};
}

/// The objects that a node itself holds, by its place in the list of nodes.
inline std::vector<Row> rows_in(Quadtree& tree, std::size_t node) {
  return sorted(tree.rows_in(static_cast<std::uint32_t>(node)));
}

/// The first frame of the preset of S4 (tests/scenes/README.md): 10,000 squares of 5 units.
inline std::vector<Box> tween_scene() {
  const nlohmann::json preset = preset_data("s4");
  const nlohmann::json& scene = preset.at("scene");
  const int width = preset.at("world").at("width");
  const int height = preset.at("world").at("height");
  const int size = scene.at("minSize");
  Random random(scene.at("seed"));
  const auto whole = [&random](int low, int high) {
    return low + static_cast<int>(random.unit() * static_cast<float>(high - low + 1));
  };
  std::vector<Box> boxes(scene.at("count").get<std::size_t>());
  for (Box& box : boxes) {
    random.unit();  // the size, which is the same for all
    const int x = whole(0, width - size);
    const int y = whole(0, height - size);
    for (int draw = 0; draw < 5; ++draw) random.unit();  // duration and far end
    box = square(static_cast<float>(x), static_cast<float>(y), static_cast<float>(size));
  }
  return boxes;
}

inline std::vector<NodeView> leaves_of(Quadtree& tree) {
  std::vector<NodeView> leaves = nodes_of(tree);
  std::erase_if(leaves, [](const NodeView& node) { return node.first_child != 0; });
  return leaves;
}

}  // namespace quadrille::testing
