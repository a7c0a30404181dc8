#include "query/box_cache.hpp"

#include <algorithm>
#include <limits>
#include <utility>

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

// Places points of a box on a grid of 65,536 columns and rows.
class FineGrid {
 public:
  explicit FineGrid(const Box& around)
      : x_(around.min_x),
        y_(around.min_y),
        columns_per_unit_(kLast / (double{around.max_x} - around.min_x)),
        rows_per_unit_(kLast / (double{around.max_y} - around.min_y)) {}

  // The Morton code of the cell in the middle of a box.
  std::uint32_t morton_code(const Box& box) const {
    const double x = (double{box.min_x} + box.max_x) / 2;
    const double y = (double{box.min_y} + box.max_y) / 2;
    return spread_bits(cell((x - x_) * columns_per_unit_)) |
           spread_bits(cell((y - y_) * rows_per_unit_)) << 1;
  }

 private:
  static constexpr double kLast = 65535;

  // 0 also for what is no number: all of the boxes are on one line then.
  static std::uint32_t cell(double at) {
    return at > 0 ? static_cast<std::uint32_t>(std::min(at, kLast)) : 0;
  }

  double x_;
  double y_;
  double columns_per_unit_;
  double rows_per_unit_;
};

std::size_t divide_up(std::size_t count, std::size_t by) {
  return (count + by - 1) / by;
}

}  // namespace

bool BoxCache::prepare(TreeVersion version, std::uint32_t rows) {
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

std::span<const Row> BoxCache::rows_wanted(const QueriedTree& queried, const Node& node,
                                           const TouchTest& test) {
  if (node.own.count == 0) return {};
  const std::span<const Row> rows = queried.tree.rows(node);
  if (const SortedList* list = find_sorted(queried, node, test)) {
    const Corner least = test.least();
    std::uint32_t* end = positions_.data();
    for_each_four_touching(*list, test.window(), [&](const FourBoxes& four, unsigned bits) {
      const unsigned wanted = bits & beginning_from(four, least);
      SimdLanes::store_chosen(end, SimdLanes::load_ints(four.number), wanted);
      end += std::popcount(wanted);
    });
    return rows_in_order(rows, static_cast<std::size_t>(end - positions_.data()));
  }
  const TouchTest is_wanted = test;  // a copy, which stays in registers
  // Writes every row and advances only past those that are wanted: whether a box touches the window
  // is random, and a branch on it would often be mispredicted.
  Row* end = result_.data();
  const auto add_if_wanted = [&](Row row, const Box& box) {
    *end = row;
    end += is_wanted(box) ? 1 : 0;
  };
  if (const Box* copies = queried.box_copies(node)) {
    for (std::size_t i = 0; i < rows.size(); ++i) add_if_wanted(rows[i], copies[i]);
  } else {
    for (const Row row : rows) add_if_wanted(row, queried.boxes[row]);
  }
  return {result_.data(), end};
}

// Writes the places of the fours below covers that touch the window to `below_`; returns their end.
const std::uint32_t* BoxCache::below_covers(const SortedList& list, const Box& window) {
  const FourBoxes* fours = fours_.data();
  std::uint32_t* end = below_.data();
  for (std::uint32_t outer = list.outer_covers_begin; outer < list.covers_begin; ++outer) {
    for (unsigned bits = touching(fours[outer], window); bits != 0; bits &= bits - 1) {
      const std::uint32_t first = fours[outer].number[std::countr_zero(bits)];
      const std::uint32_t last = std::min(first + kFoursPerCover, list.fours_begin);
      for (std::uint32_t cover = first; cover < last; ++cover) {
        for (unsigned inner = touching(fours[cover], window); inner != 0; inner &= inner - 1) {
          const std::uint32_t four = fours[cover].number[std::countr_zero(inner)];
          for (std::uint32_t i = four; i < std::min(four + kFoursPerCover, list.fours_end); ++i) {
            *end++ = i;
          }
        }
      }
    }
  }
  return end;
}

// True when the window contains most of the outer covers that it touches. It then touches so many
// boxes that bringing them into the list's order takes longer than reading the list itself.
bool BoxCache::contains_most(const SortedList& list, const Box& window) const {
  int contained = 0;
  int touched = 0;
  for (std::uint32_t i = list.outer_covers_begin; i < list.covers_begin; ++i) {
    const unsigned bits = touching(fours_[i], window);
    touched += std::popcount(bits);
    contained += std::popcount(bits & within(fours_[i], window));
  }
  return 2 * contained > touched;
}

// The rows at the first `chosen` of `positions_`, in the order of the list.
std::span<const Row> BoxCache::rows_in_order(std::span<const Row> list, std::size_t chosen) {
  const std::uint32_t* positions = positions_.data();
  // Few positions are ranked, each by the number of smaller ones: a loop without branches.
  constexpr std::size_t kFew = 32;
  if (chosen <= kFew) {
    for (std::size_t i = 0; i < chosen; ++i) {
      std::uint32_t rank = 0;
      for (std::size_t j = 0; j < chosen; ++j) rank += positions[j] < positions[i] ? 1 : 0;
      result_[rank] = list[positions[i]];
    }
    return result_.span().first(chosen);
  }
  for (const std::uint32_t position : std::span(positions, chosen)) {
    is_chosen_[position / 64] |= std::uint64_t{1} << position % 64;
  }
  Row* end = result_.data();
  for (std::size_t word = 0; end < result_.data() + chosen; ++word) {
    for (std::uint64_t bits = std::exchange(is_chosen_[word], 0); bits != 0; bits &= bits - 1) {
      *end++ = list[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))];
    }
  }
  return {result_.data(), end};
}

