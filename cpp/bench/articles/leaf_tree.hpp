// The quadtree of articles S1 and S4 (docs/articles.md).
#pragma once

#include <array>
#include <list>
#include <memory>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {

/// A node of pointers: objects are in leaves only, in every leaf they touch (S1.14).
class LeafTree {
 public:
  LeafTree(int level, int deepest, const Box& region);

  /// Keeps the pointer; an object outside the region is dropped (S1.18).
  void insert(const Box* object);
  /// Appends the candidates for `box`, itself included, as often as they are in its leaves (S1.20).
  void retrieve(std::list<const Box*>& found, const Box& box) const;

 private:
  static constexpr std::size_t kMaxObjects = 4;  // S1.8

  void split();

  int level_;
  int deepest_;
  Box region_;
  std::list<const Box*> objects_;
  std::array<std::unique_ptr<LeafTree>, 4> nodes_;  // in Z-order (S1.13); all or none exist
};

}  // namespace quadrille::bench
