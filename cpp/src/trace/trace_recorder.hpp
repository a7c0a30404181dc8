// Records what calls do in a tree, event by event.
#pragma once

#include <span>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/status.hpp"
#include "quadrille/trace.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

/// The axis along which two boxes that do not touch are apart; x if both are.
inline TraceReason axis_apart(const Box& a, const Box& b) {
  const bool in_x = a.max_x < b.min_x || b.max_x < a.min_x;
  return in_x ? TraceReason::kApartInX : TraceReason::kApartInY;
}

/// The events of one trace. When memory runs out, events are lost and `events` reports it.
class TraceRecorder {
 public:
  /// For events that concern no object, or one that has no row yet.
  static constexpr std::int32_t kNoObject = -1;

  void restart() {
    events_.clear();
    status_ = Status::kOk;
  }

  void add(TraceKind kind, const Cell& cell, std::int32_t object = kNoObject,
           std::uint32_t detail = 0) {
    const TraceEvent event = {kind,     cell.depth, cell.column,
                              cell.row, object,     static_cast<std::int32_t>(detail)};
    if (!events_.push(event)) status_ = Status::kOutOfMemory;
  }
  void add(TraceKind kind, const Cell& cell, std::int32_t object, TraceReason reason) {
    add(kind, cell, object, static_cast<std::uint32_t>(reason));
  }

  /// A walk enters a node.
  void enter(const Node& node) { add(TraceKind::kEnter, node.cell, kNoObject, node.total); }

  /// An object is put into the list of a node, or remains there.
  void stay(const Cell& cell, std::int32_t object, bool is_leaf) {
    add(TraceKind::kStay, cell, object, is_leaf ? TraceReason::kLeaf : TraceReason::kStraddles);
  }

  /// All events, or kOutOfMemory and those that there was memory for.
  Result<std::span<const TraceEvent>> events() const { return {status_, events_.span()}; }
  std::size_t bytes() const { return events_.bytes(); }

 private:
  Buffer<TraceEvent> events_;
  Status status_ = Status::kOk;
};

}  // namespace quadrille
