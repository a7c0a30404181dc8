// A moving box against boxes that stand still, in 64 bits.
//
// Seen from the moving box's min corner, which moves along a segment, every other box is wider by
// the moving one's size. So a segment is tested against a box, by the lines that may part them:
// along the axes, and the segment itself. Divisions only say where they meet.
#pragma once

#include <optional>

#include "bounds.hpp"
#include "quadrille/question.hpp"

namespace quadrille {

/// The way of a moving box.
class Way {
 public:
  Way(const MovingBox& moving, EdgeRule edges);

  /// Where it meets a box, if it does; the row of the hit is 0.
  std::optional<Hit> meet(const Box& box) const;

  /// The first part of the way, up to `fraction`, on which the moving box touches something within
  /// `bounds`: a box around what it covers there. Nothing when it never does.
  std::optional<Box> part_within(const Bounds& bounds, double fraction) const;

  /// What the number of a quarter is turned by, so that quarters ascend in the order of the way.
  unsigned quarter_flip() const { return (dx_ < 0 ? 1u : 0u) | (dy_ < 0 ? 2u : 0u); }

 private:
  Bounds seen_from_corner(const Bounds& bounds) const {
    return {bounds.min_x - width_, bounds.min_y - height_, bounds.max_x, bounds.max_y};
  }
  bool touches(const Bounds& seen) const;

  double x_;
  double y_;
  double dx_;
  double dy_;
  double width_;
  double height_;
  EdgeRule edges_;
};

}  // namespace quadrille
