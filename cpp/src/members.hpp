// Objects gathered for a join: one array per coordinate, so that vectors load them at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "placement.hpp"
#include "quadrille/id.hpp"
#include "simd.hpp"

namespace quadrille {

/// Columns of boxes with their rows. Behind the last member stand kLanes - 1 more values, which
/// vectors may read and nobody should believe.
class Members {
 public:
  std::size_t size() const { return size_; }

  /// Members below both sizes keep their values, others have none yet.
  [[nodiscard]] bool resize(std::size_t size) {
    if (size > capacity_ && !grow(size)) return false;
    size_ = size;
    return true;
  }

  void clear() { size_ = 0; }

  void set(std::size_t i, const Box& box, Row row, Quarters bits) {
    float* coordinates = columns_.data() + i;
    coordinates[kMinX * stride_] = box.min_x;
    coordinates[kMinY * stride_] = box.min_y;
    coordinates[kMaxX * stride_] = box.max_x;
    coordinates[kMaxY * stride_] = box.max_y;
    rows_[i] = row;
    bits_[i] = bits;
  }

  Box box(std::size_t i) const { return {min_x()[i], min_y()[i], max_x()[i], max_y()[i]}; }
  Row row(std::size_t i) const { return rows_[i]; }
  Quarters bits(std::size_t i) const { return bits_[i]; }

  /// Copies the chosen ones of kLanes members from `first` on to `to` and behind, without bits.
  /// There must be room for kLanes.
  template <typename Lanes>
  void copy_chosen(std::size_t first, unsigned chosen, std::size_t to) {
    for (std::size_t column = 0; column < kColumns; ++column) {
      float* values = columns_.data() + column * stride_;
      Lanes::store_chosen(values + to, Lanes::load_ints(values + first), chosen);
    }
    Lanes::store_chosen(rows_.data() + to, Lanes::load_ints(rows_.data() + first), chosen);
    std::fill_n(bits_.data() + to, kLanes, 0u);
  }

  /// Where the columns are, until the next call that resizes.
  struct Columns {
    const float* min_x;
    const float* min_y;
    const float* max_x;
    const float* max_y;
    const Row* row;
    const Quarters* bits;
  };
  Columns columns() const {
    return {min_x(), min_y(), max_x(), max_y(), rows_.data(), bits_.data()};
  }

  const float* min_x() const { return columns_.data() + kMinX * stride_; }
  const float* min_y() const { return columns_.data() + kMinY * stride_; }
  const float* max_x() const { return columns_.data() + kMaxX * stride_; }
  const float* max_y() const { return columns_.data() + kMaxY * stride_; }

  std::size_t bytes() const { return columns_.bytes() + rows_.bytes() + bits_.bytes(); }

 private:
  enum Column : std::uint8_t { kMinX, kMinY, kMaxX, kMaxY, kColumns };

  // Makes each column longer, which moves all but the first.
  bool grow(std::size_t size) {
    const std::size_t capacity = std::max(size, capacity_ + capacity_ / 2) + 64;
    const std::size_t stride = capacity + kLanes;
    if (!columns_.resize(kColumns * stride) || !rows_.resize(stride) || !bits_.resize(stride)) {
      return false;
    }
    for (std::size_t column = kColumns; column-- > 1;) {
      const float* from = columns_.data() + column * stride_;
      std::copy_backward(from, from + size_, columns_.data() + column * stride + size_);
    }
    capacity_ = capacity;
    stride_ = stride;
    return true;
  }

  Buffer<float> columns_;  // four of stride_ floats
  Buffer<Row> rows_;
  Buffer<Quarters> bits_;  // kLeaf: where it begins
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::size_t stride_ = 0;
};

}  // namespace quadrille
