// A look at the tree itself.
#include <array>
#include <cstring>

#include "answer.hpp"

namespace quadrille {
extern "C" {

// Nodes, eight floats each: all counts are below 2^24, and so exact.
EMSCRIPTEN_KEEPALIVE int quadrille_nodes(Quadtree* tree) {
  static Room room;
  const auto [status, nodes] = tree->nodes();
  if (status != Status::kOk) return minus(status);
  if (!room.hold(nodes.size() * 8 * sizeof(float))) return minus(Status::kOutOfMemory);
  auto* to = static_cast<float*>(room.data);
  for (const NodeView& node : nodes) {
    for (const float value :
         {node.min_x, node.min_y, node.max_x, node.max_y, static_cast<float>(node.depth),
          static_cast<float>(node.count), static_cast<float>(node.total),
          static_cast<float>(node.first_child)}) {
      *to++ = value;
    }
  }
  return give(room.data, nodes.size());
}

// Positions of nodes; so does the next.
EMSCRIPTEN_KEEPALIVE int quadrille_path(Quadtree* tree, double id) {
  return give(tree->path(as_id(id)));
}

EMSCRIPTEN_KEEPALIVE int quadrille_nodes_of(Quadtree* tree, double id) {
  return give(tree->nodes_of(as_id(id)));
}

// A node's position, or minus a status.
EMSCRIPTEN_KEEPALIVE int quadrille_node_at(Quadtree* tree, float x, float y) {
  const auto node = tree->node_at(x, y);
  return node.status == Status::kOk ? static_cast<int>(node.value) : minus(node.status);
}

// Rows; so does the next.
EMSCRIPTEN_KEEPALIVE int quadrille_rows_in(Quadtree* tree, std::uint32_t node) {
  return give(tree->rows_in(node));
}

EMSCRIPTEN_KEEPALIVE int quadrille_outsiders(Quadtree* tree) {
  return give(tree->outsiders());
}

// Nodes and references by depth, two words each.
EMSCRIPTEN_KEEPALIVE int quadrille_depths(Quadtree* tree) {
  static std::array<DepthCount, kDepthLimit + 1> depths;
  const Stats stats = tree->stats();
  depths = stats.by_depth;
  return give(depths.data(), stats.depth + 1);
}

// Doubles, in the order of Stats.
EMSCRIPTEN_KEEPALIVE int quadrille_stats(Quadtree* tree) {
  const Stats stats = tree->stats();
  static double values[8];
  double* to = values;
  for (const double value :
       {static_cast<double>(stats.objects), static_cast<double>(stats.nodes),
        static_cast<double>(stats.leaves), static_cast<double>(stats.references),
        static_cast<double>(stats.depth), static_cast<double>(stats.max_depth),
        static_cast<double>(stats.pair_tests), static_cast<double>(stats.bytes)}) {
    *to++ = value;
  }
  return give(values, std::size(values));
}

// The letters that name the first broken invariant, or none.
EMSCRIPTEN_KEEPALIVE int quadrille_validate(Quadtree* tree) {
  const char* broken = tree->validate();
  return give(broken, broken == nullptr ? 0 : std::strlen(broken));
}

}  // extern "C"
}  // namespace quadrille
