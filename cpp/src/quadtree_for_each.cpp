// Iterations over results while the caller changes the tree. Results are held with the ids of their
// objects: an id distinguishes an object from its successor in the same row.
#include <algorithm>
#include <optional>

#include "quadrille/for_each.hpp"
#include "quadtree_impl.hpp"

namespace quadrille::detail {
namespace {

// Frees what an iteration holds. After `restore`, the tree's stack is a new one, and may be
// shorter.
template <typename T>
void release(Buffer<T>& stack, HeldRange& held) {
  held.begin = std::min(held.begin, stack.size());
  held.next = held.end = held.begin;
  static_cast<void>(stack.resize(held.begin));  // cannot fail: it does not grow
}

bool has_next(std::size_t size, const HeldRange& held) {
  return held.next < std::min(held.end, size);
}

// A pair in the order of the masks; no value when they leave it out.
std::optional<Pair> in_order(const Pair& pair, const Filters& filters, const PairMasks& masks) {
  // All pairs are wanted, also those of objects without a category.
  if (masks.a == ~0u && masks.b == ~0u) return pair;
  const std::uint32_t category_a = filters.of(pair.a).category;
  const std::uint32_t category_b = filters.of(pair.b).category;
  if ((category_a & masks.a) != 0 && (category_b & masks.b) != 0) return pair;
  if ((category_b & masks.a) != 0 && (category_a & masks.b) != 0) return Pair{pair.b, pair.a};
  return std::nullopt;
}

}  // namespace

PairIteration::PairIteration(Quadtree& tree, const PairMasks& masks) : tree_(tree) {
  const auto [status, pairs] = tree.pairs();
  status_ = status;
  if (status != Status::kOk) return;
  Buffer<HeldPair>& stack = tree.impl_->held_pairs;
  const Filters& filters = tree.impl_->filters;
  const IdTable& ids = tree.impl_->objects.ids();
  held_.begin = held_.next = held_.end = stack.size();
  if (!stack.reserve(stack.size() + pairs.size())) {
    status_ = Status::kOutOfMemory;
    return;
  }
  for (const Pair& pair : pairs) {
    const std::optional<Pair> held = in_order(pair, filters, masks);
    if (held) stack.push_unchecked({.a = ids.id_at(held->a), .b = ids.id_at(held->b)});
  }
  held_.end = stack.size();
}

PairIteration::~PairIteration() {
  if (status_ == Status::kOk) release(tree_.impl_->held_pairs, held_);
}

bool PairIteration::next(Pair& pair) {
  const Buffer<HeldPair>& stack = tree_.impl_->held_pairs;
  while (has_next(stack.size(), held_)) {
    const auto [a, b] = stack[held_.next++];
    if (!tree_.has(a) || !tree_.has(b)) continue;
    pair = {row_of(a), row_of(b)};
    return true;
  }
  return false;
}

NeighborIteration::NeighborIteration(Quadtree& tree, const Point& point, float max_distance,
                                     const QueryFilter& filter)
    : tree_(tree), point_(point), max_distance_(max_distance), filter_(filter) {
  held_.begin = held_.next = held_.end = tree.impl_->held_neighbors.size();
  const std::size_t stale = tree.impl_->objects.ids().first_stale(filter.except);
  if (stale == filter.except.size()) return;
  tree.impl_->objects.set_error_index(stale);
  status_ = Status::kStaleId;
  has_all_ = true;
}

NeighborIteration::~NeighborIteration() {
  release(tree_.impl_->held_neighbors, held_);
}

bool NeighborIteration::next(Neighbor& neighbor) {
  do {
    const Buffer<HeldNeighbor>& stack = tree_.impl_->held_neighbors;
    while (has_next(stack.size(), held_)) {
      const auto [id, held] = stack[held_.next++];
      const bool was_visited =
          held.distance != last_.distance ? held.distance < last_.distance : held.row <= last_.row;
      if (was_visited || !tree_.has(id) || is_left_out(id)) continue;
      neighbor = last_ = held;
      return true;
    }
  } while (find_more());
  return false;
}

// Here and not by the batches: the visitor may remove objects that are to be left out, and a query
// would refuse their ids then.
bool NeighborIteration::is_left_out(Id id) const {
  const auto names_it = [id](Id named) { return named == id || named == row_of(id); };
  return std::ranges::any_of(filter_.except, names_it);
}

// Replaces the batch by a larger one. False when there are no more, or no memory for them.
bool NeighborIteration::find_more() {
  constexpr std::uint32_t kGrowth = 4;
  if (has_all_) return false;
  const auto [status, found] = tree_.nearest(point_, count_, max_distance_,
                                             {.category = filter_.category, .mask = filter_.mask});
  status_ = status;
  Buffer<HeldNeighbor>& stack = tree_.impl_->held_neighbors;
  release(stack, held_);
  if (status == Status::kOk && !stack.reserve(held_.begin + found.size())) {
    status_ = Status::kOutOfMemory;
  }
  if (status_ != Status::kOk) return false;
  const IdTable& ids = tree_.impl_->objects.ids();
  for (const Neighbor& neighbor : found) {
    stack.push_unchecked({.id = ids.id_at(neighbor.row), .neighbor = neighbor});
  }
  held_.end = stack.size();
  has_all_ = found.size() < count_;
  count_ *= kGrowth;  // stays below 2^26, as there are fewer than 2^24 objects
  return true;
}

}  // namespace quadrille::detail
