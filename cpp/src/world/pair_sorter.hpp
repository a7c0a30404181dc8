// Candidate pairs, sorted by the ids of their bodies.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "base/sort.hpp"
#include "quadrille/pair.hpp"

namespace quadrille {

/// A counting sort by the lower rank of each pair, then a sort of each body's partners: a few
/// passes over the pairs, where a sort of ids would need ten or more. Ranks without a pair, such as
/// those of most static bodies, cost a bit each. Each pair costs four bytes: both passes look up
/// its ranks.
class PairSorter {
 public:
  /// The pairs with one lower rank: `partners(group)` are the higher ones.
  struct Group {
    std::uint32_t low;
    std::uint32_t begin;
    std::uint32_t end;
  };

  /// Makes room for a number of pairs and bodies; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t pairs, std::size_t bodies) {
    return partners_.reserve(pairs) && groups_.reserve(std::min(pairs, bodies)) &&
           extend(counts_, bodies) && extend(marks_, bodies / kWordBits + 1);
  }

  /// Sorts the pairs of some lists; `ranks` are those of their rows. Precondition: `reserve` made
  /// room for them.
  void sort(std::span<const std::span<const Pair>> lists, const std::uint32_t* ranks) {
    for (const std::span<const Pair>& list : lists) count(list, ranks);
    make_groups();
    for (const std::span<const Pair>& list : lists) distribute(list, ranks);
    for (const Group& group : groups_.span()) {
      counts_[group.low] = 0;
      sort_group(partners(group));
    }
  }

  /// Pairs that the last `sort` has sorted.
  std::uint32_t size() const { return static_cast<std::uint32_t>(partners_.size()); }

  /// After `sort`: by their lower ranks.
  std::span<const Group> groups() const { return groups_.span(); }

  /// Ascending.
  std::span<std::uint32_t> partners(const Group& group) {
    return partners_.span().subspan(group.begin, group.end - group.begin);
  }

  /// Keeps those pairs, with partners `keep(group, partners)` of each group, that it moves to the
  /// front; it returns how many these are.
  template <typename Keep>
  void keep_some(Keep&& keep) {
    for (Group& group : groups_.span()) group.end = group.begin + keep(group, partners(group));
  }

  std::size_t bytes() const {
    return partners_.bytes() + groups_.bytes() + counts_.bytes() + marks_.bytes();
  }

 private:
  static constexpr std::uint32_t kWordBits = 64;

  // New values are 0. False when there is no memory.
  template <typename T>
  static bool extend(Buffer<T>& values, std::size_t size) {
    const std::size_t known = values.size();
    if (size <= known) return true;
    if (!values.resize(size)) return false;
    std::fill(values.data() + known, values.data() + size, T{0});
    return true;
  }

  void count(std::span<const Pair> pairs, const std::uint32_t* ranks) {
    for (const Pair& pair : pairs) {
      const std::uint32_t low = std::min(ranks[pair.a], ranks[pair.b]);
      ++counts_[low];
      mark(low);
    }
  }

  // Makes the groups, as yet empty, where their partners will be. The count of each lower rank
  // becomes the index of its group.
  void make_groups() {
    groups_.clear();
    std::uint32_t next = 0;
    take_marks(0, marks_.size(), [&](std::uint32_t low) {
      const std::uint32_t count = counts_[low];
      counts_[low] = static_cast<std::uint32_t>(groups_.size());
      groups_.push_unchecked({low, next, next});
      next += count;
    });
    static_cast<void>(partners_.resize(next));  // cannot fail: room was reserved
  }

  void distribute(std::span<const Pair> pairs, const std::uint32_t* ranks) {
    for (const Pair& pair : pairs) {
      const std::uint32_t a = ranks[pair.a];
      const std::uint32_t b = ranks[pair.b];
      partners_[groups_[counts_[std::min(a, b)]].end++] = std::max(a, b);
    }
  }

  // Most bodies have few partners; a large static one may have those of most others.
  void sort_group(std::span<std::uint32_t> ranks) {
    constexpr std::size_t kFew = 16;
    if (ranks.size() > kFew) return sort_many(ranks);
    for (std::size_t i = 1; i < ranks.size(); ++i) {
      const std::uint32_t rank = ranks[i];
      std::size_t place = i;
      for (; place > 0 && ranks[place - 1] > rank; --place) ranks[place] = ranks[place - 1];
      ranks[place] = rank;
    }
  }

  // Marks them and reads the marks, in order, unless that were many words for each of them.
  void sort_many(std::span<std::uint32_t> ranks) {
    const auto [least, most] = std::ranges::minmax(ranks);
    const std::size_t first = least / kWordBits;
    const std::size_t end = most / kWordBits + 1;
    if (end - first > ranks.size()) {
      quadrille::sort(ranks);
      return;
    }
    for (const std::uint32_t rank : ranks) mark(rank);
    std::size_t count = 0;
    take_marks(first, end, [&](std::uint32_t rank) { ranks[count++] = rank; });
    assert(count == ranks.size());
  }

  void mark(std::uint32_t rank) {
    marks_[rank / kWordBits] |= std::uint64_t{1} << rank % kWordBits;
  }

  // Calls `take(rank)` for each marked rank in some words, ascending, and takes the marks away.
  template <typename Take>
  void take_marks(std::size_t first_word, std::size_t end_word, Take&& take) {
    for (std::size_t word = first_word; word < end_word; ++word) {
      const auto first_rank = static_cast<std::uint32_t>(word * kWordBits);
      for (std::uint64_t bits = marks_[word]; bits != 0; bits &= bits - 1) {
        take(first_rank + static_cast<std::uint32_t>(std::countr_zero(bits)));
      }
      marks_[word] = 0;
    }
  }

  Buffer<std::uint32_t> partners_;
  Buffer<Group> groups_;
  Buffer<std::uint32_t> counts_;  // by rank: of pairs in which it is the lower one
  Buffer<std::uint64_t> marks_;   // by rank, a bit each; none between two sorts
};

}  // namespace quadrille
