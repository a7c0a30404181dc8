// Moving bodies around places where something static has changed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
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

  /// Those whose boxes meet a window. kOutOfMemory.
  [[nodiscard]] Status add_at(const Box& window, Changes& changes) const;

  /// Whether a box of one of them meets a window.
  bool meet_any(const Box& window) const;

  /// Those that `add_around` may not find by the rule of seams: far beyond the world, where floats
  /// may be so coarse that more adjoins. kOutOfMemory.
  [[nodiscard]] Status add_distant(Changes& changes) const;

  /// Calls `visit(window)` for the windows in which `add_around` looks: the place, and the boxes of
  /// static parts that may adjoin it. Ends with the first status that is not kOk, of `visit` or
  /// kOutOfMemory.
  template <typename Visit>
  [[nodiscard]] Status visit_windows(const Box& place, Visit&& visit) const {
    Status status = visit(place);
    if (status != Status::kOk || settings_.seam_tolerance < 0) return status;
    const Box window = around(place);
    status = find_fixed(window);
    for (std::size_t i = 0; i < scratch_.fixed.size() && status == Status::kOk; ++i) {
      bodies_.visit_placed(scratch_.fixed[i], window, [&](const PlacedPart& part, std::uint32_t) {
        if (!contains(place, part.box)) status = visit(part.box);
        return status == Status::kOk;
      });
    }
    return status;
  }

  /// Where what adjoins a place is.
  Box around(const Box& place) const { return grown(place, reach_); }

 private:
  [[nodiscard]] Status find_fixed(const Box& window) const;

  const Bodies& bodies_;
  BodyTree& moving_;
  BodyTree& fixed_;
  const Settings& settings_;
  QueryScratch& queries_;
  NearbyScratch& scratch_;
  float within_;  // coordinates of what is not distant
  double reach_;  // among that
};

}  // namespace quadrille
