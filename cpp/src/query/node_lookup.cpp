#include "query/node_lookup.hpp"

#include <bit>

namespace quadrille {
bool find_path(const Tree& tree, const NodeList& listing, const CellRange& key,
               Buffer<std::uint32_t>& path) {
  path.clear();
  std::uint32_t position = 0;
  while (path.push(position)) {
    const Quarters quarters = tree.quarters_below(tree.node(listing.node(position)), key);
    if (quarters == 0) return true;
    // The first quarter in Z-order has the corner where the object begins.
    position = listing.first_child(position) + static_cast<unsigned>(std::countr_zero(quarters));
  }
  return false;
}

// The list serves as the queue of the walk first: breadth first is the order of positions.
bool find_holders(const Tree& tree, const NodeList& listing, const CellRange& key,
                  Buffer<std::uint32_t>& holders) {
  const auto quarters_at = [&](std::uint32_t position) {
    return tree.quarters_below(tree.node(listing.node(position)), key);
  };
  holders.clear();
  bool had_memory = holders.push(0);
  for (std::size_t i = 0; i < holders.size() && had_memory; ++i) {
    const Quarters quarters = quarters_at(holders[i]);
    const std::uint32_t first_child = listing.first_child(holders[i]);
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
      if (quarters >> quarter & 1) had_memory = had_memory && holders.push(first_child + quarter);
    }
  }
  std::size_t kept = 0;
  for (const std::uint32_t position : holders.span()) {
    if (quarters_at(position) == 0) holders[kept++] = position;
  }
  return holders.resize(kept) && had_memory;
}

std::uint32_t find_node_at(const Tree& tree, const NodeList& listing, float x, float y) {
  const CellRange cell = tree.rule().grid().range({x, y, x, y});
  std::uint32_t position = 0;
  while (!tree.node(listing.node(position)).is_leaf()) {
    const Quarters quarter = reached_quarters(cell, tree.cells(tree.node(listing.node(position))));
    position = listing.first_child(position) + static_cast<unsigned>(std::countr_zero(quarter));
  }
  return position;
}

}  // namespace quadrille
