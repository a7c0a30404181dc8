// The pairs of a step, and how they differ from those of the step before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/body.hpp"
#include "quadrille/status.hpp"
#include "world/changes.hpp"

namespace quadrille {

/// The order of pairs: by the lower id, then by the higher one.
struct PairOrder {
  bool operator()(const BodyPair& a, const BodyPair& b) const {
    return a.a != b.a ? a.a < b.a : a.b < b.b;
  }
};

/// All pairs, and those that began, went on and ended.
class PairEvents {
 public:
  /// Makes room for a step with up to `most` pairs; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t most) {
    return stayed_.reserve(most) && entered_.reserve(most) && exited_.reserve(pairs_.size());
  }

  /// Begins a step. Precondition: `reserve` made room for it.
  void restart() {
    pairs_.swap(stayed_);  // the pairs of the step before wait there for `find_events`
    pairs_.clear();
    next_before_ = 0;
  }

  /// Takes the next pair, in order.
  void push(const BodyPair& pair) { pairs_.push_unchecked(pair); }

  /// Takes those pairs of the step before that come before another one and that changes do not
  /// concern.
  void keep_before(const BodyPair& pair, const Changes& changes) {
    while (next_before_ < stayed_.size() && PairOrder()(stayed_[next_before_], pair)) {
      keep(stayed_[next_before_++], changes);
    }
  }

  /// The same for those that are left.
  void keep_rest(const Changes& changes) {
    while (next_before_ < stayed_.size()) keep(stayed_[next_before_++], changes);
  }

  /// Ends a step: merges its pairs with those of the step before, of which those that went on stay
  /// where they are.
  void find_events() {
    entered_.clear();
    exited_.clear();
    const BodyPair* old = stayed_.data();
    const BodyPair* const end = old + stayed_.size();
    std::size_t stayed = 0;
    for (const BodyPair& pair : pairs_.span()) {
      while (old != end && PairOrder()(*old, pair)) exited_.push_unchecked(*old++);
      if (old != end && *old == pair) {
        stayed_[stayed++] = pair;
        ++old;
      } else {
        entered_.push_unchecked(pair);
      }
    }
    while (old != end) exited_.push_unchecked(*old++);
    stayed_.truncate(stayed);
  }

  /// A whole step that finds the pairs of the step before. Precondition: as for `restart`.
  void repeat() {
    if (!entered_.empty()) {
      static_cast<void>(stayed_.resize(pairs_.size()));  // cannot fail: room was reserved
      std::ranges::copy(pairs_.span(), stayed_.data());
    }
    entered_.clear();
    exited_.clear();
  }

  /// Takes the lists of another world: `read(list)` makes the list of pairs that entered, then
  /// those that stayed and that exited, each in order, and returns a status. kDamagedSnapshot when
  /// a pair is in two of them, kOutOfMemory, or what `read` returned.
  template <typename Read>
  [[nodiscard]] Status read_lists(Read&& read) {
    for (Buffer<BodyPair>* const list : {&entered_, &stayed_, &exited_}) {
      const Status status = read(*list);
      if (status != Status::kOk) return status;
    }
    if (!pairs_.resize(entered_.size() + stayed_.size())) return Status::kOutOfMemory;
    std::ranges::merge(entered_.span(), stayed_.span(), pairs_.data(), PairOrder());
    const auto is_unsorted = [](const BodyPair& a, const BodyPair& b) {
      return !PairOrder()(a, b);
    };
    const auto is_pair = [this](const BodyPair& pair) {
      return std::ranges::binary_search(pairs_.span(), pair, PairOrder());
    };
    const bool is_any_twice =
        std::ranges::adjacent_find(pairs_.span(), is_unsorted) != pairs_.span().end() ||
        std::ranges::any_of(exited_.span(), is_pair);
    return is_any_twice ? Status::kDamagedSnapshot : Status::kOk;
  }

  std::span<const BodyPair> pairs() const { return pairs_.span(); }
  std::span<const BodyPair> entered() const { return entered_.span(); }
  std::span<const BodyPair> stayed() const { return stayed_.span(); }
  std::span<const BodyPair> exited() const { return exited_.span(); }
  std::size_t bytes() const {
    return pairs_.bytes() + entered_.bytes() + stayed_.bytes() + exited_.bytes();
  }

 private:
  void keep(const BodyPair& pair, const Changes& changes) {
    if (changes.concern_neither(pair.a, pair.b)) push(pair);
  }

  std::size_t next_before_ = 0;  // of the pairs of the step before, as far as they are kept
  Buffer<BodyPair> pairs_;
  Buffer<BodyPair> stayed_;
  Buffer<BodyPair> entered_;
  Buffer<BodyPair> exited_;
};

}  // namespace quadrille
