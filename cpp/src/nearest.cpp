#include "nearest.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "node_stack.hpp"
#include "region.hpp"
#include "rounding.hpp"

namespace quadrille {
namespace {

bool is_nearer(const Neighbor& a, const Neighbor& b) {
  return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
}

// A node that waits; `is_entered` when its children have been seen to and its own list is left.
struct Waiting {
  NodeIndex node;
  bool is_entered;
  float distance;
};

float distance_to(const Point& point, const auto& bounds) {
  return static_cast<float>(std::sqrt(squared_distance(point, bounds)));
}

// The farthest first.
std::array<Waiting, 4> children_by_distance(const Tree& tree, const Node& node,
                                            const Point& point) {
  std::array<Waiting, 4> sorted;
  for (NodeIndex quarter = 0; quarter < 4; ++quarter) {
    const NodeIndex index = node.children + quarter;
    const Node& child = tree.node(index);
    const Bounds reach = tree.rule().reach(tree.cells(child), child.cell.depth);
    const Waiting waiting = {index, false, distance_to(point, reach)};
    std::size_t place = quarter;
    for (; place > 0 && sorted[place - 1].distance < waiting.distance; --place) {
      sorted[place] = sorted[place - 1];
    }
    sorted[place] = waiting;
  }
  return sorted;
}

// The best so far: a heap, the farthest first.
class Nearest {
 public:
  Nearest(Buffer<Neighbor>& found, std::size_t count, float max_distance)
      : found_(found), begin_(found.size()), end_(begin_ + count), bound_(max_distance) {}

  // Nothing farther is wanted.
  float bound() const { return bound_; }

  bool is_wanted(const Neighbor& neighbor) const {
    return neighbor.distance <= bound_ && !(is_full() && is_nearer(farthest(), neighbor));
  }

  bool is_full() const { return found_.size() == end_; }

  // The farthest of those that it has. Precondition: it is full.
  const Neighbor& farthest() const { return found_[begin_]; }

  // Takes the place of the farthest, if it is full. Precondition: it is wanted.
  void add(const Neighbor& neighbor) {
    if (is_full()) {
      std::ranges::pop_heap(heap(), is_nearer);
      found_.pop();
    }
    found_.push_unchecked(neighbor);
    std::ranges::push_heap(heap(), is_nearer);
    if (is_full()) bound_ = farthest().distance;
  }

  void sort() { std::ranges::sort_heap(heap(), is_nearer); }

 private:
  std::span<Neighbor> heap() { return found_.span().subspan(begin_); }

  Buffer<Neighbor>& found_;
  std::size_t begin_;
  std::size_t end_;
  float bound_;
};

Box box_within(const Point& point, float distance) {
  return {rounded_down(double{point.x} - distance), rounded_down(double{point.y} - distance),
          rounded_up(double{point.x} + distance), rounded_up(double{point.y} + distance)};
}

void take_own(const Search& search, const Node& node, const Point& point, Nearest& nearest) {
  // Distances are rounded, up to half a unit in the last place. A story tells them of all objects.
  const float bound = search.is_told() ? std::numeric_limits<float>::infinity()
                                       : nearest.bound() + nearest.bound() / (1 << 22);
  for (const Row row : search.near(node, box_within(point, bound))) {
    const Neighbor neighbor = {.row = row, .distance = distance_to(point, search.box(row))};
    if (!nearest.is_wanted(neighbor)) {
      search.tell(TraceKind::kMiss, node, row, TraceReason::kFarther);
    } else if (search.takes(row)) {
      if (nearest.is_full()) search.tell(TraceKind::kDrop, node, nearest.farthest().row);
      search.tell(TraceKind::kHit, node, row);
      nearest.add(neighbor);
    }
  }
}

}  // namespace

// Depth first, the nearest child first; a node's own list comes last, when little of it is wanted
// any more.
bool find_nearest(const Search& search, const Point& point, std::uint32_t count, float max_distance,
                  Buffer<Neighbor>& found) {
  const Tree& tree = search.tree();
  count = std::min(count, static_cast<std::uint32_t>(tree.keys().size()));
  if (!found.reserve(found.size() + count)) return false;
  if (count == 0) return true;
  search.restart();
  Nearest nearest(found, count, max_distance);
  NodeStack<Waiting, 4> stack({NodePool::kRoot, false, 0});
  while (!stack.empty()) {
    const Waiting next = stack.pop();
    const Node& node = tree.node(next.node);
    if (next.distance > nearest.bound()) {
      if (!next.is_entered) search.tell_skip(node.cell, TraceReason::kFarther);
      continue;
    }
    if (!next.is_entered) search.tell_enter(node);
    if (next.is_entered || node.is_leaf()) {
      take_own(search, node, point, nearest);
      continue;
    }
    if (node.own.count > 0) stack.push({next.node, true, next.distance});
    for (const Waiting& child : children_by_distance(tree, node, point)) stack.push(child);
  }
  nearest.sort();
  return true;
}

}  // namespace quadrille
