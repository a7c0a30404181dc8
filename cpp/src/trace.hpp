// Where those who explain what happens in a tree write it down.
#pragma once

#include <span>

#include "buffer.hpp"
#include "nodes.hpp"
#include "quadrille/id.hpp"
#include "quadrille/status.hpp"
#include "quadrille/trace.hpp"

namespace quadrille {

/// The events so far. Running out of memory loses events and is remembered.
class Trace {
 public:
  static constexpr std::int32_t kNobody = -1;  ///< or one that has no row yet

  void restart() {
    events_.clear();
    status_ = Status::kOk;
  }

  void add(TraceKind kind, const Cell& cell, std::int32_t object = kNobody,
           std::uint32_t detail = 0);
  void add(TraceKind kind, const Cell& cell, std::int32_t object, TraceReason reason) {
    add(kind, cell, object, static_cast<std::uint32_t>(reason));
  }

  /// A node that a walk comes to, and an object that stays in it.
  void enter(const Node& node) { add(TraceKind::kEnter, node.cell, kNobody, node.total); }
  void stay(const Cell& cell, std::int32_t object, bool is_leaf) {
    add(TraceKind::kStay, cell, object, is_leaf ? TraceReason::kLeaf : TraceReason::kStraddles);
  }

  /// From now on `meet` is true once for each of so many rows. Without memory it always is.
  void expect_rows(std::size_t rows);
  bool meet(Row row);

  Result<std::span<const TraceEvent>> events() const { return {status_, events_.span()}; }
  std::size_t bytes() const { return events_.bytes() + met_.bytes(); }

 private:
  Buffer<TraceEvent> events_;
  Buffer<bool> met_;  // by row
  Status status_ = Status::kOk;
};

}  // namespace quadrille
