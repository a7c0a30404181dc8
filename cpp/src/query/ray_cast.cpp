#include "query/ray_cast.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "base/rounding.hpp"
#include "base/sort.hpp"
#include "base/wide.hpp"
#include "geometry/path_test.hpp"
#include "geometry/region.hpp"
#include "geometry/swept_box.hpp"
#include "query/region_query.hpp"
#include "query/starts_along.hpp"
#include "tree/traversal.hpp"

namespace quadrille {
namespace {

// What is met at a larger fraction of the path, in 64 bits, comes after a hit with this fraction.
// One at a smaller fraction may come before it: it may round to the same 32 bits. The margin covers
// rounding in 64 bits.
double last_fraction(float fraction) {
  constexpr double kRoundingMargin = 1 + 1.0 / (1 << 20);
  return wide(next_up(fraction)) * kRoundingMargin;
}

// The order in which a swept box meets objects. A hit keeps 32 bits of its fraction; hits that are
// equal in these are compared by their fractions in 64 bits. A total order: rows differ.
struct HitOrder {
  const QueryRun& run;
  const SweptBox& swept;

  bool operator()(const Hit& a, const Hit& b) const {
    if (a.fraction != b.fraction) return a.fraction < b.fraction;
    const double exact_a = swept.fraction_at(run.box(a.row));
    const double exact_b = swept.fraction_at(run.box(b.row));
    return exact_a != exact_b ? exact_a < exact_b : a.row < b.row;
  }
};

Hit hit_of(const SweptBox& swept, Row row, const Box& box) {
  Hit hit = swept.hit(box);
  hit.row = row;
  return hit;
}

// Keeps the first hit.
class FirstHit {
 public:
  FirstHit(const QueryRun& run, const SweptBox& swept) : run_(run), swept_(swept) {}

  Hit hit() const { return row_ == kNoRow ? kNoHit : hit_of(swept_, row_, box_); }

  // Nothing that is met after this fraction of the path can be the first hit.
  double bound() const { return bound_; }

  // An object that comes again changes nothing, so that the set of visited rows is needed for
  // traces alone.
  bool admits(Row row) const { return run_.is_traced() ? run_.admits_new(row) : run_.admits(row); }

  void add(const Node& node, Row row, const Box& box) {
    const double fraction = swept_.fraction_at(box);
    const bool is_only = row_ == kNoRow;
    if (!is_only && (fraction > fraction_ || (fraction == fraction_ && row >= row_))) {
      return run_.record(TraceKind::kMiss, node, row, TraceReason::kFarther);
    }
    if (!is_only) run_.record(TraceKind::kDrop, node, row_);
    run_.record(TraceKind::kHit, node, row);
    row_ = row;
    box_ = box;
    fraction_ = fraction;
    bound_ = last_fraction(static_cast<float>(fraction));
  }

 private:
  const QueryRun& run_;
  const SweptBox& swept_;
  Row row_ = kNoRow;
  Box box_ = {};
  double fraction_ = 1;
  double bound_ = 1;
};

// Keeps all hits.
class AllHits {
 public:
  AllHits(const QueryRun& run, const SweptBox& swept, Buffer<Hit>& hits)
      : run_(run), swept_(swept), hits_(hits) {}

  bool had_memory() const { return had_memory_; }
  double bound() const { return 1; }
  bool admits(Row row) const { return run_.admits_new(row); }

  void add(const Node& node, Row row, const Box& box) {
    run_.record(TraceKind::kHit, node, row);
    had_memory_ = hits_.push(hit_of(swept_, row, box)) && had_memory_;
  }

 private:
  const QueryRun& run_;
  const SweptBox& swept_;
  Buffer<Hit>& hits_;
  bool had_memory_ = true;
};

// A box that touches none.
constexpr float kMost = std::numeric_limits<float>::max();
constexpr Box kNothingTouches = {kMost, kMost, -kMost, -kMost};

// Passes what is met to a visitor, which may shorten the path, but for what touches a box that was
// searched before.
class ShortenedPath {
 public:
  ShortenedPath(const QueryRun& run, const SweptBox& swept, const Box& searched, float end,
                const BoxCastVisitor& visitor)
      : run_(run),
        swept_(swept),
        was_searched_(searched),
        visitor_(visitor),
        bound_(last_fraction(end)) {}

