#include "query/ray_cast.hpp"

#include <utility>

#include "base/rounding.hpp"
#include "geometry/swept_box.hpp"
#include "tree/node_stack.hpp"

namespace quadrille {
namespace {

// The order of the way: hits keep 32 bits of their fractions, what is the same in these may still
// be one before the other.
struct Order {
  const QueryContext& search;
  const SweptBox& way;

  bool is_before(const Hit& a, const Hit& b) const {
    if (a.fraction != b.fraction) return a.fraction < b.fraction;
    const double at_a = way.fraction_at(search.box(a.row));
    const double at_b = way.fraction_at(search.box(b.row));
    return at_a != at_b ? at_a < at_b : a.row < b.row;
  }
};

// By heaps; the standard ones take four times the code. First each place from the middle on sinks
// to where nothing below is later, then the last of all goes to the end, again and again.
void sort(std::span<Hit> hits, const Order& order) {
  for (std::size_t begin = hits.size() / 2, end = hits.size(); end > 1;) {
    if (begin > 0) {
      --begin;
    } else {
      std::swap(hits[0], hits[--end]);
    }
    std::size_t place = begin;
    for (std::size_t below = 2 * place + 1; below < end; below = 2 * place + 1) {
      if (below + 1 < end && order.is_before(hits[below], hits[below + 1])) ++below;
      if (!order.is_before(hits[place], hits[below])) break;
      std::swap(hits[place], hits[below]);
      place = below;
    }
  }
}

// What is met: all hits, or the first one.
struct Hits {
  Order order;
  Buffer<Hit>* all;  // nullptr where only the first is wanted
  Hit first = kNoHit;
  double until = 1;  // what is farther along the way may be left out
  bool had_memory = true;

  void add(const Node& node, const Hit& hit) {
    if (all == nullptr) return add_first(node, hit);
    order.search.record(TraceKind::kHit, node, hit.row);
    had_memory = all->push(hit) && had_memory;
  }

 private:
  void add_first(const Node& node, const Hit& hit) {
    constexpr double kHair = 1 + 1.0 / (1 << 20);  // rounding in 64 bits
    const QueryContext& search = order.search;
    const bool is_only = first.row == kNoRow;
    if (!is_only && !order.is_before(hit, first)) {
      return search.record(TraceKind::kMiss, node, hit.row, TraceReason::kFarther);
    }
    if (!is_only) search.record(TraceKind::kDrop, node, first.row);
    search.record(TraceKind::kHit, node, hit.row);
    first = hit;
    until = next_up(hit.fraction) * kHair;  // what rounds to the same fraction may come first
  }
};

// A node that waits, and the part of the way on which it can be met.
struct Waiting {
  NodeIndex node;
  PathInterval part;
};

using Walk = NodeStack<Waiting>;

// Those of a node's quarters that are on the way, the first on it on top.
void push_quarters(const QueryContext& search, const SweptBox& way, const Node& node, Walk& walk) {
  const auto [x, y] = search.tree().reaches_of_halves(node);
  const PathInterval across_x[] = {way.across_x(x[0]), way.across_x(x[1])};
  const PathInterval across_y[] = {way.across_y(y[0]), way.across_y(y[1])};
  for (NodeIndex i = 4; i-- > 0;) {
    const NodeIndex quarter = i ^ way.quarter_flip();
    const PathInterval part = intersection(
        intersection(across_x[quarter & 1], across_y[quarter >> 1]), PathInterval{0, 1});
    const NodeIndex child = node.children + quarter;
    if (part.enter <= part.leave) {
      walk.push({child, part});
    } else {
      search.record_skip(search.tree().node(child).cell, TraceReason::kApart);
    }
  }
}

// The objects that a node itself holds.
void meet_own(const QueryContext& search, const SweptBox& way, const Node& node,
              const PathInterval& part, Hits& hits) {
  for (const Row row : search.near(node, way.around(part))) {
    std::optional<Hit> hit = way.meet(search.box(row));
    if (!hit) {
      search.record(TraceKind::kMiss, node, row, TraceReason::kApart);
    } else if (search.takes(row)) {
      hit->row = row;
      hits.add(node, *hit);
    } else {
      search.record(TraceKind::kRepeat, node, row);
    }
  }
}

void cast(const QueryContext& search, const SweptBox& way, Hits& hits) {
  search.restart();
  Walk walk({NodePool::kRoot, {0, 1}});
  while (!walk.empty()) {
    const auto [index, part] = walk.pop();
    const Node& node = search.tree().node(index);
    if (part.enter > hits.until) {
      search.record_skip(node.cell, TraceReason::kFarther);
      continue;
    }
    search.record_enter(node);
    if (node.own.count > 0) {
      meet_own(search, way, node, {part.enter, smaller(part.leave, hits.until)}, hits);
    }
    if (!node.is_leaf()) push_quarters(search, way, node, walk);
  }
}

}  // namespace

Hit find_first_hit(const QueryContext& search, const MovingBox& moving) {
  const SweptBox way(moving, search.edges());
  Hits hits = {.order = {search, way}, .all = nullptr};
  cast(search, way, hits);
  return hits.first;
}

bool find_all_hits(const QueryContext& search, const MovingBox& moving, Buffer<Hit>& hits) {
  const std::size_t begin = hits.size();
  const SweptBox way(moving, search.edges());
  Hits every = {.order = {search, way}, .all = &hits};
  cast(search, way, every);
  sort(hits.span().subspan(begin), every.order);
  return every.had_memory;
}

}  // namespace quadrille
