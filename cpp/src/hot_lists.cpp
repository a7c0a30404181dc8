#include "hot_lists.hpp"

#include <algorithm>
#include <bit>

namespace quadrille {

const HotLists::Copy* HotLists::find(const Tree& tree, std::span<const Box> boxes,
                                     const Node& node) {
  const auto index = static_cast<std::size_t>(&node - &tree.node(NodePool::kRoot));
  if (index >= copies_.size() && !know(index)) return nullptr;
  Copy& copy = copies_[index];
  if (copy.epoch != epoch_) copy = {.epoch = epoch_, .reads = 0, .covers = 0, .fours = 0, .end = 0};
  if (copy.end != 0) return &copy;
  const bool is_hot = ++copy.reads >= kHotFrom;
  return is_hot && make(tree, boxes, node, copy) ? &copy : nullptr;
}

// Appends without a branch where it can: which boxes touch is what no processor can predict.
std::span<const Row> HotLists::near(const Tree& tree, std::span<const Box> boxes, const Node& node,
                                    const Box& window) {
  if (node.own.count == 0) return {};
  Row* end = near_.data();
  const Copy* copy = find(tree, boxes, node);
  if (copy == nullptr) {
    for (const Row row : tree.rows(node)) {
      *end = row;
      end += overlap<EdgeRule::kTouching>(boxes[row], window) ? 1 : 0;
    }
    return {near_.data(), end};
  }
  const FourBoxes* fours = fours_.data();
  const auto read = [&](std::uint32_t first, std::uint32_t last) {
    for (std::uint32_t i = first; i < last; ++i) {
      const unsigned chosen = touching(fours[i], window);
      SimdLanes::store_chosen(end, SimdLanes::load_ints(fours[i].number), chosen);
      end += std::popcount(chosen);
    }
  };
  if (copy->covers == copy->fours) read(copy->fours, copy->end);
  for (std::uint32_t cover = copy->covers; cover < copy->fours; ++cover) {
    for (unsigned chosen = touching(fours[cover], window); chosen != 0; chosen &= chosen - 1) {
      const std::uint32_t first = fours[cover].number[std::countr_zero(chosen)];
      read(first, std::min(first + kCovered, copy->end));
    }
  }
  return {near_.data(), end};
}

}  // namespace quadrille
