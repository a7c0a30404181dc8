// How written boxes are taken over.
#pragma once

namespace quadrille {

/// How `Quadtree::sync` brings nodes up to date.
enum class Sync : unsigned char {
  kAuto,     ///< rebuilds when much has moved to other nodes, otherwise updates
  kUpdate,   ///< moves what was written to, object by object
  kRebuild,  ///< builds all nodes anew
};

}  // namespace quadrille
