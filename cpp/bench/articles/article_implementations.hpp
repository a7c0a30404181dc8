// The broad phases that the articles teach: fill a tree of pointers, retrieve candidates for each
// object, test them.
#pragma once

#include <vector>

#include "implementation.hpp"
#include "parent_tree.hpp"

namespace quadrille::bench {

/// Articles S0 and S2: the tree is cleared and filled every frame; a pair counts for its smaller
/// row.
class ArticleParent : public Implementation {
 public:
  ArticleParent(const Scene& scene, int deepest);

  std::span<Box> boxes() override { return boxes_; }
  std::span<const Pair> find() override;

 private:
  std::vector<Box> boxes_;
  ParentTree tree_;
  std::vector<const Box*> candidates_;
  std::vector<Pair> pairs_;
};

/// Articles S1 and S4: a tree is made and freed every frame (S1.23). An array of visited rows
/// leaves out duplicates, the faster of the two methods in S4.18.
class ArticleLeaf : public Implementation {
 public:
  ArticleLeaf(const Scene& scene, int deepest);

  std::span<Box> boxes() override { return boxes_; }
  std::span<const Pair> find() override;

 private:
  Box world_;
  int deepest_;
  std::vector<Box> boxes_;
  std::vector<Row> visited_;  // 1 + the last row that this one was a candidate for
  std::vector<Pair> pairs_;
};

}  // namespace quadrille::bench
