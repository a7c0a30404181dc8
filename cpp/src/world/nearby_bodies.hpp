// Moving bodies around places where something static has changed.
#pragma once

#include <cstddef>

#include "base/buffer.hpp"
#include "quadrille/box.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/status.hpp"
#include "query/query_run.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"
#include "world/changes.hpp"

namespace quadrille {

/// Scratch memory for NearbyBodies: what one query has found.
struct NearbyScratch {
  Buffer<Row> moving;
  Buffer<Row> fixed;

  std::size_t bytes() const { return moving.bytes() + fixed.bytes(); }
};

/// Notes as changed those moving bodies whose pairs or contacts may depend on what is at a place.
class NearbyBodies {
 public:
  /// Precondition: both trees are up to date, and `queries` has room for all rows. What this refers
  /// to must outlive it.
  NearbyBodies(const Bodies& bodies, BodyTree& moving, BodyTree& fixed, const Settings& settings,
               QueryScratch& queries, NearbyScratch& scratch);

  /// Those whose boxes meet the place, and, by the rule of seams, those that meet a static part
  /// that may adjoin what is there. kOutOfMemory.
  [[nodiscard]] Status add_around(const Box& place, Changes& changes) const;

  /// Those that `add_around` may not find by the rule of seams: beyond the world, where floats may
  /// be so coarse that more adjoins.
  void add_distant(Changes& changes) const;

 private:
  [[nodiscard]] Status add_those_at(const Box& window, Changes& changes) const;
  double reach_at(const Box& box) const;

  const Bodies& bodies_;
  BodyTree& moving_;
  BodyTree& fixed_;
  const Settings& settings_;
  QueryScratch& queries_;
  NearbyScratch& scratch_;
  double reach_;  // within the world
};

}  // namespace quadrille
