// Where those who explain what happens in a tree write it down.
#pragma once

#include <span>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/status.hpp"
#include "quadrille/trace.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

/// The axis along which two boxes that do not touch are apart.
inline TraceReason axis_apart(const Box& a, const Box& b) {
  const bool in_x = a.max_x < b.min_x || b.max_x < a.min_x;
  return in_x ? TraceReason::kApartInX : TraceReason::kApartInY;
}

/// The events so far. Running out of memory loses events and is remembered.
class TraceRecorder {
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

  Result<std::span<const TraceEvent>> events() const { return {status_, events_.span()}; }
  std::size_t bytes() const { return events_.bytes(); }

 private:
  Buffer<TraceEvent> events_;
  Status status_ = Status::kOk;
};

}  // namespace quadrille
