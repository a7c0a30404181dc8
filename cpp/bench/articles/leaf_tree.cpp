#include "leaf_tree.hpp"

namespace quadrille::bench {

LeafTree::LeafTree(int level, int deepest, const Box& region)
    : level_(level), deepest_(deepest), region_(region) {}

void LeafTree::insert(const Box* object) {
  if (!overlap<EdgeRule::kTouching>(region_, *object)) return;
  if (nodes_[0]) {
    for (const auto& node : nodes_) node->insert(object);
    return;
  }
  objects_.push_back(object);
  if (objects_.size() > kMaxObjects && level_ < deepest_) split();
}

void LeafTree::split() {
  const auto& [left, top, right, bottom] = region_;
  const float mid_x = (left + right) / 2;
  const float mid_y = (top + bottom) / 2;
  const std::array<Box, 4> quarters = {{{left, top, mid_x, mid_y},
                                        {mid_x, top, right, mid_y},
                                        {left, mid_y, mid_x, bottom},
                                        {mid_x, mid_y, right, bottom}}};
  for (std::size_t i = 0; i < 4; ++i) {
    nodes_[i] = std::make_unique<LeafTree>(level_ + 1, deepest_, quarters[i]);
  }
  while (!objects_.empty()) {
    for (const auto& node : nodes_) node->insert(objects_.back());
    objects_.pop_back();
  }
}

void LeafTree::retrieve(std::list<const Box*>& found, const Box& box) const {
  if (!overlap<EdgeRule::kTouching>(region_, box)) return;
  if (nodes_[0]) {
    for (const auto& node : nodes_) node->retrieve(found, box);
  } else {
    found.insert(found.end(), objects_.begin(), objects_.end());
  }
}

}  // namespace quadrille::bench
