#include "pairs.hpp"

namespace quadrille {
namespace {

template <EdgeRule rule>
void find_pairs(const Tree& tree, std::span<const Box> boxes, Buffer<Member>& members,
                PairSink& sink) {
  switch (tree.rule().placement()) {
    case Placement::kParent:
      return find_parent_pairs<rule>(tree, boxes, members, sink);
    case Placement::kLeaf:
      return find_leaf_pairs<rule>(tree, boxes, members, sink);
    case Placement::kLoose:
      return find_loose_pairs<rule>(tree, boxes, members, sink);
  }
}

}  // namespace

Status PairFinder::find(const Tree& tree, std::span<const Box> boxes, EdgeRule edges) {
  sink_.restart();
  if (edges == EdgeRule::kTouching) {
    find_pairs<EdgeRule::kTouching>(tree, boxes, members_, sink_);
  } else {
    find_pairs<EdgeRule::kStrict>(tree, boxes, members_, sink_);
  }
  return sink_.status;
}

}  // namespace quadrille