  double bound() const { return bound_; }
  bool admits(Row row) const { return run_.admits_new(row); }

  void add(const Node& node, Row row, const Box& box) {
    if (was_searched_(box)) return run_.record(TraceKind::kRepeat, node, row);
    const double fraction = swept_.fraction_at(box);
    if (fraction > bound_) return run_.record(TraceKind::kMiss, node, row, TraceReason::kFarther);
    run_.record(TraceKind::kHit, node, row);
    bound_ = last_fraction(visitor_.meet(row, rounded_down(fraction)));
  }

 private:
  const QueryRun& run_;
  const SweptBox& swept_;
  TouchTest was_searched_;
  const BoxCastVisitor& visitor_;
  double bound_;
};

// Passes hits to a visitor, in order.
class HitsInOrder {
 public:
  // `hits` is scratch, and empty.
  HitsInOrder(const QueryRun& run, const SweptBox& swept, Buffer<Hit>& hits,
              const detail::HitVisitor& visitor)
      : run_(run), swept_(swept), is_after_{{run, swept}}, heap_(hits), visitor_(visitor) {}

  bool had_memory() const { return had_memory_; }
  double bound() const { return 1; }
  bool admits(Row row) const { return run_.admits_new(row); }

  void add(const Node& node, Row row, const Box& box) {
    run_.record(TraceKind::kHit, node, row);
    had_memory_ = had_memory_ && heap_.push(hit_of(swept_, row, box));
    if (had_memory_) std::ranges::push_heap(heap_.span(), is_after_);
  }

  // The visitor gets the hits that nothing precedes that is met from `fraction` on; false when it
  // wants no more.
  bool visit_before(double fraction) {
    while (!heap_.empty() && last_fraction(heap_[0].fraction) < fraction) {
      std::ranges::pop_heap(heap_.span(), is_after_);
      if (!visitor_.add(heap_.pop())) return false;
    }
    return true;
  }

 private:
  struct Reverse {
    HitOrder is_before;
    bool operator()(const Hit& a, const Hit& b) const { return is_before(b, a); }
  };

  const QueryRun& run_;
  const SweptBox& swept_;
  Reverse is_after_;
  Buffer<Hit>& heap_;  // the first hit on top
  const detail::HitVisitor& visitor_;
  bool had_memory_ = true;
};

// Nodes to be visited, the one that the path reaches first on top of a heap.
class NodesInOrder {
 public:
  // `nodes` is scratch, and empty.
  explicit NodesInOrder(Buffer<WaitingNode>& nodes) : heap_(nodes) {
    push({NodePool::kRoot, {0, 1}});
  }

  bool had_memory() const { return had_memory_; }
  bool empty() const { return heap_.empty(); }

  void push(const WaitingNode& node) {
    had_memory_ = had_memory_ && heap_.push(node);
    if (had_memory_) std::ranges::push_heap(heap_.span(), is_after);
  }

  WaitingNode pop() {
    std::ranges::pop_heap(heap_.span(), is_after);
    return heap_.pop();
  }

 private:
  // A total order, so that traces are the same on every machine.
  static bool is_after(const WaitingNode& a, const WaitingNode& b) {
    if (a.interval.enter != b.interval.enter) return a.interval.enter > b.interval.enter;
    return a.node > b.node;
  }

