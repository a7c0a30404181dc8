// What the tests of the five reference systems share: their settings, and trees as lists of nodes.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>

#include "support.hpp"

namespace quadrille::testing {

/// Tree settings of a preset, from the file that the playground reads too.
inline Settings preset(const std::string& id) {
  std::ifstream file(QUADRILLE_SCENES_DIR "/presets.json");
  const nlohmann::json data = nlohmann::json::parse(file);
  for (const nlohmann::json& preset : data.at("presets")) {
    if (preset.at("id") != id) continue;
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
  throw std::runtime_error("no preset " + id);
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

inline std::vector<NodeView> leaves_of(Quadtree& tree) {
  std::vector<NodeView> leaves = nodes_of(tree);
  std::erase_if(leaves, [](const NodeView& node) { return node.first_child != 0; });
  return leaves;
}

}  // namespace quadrille::testing
