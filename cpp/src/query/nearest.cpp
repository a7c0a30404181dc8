#include "query/nearest.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <span>

#include "base/rounding.hpp"
#include "base/wide.hpp"
#include "geometry/box_math.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// A neighbour as one number that orders by distance, then by row. Distances are not negative, so
// their bits ascend as they do.
std::uint64_t sort_key(const Neighbor& neighbor) {
  return std::uint64_t{std::bit_cast<std::uint32_t>(neighbor.distance)} << 32 | neighbor.row;
}

Neighbor neighbor_of(std::uint64_t key) {
  return {.row = static_cast<Row>(key),
          .distance = std::bit_cast<float>(static_cast<std::uint32_t>(key >> 32))};
}

// The nearest neighbours so far. Once there are `count`, they are a heap with the farthest on top.
class NearestHeap {
 public:
  // Precondition: `neighbors` has room for `count`, which is not 0.
  NearestHeap(Neighbor* neighbors, std::size_t count, float max_distance)
      : neighbors_(neighbors), count_(count) {
    set_bound(max_distance);
  }

  // Objects whose squared distance, in 64 bits, is larger are not among the nearest.
  double squared_bound() const { return squared_bound_; }

  bool is_wanted(const Neighbor& neighbor) const {
    return neighbor.distance <= bound_ &&
           !(is_full() && sort_key(neighbors_[0]) < sort_key(neighbor));
  }

  bool is_full() const { return size_ == count_; }

  // True when it is among the neighbours. One that was once and is no more is not wanted again.
  bool holds(Row row) const {
    return std::any_of(neighbors_, neighbors_ + size_,
                       [row](const Neighbor& neighbor) { return neighbor.row == row; });
  }

  // True when looking through the neighbours costs less than a set of rows.
  bool is_short() const { return count_ <= 16; }

  // Precondition: it is full.
  const Neighbor& farthest() const { return neighbors_[0]; }

  // Replaces the farthest when full. Precondition: the neighbour is wanted.
  void add(const Neighbor& neighbor) {
    if (is_full()) {
      sink(0, size_, neighbor);
    } else {
      neighbors_[size_++] = neighbor;
      if (is_full()) make_heap();
    }
    if (is_full()) set_bound(farthest().distance);
  }

  // Sorts the neighbours, nearest first, and returns how many there are.
  std::size_t sort() {
    if (!is_full()) make_heap();
    for (std::size_t end = size_; end-- > 1;) {
      const Neighbor last = neighbors_[end];
      neighbors_[end] = neighbors_[0];
      sink(0, end, last);
    }
    return size_;
  }

 private:
  // A distance is a rounded root: what rounds to it may be larger by half a unit in the last place,
  // which is at most the smallest float or 2^-24 of the distance.
  void set_bound(float distance) {
    bound_ = distance;
    const double most = wide(distance) + wide(std::numeric_limits<float>::denorm_min());
    squared_bound_ = most * most * (1 + 1.0 / (1 << 22));
  }

  void make_heap() {
    for (std::size_t place = size_ / 2; place-- > 0;) sink(place, size_, neighbors_[place]);
  }

  // Stores a neighbour at `place` or below, where the first `size` are a heap again. How deep it
  // sinks is random, so a loop that ends there would often be mispredicted: this one always goes to
  // the bottom, and at each level keeps the farther and carries on with the nearer of the two.
  [[gnu::noinline]] void sink(std::size_t place, std::size_t size, const Neighbor& neighbor) {
    std::uint64_t sinking = sort_key(neighbor);
    for (std::size_t child = 2 * place + 1; child < size; child = 2 * place + 1) {
      const std::size_t sibling = child + (child + 1 < size ? 1u : 0u);
      child += sort_key(neighbors_[child]) < sort_key(neighbors_[sibling]) ? 1u : 0u;
      const std::uint64_t farther = sort_key(neighbors_[child]);
      neighbors_[place] = neighbor_of(std::max(sinking, farther));
      sinking = std::min(sinking, farther);
      place = child;
    }
    neighbors_[place] = neighbor_of(sinking);
  }

  Neighbor* neighbors_;
  std::size_t count_;
  std::size_t size_ = 0;
  float bound_ = 0;
  double squared_bound_ = 0;
};

// A node to be visited; `is_entered` when its children have been pushed and its own list remains.
struct Waiting {
  NodeIndex node;
  bool is_entered;
  double squared_distance;
};

// The children, the farthest first. The distances of the halves along each axis decide the order.
std::array<Waiting, 4> children_by_distance(const Tree& tree, const Node& node,
                                            const Point& point) {
  const auto [halves_x, halves_y] = tree.bounds_of_halves(node);
  const double x[] = {squared_gap(wide(point.x), halves_x[0]),
                      squared_gap(wide(point.x), halves_x[1])};
  const double y[] = {squared_gap(wide(point.y), halves_y[0]),
                      squared_gap(wide(point.y), halves_y[1])};
  const NodeIndex nearest = (x[1] < x[0] ? 1u : 0u) | (y[1] < y[0] ? 2u : 0u);
  const NodeIndex cheaper_step = std::fabs(x[0] - x[1]) <= std::fabs(y[0] - y[1]) ? 1 : 2;
  const auto child = [&](NodeIndex quarter) -> Waiting {
    return {node.children + quarter, false, x[quarter & 1] + y[quarter >> 1]};
  };
  return {child(nearest ^ 3), child(nearest ^ cheaper_step ^ 3), child(nearest ^ cheaper_step),
          child(nearest)};
}