  Buffer<WaitingNode>& heap_;
  bool had_memory_ = true;
};

// Pushes the children that the path reaches within the part of it on which it reaches their parent,
// so that the first along the path is popped first:
// flipping the bits of a quarter's number by the signs of the direction turns Z-order into the
// order of the path (Revelles, Urena and Lastra, An Efficient Parametric Algorithm for
// Octree Traversal, 2000).
template <typename Nodes>
void push_children(const QueryRun& run, const SweptBox& swept, const Node& node,
                   const PathInterval& within, Nodes& waiting) {
  const auto bounds = run.tree().inner_bounds(node);
  const PathInterval across_x[] = {swept.left_of(bounds.left_end, within),
                                   swept.right_of(bounds.right_begin, within)};
  const PathInterval across_y[] = {swept.top_of(bounds.top_end, within),
                                   swept.bottom_of(bounds.bottom_begin, within)};
  for (NodeIndex i = 4; i-- > 0;) {
    const NodeIndex quarter = i ^ swept.quarter_flip();
    const PathInterval interval = intersection(across_x[quarter & 1], across_y[quarter >> 1]);
    const NodeIndex child = node.children + quarter;
    if (interval.enter <= interval.leave) {
      waiting.push({child, interval});
    } else {
      run.record_skip(run.tree().node(child), TraceReason::kApart);
    }
  }
}

// Adds the hits of the objects in a node's own list on a part of the path. Changes the part that
// the test is of.
template <typename Hits>
[[gnu::noinline]] void add_hits_in(const QueryRun& run, const SweptBox& swept,
                                   const Tree::List& list, const PathInterval& interval,
                                   PathTest<SimdLanes>& test, Hits& hits) {
  const Node& node = list.node;
  const auto limit = [&] {
    test.limit_to({interval.enter, smaller(interval.leave, hits.bound())});
  };
  limit();
  run.for_each_passing(list, test, [&](Row row, const Box& box) {
    if (!swept.meets(box)) {
      run.record(TraceKind::kMiss, node, row, TraceReason::kApart);
    } else if (hits.admits(row)) {
      hits.add(node, row, box);
      limit();
    } else {
      run.record(TraceKind::kRepeat, node, row);
    }
  });
}

// Where the part of a path ends that is searched as a box, before the rest is walked along. A path
// that is not much longer than the moving box costs less to search so than to walk along. Of a
// longer one, it is the part where many casts end. Of that of a point, or of a box that is hardly
// more, it is nothing.
double end_of_searched_part(const MovingBox& moving) {
  constexpr double kShortPath = 4;  // in sizes of the box
  constexpr double kFirstPart = 1.5;
  constexpr double kPathOfPoint = 256;
  const auto& [box, dx, dy] = moving;
  const double size = (wide(box.max_x) - wide(box.min_x)) + (wide(box.max_y) - wide(box.min_y));
  const double length = std::abs(wide(dx)) + std::abs(wide(dy));
  if (length <= kShortPath * size) return 1;
  return length < kPathOfPoint * size ? kFirstPart * size / length : 0;
}

// Passes what a box touches to a visitor, if the path meets it: what is met first comes first, but
// for what there is no room to sort. Returns where the path then ends.
float cast_in_box(const QueryRun& run, const SweptBox& swept, const Box& window,
                  const BoxCastVisitor& visitor) {
  struct Met {
    Row row;
    float fraction;
  };
  std::array<Met, 16> met;
  std::size_t count = 0;
  float end = 1;
  auto visit = [&](Row row) {
    const Box& box = run.box(row);
    if (!swept.meets(box)) return true;
    const float fraction = rounded_down(swept.fraction_at(box));
    if (count == met.size()) {
      if (fraction <= end) end = visitor.meet(row, fraction);
      return end >= 0;
    }
    std::size_t i = count++;
    for (; i > 0 && met[i - 1].fraction > fraction; --i) met[i] = met[i - 1];
    met[i] = {row, fraction};
    return true;
  };
  const detail::RowVisitor row_visitor(visit);
  find_overlapping(run, Region(window, EdgeRule::kTouching), row_visitor);
  for (std::size_t i = 0; i < count && met[i].fraction <= end; ++i) {
    end = visitor.meet(met[i].row, met[i].fraction);
  }
  return end;
}

// Searches a node and all below it.
template <typename Hits>
void search(const QueryRun& run, const SweptBox& swept, const WaitingNode& start,
            PathTest<SimdLanes>& test, Hits& hits) {
  NodeStack<WaitingNode> waiting(start);
  while (!waiting.empty()) {
    const auto [index, interval] = waiting.pop();
    const Node& node = run.tree().node(index);
    if (interval.enter > hits.bound()) {
      run.record_skip(node, TraceReason::kFarther);
      continue;
    }
    run.record_enter(node);
    if (node.own.count > 0) add_hits_in(run, swept, run.list_of(node), interval, test, hits);
    if (!node.is_leaf()) push_children(run, swept, node, interval, waiting);
  }
}

// True where a search begins at the nodes along the path: a box that is larger than the cells of
// these reaches too many. A trace shows the walk from the root. So does a root that is a leaf:
// there is nothing to walk along.
bool begins_along_path(const QueryRun& run, const SweptBox& swept) {
  const StartTable* starts = run.tree().starts();
  if (run.is_traced() || starts == nullptr) return false;
  if (run.tree().node(NodePool::kRoot).is_leaf()) return false;
  const Grid& grid = run.tree().rule().grid();
  return swept.width() <= grid.x().cell_size(starts->depth()) &&
         swept.height() <= grid.y().cell_size(starts->depth());
}

template <typename Hits>
void cast(const QueryRun& run, const SweptBox& swept, const PathInterval& part, Hits& hits) {
  run.clear_visited();
  PathTest<SimdLanes> test(swept, part);
  if (!begins_along_path(run, swept)) {
    return search(run, swept, {NodePool::kRoot, part}, test, hits);
  }
  const Tree& tree = run.tree();
  const auto is_before_bound = [&](const PathInterval& line) { return line.enter <= hits.bound(); };
  HoldersAlong holders(*tree.starts());
  const auto on_cell = [&](std::size_t column, std::size_t row) {
    if (tree.starts()->depths_of_holders() != 0) {
      for (const NodeIndex holder : holders.enter(column, row)) {
        add_hits_in(run, swept, run.list_of(tree.node(holder)), part, test, hits);
      }
    }
    // Where a leaf begins and ends on the path need not be known to test its few boxes.
    if (const auto list = tree.list_at_start(column, row)) {
      return add_hits_in(run, swept, *list, part, test, hits);
    }
    const NodeIndex start = tree.starts()->at(column, row);
    const Node& node = tree.node(start);
    if (node.is_leaf()) return add_hits_in(run, swept, run.list_of(node), part, test, hits);
    search(run, swept, {start, swept.part_in(tree.sides(node), part)}, test, hits);
  };
  StartsAlong(tree, swept, part).visit(is_before_bound, on_cell);
}

}  // namespace

Hit find_first_hit(const QueryRun& run, const MovingBox& moving) {
  const SweptBox swept(moving, run.edges());
  FirstHit first(run, swept);
  cast(run, swept, {0, 1}, first);
  return first.hit();
}

bool find_all_hits(const QueryRun& run, const MovingBox& moving, Buffer<Hit>& hits) {
  const std::size_t begin = hits.size();
  const SweptBox swept(moving, run.edges());
  AllHits all(run, swept, hits);
  cast(run, swept, {0, 1}, all);
  sort(hits.span().subspan(begin), HitOrder{run, swept});
  return all.had_memory();
}

void cast_box(const QueryRun& run, const MovingBox& moving, const BoxCastVisitor& visitor) {
  const SweptBox swept(moving, run.edges());
  const double searched_part = end_of_searched_part(moving);
  Box searched = kNothingTouches;
  float end = 1;
  if (searched_part > 0) {
    searched = swept.around({0, searched_part});
    end = cast_in_box(run, swept, searched, visitor);
  }
  if (searched_part == 1 || wide(end) < searched_part) return;
  ShortenedPath path(run, swept, searched, end, visitor);
  cast(run, swept, {searched_part, 1}, path);
}

bool visit_hits(const QueryRun& run, const MovingBox& moving, RayScratch& scratch,
                const detail::HitVisitor& visitor) {
  const SweptBox swept(moving, run.edges());
  scratch.hits.clear();
  scratch.nodes.clear();
  run.clear_visited();
  HitsInOrder hits(run, swept, scratch.hits, visitor);
  PathTest<SimdLanes> test(swept, {0, 1});
  NodesInOrder waiting(scratch.nodes);
  while (!waiting.empty()) {
    const auto [index, interval] = waiting.pop();
    if (!hits.visit_before(interval.enter)) return true;
    const Node& node = run.tree().node(index);
    run.record_enter(node);
    if (node.own.count > 0) add_hits_in(run, swept, run.list_of(node), interval, test, hits);
    if (!node.is_leaf()) push_children(run, swept, node, interval, waiting);
    if (!hits.had_memory() || !waiting.had_memory()) return false;
  }
  hits.visit_before(std::numeric_limits<double>::infinity());
  return waiting.had_memory();
}

}  // namespace quadrille
