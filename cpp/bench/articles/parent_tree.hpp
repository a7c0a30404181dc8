// The quadtree of articles S0 and S2 (docs/articles.md).
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "quadrille/quadrille.hpp"

namespace quadrille::bench {

/// A node of pointers: an object that fits no quarter whole stays in its list (S0.7). One
/// correction, from S3.13: retrieving with a box that straddles visits every quarter that it
/// reaches, since otherwise a pair would be missed from one side (S0.32).
class ParentTree {
 public:
  ParentTree(int level, int deepest, const Box& bounds);

  void clear();
  /// Keeps the pointer.
  void insert(const Box* object);
  /// Appends the candidates for `box`, itself included.
  void retrieve(std::vector<const Box*>& found, const Box& box) const;

 private:
  static constexpr std::size_t kMaxObjects = 10;  // S0.11
  static constexpr int kStraddles = -1;

  void split();
  void push_down();
  int index_of(const Box& box) const;

  int level_;
  int deepest_;
  Box bounds_;
  float mid_x_;
  float mid_y_;
  std::vector<const Box*> objects_;
  // From the top right, counter-clockwise (S0.5); all or none exist.
  std::array<std::unique_ptr<ParentTree>, 4> nodes_;
};

}  // namespace quadrille::bench
