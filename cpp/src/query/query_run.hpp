// How a query sees a tree.
#pragma once

#include <limits>
#include <span>

#include "query/box_cache.hpp"
#include "query/visited_set.hpp"
#include "store/filters.hpp"
#include "trace/trace_recorder.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// What one query, or one batch, needs: a tree, boxes, a filter, scratch memory, and a recorder if
/// it is traced.
///
/// Traced and untraced queries run the same code. With a recorder, each node that a walk enters or
/// skips and each object that it looks at is recorded, with the outcome. Without one, that costs a
/// comparison for each node and for each object that touches the window.
class QueryRun {
 public:
  /// Precondition: cache and visited set have been prepared for the tree. `trace` may be nullptr.
  QueryRun(const QueriedTree& queried, EdgeRule edges, const QueryFilter& filter,
           BoxCache& box_cache, VisitedSet& visited, TraceRecorder* trace)
      : queried_(queried),
        edges_(edges),
        filter_(filter),
        box_cache_(box_cache),
        visited_(visited),
        trace_(trace) {}

  const Tree& tree() const { return queried_.tree; }
  const Box& box(Row row) const { return queried_.boxes[row]; }
  EdgeRule edges() const { return edges_; }

  /// To be called at the beginning of each query that calls `admits_new`.
  void clear_visited() const {
    if (tree().rule().shares()) visited_.clear();
  }

  /// The objects in a node's own list. Valid until the next call.
  std::span<const Row> rows(const Node& node) const {
    return is_traced() ? rows_wanted_traced(node, TouchTest(kPlane)) : tree().rows(node);
  }

  /// The objects in a node's own list whose boxes pass a test. Valid until the next call.
  std::span<const Row> rows_wanted(const Node& node, const TouchTest& is_wanted) const {
    return is_traced() ? rows_wanted_traced(node, is_wanted)
                       : box_cache_.rows_wanted(queried_, node, is_wanted);
  }

  /// Calls `on_object(row, box)` for each object in a node's own list that touches `window`.
  template <typename OnObject>
  void for_each_touching(const Node& node, const Box& window, OnObject&& on_object) const {
    if (!is_traced()) {
      return box_cache_.for_each_touching(queried_, node, TouchTest(window), on_object);
    }
    for (const Row row : rows_wanted_traced(node, TouchTest(window))) {
      on_object(row, box(row));
    }
  }

  /// True if the query's filter admits a row.
  bool admits(Row row) const { return filter_.admits(row); }

  /// True if the query's filter admits a row and this is the first call for it: an object in
  /// several nodes counts in the first one that is visited.
  bool admits_new(Row row) const {
    return admits(row) && (!tree().rule().shares() || visited_.insert(row));
  }

  bool is_traced() const { return trace_ != nullptr; }

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

  std::span<const Row> rows_wanted_traced(const Node& node, const TouchTest& is_wanted) const;
  void record_children_out_of(const PlacementRule::VisitRanges& ranges, const Node& node) const;

  QueriedTree queried_;
  EdgeRule edges_;
  QueryFilter filter_;
  BoxCache& box_cache_;
  VisitedSet& visited_;
  TraceRecorder* trace_;
};

}  // namespace quadrille
