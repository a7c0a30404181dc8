#include "pairs.hpp"

namespace quadrille {
namespace {

template <EdgeRule rule>
void find_pairs(const Tree& tree, std::span<const Box> boxes, PairSearch& search) {
  switch (tree.rule().placement()) {
    case Placement::kParent:
      return find_nested_pairs<rule, Sharing::kNone>(tree, boxes, search);
    case Placement::kLeaf:
    case Placement::kCover:
      return find_nested_pairs<rule, Sharing::kShared>(tree, boxes, search);
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
  const auto set_run = [&](auto&& box_at) {
    const Corner corner = tree.rule().grid().corner(tree.cells(node));
    members.set_run<SimdLanes>(end, rows.size(), rows.data(), box_at, corner);
  };
  if (const Box* copies = tree.box_copies(node)) {
    set_run([copies](std::size_t i) -> const Box& { return copies[i]; });
  } else {
    set_run([&](std::size_t i) -> const Box& { return boxes[rows[i]]; });
  }
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
