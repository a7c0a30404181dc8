// Methods about the tree itself: its nodes, its counts, its invariants.
#include <cstring>

#include "js_boundary.hpp"

namespace quadrille::bindings {
namespace {

// Eight floats a node.
int nodes(Quadtree& tree) {
  return float_list(tree.nodes());
}

// Positions of nodes.
int path(Quadtree& tree, double id) {
  return list(tree.path(as_id(id)));
}

// Positions of nodes.
int nodes_of(Quadtree& tree, double id) {
  return list(tree.nodes_of(as_id(id)));
}

// A node's position, or minus a status.
int node_at(Quadtree& tree, float x, float y) {
  const Result<std::uint32_t> node = tree.node_at(x, y);
  return node.status == Status::kOk ? static_cast<int>(node.value) : code(node.status);
}

int rows_in(Quadtree& tree, std::uint32_t node) {
  return list(tree.rows_in(node));
}

int outsiders(Quadtree& tree) {
  return list(tree.outsiders());
}

// Nodes and references of each depth: two words.
int depths(const Quadtree& tree) {
  static std::array<DepthCount, kDepthLimit + 1> depths;
  const Stats stats = tree.stats();
  depths = stats.by_depth;
  return list(Status::kOk, depths.data(), stats.depth + 1);
}

// Eight doubles, in the order of Stats.
int stats(const Quadtree& tree) {
  static std::array<double, 8> values;
  const Stats stats = tree.stats();
  values = {static_cast<double>(stats.objects),    static_cast<double>(stats.nodes),
            static_cast<double>(stats.leaves),     static_cast<double>(stats.references),
            static_cast<double>(stats.depth),      static_cast<double>(stats.max_depth),
            static_cast<double>(stats.pair_tests), static_cast<double>(stats.bytes)};
  return list(Status::kOk, values.data(), values.size());
}

// The text that names the first broken invariant, as bytes; empty when all hold.
int validate(const Quadtree& tree) {
  const char* broken = tree.validate();
  return list(Status::kOk, broken, broken == nullptr ? 0 : std::strlen(broken));
}

}  // namespace

void add_inspection(QuadtreeClass& quadtree) {
  quadtree.function("nodes", &nodes)
      .function("path(id)", &path)
      .function("nodesOf(id)", &nodes_of)
      .function("nodeAt(x, y)", &node_at)
      .function("rowsIn(node)", &rows_in)
      .function("outsiders", &outsiders)
      .function("depths", &depths)
      .function("stats", &stats)
      .function("validate", &validate);
}

}  // namespace quadrille::bindings