// Counts a read of a long list. Nullptr where its own order serves better, and while there is no
// sorted copy.
const BoxCache::SortedList* BoxCache::find_sorted(const QueriedTree& queried, const Node& node,
                                                  const TouchTest& touches) {
  if (node.own.count < kLongList) return nullptr;
  const auto index = static_cast<std::size_t>(&node - &queried.tree.node(NodePool::kRoot));
  if (index >= lists_.size() && !add_lists(index + 1)) return nullptr;
  SortedList& list = lists_[index];
  if (list.epoch != epoch_) {
    list = {};
    list.epoch = epoch_;
  }
  if (list.fours_end == 0) {
    if (++list.reads < kReadsBeforeSort) return nullptr;
    if (!copy(queried.tree.rows(node), queried.boxes, list)) return nullptr;
  }
  return contains_most(list, touches.window()) ? nullptr : &list;
}

bool BoxCache::add_lists(std::size_t count) {
  const std::size_t before = lists_.size();
  if (!lists_.resize(count)) return false;
  std::fill(lists_.data() + before, lists_.data() + count, SortedList{});
  return true;
}

// Leaves `list` as it was when there is no memory.
bool BoxCache::copy(std::span<const Row> rows, std::span<const Box> boxes, SortedList& list) {
  const std::size_t count = rows.size();
  const std::size_t fours = divide_up(count, kLanes);
  const std::size_t covers = divide_up(divide_up(fours, kFoursPerCover), kLanes);
  const std::size_t outer_covers = divide_up(divide_up(covers, kFoursPerCover), kLanes);
  const std::size_t begin = fours_.size();
  if (!sort_in_z_order(rows, boxes) || !make_room_for_choice(count)) return false;
  if (!fours_.resize(begin + outer_covers + covers + fours)) return false;
  list.outer_covers_begin = static_cast<std::uint32_t>(begin);
  list.covers_begin = static_cast<std::uint32_t>(begin + outer_covers);
  list.fours_begin = static_cast<std::uint32_t>(begin + outer_covers + covers);
  list.fours_end = static_cast<std::uint32_t>(fours_.size());
  for (std::size_t i = 0; i < fours * kLanes; ++i) {
    const auto position = i < count ? static_cast<std::uint32_t>(z_order_[i]) : 0;
    fours_[list.fours_begin + i / kLanes].put(i % kLanes,
                                              i < count ? boxes[rows[position]] : kNoBox, position);
  }
  put_covers(list.covers_begin, list.fours_begin, list.fours_end);
  put_covers(list.outer_covers_begin, list.covers_begin, list.fours_begin);
  return true;
}

// Fills `fours_` from `begin` to `end` with the boxes around those in the part behind, which ends
// at `end_below`.
void BoxCache::put_covers(std::uint32_t begin, std::uint32_t end, std::uint32_t end_below) {
  std::uint32_t below = end;
  for (std::uint32_t i = 0; i < (end - begin) * kLanes; ++i) {
    Box around = kNoBox;
    const std::uint32_t first = below;
    for (; below < std::min(first + kFoursPerCover, end_below); ++below) {
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        around = united(around, fours_[below].box(lane));
      }
    }
    fours_[begin + i / kLanes].put(i % kLanes, around, first);
  }
}

// Makes room for the positions that a read chooses in a list of `count` rows. They are stored four
// at a time, and the last four may be only partly wanted.
bool BoxCache::make_room_for_choice(std::size_t count) {
  const std::size_t words = is_chosen_.size();
  const std::size_t wanted = std::max(words, divide_up(count, 64));
  if (!positions_.reserve(count + kLanes) || !below_.reserve(divide_up(count, kLanes)) ||
      !is_chosen_.resize(wanted)) {
    return false;
  }
  std::fill(is_chosen_.data() + words, is_chosen_.data() + wanted, 0);
  return true;
}

bool BoxCache::sort_in_z_order(std::span<const Row> rows, std::span<const Box> boxes) {
  if (!z_order_.resize(2 * rows.size())) return false;
  Box around = kNoBox;
  for (const Row row : rows) around = united(around, boxes[row]);
  const FineGrid grid(around);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    z_order_[i] = std::uint64_t{grid.morton_code(boxes[rows[i]])} << 32 | i;
  }
  sort_keys(z_order_.span().first(rows.size()), z_order_.span().last(rows.size()));
  return true;
}

}  // namespace quadrille
