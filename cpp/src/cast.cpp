#include "cast.hpp"

#include <algorithm>

#include "node_stack.hpp"
#include "way.hpp"

namespace quadrille {
namespace {

bool is_before(const Hit& a, const Hit& b) {
  return a.fraction != b.fraction ? a.fraction < b.fraction : a.row < b.row;
}

void tell_of_skipped(const Search& search, const Way& way, const Node& node, const Bounds& reach) {
  const bool is_beside = !way.part_within(reach, 1);
  search.tell_skip(node.cell, is_beside ? TraceReason::kApart : TraceReason::kFarther);
}

// Calls `on_hit(hit, node)` for each object that is met, and the node that holds it. `until` is
// read again for each node: what is farther along the way may be left out.
template <typename OnHit>
void cast(const Search& search, const MovingBox& moving, const float& until, OnHit&& on_hit) {
  const Way way(moving, search.edges());
  const Tree& tree = search.tree();
  search.restart();
  NodeStack<NodeIndex> stack(NodePool::kRoot);
  while (!stack.empty()) {
    const Node& node = tree.node(stack.pop());
    const Bounds reach = tree.rule().reach(tree.cells(node), node.cell.depth);
    const std::optional<Box> part = way.part_within(reach, until);
    if (!part) {
      if (search.is_told()) tell_of_skipped(search, way, node, reach);
      continue;
    }
    search.tell_enter(node);
    for (const Row row : search.near(node, *part)) {
      if (!search.takes(row)) continue;
      std::optional<Hit> hit = way.meet(search.box(row));
      if (!hit) {
        search.tell(TraceKind::kMiss, node, row, TraceReason::kApart);
        continue;
      }
      hit->row = row;
      on_hit(*hit, node);
    }
    if (node.is_leaf()) continue;
    for (NodeIndex quarter = 4; quarter-- > 0;) {  // the first on the way is taken off first
      stack.push(node.children + (quarter ^ way.quarter_flip()));
    }
  }
}

}  // namespace

std::optional<Hit> find_first_hit(const Search& search, const MovingBox& moving) {
  std::optional<Hit> first;
  float until = 1;
  cast(search, moving, until, [&](const Hit& hit, const Node& node) {
    if (first && !is_before(hit, *first)) {
      return search.tell(TraceKind::kMiss, node, hit.row, TraceReason::kFarther);
    }
    if (first) search.tell(TraceKind::kDrop, node, first->row);
    search.tell(TraceKind::kHit, node, hit.row);
    first = hit;
    until = hit.fraction;
  });
  return first;
}

bool find_all_hits(const Search& search, const MovingBox& moving, Buffer<Hit>& hits) {
  const std::size_t begin = hits.size();
  bool had_memory = true;
  const float until = 1;
  cast(search, moving, until, [&](const Hit& hit, const Node& node) {
    search.tell(TraceKind::kHit, node, hit.row);
    had_memory = hits.push(hit) && had_memory;
  });
  const std::span<Hit> found = hits.span().subspan(begin);
  std::ranges::make_heap(found, is_before);
  std::ranges::sort_heap(found, is_before);  // in a seventh of the code of `sort`
  return had_memory;
}

}  // namespace quadrille
