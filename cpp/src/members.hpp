// Objects gathered for a join: one array per coordinate, so that vectors load them at once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "buffer.hpp"
#include "placement.hpp"
#include "quadrille/id.hpp"
#include "rounding.hpp"
#include "simd.hpp"

namespace quadrille {

/// Columns of boxes with their rows. Behind the last member stand kLanes - 1 more values, which
/// vectors may read and nobody should believe.
///
/// Where edges count, ends stand one float farther than they are: what touches then overlaps
/// strictly, and joins need no other rule.
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

  /// Sets `count` members from `first` on; `box_at(i)` is the box of the i-th of `rows`, behind
  /// which must be room for kLanes - 1 more. For the bits see `set_bits`.
  template <typename Lanes, typename BoxAt>
  void set_run(std::size_t first, std::size_t count, const Row* rows, BoxAt&& box_at,
               const Corner& corner) {
    float* columns = columns_.data() + first;
    for (std::size_t i = 0; i < count; i += kLanes) {
      const std::size_t last = count - 1;  // stands in for those behind it
      const auto [min_x, min_y, max_x, max_y] = Lanes::transposed(
          Lanes::load(&box_at(i).min_x), Lanes::load(&box_at(std::min(i + 1, last)).min_x),
          Lanes::load(&box_at(std::min(i + 2, last)).min_x),
          Lanes::load(&box_at(std::min(i + 3, last)).min_x));
      Lanes::store(columns + kMinX * stride_ + i, min_x);
      Lanes::store(columns + kMinY * stride_ + i, min_y);
      Lanes::store(columns + kMaxX * stride_ + i, max_x);
      Lanes::store(columns + kMaxY * stride_ + i, max_y);
      Lanes::store_ints(rows_.data() + first + i, Lanes::load_ints(rows + i));
      set_bits<Lanes>(first + i, min_x, min_y, corner);
    }
  }

  /// Where an end at `value` stands.
  static float end_at(float value, EdgeRule edges) {
    return edges == EdgeRule::kTouching ? next_up(value) : value;
  }

  /// Puts the ends of the members [begin, end), set from boxes, to where they stand.
  void set_ends(std::size_t begin, std::size_t end, EdgeRule edges) {
    if (edges == EdgeRule::kStrict) return;
    for (const Column column : {kMaxX, kMaxY}) {
      float* values = columns_.data() + column * stride_;
      for (std::size_t i = begin; i < end; ++i) values[i] = next_up(values[i]);
    }
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
  }

  /// Gives the members [begin, end) their bits: in which directions they begin before `corner`.
  template <typename Lanes>
  void set_bits(std::size_t begin, std::size_t end, const Corner& corner) {
    for (std::size_t i = begin; i < end; i += kLanes) {
      set_bits<Lanes>(i, Lanes::load(min_x() + i), Lanes::load(min_y() + i), corner);
    }
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

  // Bit 1: the member begins further left than the corner, bit 2: further up. Two members with a
  // common bit were both there before a cell with that corner.
  template <typename Lanes>
  void set_bits(std::size_t first, const typename Lanes::Floats& min_x,
                const typename Lanes::Floats& min_y, const Corner& corner) {
    const auto left = Lanes::less(min_x, Lanes::splat(corner.x));
    const auto above = Lanes::less(min_y, Lanes::splat(corner.y));
    Lanes::store_ints(bits_.data() + first, Lanes::flags(left, above));
  }

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
  Buffer<Quarters> bits_;  // for shared placements: where it begins
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  std::size_t stride_ = 0;
};

}  // namespace quadrille
