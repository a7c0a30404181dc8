// Histories of a Quadtree: changes, bad input and queries, against brute force.
#include <cstddef>
#include <cstdint>
#include <optional>

#include "quadtree_history.hpp"
#include "quadtree_query_checks.hpp"

using quadrille::Quadtree;
using quadrille::Settings;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace quadrille::fuzz;
  ByteSource source({data, size});
  TreeDrawing drawing(source, source.one_in(3) ? Numbers::kWild : Numbers::kLattice);
  const Settings settings = drawing.settings();
  auto made = Quadtree::create(settings);
  require(made.ok() == is_valid(settings), "create refuses what is not valid alone");
  if (!made.ok()) return 0;
  print([&] { return "create(" + code_of(settings) + ")"; });
  QuadtreeHistory history(source, drawing, std::move(*made.value));
  QuadtreeQueryChecks checks(source, drawing, history);
  for (int step = 1; !source.is_dry(); ++step) {
    history.change();
    history.check();
    checks.check_query();
    if (step % 8 == 0) history.check_nodes();
  }
  return 0;
}
