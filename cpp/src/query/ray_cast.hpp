// What a box meets that moves along a straight line. A ray is such a box without a size.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "geometry/swept_box.hpp"
#include "quadrille/query.hpp"
#include "quadrille/visitor.hpp"
#include "query/query_run.hpp"
#include "tree/node_pool.hpp"

namespace quadrille {

/// The hit with the smallest fraction, of equal ones the one with the smallest row; kNoHit when
/// nothing is met.
Hit find_first_hit(const QueryRun& run, const MovingBox& moving);

/// Appends all hits, by fraction, then by row; false when there is no memory for them.
[[nodiscard]] bool find_all_hits(const QueryRun& run, const MovingBox& moving, Buffer<Hit>& hits);

/// In place of a fraction: the visitor wants no more.
inline constexpr float kEndOfCast = -1;

/// A function that gets what a box meets on its path: a row, and the fraction of the path at which
/// the row's box is met. It returns the fraction at which the path now ends: below 0, the cast is
/// over.
class BoxCastVisitor {
 public:
  template <typename Visitor>
  explicit BoxCastVisitor(Visitor& visitor)
      : visitor_(&visitor), call_([](void* called, Row row, float fraction) -> float {
          return (*static_cast<Visitor*>(called))(row, fraction);
        }) {}

  float meet(Row row, float fraction) const { return call_(visitor_, row, fraction); }

 private:
  void* visitor_;
  float (*call_)(void*, Row, float);
};

/// Passes each object that a box meets to a visitor, in no order, but those near the start of a
/// long path first. Of those behind the end of a path that the visitor has shortened, it leaves out
/// most.
void cast_box(const QueryRun& run, const MovingBox& moving, const BoxCastVisitor& visitor);

/// A node to be visited, and the part of the path on which it can be met.
struct WaitingNode {
  NodeIndex node;
  PathInterval interval;
};

/// Memory for `visit_hits`.
struct RayScratch {
  Buffer<Hit> hits;  ///< that others may precede
  Buffer<WaitingNode> nodes;

  std::size_t bytes() const { return hits.bytes() + nodes.bytes(); }
};

/// Passes the same hits to a visitor, in the same order, each as soon as none before it can be
/// found. When the visitor wants no more, the nodes behind that hit are not visited. False when
/// there is no memory.
[[nodiscard]] bool visit_hits(const QueryRun& run, const MovingBox& moving, RayScratch& scratch,
                              const detail::HitVisitor& visitor);

}  // namespace quadrille
