// Questions about one rectangle.
#pragma once

#include <span>

#include "tree.hpp"

namespace quadrille {

/// Remembers which rows one question has already met, without clearing between questions.
class Marks {
 public:
  /// Starts a new question over `rows` rows, none met.
  [[nodiscard]] bool restart(std::uint32_t rows);

  /// True the first time a row is met.
  bool meet(Row row) {
    const bool first = stamps_[row] != stamp_;
    stamps_[row] = stamp_;
    return first;
  }

  std::size_t bytes() const { return stamps_.bytes(); }

 private:
  Buffer<std::uint32_t> stamps_;
  std::uint32_t stamp_ = 0;
};

/// All rows in the nodes that `box` reaches within `step` levels, and below where the visit stops.
Status find_candidates(const Tree& tree, const Box& box, int step, Marks& marks,
                       Buffer<Row>& found);

/// All rows whose boxes overlap `box`.
Status find_overlapping(const Tree& tree, std::span<const Box> boxes, EdgeRule edges,
                        const Box& box, Buffer<Row>& found);

}  // namespace quadrille
