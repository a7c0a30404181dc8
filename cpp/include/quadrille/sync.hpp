// How a tree follows boxes that were written in place.
#pragma once

namespace quadrille {

/// How `Quadtree::sync` brings the nodes up to date. All give the same tree.
enum class Sync : unsigned char {
  kAuto,     ///< rebuilds when many objects have moved to other cells, otherwise updates
  kUpdate,   ///< moves the objects that are in other cells now, one by one
  kRebuild,  ///< builds all nodes anew
};

}  // namespace quadrille
