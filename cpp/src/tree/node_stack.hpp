// The stack of every walk over nodes: no recursion, no allocation.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>

#include "quadrille/limits.hpp"

namespace quadrille {

/// A walk takes one node off and puts its four children on, at most kDepthLimit levels deep. So
/// at most 3 * kDepthLimit + 1 nodes wait at any time; the depth is capped when the tree is made. A
/// walk that puts more on says how many of them wait on each level.
template <typename T, std::size_t waiting_per_level = 3>
class NodeStack {
 public:
  explicit NodeStack(const T& root) { push(root); }

  bool empty() const { return size_ == 0; }

  void push(const T& value) {
    assert(size_ < kCapacity);
    values_[size_++] = value;
  }

  T pop() {
    assert(size_ > 0);
    return values_[--size_];
  }

 private:
  static constexpr std::size_t kCapacity = waiting_per_level * kDepthLimit + 1;

  std::array<T, kCapacity> values_;
  std::size_t size_ = 0;
};

}  // namespace quadrille
