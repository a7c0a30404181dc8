// Candidate pairs, sorted by the ids of their bodies.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "base/buffer.hpp"
#include "quadrille/pair.hpp"

namespace quadrille {

/// A counting sort by the lower rank of each pair, then a sort of each body's few partners. Two
/// passes over the pairs and one over the bodies, where a sort of ids would need ten or more.
class PairSorter {
 public:
  /// Makes room for a number of pairs and bodies; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t pairs, std::size_t bodies) {
    return partners_.reserve(pairs) && ranked_.reserve(pairs) && ends_.resize(bodies + 1);
  }

  /// Starts a sort of pairs among `bodies` bodies.
  void restart(std::size_t bodies) {
    ranked_.clear();
    std::fill_n(ends_.data(), bodies + 1, 0u);
    bodies_ = bodies;
  }

  /// Takes a pair of ranks, in either order.
  void add(std::uint32_t a, std::uint32_t b) {
    const Ranked pair = {std::min(a, b), std::max(a, b)};
    ranked_.push_unchecked(pair);
    ++ends_[pair.low];
  }

  void sort() {
    std::uint32_t next = 0;
    for (std::uint32_t& end : ends_.span().first(bodies_ + 1)) next += std::exchange(end, next);
    static_cast<void>(partners_.resize(ranked_.size()));  // cannot fail: room was reserved
    for (const Ranked& pair : ranked_.span()) partners_[ends_[pair.low]++] = pair.high;
    for (std::size_t low = 0; low < bodies_; ++low) sort_few(partners(low));
  }

  /// After `sort`: the higher ranks of the pairs whose lower rank is `low`, ascending.
  std::span<std::uint32_t> partners(std::size_t low) {
    const std::size_t begin = low == 0 ? 0 : ends_[low - 1];
    return partners_.span().subspan(begin, ends_[low] - begin);
  }

  std::size_t size() const { return ranked_.size(); }
  std::size_t bytes() const { return ranked_.bytes() + partners_.bytes() + ends_.bytes(); }

 private:
  struct Ranked {
    std::uint32_t low;
    std::uint32_t high;
  };

  static void sort_few(std::span<std::uint32_t> ranks) {
    constexpr std::size_t kFew = 16;
    if (ranks.size() > kFew) {
      // By a type of ours, so that a shared library does not export the sort of a standard type.
      std::ranges::sort(ranks, [](std::uint32_t a, std::uint32_t b) { return a < b; });
      return;
    }
    for (std::size_t i = 1; i < ranks.size(); ++i) {
      const std::uint32_t rank = ranks[i];
      std::size_t place = i;
      for (; place > 0 && ranks[place - 1] > rank; --place) ranks[place] = ranks[place - 1];
      ranks[place] = rank;
    }
  }

  Buffer<Ranked> ranked_;
  Buffer<std::uint32_t> partners_;
  Buffer<std::uint32_t> ends_;  // by lower rank: where its partners end
  std::size_t bodies_ = 0;
};

}  // namespace quadrille
