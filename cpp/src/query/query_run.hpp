// How a query sees a tree.
#pragma once

#include <limits>
#include <optional>
#include <span>

#include "base/buffer.hpp"
#include "geometry/touch_test.hpp"
#include "query/visited_set.hpp"
#include "store/filters.hpp"
#include "trace/trace_recorder.hpp"
#include "tree/start_list.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// A tree whose nodes list rows, and the boxes of these.
struct QueriedTree {
  const Tree& tree;
  std::span<const Box> boxes;  ///< by row
  Tree* owned = nullptr;       ///< the same tree, if a query may copy boxes beside its lists

  /// The boxes of a node's own list, in its order; nullptr if they must be read by row.
  const Box* box_copies(const Node& node) const {
    return owned != nullptr ? owned->updated_box_copies(node, boxes) : tree.box_copies(node);
  }
};

/// Scratch memory for one query at a time.
struct QueryScratch {
  Buffer<Row> listed;  ///< rows of one list: room for all, and for what vectors write behind them
  Buffer<Row> except;  ///< rows that the query leaves out, ascending
  VisitedSet visited;

  /// Makes room for a tree with `rows` rows; false when there is no memory.
  [[nodiscard]] bool reserve(std::uint32_t rows) {
    return listed.resize(rows + kLanes) && visited.reserve(rows);
  }

  std::size_t bytes() const { return listed.bytes() + except.bytes() + visited.bytes(); }
};

/// What one query, or one batch, needs: a tree, boxes, a filter, scratch memory, and a recorder if
/// it is traced.
///
/// With a recorder, each node that a walk enters or skips and each object that it looks at is
/// recorded, with the outcome. Without one, that costs a comparison for each node and for each
/// object that touches the window. A traced query begins at the root, where others may begin at
/// leaves; from there on both run the same code.
class QueryRun {
 public:
  /// Precondition: the scratch memory has room for the tree. `trace` may be nullptr.
  QueryRun(const QueriedTree& queried, EdgeRule edges, const RowFilter& filter,
           QueryScratch& scratch, TraceRecorder* trace)
      : queried_(queried), edges_(edges), filter_(filter), scratch_(scratch), trace_(trace) {}

  const Tree& tree() const { return queried_.tree; }
  const Box& box(Row row) const { return queried_.boxes[row]; }
  EdgeRule edges() const { return edges_; }

  /// To be called at the beginning of each query that calls `admits_new`.
  void clear_visited() const {
    if (tree().rule().shares()) scratch_.visited.clear();
  }

  /// The nodes at which the walk over a range of cells begins. A trace shows it from the root.
  StartList starts_of(const CellRange& range) const {
    return is_traced() ? StartList(NodePool::kRoot) : StartList(tree(), range);
  }

  /// Reads the beginning of a list, which the walk will soon come to: so the processor waits for
  /// rows and boxes, and for the lists of several nodes, at once.
  static void touch(std::span<const Row> rows, const Box* copies);
  void touch(const Node& node) const { touch(tree().rows(node), tree().box_copies(node)); }

  /// The objects in a node's own list. Valid until the next call.
  std::span<const Row> rows(const Node& node) const {
    return is_traced() ? rows_touching_traced(node, TouchTest(kPlane)) : tree().rows(node);
  }

  /// A node's own list, for the functions below.
  Tree::List list_of(const Node& node) const {
    return {node, tree().rows(node), queried_.box_copies(node)};
  }

  /// The list of the one leaf over a range of cells, where it is known without a walk. Nodes above
  /// it may hold rows, see below. A trace shows the walk.
  std::optional<Tree::List> list_of_leaf_over(const CellRange& range) const {
    if (is_traced() || tree().starts() == nullptr) return std::nullopt;
    const CellRange cell = tree().in_cells_of_starts(range);
    return is_one_cell(cell) ? tree().list_at_start(cell.left, cell.top) : std::nullopt;
  }

  /// The nodes with rows above such a leaf, from the root down.
  StartTable::Holders holders_over(const CellRange& range) const {
    const CellRange cell = tree().in_cells_of_starts(range);
    return tree().starts()->holders_over(cell.left, cell.top);
  }

  /// Room for the rows of any one list, and for what vectors write behind them.
  Row* room() const { return scratch_.listed.data(); }

  /// The objects in a list whose boxes pass a test, written to `to`, which has room for the whole
  /// list. A trace shows the others, and has its own room.
  std::span<const Row> rows_touching(const Tree::List& list, const TouchTest& touches,
                                     Row* to) const;

  /// The objects in a list whose min corners are not below a corner, written to `to`, which has
  /// room for the whole list and for what vectors write behind it. No trace shows them.
  std::span<const Row> rows_from(const Tree::List& list, const Corner& corner, Row* to) const;

