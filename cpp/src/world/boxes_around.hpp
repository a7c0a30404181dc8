// A short list of boxes that cover many.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
#include "quadrille/box.hpp"

namespace quadrille {

/// Lists boxes; where they are more than `most`, boxes around several that follow each other: parts
/// of a chain and tiles of a row, which are neighbours, keep small ones.
class BoxesAround {
 public:
  /// Empties the list. Precondition: most > 0.
  BoxesAround(Buffer<Box>& boxes, std::size_t most) : boxes_(boxes), most_(most) { boxes.clear(); }

  /// False when there is no memory.
  [[nodiscard]] bool add(const Box& box) {
    if (in_last_ < each_ && !boxes_.empty()) {
      Box& last = boxes_[boxes_.size() - 1];
      last = united(last, box);
      ++in_last_;
      return true;
    }
    in_last_ = 1;
    if (!boxes_.push(box)) return false;
    if (boxes_.size() > most_) halve();
    return true;
  }

 private:
  void halve() {
    const std::size_t pairs = boxes_.size() / 2;
    for (std::size_t i = 0; i < pairs; ++i) boxes_[i] = united(boxes_[2 * i], boxes_[2 * i + 1]);
    const bool is_one_left = boxes_.size() % 2 != 0;
    if (is_one_left) boxes_[pairs] = boxes_[2 * pairs];
    boxes_.truncate(pairs + (is_one_left ? 1 : 0));
    in_last_ += is_one_left ? 0 : each_;
    each_ *= 2;
  }

  Buffer<Box>& boxes_;
  std::size_t most_;
  std::size_t each_ = 1;  // in each but the last
  std::size_t in_last_ = 0;
};

}  // namespace quadrille
