#include "query/box_cache.hpp"

#include <limits>

#include "base/radix_sort.hpp"
#include "geometry/box_math.hpp"

namespace quadrille {
namespace {

// Fills unused lanes: touches no window, and the box around it and another is the other.
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr Box kNoBox = {kInfinity, kInfinity, -kInfinity, -kInfinity};

// Moves 16 bits to the even positions.
std::uint32_t spread_bits(std::uint32_t bits) {
  bits = (bits | bits << 8) & 0x00FF00FFu;
  bits = (bits | bits << 4) & 0x0F0F0F0Fu;
  bits = (bits | bits << 2) & 0x33333333u;
  return (bits | bits << 1) & 0x55555555u;
}

// The Morton code of the finest cell in the middle of a key.
std::uint32_t morton_code(const CellRange& key) {
  const std::uint32_t column = (std::uint32_t{key.left} + key.right) / 2;
  const std::uint32_t row = (std::uint32_t{key.top} + key.bottom) / 2;
  return spread_bits(column) | spread_bits(row) << 1;
}

std::size_t divide_up(std::size_t count, std::size_t by) {
  return (count + by - 1) / by;
}

}  // namespace

bool BoxCache::prepare(std::uint64_t version, std::uint32_t rows) {
  // Rows are stored four at a time, and the last four may be only partly wanted.
  if (!result_.resize(rows + kLanes)) return false;
  if (version == version_) return true;
  version_ = version;
  fours_.clear();
  if (++epoch_ == 0) {  // after 2^32 versions, lists of an old epoch could look current
    lists_.clear();
    epoch_ = 1;
  }
  return true;
}

std::span<const Row> BoxCache::rows_touching(const Tree& tree, std::span<const Box> boxes,
                                             const Node& node, const Box& window,
                                             const Corner& reference_corner) {
  if (node.own.count == 0) return {};
  // Writes every row and advances only past those that are wanted: whether a box touches the window
  // is random, and a branch on it would often be mispredicted.
  Row* end = result_.data();
  const CachedList* list = find(tree, boxes, node);
  if (list == nullptr) {
    // All conditions on a box in two vector comparisons: its min corner is between the reference
    // corner and the window's end, its max corner behind the window's beginning.
    const Box least = {reference_corner.x, reference_corner.y, window.min_x, window.min_y};
    const Box most = {window.max_x, window.max_y, kInfinity, kInfinity};
    const auto from = SimdLanes::load(&least.min_x);
    const auto to = SimdLanes::load(&most.min_x);
    for (const Row row : tree.rows(node)) {
      *end = row;
      const auto box = SimdLanes::load(&boxes[row].min_x);
      const auto within =
          SimdLanes::both(SimdLanes::less_equal(from, box), SimdLanes::less_equal(box, to));
      end += SimdLanes::bits(within) == kAllLanes ? 1 : 0;
    }
    return {result_.data(), end};
  }
  for_each_four_touching(*list, window, [&](const FourBoxes& four, unsigned bits) {
    const unsigned wanted = bits & beginning_from(four, reference_corner);
    SimdLanes::store_chosen(end, SimdLanes::load_ints(four.number), wanted);
    end += std::popcount(wanted);
  });
  return {result_.data(), end};
}

// Counts a read; nullptr while there is no copy.
const BoxCache::CachedList* BoxCache::find(const Tree& tree, std::span<const Box> boxes,
                                           const Node& node) {
  const auto index = static_cast<std::size_t>(&node - &tree.node(NodePool::kRoot));
  if (index >= lists_.size() && !add_lists(index + 1)) return nullptr;
  CachedList& list = lists_[index];
  if (list.epoch != epoch_) {
    list = {.epoch = epoch_, .reads = 0, .covers_begin = 0, .fours_begin = 0, .fours_end = 0};
  }
  if (list.fours_end != 0) return &list;
  const bool is_read_often = ++list.reads >= kReadsBeforeCopy;
  return is_read_often && copy(tree, boxes, node, list) ? &list : nullptr;
}

bool BoxCache::add_lists(std::size_t count) {
  const std::size_t before = lists_.size();
  if (!lists_.resize(count)) return false;
  std::fill(lists_.data() + before, lists_.data() + count, CachedList{});
  return true;
}

// Leaves `list` as it was when there is no memory: reads then go on without a copy.
bool BoxCache::copy(const Tree& tree, std::span<const Box> boxes, const Node& node,
                    CachedList& list) {
  const std::size_t count = node.own.count;
  const std::size_t fours = divide_up(count, kLanes);
  const std::size_t covers = divide_up(divide_up(fours, kFoursPerCover), kLanes);
  const std::size_t begin = fours_.size();
  if (!sort_in_z_order(tree, tree.rows(node)) || !fours_.resize(begin + covers + fours)) {
    return false;
  }
  FourBoxes* cover = fours_.data() + begin;
  FourBoxes* four = cover + covers;
  for (std::size_t i = 0; i < covers * kLanes; ++i) {
    cover[i / kLanes].put(i % kLanes, kNoBox, 0);
  }
  for (std::size_t i = 0; i < fours * kLanes; ++i) {
    const auto row = static_cast<Row>(i < count ? z_order_[i] : 0);
    four[i / kLanes].put(i % kLanes, i < count ? boxes[row] : kNoBox, row);
  }
  Box around = kNoBox;
  for (std::size_t i = 0; i < count; ++i) {
    constexpr std::size_t kBoxesPerCover = kFoursPerCover * kLanes;
    const std::size_t group = i / kBoxesPerCover;
    const Box& box = boxes[static_cast<Row>(z_order_[i])];
    around = i % kBoxesPerCover == 0 ? box : united(around, box);
    const std::size_t first_four = begin + covers + group * kFoursPerCover;
    cover[group / kLanes].put(group % kLanes, around, static_cast<std::uint32_t>(first_four));
  }
  list.covers_begin = static_cast<std::uint32_t>(begin);
  list.fours_begin = static_cast<std::uint32_t>(begin + covers);
  list.fours_end = static_cast<std::uint32_t>(begin + covers + fours);
  return true;
}

bool BoxCache::sort_in_z_order(const Tree& tree, std::span<const Row> rows) {
  if (!z_order_.resize(2 * rows.size())) return false;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    z_order_[i] = std::uint64_t{morton_code(tree.keys()[rows[i]])} << 32 | rows[i];
  }
  sort_keys(z_order_.span().first(rows.size()), z_order_.span().last(rows.size()));
  return true;
}

}  // namespace quadrille
