// Outputs: memory of the caller that a query's results are copied to.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <ranges>
#include <span>

#include "quadrille/status.hpp"

namespace quadrille {

/// A container that grows, such as std::vector<T>: all results are appended.
template <typename Container, typename T>
concept ContainerOf = std::convertible_to<const T&, std::ranges::range_value_t<Container>> &&
                      requires(Container& container, const T* result) {
                        container.insert(container.end(), result, result);
                      };

/// Where results of type T can go: a container that grows, or a std::span<T> or what converts to
/// one, such as an array, which gets as many as fit.
template <typename Into, typename T>
concept OutputOf = ContainerOf<Into, T> || std::convertible_to<Into&, std::span<T>>;

namespace detail {

/// Copies what a query has found; returns how many results that are, those that do not fit
/// included.
template <typename T, OutputOf<T> Into>
Result<std::size_t> copy_into(Into& into, const Result<std::span<const T>>& found) {
  if (!found.ok()) return {found.status, 0};
  const std::span<const T> results = found.value;
  if constexpr (ContainerOf<Into, T>) {
    into.insert(into.end(), results.data(), results.data() + results.size());
  } else {
    const std::span<T> room = into;
    std::copy_n(results.data(), std::min(room.size(), results.size()), room.data());
  }
  return {found.status, results.size()};
}

}  // namespace detail

}  // namespace quadrille
