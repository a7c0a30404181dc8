#include "article_implementations.hpp"

#include <algorithm>

#include "leaf_tree.hpp"

namespace quadrille::bench {
namespace {

// In these trees an object is a pointer to its box; its row is the distance from the first box.
Row row_in(const std::vector<Box>& boxes, const Box* object) {
  return static_cast<Row>(object - boxes.data());
}

}  // namespace

ArticleParent::ArticleParent(const Scene& scene, int deepest)
    : boxes_(scene.boxes), tree_(0, deepest, scene.world()) {}

std::span<const Pair> ArticleParent::find() {
  tree_.clear();
  for (const Box& box : boxes_) tree_.insert(&box);
  pairs_.clear();
  for (Row row = 0; row < boxes_.size(); ++row) {
    candidates_.clear();
    tree_.retrieve(candidates_, boxes_[row]);
    for (const Box* candidate : candidates_) {
      const Row other = row_in(boxes_, candidate);
      if (row < other && overlap<EdgeRule::kStrict>(boxes_[row], *candidate)) {
        pairs_.push_back({row, other});
      }
    }
  }
  return pairs_;
}

ArticleLeaf::ArticleLeaf(const Scene& scene, int deepest)
    : world_(scene.world()), deepest_(deepest), boxes_(scene.boxes), visited_(boxes_.size()) {}

std::span<const Pair> ArticleLeaf::find() {
  LeafTree tree(0, deepest_, world_);
  for (const Box& box : boxes_) tree.insert(&box);
  pairs_.clear();
  std::ranges::fill(visited_, 0);
  std::list<const Box*> candidates;
  for (Row row = 0; row < boxes_.size(); ++row) {
    candidates.clear();
    tree.retrieve(candidates, boxes_[row]);
    for (const Box* candidate : candidates) {
      const Row other = row_in(boxes_, candidate);
      if (other <= row || visited_[other] == row + 1) continue;
      visited_[other] = row + 1;
      if (overlap<EdgeRule::kStrict>(boxes_[row], *candidate)) pairs_.push_back({row, other});
    }
  }
  return pairs_;
}

}  // namespace quadrille::bench
