// All of the public C++ interface.
#pragma once

#include "quadrille/api.hpp"            // IWYU pragma: export
#include "quadrille/body.hpp"           // IWYU pragma: export
#include "quadrille/box.hpp"            // IWYU pragma: export
#include "quadrille/cast.hpp"           // IWYU pragma: export
#include "quadrille/chain.hpp"          // IWYU pragma: export
#include "quadrille/contact.hpp"        // IWYU pragma: export
#include "quadrille/filter.hpp"         // IWYU pragma: export
#include "quadrille/for_each.hpp"       // IWYU pragma: export
#include "quadrille/id.hpp"             // IWYU pragma: export
#include "quadrille/impact.hpp"         // IWYU pragma: export
#include "quadrille/limits.hpp"         // IWYU pragma: export
#include "quadrille/move.hpp"           // IWYU pragma: export
#include "quadrille/node_view.hpp"      // IWYU pragma: export
#include "quadrille/owner.hpp"          // IWYU pragma: export
#include "quadrille/pair.hpp"           // IWYU pragma: export
#include "quadrille/point.hpp"          // IWYU pragma: export
#include "quadrille/quadtree.hpp"       // IWYU pragma: export
#include "quadrille/query.hpp"          // IWYU pragma: export
#include "quadrille/query_context.hpp"  // IWYU pragma: export
#include "quadrille/query_shape.hpp"    // IWYU pragma: export
#include "quadrille/settings.hpp"       // IWYU pragma: export
#include "quadrille/shape.hpp"          // IWYU pragma: export
#include "quadrille/stats.hpp"          // IWYU pragma: export
#include "quadrille/status.hpp"         // IWYU pragma: export
#include "quadrille/sync.hpp"           // IWYU pragma: export
#include "quadrille/tiles.hpp"          // IWYU pragma: export
#include "quadrille/trace.hpp"          // IWYU pragma: export
#include "quadrille/tree_queries.hpp"   // IWYU pragma: export
#include "quadrille/version.hpp"        // IWYU pragma: export
#include "quadrille/visitor.hpp"        // IWYU pragma: export
#include "quadrille/world.hpp"          // IWYU pragma: export
#include "quadrille/world_queries.hpp"  // IWYU pragma: export
