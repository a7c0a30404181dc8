// The bodies that steps sweep from where they were to where they are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "pairs/sort_and_sweep.hpp"
#include "quadrille/cast.hpp"
#include "quadrille/impact.hpp"
#include "quadrille/pair.hpp"
#include "quadrille/settings.hpp"
#include "quadrille/status.hpp"
#include "query/query_memory.hpp"
#include "world/bodies.hpp"
#include "world/body_sweep.hpp"
#include "world/body_tree.hpp"
#include "world/pair_events.hpp"

namespace quadrille {

/// What bullets are swept in: bodies and trees are those at the end of the step.
struct SweptWorld {
  const Bodies& bodies;
  BodyTree& moving;
  BodyTree& fixed;
  const Settings& settings;
  std::span<const Row> changed;            ///< all bodies that may have moved, and others
  std::span<const BodyPair> pairs_before;  ///< of the step before
};

/// The ways of the bodies that are no bullets. Most of them are short, and bullets find those
/// bodies near their own way, by a margin; the few that have gone far are in a list.
class OtherWays {
 public:
  /// A body on its way, and a box around that.
  struct Far {
    Motion motion;
    Box around;
  };

  /// Of all bodies that may have moved since the last step. False when there is no memory.
  [[nodiscard]] bool collect(const Bodies& bodies, std::span<const Row> changed,
                             const BodySweep& sweep);

  /// How far a body that has not gone far may have been from where it is, along an axis.
  double margin() const { return margin_; }

  /// Precondition: it is neither static nor a bullet.
  bool is_far(const Bodies& bodies, Row row) const { return length_of(bodies, row) > margin_; }
  std::span<const Far> far() const { return far_.span(); }

  std::size_t bytes() const { return far_.bytes(); }

 private:
  /// Of a way, along the axis where it is longer.
  static double length_of(const Bodies& bodies, Row row);

  double margin_ = 0;
  Buffer<Far> far_;
};

/// Finds what bullets meet between two steps; keeps its memory from one step to the next.
class Bullets {
 public:
  /// Finds the impacts of a step. `impacts()` stays as it is. kTooManyPairs or kOutOfMemory.
  [[nodiscard]] Status find(const SweptWorld& world, QueryMemory& memory);

  /// Of the last `find`: the pairs of all impacts, in order.
  std::span<const BodyPair> pairs() const { return pairs_.span(); }

  /// Those of them whose boxes do not overlap at the end.
  std::span<const Pair> passed() const { return passed_.span(); }

  /// Makes the impacts of the last `find` those of the world.
  void publish() { impacts_.swap(found_); }

  /// The impacts, to take those of another world.
  Buffer<Impact>& impact_list() { return impacts_; }

  /// By bullet, then by fraction, then by the other body.
  std::span<const Impact> impacts() const { return impacts_.span(); }

  std::size_t bytes() const;

 private:
  void clear();
  [[nodiscard]] bool collect(const SweptWorld& world);
  [[nodiscard]] bool collect_pairs_before(const SweptWorld& world);
  [[nodiscard]] bool sweep(const SweptWorld& world, const Motion& bullet, QueryMemory& memory);
  [[nodiscard]] bool sweep_in_trees(const SweptWorld& world, const Motion& bullet, const Path& path,
                                    QueryMemory& memory);
  [[nodiscard]] bool meet_near(const SweptWorld& world, const Motion& bullet, const Path& path,
                               Row other);
  bool may_any_meet(const Bodies& bodies) const;
  [[nodiscard]] Status sweep_bullets_against_each_other(const SweptWorld& world);
  [[nodiscard]] bool meet(const SweptWorld& world, const Motion& bullet, const Motion& other,
                          const Transform& other_before);
  [[nodiscard]] bool list_pairs(const SweptWorld& world);

  Buffer<Motion> bullets_;   // by row
  Buffer<BodyPair> before_;  // of the pairs of the step before, those with a bullet
  Buffer<Impact> found_;
  Buffer<Impact> impacts_;
  Buffer<BodyPair> pairs_;
  Buffer<Pair> passed_;
  OtherWays others_;
  SweepScratch scratch_;

  // Of bullets that meet each other. Rows are indices of bullets_.
  BoxList paths_;
  PairBuffer crossings_;
  SortAndSweep sort_and_sweep_;
};

/// Tells of pairs, which come in order, whether they are in a list in order.
class PairCursor {
 public:
  explicit PairCursor(std::span<const BodyPair> list) : rest_(list) {}

  /// Precondition: no pair is before that of an earlier call.
  bool has(const BodyPair& pair) {
    while (!rest_.empty() && PairOrder()(rest_.front(), pair)) rest_ = rest_.subspan(1);
    return !rest_.empty() && rest_.front() == pair;
  }

 private:
  std::span<const BodyPair> rest_;
};

}  // namespace quadrille