  /// Calls `on_object(row, box)` for each object in a list whose box passes a test, which
  /// `on_object` may change. A trace shows all objects that touch the window of the test.
  template <typename Test, typename OnObject>
  void for_each_passing(const Tree::List& list, const Test& test, OnObject&& on_object) const;

  /// True if the query may find every row.
  bool admits_all() const { return filter_.admits_all(); }

  /// True if the query may find a row.
  bool admits(Row row) const { return filter_.admits(row); }

  /// True if the query may find a row and this is the first call for it: an object in
  /// several nodes counts in the first one that is visited.
  bool admits_new(Row row) const {
    return admits(row) && (!tree().rule().shares() || scratch_.visited.insert(row));
  }

  bool is_traced() const { return trace_ != nullptr; }

  /// Drops what was recorded.
  void restart_trace() const {
    if (is_traced()) trace_->restart();
  }

  /// The walk enters a node.
  void record_enter(const Node& node) const {
    if (is_traced()) trace_->enter(node);
  }

  /// The outcome for an object in a node's own list.
  void record(TraceKind kind, const Node& node, Row row, TraceReason reason = {}) const {
    if (is_traced()) trace_->add(kind, node.cell, static_cast<std::int32_t>(row), reason);
  }

  /// The walk skips a node and all below it.
  void record_skip(const Node& node, TraceReason reason) const {
    if (is_traced()) trace_->add(TraceKind::kSkip, node.cell, TraceRecorder::kNoObject, reason);
  }

  /// The walk skips those children of a node that are out of a visit's ranges.
  void record_skipped_children(const Node& node, const PlacementRule::VisitRanges& ranges) const {
    if (is_traced()) record_children_out_of(ranges, node);
  }

 private:
  // Touches every box.
  static constexpr float kMost = std::numeric_limits<float>::max();
  static constexpr Box kPlane = {-kMost, -kMost, kMost, kMost};

  template <typename Test, typename Take>
  void for_each_near(const Tree::List& list, const Test& test, Take&& take) const;
  std::span<const Row> rows_touching_traced(const Node& node, const TouchTest& touches) const;
  void record_children_out_of(const PlacementRule::VisitRanges& ranges, const Node& node) const;

  QueriedTree queried_;
  EdgeRule edges_;
  RowFilter filter_;
  QueryScratch& scratch_;
  TraceRecorder* trace_;
};

inline void QueryRun::touch(std::span<const Row> rows, const Box* copies) {
  if (rows.empty()) return;
  // Compilers keep volatile reads. WebAssembly has no instruction for a prefetch.
  static_cast<void>(*static_cast<const volatile Row*>(rows.data()));
  if (copies != nullptr) static_cast<void>(*static_cast<const volatile float*>(&copies->min_x));
}

// Writes every row and advances only past those that touch: whether a box touches is random, and a
// branch on it would often be mispredicted.
inline std::span<const Row> QueryRun::rows_touching(const Tree::List& list,
                                                    const TouchTest& touches, Row* to) const {
  if (is_traced()) return rows_touching_traced(list.node, touches);
  Row* end = to;
  if (list.copies == nullptr) {
    for (const Row row : list.rows) {
      *end = row;
      end += touches(queried_.boxes[row]) ? 1 : 0;
    }
    return {to, end};
  }
  const auto take = [&](std::size_t i) {
    *end = list.rows[i];
    end += touches(list.copies[i]) ? 1 : 0;
  };
  for_each_near(list, TouchTest(touches.window()), take);
  return {to, end};
}

template <typename Test, typename OnObject>
void QueryRun::for_each_passing(const Tree::List& list, const Test& test,
                                OnObject&& on_object) const {
  if (is_traced()) {
    const TouchTest touches(test.window());
    for (const Row row : rows_touching_traced(list.node, touches)) on_object(row, box(row));
    return;
  }
  if (list.copies == nullptr) {
    for (const Row row : list.rows) {
      if (test(queried_.boxes[row])) on_object(row, queried_.boxes[row]);
    }
    return;
  }
  const auto take = [&](std::size_t i) {
    if (test(list.copies[i])) on_object(list.rows[i], list.copies[i]);
  };
  touch(list.rows, list.copies);
  for_each_near(list, test, take);
}

// Takes all places in a list but those in groups whose bounds do not pass a test: a test that one
// box passes is passed by the bounds of its group.
template <typename Test, typename Take>
void QueryRun::for_each_near(const Tree::List& list, const Test& test, Take&& take) const {
  const std::size_t size = list.rows.size();
  const bool has_groups = BoxGroups::is_long(size);
  const Box* bounds = has_groups ? tree().groups_of(list.node) : nullptr;
  for (std::size_t i = 0; i < size;) {
    const bool is_group = has_groups && i + BoxGroups::kSize <= size;
    const std::size_t end = is_group ? i + BoxGroups::kSize : size;
    const bool may_pass = !is_group || test(*bounds++);
    for (; may_pass && i < end; ++i) take(i);
    i = end;
  }
}

}  // namespace quadrille
