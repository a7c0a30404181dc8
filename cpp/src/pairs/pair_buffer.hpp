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

/// Says which pairs a search keeps.
class PairFilter {
 public:
  /// Moves those that are wanted to the front, in their order; returns how many there are.
  virtual std::size_t keep(std::span<Pair> pairs) const = 0;

 protected:
  ~PairFilter() = default;
};

/// Pairs found so far. After the limit of pairs or the memory is exhausted, it takes no more and
/// says why. What a filter does not want takes memory only until the buffer is full.
class PairBuffer {
 public:
  /// Begins a search for at most `max_pairs`, until whose end `filter` must live; without one, it
  /// keeps all pairs.
  void restart(std::uint32_t max_pairs, const PairFilter* filter) {
    hits_are_rare_ = kRareHit * (pairs_.size() + dropped_) < tests_;
    pairs_.clear();
    max_pairs_ = max_pairs;
    filter_ = filter;
    filtered_ = 0;
    dropped_ = 0;
    tests_ = 0;
    status_ = Status::kOk;
  }

  /// Ends a search: kOk, kTooManyPairs or kOutOfMemory.
  [[nodiscard]] Status finish() {
    drop_unwanted();
    if (is_open() && pairs_.size() > max_pairs_) status_ = Status::kTooManyPairs;
    return status_;
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
  std::span<const Pair> pairs() const { return pairs_.span(); }

  /// Box tests made, all lanes counted.
  std::uint64_t tests() const { return tests_; }
  std::size_t bytes() const { return pairs_.bytes(); }

 private:
  [[gnu::cold, gnu::noinline]] void grow(std::size_t count) {
    drop_unwanted();
    if (pairs_.size() + count <= pairs_.capacity()) return;
    if (pairs_.size() > max_pairs_) status_ = Status::kTooManyPairs;
    if (is_open() && !pairs_.reserve(pairs_.size() + count)) run_out_of_memory();
  }

  // Applies the filter to the pairs that were found since the last time.
  void drop_unwanted() {
    if (filter_ == nullptr) return;
    const std::size_t found = pairs_.size();
    const std::size_t kept = filtered_ + filter_->keep(pairs_.span().subspan(filtered_));
    pairs_.truncate(kept);
    filtered_ = kept;
    dropped_ += found - kept;
  }

  // Hits are rare when fewer than one vector of tests in ten contains one.
  static constexpr std::uint64_t kRareHit = 10 * kLanes;

  Buffer<Pair> pairs_;
  std::size_t max_pairs_ = 0;
  const PairFilter* filter_ = nullptr;
  std::size_t filtered_ = 0;  // of pairs_: those that the filter wants; it has not seen the others
  std::size_t dropped_ = 0;
  std::uint64_t tests_ = 0;
  Status status_ = Status::kOk;
  bool hits_are_rare_ = false;
};

}  // namespace quadrille
