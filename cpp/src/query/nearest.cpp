#include "query/nearest.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "geometry/region.hpp"
#include "tree/node_stack.hpp"

namespace quadrille {
namespace {

// By distance, then by row: distances are not negative, so that their bits ascend as they do.
std::uint64_t order_of(const Neighbor& neighbor) {
  return std::uint64_t{std::bit_cast<std::uint32_t>(neighbor.distance)} << 32 | neighbor.row;
}

Neighbor neighbor_of(std::uint64_t order) {
  return {.row = static_cast<Row>(order),
          .distance = std::bit_cast<float>(static_cast<std::uint32_t>(order >> 32))};
}

// A node that waits; `is_entered` when its children have been seen to and its own list is left.
struct Waiting {
  NodeIndex node;
  bool is_entered;
  double squared_distance;
};

// The farthest first. Which quarters are how far is decided by how far halves are along each axis.
std::array<Waiting, 4> children_by_distance(const Tree& tree, const Node& node,
                                            const Point& point) {
  const auto [halves_x, halves_y] = tree.reaches_of_halves(node);
  const double x[] = {squared_gap(point.x, halves_x[0]), squared_gap(point.x, halves_x[1])};
  const double y[] = {squared_gap(point.y, halves_y[0]), squared_gap(point.y, halves_y[1])};
  const NodeIndex nearest = (x[1] < x[0] ? 1u : 0u) | (y[1] < y[0] ? 2u : 0u);
  const NodeIndex next = std::fabs(x[0] - x[1]) <= std::fabs(y[0] - y[1]) ? 1 : 2;
  const auto child = [&](NodeIndex quarter) -> Waiting {
    return {node.children + quarter, false, x[quarter & 1] + y[quarter >> 1]};
  };
  return {child(nearest ^ 3), child(nearest ^ next ^ 3), child(nearest ^ next), child(nearest)};
}

// The best so far: once they are as many as wanted, a heap, the farthest on top.
class Nearest {
 public:
  // Precondition: `best` has room for `count`, which is not 0.
  Nearest(Neighbor* best, std::size_t count, float max_distance) : best_(best), count_(count) {
    limit(max_distance);
  }

  // Nothing farther is wanted.
  float bound() const { return bound_; }

  // Neither is anything whose square is larger.
  double squared_bound() const { return squared_bound_; }

  bool is_wanted(const Neighbor& neighbor) const {
    return neighbor.distance <= bound_ && !(is_full() && order_of(best_[0]) < order_of(neighbor));
  }

  bool is_full() const { return size_ == count_; }

  // The farthest of those that it has. Precondition: it is full.
  const Neighbor& farthest() const { return best_[0]; }

  // Takes the place of the farthest, if it is full. Precondition: it is wanted.
  void add(const Neighbor& neighbor) {
    if (is_full()) {
      sink(0, size_, neighbor);
    } else {
      best_[size_++] = neighbor;
      if (is_full()) make_heap();
    }
    if (is_full()) limit(farthest().distance);
  }

  // How many there are, now sorted.
  std::size_t sort() {
    if (!is_full()) make_heap();
    for (std::size_t end = size_; end-- > 1;) {
      const Neighbor last = best_[end];
      best_[end] = best_[0];
      sink(0, end, last);
    }
    return size_;
  }

 private:
  // Distances are rounded, up to half a unit in the last place: a share of them, or of the least.
  void limit(float distance) {
    bound_ = distance;
    const double most = double{distance} + std::numeric_limits<float>::denorm_min();
    squared_bound_ = most * most * (1 + 1.0 / (1 << 22));
  }

  void make_heap() {
    for (std::size_t place = size_ / 2; place-- > 0;) sink(place, size_, best_[place]);
  }

  // Puts a neighbour at a place of the first `size`, or as far below it as there are farther ones.
  // How far is anybody's guess, so that it goes on to the end without a branch: what sinks no more
  // changes places with itself.
  [[gnu::noinline]] void sink(std::size_t place, std::size_t size, const Neighbor& neighbor) {
    std::uint64_t sinking = order_of(neighbor);
    for (std::size_t below = 2 * place + 1; below < size; below = 2 * place + 1) {
      const std::size_t beside = below + (below + 1 < size ? 1 : 0);
      below += order_of(best_[below]) < order_of(best_[beside]) ? 1 : 0;
      const std::uint64_t child = order_of(best_[below]);
      best_[place] = neighbor_of(std::max(sinking, child));
      sinking = std::min(sinking, child);
      place = below;
    }
    best_[place] = neighbor_of(sinking);
  }

  Neighbor* best_;
  std::size_t count_;
  std::size_t size_ = 0;
  float bound_ = 0;
  double squared_bound_ = 0;
};

Box box_within(const Point& point, double distance) {
  return {rounded(point.x - distance), rounded(point.y - distance), rounded(point.x + distance),
          rounded(point.y + distance)};
}

void take_own(const QueryContext& search, const Node& node, const Point& point, Nearest& nearest) {
  // A story tells the distances of all objects.
  const double bound = search.is_traced() ? std::numeric_limits<double>::infinity()
                                          : std::sqrt(nearest.squared_bound());
  search.each_near(node, box_within(point, bound), [&](Row row, const Box& box) {
    const auto distance = static_cast<float>(std::sqrt(squared_distance(point, box)));
    const Neighbor neighbor = {.row = row, .distance = distance};
    if (!nearest.is_wanted(neighbor)) {
      search.record(TraceKind::kMiss, node, row, TraceReason::kFarther);
    } else if (search.takes(row)) {
      if (nearest.is_full()) search.record(TraceKind::kDrop, node, nearest.farthest().row);
      search.record(TraceKind::kHit, node, row);
      nearest.add(neighbor);
    } else {
      search.record(TraceKind::kRepeat, node, row);
    }
  });
}

}  // namespace

// Depth first, the nearest child first; a node's own list comes last, when little of it is wanted
// any more.
bool find_nearest(const QueryContext& search, const Point& point, std::uint32_t count,
                  float max_distance, Buffer<Neighbor>& found) {
  const Tree& tree = search.tree();
  count = std::min(count, static_cast<std::uint32_t>(tree.keys().size()));
  if (!found.reserve(found.size() + count)) return false;
  if (count == 0) return true;
  search.restart();
  Nearest nearest(found.data() + found.size(), count, max_distance);
  NodeStack<Waiting, 4> stack({NodePool::kRoot, false, 0});
  while (!stack.empty()) {
    const Waiting next = stack.pop();
    const Node& node = tree.node(next.node);
    if (next.squared_distance > nearest.squared_bound()) {
      if (!next.is_entered) search.record_skip(node.cell, TraceReason::kFarther);
      continue;
    }
    if (!next.is_entered) search.record_enter(node);
    if (next.is_entered || node.is_leaf()) {
      take_own(search, node, point, nearest);
      continue;
    }
    if (node.own.count > 0) stack.push({next.node, true, next.squared_distance});
    for (const Waiting& child : children_by_distance(tree, node, point)) stack.push(child);
  }
  found.extend(nearest.sort());
  return true;
}

}  // namespace quadrille
