#include "pairs.hpp"

namespace quadrille {
namespace {

template <EdgeRule rule>
void find_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  switch (tree.rule().placement()) {
    case Placement::kParent:
      return find_parent_pairs<rule>(tree, boxes, search);
    case Placement::kLeaf:
      return find_leaf_pairs<rule>(tree, boxes, search);
    case Placement::kLoose:
      return find_loose_pairs<rule>(tree, boxes, search);
  }
}

}  // namespace

bool append_objects(const Tree& tree, std::span<const Box> boxes, const Node& node,
                    Members& members) {
  const std::span<const Row> rows = tree.rows(node);
  const std::size_t end = members.size();
  if (!members.resize(end + rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) members.set(end + i, boxes[rows[i]], rows[i], 0);
  return true;
}

Status PairFinder::find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges) {
  PairSink& sink = search_.sink;
  sink.restart();
  if (edges == EdgeRule::kTouching) {
    find_pairs<EdgeRule::kTouching>(tree, boxes, search_);
  } else {
    find_pairs<EdgeRule::kStrict>(tree, boxes, search_);
  }
  const bool too_many = sink.is_open() && sink.pairs().size() > kMaxPairs;
  return too_many ? Status::kTooManyPairs : sink.status();
}

}  // namespace quadrille
