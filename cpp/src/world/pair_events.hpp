// How the pairs of a step differ from those of the step before.
#pragma once

#include <cstddef>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/body.hpp"

namespace quadrille {

/// True when `a` comes before `b`: by the lower id, then by the higher one.
inline bool is_before(const BodyPair& a, const BodyPair& b) {
  return a.a != b.a ? a.a < b.a : a.b < b.b;
}

/// The pairs that began, went on and ended.
class PairEvents {
 public:
  /// Makes room for the events between two lists of so many pairs; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t before, std::size_t now) {
    return entered_.reserve(now) && stayed_.reserve(now) && exited_.reserve(before);
  }

  /// Merges two sorted lists. Precondition: `reserve` made room.
  void find(std::span<const BodyPair> before, std::span<const BodyPair> now) {
    entered_.clear();
    stayed_.clear();
    exited_.clear();
    const BodyPair* old = before.data();
    const BodyPair* const end = old + before.size();
    for (const BodyPair& pair : now) {
      while (old != end && is_before(*old, pair)) exited_.push_unchecked(*old++);
      if (old != end && *old == pair) {
        stayed_.push_unchecked(pair);
        ++old;
      } else {
        entered_.push_unchecked(pair);
      }
    }
    while (old != end) exited_.push_unchecked(*old++);
  }

  std::span<const BodyPair> entered() const { return entered_.span(); }
  std::span<const BodyPair> stayed() const { return stayed_.span(); }
  std::span<const BodyPair> exited() const { return exited_.span(); }
  std::size_t bytes() const { return entered_.bytes() + stayed_.bytes() + exited_.bytes(); }

 private:
  Buffer<BodyPair> entered_;
  Buffer<BodyPair> stayed_;
  Buffer<BodyPair> exited_;
};

}  // namespace quadrille
