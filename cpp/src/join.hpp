// Joins of lists of boxes: every pair that overlaps, once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>

#include "pairs.hpp"

namespace quadrille {

/// From this many members on, sorting along x costs less than testing all pairs.
inline constexpr std::size_t kSweepFrom = 48;

/// Tests a pair. Two members that share a bit were both there before this node and meet in an
/// earlier one too: the pair is taken there.
template <EdgeRule rule>
inline void test(const Member& a, const Member& b, PairSink& sink) {
  if (overlap<rule>(a.box, b.box) && (a.bits & b.bits) == 0) sink.add(a.row, b.row);
}

/// True when nothing that begins at `min_x` or later overlaps `member`.
template <EdgeRule rule>
inline bool ends_before(const Member& member, float min_x) {
  return rule == EdgeRule::kTouching ? member.box.max_x < min_x : member.box.max_x <= min_x;
}

template <EdgeRule rule>
void test_all(std::span<const Member> members, PairSink& sink) {
  for (std::size_t i = 0; i < members.size() && sink.is_open(); ++i) {
    for (std::size_t j = i + 1; j < members.size(); ++j) test<rule>(members[i], members[j], sink);
  }
  sink.tests += members.size() * (members.size() - (members.empty() ? 0 : 1)) / 2;
}

template <EdgeRule rule>
void sweep(std::span<Member> members, PairSink& sink) {
  std::ranges::sort(members, [](const Member& a, const Member& b) {
    return a.box.min_x != b.box.min_x ? a.box.min_x < b.box.min_x : a.row < b.row;
  });
  for (std::size_t i = 0; i < members.size() && sink.is_open(); ++i) {
    std::size_t j = i + 1;
    while (j < members.size() && !ends_before<rule>(members[i], members[j].box.min_x)) {
      test<rule>(members[i], members[j++], sink);
    }
    sink.tests += j - i - 1;
  }
}

/// All pairs of a list with itself. May sort the list.
template <EdgeRule rule>
void join(std::span<Member> members, PairSink& sink) {
  if (members.size() < kSweepFrom) {
    test_all<rule>(members, sink);
  } else {
    sweep<rule>(members, sink);
  }
}

/// All pairs of a list with another.
template <EdgeRule rule>
void join(std::span<const Member> members, std::span<const Member> others, PairSink& sink) {
  for (std::size_t i = 0; i < members.size() && sink.is_open(); ++i) {
    for (const Member& other : others) test<rule>(members[i], other, sink);
  }
  sink.tests += members.size() * others.size();
}

}  // namespace quadrille
