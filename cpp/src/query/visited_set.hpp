// Which rows a question has met already.
#pragma once

#include <cstdint>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"

namespace quadrille {

/// Remembers rows without clearing between questions.
class VisitedSet {
 public:
  /// Makes room for `rows` rows; false when there is no memory.
  [[nodiscard]] bool cover(std::uint32_t rows);

  /// Starts a new question: no row has been met.
  void restart();

  /// True the first time a row is met.
  bool meet(Row row) {
    const bool first = stamps_[row] != stamp_;
    stamps_[row] = stamp_;
    return first;
  }

  std::size_t bytes() const { return stamps_.bytes(); }

 private:
  Buffer<std::uint32_t> stamps_;
  std::uint32_t stamp_ = 0;
};

}  // namespace quadrille