Box box_around(const Point& point, double distance) {
  return {rounded(wide(point.x) - distance), rounded(wide(point.y) - distance),
          rounded(wide(point.x) + distance), rounded(wide(point.y) + distance)};
}

// Adds the objects in a node's own list that are among the nearest.
void add_nearest_in(const QueryRun& run, const Tree::List& list, const Point& point,
                    NearestHeap& nearest) {
  const Node& node = list.node;
  // A trace records the outcome of every object in the list.
  const double reach = run.is_traced() ? std::numeric_limits<double>::infinity()
                                       : std::sqrt(nearest.squared_bound());
  const TouchTest touches(box_around(point, reach));
  run.for_each_passing(list, touches, [&](Row row, const Box& box) {
    const auto distance = static_cast<float>(std::sqrt(squared_distance(point, box)));
    const Neighbor neighbor = {.row = row, .distance = distance};
    if (!nearest.is_wanted(neighbor)) {
      run.record(TraceKind::kMiss, node, row, TraceReason::kFarther);
    } else if (nearest.is_short() ? run.admits(row) && !nearest.holds(row) : run.admits_new(row)) {
      if (nearest.is_full()) run.record(TraceKind::kDrop, node, nearest.farthest().row);
      run.record(TraceKind::kHit, node, row);
      nearest.add(neighbor);
    } else {
      run.record(TraceKind::kRepeat, node, row);
    }
  });
}

// Searches a node and all below it. Branch and bound, depth first, the nearest child first
// (Roussopoulos, Kelley and Vincent, Nearest Neighbor Queries, 1995).
// A node's own list comes after its children: its objects straddle them and are often farther, and
// the bound found below leaves few of them to be tested.
void search(const QueryRun& run, NodeIndex start, const Point& point, NearestHeap& nearest) {
  const Tree& tree = run.tree();
  NodeStack<Waiting, 4> waiting({start, false, 0});
  while (!waiting.empty()) {
    const Waiting next = waiting.pop();
    const Node& node = tree.node(next.node);
    if (next.squared_distance > nearest.squared_bound()) {
      if (!next.is_entered) run.record_skip(node, TraceReason::kFarther);
      continue;
    }
    if (!next.is_entered) run.record_enter(node);
    if (next.is_entered || node.is_leaf()) {
      add_nearest_in(run, run.list_of(node), point, nearest);
      continue;
    }
    if (node.own.count > 0) waiting.push({next.node, true, next.squared_distance});
    for (const Waiting& child : children_by_distance(tree, node, point)) waiting.push(child);
  }
}

// The starts of a list by the distance of their cells, the nearest first, without one node.
class StartsByDistance {
 public:
  StartsByDistance(const Tree& tree, std::span<const Start> starts, NodeIndex without,
                   const Point& point) {
    for (const Start& start : starts) {
      if (start.node == without) continue;
      const Bounds sides = tree.sides(tree.node(start.node));
      insert({start, squared_gap(wide(point.x), {sides.min_x, sides.max_x}) +
                         squared_gap(wide(point.y), {sides.min_y, sides.max_y})});
    }
  }

  struct Distant {
    Start start;
    double squared_distance;
  };
  std::span<const Distant> starts() const { return std::span(starts_).first(size_); }

 private:
  void insert(const Distant& distant) {
    std::size_t i = size_++;
    for (; i > 0 && starts_[i - 1].squared_distance > distant.squared_distance; --i) {
      starts_[i] = starts_[i - 1];
    }
    starts_[i] = distant;
  }

  std::array<Distant, StartList::kMostStarts> starts_;
  std::size_t size_ = 0;
};

// Searches the leaf around the point first, then what is within the bound that it gives.
void search_outwards(const QueryRun& run, const StartTable& starts, const Point& point,
                     NearestHeap& nearest) {
  const Tree& tree = run.tree();
  const PlacementRule& rule = tree.rule();
  const CellRange cell = tree.in_cells_of_starts(rule.key({point.x, point.y, point.x, point.y}));
  const NodeIndex around = starts.at(cell.left, cell.top);
  search(run, around, point, nearest);
  const Box within = box_around(point, std::sqrt(nearest.squared_bound()));
  const StartList others = run.starts_of(rule.key(within));
  for (const Start& other : others.starts()) run.touch(tree.node(other.node));
  const StartsByDistance by_distance(tree, others.starts(), around, point);
  for (const auto& [start, squared_distance] : by_distance.starts()) {
    if (squared_distance > nearest.squared_bound()) break;
    if (start.is_alone) {
      add_nearest_in(run, run.list_of(tree.node(start.node)), point, nearest);
    } else {
      search(run, start.node, point, nearest);
    }
  }
}

}  // namespace

bool find_nearest(const QueryRun& run, const Point& point, std::uint32_t count, float max_distance,
                  Buffer<Neighbor>& found) {
  const Tree& tree = run.tree();
  count = std::min(count, static_cast<std::uint32_t>(tree.keys().size()));
  if (!found.reserve(found.size() + count)) return false;
  if (count == 0) return true;
  run.clear_visited();
  NearestHeap nearest(found.data() + found.size(), count, max_distance);
  const StartTable* starts = tree.starts();
  // A trace shows the walk from the root.
  if (starts == nullptr || run.is_traced()) {
    search(run, NodePool::kRoot, point, nearest);
  } else {
    search_outwards(run, *starts, point, nearest);
  }
  found.extend(nearest.sort());
  return true;
}

}  // namespace quadrille
