// The pairs that joins have found.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/simd.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Pairs found so far. After the limit of pairs or the memory is exhausted, it takes no more and
/// says why.
class PairBuffer {
 public:
  void restart() {
    hits_are_rare_ = kRareHit * pairs_.size() < tests_;
    pairs_.clear();
    tests_ = 0;
    status_ = Status::kOk;
  }

  /// Makes room for `count` more pairs; false when it takes no more.
  bool reserve(std::size_t count) {
    if (pairs_.size() + count > pairs_.capacity()) grow(count);
    return is_open();
  }

  /// Where the next pair goes. A join writes there, as far as it has reserved, and then calls
  /// `extend_to`. In between, the address stays in a register.
  Pair* end() { return pairs_.data() + pairs_.size(); }
  void extend_to(const Pair* end) {
    pairs_.extend(static_cast<std::size_t>(end - pairs_.data()) - pairs_.size());
  }

  /// True when so few tests of the last search found a pair that a branch on it is predictable.
  bool hits_are_rare() const { return hits_are_rare_; }

  void count_tests(std::uint64_t tests) { tests_ += tests; }
  void run_out_of_memory() { status_ = Status::kOutOfMemory; }

  /// True while it takes pairs.
  bool is_open() const { return status_ == Status::kOk; }
  Status status() const { return status_; }
  std::span<const Pair> pairs() const { return pairs_.span(); }

  /// Box tests made, all lanes counted.
  std::uint64_t tests() const { return tests_; }
  std::size_t bytes() const { return pairs_.bytes(); }

 private:
  void grow(std::size_t count) {
    if (pairs_.size() > kMaxPairs) status_ = Status::kTooManyPairs;
    if (is_open() && !pairs_.reserve(pairs_.size() + count)) run_out_of_memory();
  }

  // Hits are rare when fewer than one vector of tests in ten contains one.
  static constexpr std::uint64_t kRareHit = 10 * kLanes;

  Buffer<Pair> pairs_;
  std::uint64_t tests_ = 0;
  Status status_ = Status::kOk;
  bool hits_are_rare_ = false;
};

}  // namespace quadrille
