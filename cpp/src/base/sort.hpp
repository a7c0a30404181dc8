// A sort that compiles to little code: with that of the standard library, a sixth of the World
// module was sorts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <limits>
#include <span>
#include <utility>

namespace quadrille {

/// The steps of `sort`.
namespace sorting {

/// So few values are sorted fastest by insertion.
inline constexpr std::size_t kFew = 24;

template <typename T, typename Before>
void insertion_sort(std::span<T> values, const Before& is_before) {
  for (std::size_t i = 1; i < values.size(); ++i) {
    const T value = values[i];
    std::size_t place = i;
    for (; place > 0 && is_before(value, values[place - 1]); --place) {
      values[place] = values[place - 1];
    }
    values[place] = value;
  }
}

/// Moves a value of a heap down to where none below it comes after it.
template <typename T, typename Before>
void sift_down(std::span<T> heap, std::size_t place, const Before& is_before) {
  const T value = heap[place];
  for (std::size_t child = 0; (child = 2 * place + 1) < heap.size(); place = child) {
    if (child + 1 < heap.size() && is_before(heap[child], heap[child + 1])) ++child;
    if (!is_before(value, heap[child])) break;
    heap[place] = heap[child];
  }
  heap[place] = value;
}

template <typename T, typename Before>
[[gnu::cold, gnu::noinline]] void heap_sort(std::span<T> values, const Before& is_before) {
  for (std::size_t i = values.size() / 2; i-- > 0;) sift_down(values, i, is_before);
  for (std::size_t end = values.size(); end-- > 1;) {
    std::swap(values[0], values[end]);
    sift_down(values.first(end), 0, is_before);
  }
}

/// The middle one of three values.
template <typename T, typename Before>
T median(T a, T b, T c, const Before& is_before) {
  if (is_before(b, a)) std::swap(a, b);
  if (!is_before(c, b)) return b;
  return is_before(c, a) ? a : c;
}

/// Puts values such that the first ones are not after a pivot, nor the rest before it; how many the
/// first ones are. Both are at least one: of the three that the pivot is the median of, one is not
/// after it and one is not before it. Precondition: at least three values.
template <typename T, typename Before>
std::size_t partition(std::span<T> values, const Before& is_before) {
  const T pivot = median(values.front(), values[values.size() / 2], values.back(), is_before);
  std::size_t i = 0;
  std::size_t j = values.size() - 1;
  while (true) {
    while (is_before(values[i], pivot)) ++i;
    while (is_before(pivot, values[j])) --j;
    if (i >= j) return i;
    std::swap(values[i++], values[j--]);
  }
}

/// Quicksort, while parts get smaller quickly enough (Musser, Introspective Sorting and Selection
/// Algorithms, 1997). The larger part waits, so that few wait at any time.
template <typename T, typename Before>
[[gnu::noinline]] void sort(std::span<T> values, const Before& is_before) {
  struct Part {
    std::span<T> values;
    int partitions;  // how many more there may be
  };
  std::array<Part, std::numeric_limits<std::size_t>::digits> waiting;
  std::size_t count = 0;
  waiting[count++] = {values, 2 * static_cast<int>(std::bit_width(values.size()))};
  while (count > 0) {
    auto [part, partitions] = waiting[--count];
    while (part.size() > kFew && partitions > 0) {
      const std::size_t middle = partition(part, is_before);
      const bool is_first_larger = 2 * middle > part.size();
      const std::span<T> first = part.first(middle);
      const std::span<T> rest = part.subspan(middle);
      --partitions;
      waiting[count++] = {is_first_larger ? first : rest, partitions};
      part = is_first_larger ? rest : first;
    }
    part.size() > kFew ? heap_sort(part, is_before) : insertion_sort(part, is_before);
  }
}

}  // namespace sorting

/// Sorts trivially copyable values by a strict weak order; equal ones are in any order. Cost:
/// n log n comparisons, in any case.
template <typename T, typename Before>
void sort(std::span<T> values, const Before& is_before) {
  sorting::sort(values, is_before);
}

/// The same of numbers, in ascending order.
template <typename T>
void sort(std::span<T> numbers) {
  quadrille::sort(numbers, [](T a, T b) { return a < b; });
}

}  // namespace quadrille
