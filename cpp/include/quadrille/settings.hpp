// The settings of a tree.
#pragma once

#include <cstdint>

#include "quadrille/api.hpp"
#include "quadrille/box.hpp"
#include "quadrille/limits.hpp"

namespace quadrille {

/// Which nodes hold an object. All give the same pairs and the same query results; the shape of the
/// tree and the cost differ.
enum class Placement : unsigned char {
  kParent,  ///< the deepest node whose cell holds it whole (Samet's MX-CIF quadtree)
  kLeaf,    ///< every leaf that it reaches; an object as large as many cells is in many lists
  kLoose,   ///< one node, by its size and centre; cells are enlarged by `looseness` (Ulrich)
  kCover,   ///< as kLeaf, but no deeper than where it reaches two columns and two rows of cells:
            ///< large objects stay high, and at most four nodes hold one; the fastest
};

/// What happens to objects beyond the world.
enum class Outside : unsigned char {
  kKeep,    ///< they are kept: cells on the world's border reach to infinity
  kReject,  ///< a box that shares no point with the world is refused (Status::kOutside)
  kGrow,    ///< the world doubles until it holds every box whole
};

/// A seam tolerance with which contacts and casts are those of each static body by itself.
inline constexpr float kNoSeamRule = -1;

/// Settings of a tree. Its nodes, and what each holds, are a pure function of these and of the
/// boxes.
struct Settings {
  Box world;                                ///< root cell, in world units; wider and higher than 0
  std::uint32_t capacity = 32;              ///< a node splits above this; 1 .. kMaxObjects
  int max_depth = 8;                        ///< deepest level, root = 0; 0 .. kDepthLimit
  Placement placement = Placement::kCover;  ///< which nodes hold an object
  float looseness = 2.0f;                   ///< kLoose alone uses it: side of a loose cell / side
                                            ///< of its cell; kMinLooseness .. kMaxLooseness
  EdgeRule edges = EdgeRule::kStrict;       ///< whether boxes that only touch overlap
  Outside outside = Outside::kKeep;         ///< what happens to objects beyond the world
  std::uint32_t max_pairs = kMaxPairs;      ///< pairs that one call reports at most, else it is
                                            ///< refused (Status::kTooManyPairs); 1 .. kMaxPairs.
                                            ///< Not a part of snapshots
  float seam_tolerance = 0.01f;  ///< World alone uses it: static bodies, and their parts,
                                 ///< that are no farther apart are one solid for
                                 ///< contacts and casts, in world units; below 0, each is by
                                 ///< itself. See `World`, Seams. Not a part of snapshots
};

/// True when every setting is in its range.
QUADRILLE_API bool is_valid(const Settings& settings);

}  // namespace quadrille
