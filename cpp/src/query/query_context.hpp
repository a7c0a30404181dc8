// What every question works with.
#pragma once

#include <span>

#include "query/box_cache.hpp"
#include "query/visited_set.hpp"
#include "store/filters.hpp"
#include "trace/trace_recorder.hpp"
#include "tree/tree.hpp"

namespace quadrille {

/// A tree and its boxes, as questions with one filter see them, and the memory that questions
/// share.
///
/// With a trace, a question is told while it is asked: walks say where they come and what they
/// leave out, and each object that they look at is told with what came of it. Without one, that
/// costs a comparison for each node, and for each object that comes to be tested.
class QueryContext {
 public:
  /// Precondition: lists and visited have been made ready for the tree.
  QueryContext(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
               const Admission& admission, BoxCache& lists, VisitedSet& visited,
               TraceRecorder* trace)
      : tree_(tree),
        boxes_(boxes),
        edges_(edges),
        admission_(admission),
        lists_(lists),
        visited_(visited),
        trace_(trace) {}

  const Tree& tree() const { return tree_; }
  const Box& box(Row row) const { return boxes_[row]; }
  EdgeRule edges() const { return edges_; }

  /// To be called at the beginning of each question.
  void restart() const {
    if (tree_.rule().shares()) visited_.restart();
  }

  /// The objects that a node itself holds, whose boxes touch `window` and do not begin before
  /// `first`; until the next call.
  std::span<const Row> near(const Node& node, const Box& window,
                            const Corner& first = kFarthestCorner) const {
    return is_traced() ? near_traced(node, window, first)
                       : lists_.near(tree_, boxes_, node, window, first);
  }

  /// Calls `on_object(row, box)` for each object that touches `window`, wherever it begins.
  template <typename OnObject>
  void each_near(const Node& node, const Box& window, OnObject&& on_object) const {
    if (!is_traced()) return lists_.each_near(tree_, boxes_, node, window, on_object);
    for (const Row row : near_traced(node, window, kFarthestCorner)) on_object(row, boxes_[row]);
  }

  /// True if the question's filter admits a row.
  bool admits(Row row) const { return admission_.admits(row); }

  /// True the first time that this question meets a row, if its filter admits it.
  bool takes(Row row) const {
    return admits(row) && (!tree_.rule().shares() || visited_.meet(row));
  }

  bool is_traced() const { return trace_ != nullptr; }

  /// The walk comes to a node.
  void record_enter(const Node& node) const {
    if (is_traced()) trace_->enter(node);
  }

  /// What becomes of an object that a node holds.
  void record(TraceKind kind, const Node& node, Row row, TraceReason reason = {}) const {
    if (is_traced()) trace_->add(kind, node.cell, static_cast<std::int32_t>(row), reason);
  }

  /// The walk leaves out a cell.
  void record_skip(const Cell& cell, TraceReason reason) const {
    if (is_traced()) trace_->add(TraceKind::kSkip, cell, TraceRecorder::kNobody, reason);
  }

 private:
  std::span<const Row> near_traced(const Node& node, const Box& window, const Corner& first) const;

  const Tree& tree_;
  std::span<const Box> boxes_;
  EdgeRule edges_;
  Admission admission_;
  BoxCache& lists_;
  VisitedSet& visited_;
  TraceRecorder* trace_;
};

}  // namespace quadrille
