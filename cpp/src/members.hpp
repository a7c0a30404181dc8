// Objects gathered for a join: one array per coordinate, so that vectors load them at once.
#pragma once

#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "placement.hpp"
#include "quadrille/id.hpp"
#include "simd.hpp"

namespace quadrille {

/// Columns of boxes with their rows. Behind the last member stand kLanes - 1 more floats, of any
/// value, which vectors may read.
class Members {
 public:
  std::size_t size() const { return size_; }

  /// Makes room; members below both sizes keep their values, others have none yet.
  [[nodiscard]] bool resize(std::size_t size) {
    const std::size_t padded = size + kLanes;
    for (Buffer<float>* column : {&min_x_, &min_y_, &max_x_, &max_y_}) {
      if (!column->resize(padded)) return false;
    }
    if (!rows_.resize(padded) || !bits_.resize(padded)) return false;
    size_ = size;
    return true;
  }

  void set(std::size_t i, const Box& box, Row row, Quarters bits) {
    min_x_[i] = box.min_x;
    min_y_[i] = box.min_y;
    max_x_[i] = box.max_x;
    max_y_[i] = box.max_y;
    rows_[i] = row;
    bits_[i] = bits;
  }

  void copy(std::size_t to, const Members& source, std::size_t from) {
    set(to, source.box(from), source.rows_[from], source.bits_[from]);
  }

  Box box(std::size_t i) const { return {min_x_[i], min_y_[i], max_x_[i], max_y_[i]}; }
  Row row(std::size_t i) const { return rows_[i]; }
  Quarters bits(std::size_t i) const { return bits_[i]; }
  void set_bits(std::size_t i, Quarters bits) { bits_[i] = bits; }

  const float* min_x() const { return min_x_.data(); }
  const float* min_y() const { return min_y_.data(); }
  const float* max_x() const { return max_x_.data(); }
  const float* max_y() const { return max_y_.data(); }

  std::size_t bytes() const {
    return min_x_.bytes() + min_y_.bytes() + max_x_.bytes() + max_y_.bytes() + rows_.bytes() +
           bits_.bytes();
  }

 private:
  Buffer<float> min_x_;
  Buffer<float> min_y_;
  Buffer<float> max_x_;
  Buffer<float> max_y_;
  Buffer<Row> rows_;
  Buffer<Quarters> bits_;  ///< kLeaf: where it begins; kParent: the quarters it reaches
  std::size_t size_ = 0;
};

}  // namespace quadrille
