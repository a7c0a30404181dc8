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
class Search {
 public:
  /// Precondition: lists and marks have been made ready for the tree.
  Search(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, const Admission& admission,
         HotLists& lists, Marks& marks, Trace* trace)
      : tree_(tree),
        boxes_(boxes),
        edges_(edges),
        admission_(admission),
        lists_(lists),
        marks_(marks),
        trace_(trace) {}

  const Tree& tree() const { return tree_; }
  const Box& box(Row row) const { return boxes_[row]; }
  EdgeRule edges() const { return edges_; }

  /// To be called at the beginning of each question.
  void restart() const {
    if (tree_.rule().shares()) marks_.restart();
  }

  /// The objects that a node itself holds, whose boxes touch `window` and do not begin before
  /// `first`; until the next call.
  std::span<const Row> near(const Node& node, const Box& window,
                            const Corner& first = kFarthestCorner) const {
    return is_told() ? tell_near(node, window, first)
                     : lists_.near(tree_, boxes_, node, window, first);
  }

  /// Calls `on_object(row, box)` for each object that touches `window`, wherever it begins.
  template <typename OnObject>
  void each_near(const Node& node, const Box& window, OnObject&& on_object) const {
    if (!is_told()) return lists_.each_near(tree_, boxes_, node, window, on_object);
    for (const Row row : tell_near(node, window, kFarthestCorner)) on_object(row, boxes_[row]);
  }

  /// True if the question's filter admits a row.
  bool admits(Row row) const { return admission_.admits(row); }

  /// True the first time that this question meets a row, if its filter admits it.
  bool takes(Row row) const { return admits(row) && (!tree_.rule().shares() || marks_.meet(row)); }

  bool is_told() const { return trace_ != nullptr; }

  /// The walk comes to a node.
  void tell_enter(const Node& node) const {
    if (is_told()) trace_->enter(node);
  }

  /// What becomes of an object that a node holds.
  void tell(TraceKind kind, const Node& node, Row row, TraceReason reason = {}) const {
    if (is_told()) trace_->add(kind, node.cell, static_cast<std::int32_t>(row), reason);
  }

  /// The walk leaves out a cell.
  void tell_skip(const Cell& cell, TraceReason reason) const {
    if (is_told()) trace_->add(TraceKind::kSkip, cell, Trace::kNobody, reason);
  }

 private:
  std::span<const Row> tell_near(const Node& node, const Box& window, const Corner& first) const;

  const Tree& tree_;
  std::span<const Box> boxes_;
  EdgeRule edges_;
  Admission admission_;
  HotLists& lists_;
  Marks& marks_;
  Trace* trace_;
};

}  // namespace quadrille
