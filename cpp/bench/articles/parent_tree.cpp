#include "parent_tree.hpp"

namespace quadrille::bench {

ParentTree::ParentTree(int level, int deepest, const Box& bounds)
    : level_(level),
      deepest_(deepest),
      bounds_(bounds),
      mid_x_((bounds.min_x + bounds.max_x) / 2),
      mid_y_((bounds.min_y + bounds.max_y) / 2) {}

void ParentTree::clear() {
  objects_.clear();
  for (auto& node : nodes_) node.reset();
}

void ParentTree::insert(const Box* object) {
  if (nodes_[0]) {
    const int index = index_of(*object);
    if (index != kStraddles) return nodes_[static_cast<std::size_t>(index)]->insert(object);
  }
  objects_.push_back(object);
  if (objects_.size() <= kMaxObjects || level_ == deepest_) return;
  if (!nodes_[0]) split();
  push_down();
}

void ParentTree::split() {
  const auto& [left, top, right, bottom] = bounds_;
  const std::array<Box, 4> quarters = {{{mid_x_, top, right, mid_y_},
                                        {left, top, mid_x_, mid_y_},
                                        {left, mid_y_, mid_x_, bottom},
                                        {mid_x_, mid_y_, right, bottom}}};
  for (std::size_t i = 0; i < 4; ++i) {
    nodes_[i] = std::make_unique<ParentTree>(level_ + 1, deepest_, quarters[i]);
  }
}

void ParentTree::push_down() {
  for (std::size_t i = 0; i < objects_.size();) {
    const int index = index_of(*objects_[i]);
    if (index == kStraddles) {
      ++i;
    } else {
      nodes_[static_cast<std::size_t>(index)]->insert(objects_[i]);
      objects_.erase(objects_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
}

int ParentTree::index_of(const Box& box) const {
  const bool top = box.max_y < mid_y_;
  const bool bottom = box.min_y > mid_y_;
  if (!top && !bottom) return kStraddles;
  if (box.min_x > mid_x_) return top ? 0 : 3;
  if (box.max_x < mid_x_) return top ? 1 : 2;
  return kStraddles;
}

void ParentTree::retrieve(std::vector<const Box*>& found, const Box& box) const {
  if (nodes_[0]) {
    const bool left = box.min_x < mid_x_;
    const bool right = box.max_x > mid_x_;
    const bool top = box.min_y < mid_y_;
    const bool bottom = box.max_y > mid_y_;
    if (top && right) nodes_[0]->retrieve(found, box);
    if (top && left) nodes_[1]->retrieve(found, box);
    if (bottom && left) nodes_[2]->retrieve(found, box);
    if (bottom && right) nodes_[3]->retrieve(found, box);
  }
  found.insert(found.end(), objects_.begin(), objects_.end());
}

}  // namespace quadrille::bench
