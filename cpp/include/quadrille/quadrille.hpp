// All of the public C++ interface.
#pragma once

#include "quadrille/box.hpp"       // IWYU pragma: export
#include "quadrille/filter.hpp"    // IWYU pragma: export
#include "quadrille/id.hpp"        // IWYU pragma: export
#include "quadrille/limits.hpp"    // IWYU pragma: export
#include "quadrille/quadtree.hpp"  // IWYU pragma: export
#include "quadrille/question.hpp"  // IWYU pragma: export
#include "quadrille/settings.hpp"  // IWYU pragma: export
#include "quadrille/status.hpp"    // IWYU pragma: export
#include "quadrille/trace.hpp"     // IWYU pragma: export
#include "quadrille/visit.hpp"     // IWYU pragma: export
