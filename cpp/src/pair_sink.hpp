// Where joins put the pairs they find.
#pragma once

#include <cstdint>

#include "buffer.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/quadtree.hpp"

namespace quadrille {

/// Pairs found so far. Once it has run out of room it stays closed, and says why.
class PairSink {
 public:
  void restart() {
    pairs_.clear();
    tests_ = 0;
    status_ = Status::kOk;
  }

  /// Makes room for `count` more pairs.
  bool make_room(std::size_t count) {
    if (pairs_.size() + count > pairs_.capacity()) grow(count);
    return is_open();
  }

  /// Pairs of `row` with the chosen lanes of `others`. Precondition: room for all lanes.
  template <typename Lanes>
  void add(Row row, const typename Lanes::Ints& others, unsigned chosen) {
    Pair* end = pairs_.data() + pairs_.size();
    pairs_.extend(Lanes::store_ordered_pairs(end, row, others, chosen));
  }

  void count_tests(std::size_t tests) { tests_ += tests; }
  void run_out_of_memory() { status_ = Status::kOutOfMemory; }

  bool is_open() const { return status_ == Status::kOk; }
  Status status() const { return status_; }
  std::span<const Pair> pairs() const { return pairs_.span(); }
  std::uint64_t tests() const { return tests_; }
  std::size_t bytes() const { return pairs_.bytes(); }

 private:
  void grow(std::size_t count) {
    if (pairs_.size() > kMaxPairs) status_ = Status::kTooManyPairs;
    if (is_open() && !pairs_.reserve(pairs_.size() + count)) run_out_of_memory();
  }

  Buffer<Pair> pairs_;
  std::uint64_t tests_ = 0;  // box tests made
  Status status_ = Status::kOk;
};

}  // namespace quadrille
