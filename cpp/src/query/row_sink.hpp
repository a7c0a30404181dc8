// Where questions put the rows they find.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

/// Stores rows as long as they fit, and counts on: a walk need not stop to make room.
class RowSink {
 public:
  RowSink(Row* to, std::size_t room) : to_(to), room_(room) {}

  void add(Row row) {
    if (count_ < room_) to_[count_] = row;
    ++count_;
  }

  /// How many rows were added, whether they did fit or not.
  std::size_t count() const { return count_; }

 private:
  Row* to_;
  std::size_t room_;
  std::size_t count_ = 0;
};

/// Fills `found` with what `ask(sink)` adds; asks once more if there was too little room.
template <typename Ask>
Status collect(Buffer<Row>& found, Ask&& ask) {
  for (;;) {
    RowSink sink(found.data(), found.capacity());
    ask(sink);
    if (sink.count() > found.capacity()) {
      if (!found.reserve(sink.count())) return Status::kOutOfMemory;
      continue;
    }
    return found.resize(sink.count()) ? Status::kOk : Status::kOutOfMemory;
  }
}

}  // namespace quadrille
