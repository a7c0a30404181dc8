#include "query/box_cache.hpp"

#include <bit>

namespace quadrille {

const BoxCache::Copy* BoxCache::find(const Tree& tree, std::span<const Box> boxes,
                                     const Node& node) {
  const auto index = static_cast<std::size_t>(&node - &tree.node(NodePool::kRoot));
  if (index >= copies_.size() && !know(index)) return nullptr;
  Copy& copy = copies_[index];
  if (copy.epoch != epoch_) copy = {.epoch = epoch_, .reads = 0, .covers = 0, .fours = 0, .end = 0};
  if (copy.end != 0) return &copy;
  const bool is_hot = ++copy.reads >= kCachedFrom;
  return is_hot && make(tree, boxes, node, copy) ? &copy : nullptr;
}

// Appends without a branch where it can: which boxes touch is what no processor can predict.
std::span<const Row> BoxCache::near(const Tree& tree, std::span<const Box> boxes, const Node& node,
                                    const Box& window, const Corner& first) {
  if (node.own.count == 0) return {};
  Row* end = near_.data();
  const Copy* copy = find(tree, boxes, node);
  if (copy == nullptr) {
    for (const Row row : tree.rows(node)) {
      *end = row;
      const Box& box = boxes[row];
      const bool is_first = (box.min_x >= first.x) & (box.min_y >= first.y);
      end += (is_first & overlap<EdgeRule::kTouching>(box, window)) ? 1 : 0;
    }
    return {near_.data(), end};
  }
  each_touching(*copy, window, [&](const FourBoxes& four, unsigned touching) {
    const unsigned chosen = touching & beginning_from(four, first);
    SimdLanes::store_chosen(end, SimdLanes::load_ints(four.number), chosen);
    end += std::popcount(chosen);
  });
  return {near_.data(), end};
}

}  // namespace quadrille
