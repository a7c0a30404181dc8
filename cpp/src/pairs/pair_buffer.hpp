// Where joins put the pairs they find.
#pragma once

#include <cstdint>

#include "base/buffer.hpp"
#include "base/simd.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Pairs found so far. Once it has run out of room it stays closed, and says why.
class PairBuffer {
 public:
  void restart() {
    hits_are_rare_ = kRareHit * pairs_.size() < tests_;
    pairs_.clear();
    tests_ = 0;
    status_ = Status::kOk;
  }

  /// Makes room for `count` more pairs.
  bool make_room(std::size_t count) {
    if (pairs_.size() + count > pairs_.capacity()) grow(count);
    return is_open();
  }

  /// Where the next pair goes. Joins write there, as far as they made room, and then say how far
  /// they came: in between the place stays in a register.
  Pair* end() { return pairs_.data() + pairs_.size(); }
  void extend_to(const Pair* end) {
    pairs_.extend(static_cast<std::size_t>(end - pairs_.data()) - pairs_.size());
  }

  /// True when in the last search so few tests found a pair that a branch on it would be foreseen.
  bool hits_are_rare() const { return hits_are_rare_; }

  void count_tests(std::uint64_t tests) { tests_ += tests; }
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

  // A vector of tests in ten finds a pair.
  static constexpr std::uint64_t kRareHit = 10 * kLanes;

  Buffer<Pair> pairs_;
  std::uint64_t tests_ = 0;  // box tests made
  Status status_ = Status::kOk;
  bool hits_are_rare_ = false;
};

}  // namespace quadrille
