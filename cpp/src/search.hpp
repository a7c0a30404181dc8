// What every question works with.
#pragma once

#include <cassert>
#include <span>

#include "filters.hpp"
#include "hot_lists.hpp"
#include "marks.hpp"
#include "tree.hpp"

namespace quadrille {

/// A tree and its boxes, as questions with one filter see them, and the memory that questions
/// share.
class Search {
 public:
  /// Precondition: lists and marks have been made ready for the tree.
  Search(const Tree& tree, std::span<const Box> boxes, EdgeRule edges, const Admission& admission,
         HotLists& lists, Marks& marks)
      : tree_(tree),
        boxes_(boxes),
        edges_(edges),
        admission_(admission),
        lists_(lists),
        marks_(marks) {}

  const Tree& tree() const { return tree_; }
  const Box& box(Row row) const { return boxes_[row]; }
  EdgeRule edges() const { return edges_; }

  /// To be called at the beginning of each question.
  void restart() const {
    if (tree_.rule().shares()) marks_.restart();
  }

  /// The objects that a node itself holds and whose boxes touch `window`; until the next call.
  std::span<const Row> near(const Node& node, const Box& window) const {
    return lists_.near(tree_, boxes_, node, window);
  }

  /// True the first time that this question meets a row, if its filter admits it.
  bool takes(Row row) const {
    return admission_.admits(row) && (!tree_.rule().shares() || marks_.meet(row));
  }

 private:
  const Tree& tree_;
  std::span<const Box> boxes_;
  EdgeRule edges_;
  Admission admission_;
  HotLists& lists_;
  Marks& marks_;
};

}  // namespace quadrille
