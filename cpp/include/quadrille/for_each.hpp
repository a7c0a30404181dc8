// What `Quadtree::for_each_pair` and `Quadtree::for_each_nearest` go over: results that stay as
// they are while the caller changes the tree.
#pragma once

#include <cstddef>
#include <cstdint>

#include "quadrille/api.hpp"
#include "quadrille/filter.hpp"
#include "quadrille/id.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/point.hpp"
#include "quadrille/query.hpp"
#include "quadrille/status.hpp"

namespace quadrille {

class Quadtree;

namespace detail {

/// A part of a stack of results that the tree keeps: iterations that are nested push on top of each
/// other, and the memory is there for the next frame.
struct HeldRange {
  std::size_t begin = 0;
  std::size_t next = 0;  ///< of begin .. end, the first that the visitor has not got
  std::size_t end = 0;
};

/// The pairs of a tree as they were when the iteration began, less those of objects that were
/// removed since.
class QUADRILLE_API PairIteration {
 public:
  PairIteration(Quadtree& tree, const PairMasks& masks);
  ~PairIteration();
  PairIteration(const PairIteration&) = delete;
  PairIteration& operator=(const PairIteration&) = delete;

  /// Stores the next pair; false when there is none.
  bool next(Pair& pair);

  Status status() const { return status_; }

 private:
  Quadtree& tree_;
  HeldRange held_;
  Status status_;
};

/// The objects of a tree by distance, found in batches that grow.
class QUADRILLE_API NeighborIteration {
 public:
  NeighborIteration(Quadtree& tree, const Point& point, float max_distance,
                    const QueryFilter& filter);
  ~NeighborIteration();
  NeighborIteration(const NeighborIteration&) = delete;
  NeighborIteration& operator=(const NeighborIteration&) = delete;

  /// Stores the next neighbour; false when there is none, or after a failure.
  bool next(Neighbor& neighbor);

  Status status() const { return status_; }

 private:
  QUADRILLE_HIDDEN bool find_more();
  QUADRILLE_HIDDEN bool is_left_out(Id id) const;

  Quadtree& tree_;
  HeldRange held_;
  Status status_ = Status::kOk;
  Point point_;
  float max_distance_;
  QueryFilter filter_;
  std::uint32_t count_ = 8;  // of objects that the next batch finds, those before included
  bool has_all_ = false;
  Neighbor last_ = {.row = 0, .distance = -1};  // that the visitor got
};

}  // namespace detail

}  // namespace quadrille
