// How hot lists are copied, and forgotten.
#include <algorithm>
#include <limits>

#include "base/radix_sort.hpp"
#include "geometry/world.hpp"
#include "query/box_cache.hpp"

namespace quadrille {
namespace {

// Touches nothing, widens nothing.
constexpr float kFar = std::numeric_limits<float>::infinity();
constexpr Box kNothing = {kFar, kFar, -kFar, -kFar};

// Puts 16 bits at the even places.
std::uint32_t spread(std::uint32_t bits) {
  bits = (bits | bits << 8) & 0x00FF00FFu;
  bits = (bits | bits << 4) & 0x0F0F0F0Fu;
  bits = (bits | bits << 2) & 0x33333333u;
  return (bits | bits << 1) & 0x55555555u;
}

// The finest cell in the middle of a key, numbered in Z-order.
std::uint32_t middle_in_z_order(const CellRange& key) {
  const std::uint32_t column = (std::uint32_t{key.left} + key.right) / 2;
  const std::uint32_t row = (std::uint32_t{key.top} + key.bottom) / 2;
  return spread(column) | spread(row) << 1;
}

std::size_t divided_up(std::size_t count, std::size_t by) {
  return (count + by - 1) / by;
}

}  // namespace

bool BoxCache::follow(std::uint64_t version, std::uint32_t rows) {
  if (!near_.resize(rows + kLanes)) return false;
  if (version == version_) return true;
  version_ = version;
  fours_.clear();
  if (++epoch_ == 0) {  // after 2^32 versions old copies could look new
    copies_.clear();
    epoch_ = 1;
  }
  return true;
}

bool BoxCache::know(std::size_t index) {
  const std::size_t known = copies_.size();
  if (!copies_.resize(index + 1)) return false;
  std::fill(copies_.data() + known, copies_.data() + index + 1, Copy{});
  return true;
}

bool BoxCache::sort(const Tree& tree, std::span<const Row> rows) {
  if (!order_.resize(2 * rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    order_[i] = std::uint64_t{middle_in_z_order(tree.keys()[rows[i]])} << 32 | rows[i];
  }
  sort_keys(order_.span().first(rows.size()), order_.span().last(rows.size()));
  return true;
}

// Leaves `copy` as it was when there is no memory.
bool BoxCache::make(const Tree& tree, std::span<const Box> boxes, const Node& node, Copy& copy) {
  const std::size_t count = node.own.count;
  const std::size_t fours = divided_up(count, kLanes);
  const std::size_t covers = divided_up(divided_up(fours, kCovered), kLanes);
  const std::size_t begin = fours_.size();
  if (!sort(tree, tree.rows(node)) || !fours_.resize(begin + covers + fours)) return false;
  FourBoxes* cover = fours_.data() + begin;
  FourBoxes* four = cover + covers;
  for (std::size_t place = 0; place < covers * kLanes; ++place) {
    cover[place / kLanes].put(place % kLanes, kNothing, 0);
  }
  for (std::size_t i = 0; i < fours * kLanes; ++i) {
    const auto row = static_cast<Row>(i < count ? order_[i] : 0);
    four[i / kLanes].put(i % kLanes, i < count ? boxes[row] : kNothing, row);
  }
  Box around = kNothing;
  for (std::size_t i = 0; i < count; ++i) {
    constexpr std::size_t kBelow = kCovered * kLanes;
    const std::size_t group = i / kBelow;
    around = i % kBelow == 0 ? boxes[static_cast<Row>(order_[i])]
                             : united(around, boxes[static_cast<Row>(order_[i])]);
    const std::size_t first = begin + covers + group * kCovered;
    cover[group / kLanes].put(group % kLanes, around, static_cast<std::uint32_t>(first));
  }
  copy.covers = static_cast<std::uint32_t>(begin);
  copy.fours = static_cast<std::uint32_t>(begin + covers);
  copy.end = static_cast<std::uint32_t>(begin + covers + fours);
  return true;
}

}  // namespace quadrille
