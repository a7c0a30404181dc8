// Where the results of each query of a batch begin and end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// The offsets of `Lists`: 32 bits each, so that the results of a batch are limited.
class BatchOffsets {
 public:
  explicit BatchOffsets(std::size_t max_results = kMaxResults) : max_results_(max_results) {}

  /// Makes room for a batch of `queries`; false when there is no memory.
  [[nodiscard]] bool reserve(std::size_t queries) { return offsets_.reserve(queries + 1); }

  /// Starts a batch. Precondition: reserved room.
  void restart() {
    offsets_.clear();
    offsets_.push_unchecked(0);
  }

  /// The results of the next query end at `end`, counted from the first of the batch. kOk, or
  /// kTooManyResults when one call cannot report as many. One query adds at most kMaxObjects, so
  /// that 32 bits are enough to count up to a refusal.
  [[nodiscard]] Status end_query(std::size_t end) {
    if (end > max_results_) return Status::kTooManyResults;
    offsets_.push_unchecked(static_cast<std::uint32_t>(end));
    return Status::kOk;
  }

  std::span<const std::uint32_t> span() const { return offsets_.span(); }
  std::size_t bytes() const { return offsets_.bytes(); }

 private:
  std::size_t max_results_;
  Buffer<std::uint32_t> offsets_;
};

}  // namespace quadrille
