#include "pairs/pair_finder.hpp"

#include <limits>

namespace quadrille {

Corner meeting_corner(const Tree& tree, const CellRange& cell) {
  constexpr float kNowhere = -std::numeric_limits<float>::infinity();
  return tree.rule().shares() ? tree.rule().grid().corner(cell) : Corner{kNowhere, kNowhere};
}

bool append_objects(const Tree& tree, std::span<const Box> boxes, const Node& node, EdgeRule edges,
                    BoxList& members) {
  const std::span<const Row> rows = tree.rows(node);
  const std::size_t end = members.size();
  if (!members.resize(end + rows.size())) return false;
  if (const Box* copies = tree.box_copies(node)) {
    for (std::size_t i = 0; i < rows.size(); ++i) members.set(end + i, copies[i], rows[i]);
  } else {
    for (std::size_t i = 0; i < rows.size(); ++i) members.set(end + i, boxes[rows[i]], rows[i]);
  }
  members.set_ends(end, members.size(), edges);
  return true;
}

Status PairFinder::find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges) {
  PairBuffer& sink = search_.sink;
  sink.restart();
  search_.edges = edges;
  if (tree.rule().placement() == Placement::kLoose) {
    find_loose_pairs(tree, boxes, search_);
  } else {
    find_nested_pairs(tree, boxes, search_);
  }
  const bool too_many = sink.is_open() && sink.pairs().size() > kMaxPairs;
  return too_many ? Status::kTooManyPairs : sink.status();
}

}  // namespace quadrille
