// The class World for JavaScript, by embind.
#include "border.hpp"

namespace quadrille::bindings {
namespace {

// A second custom section besides that of the class Quadtree, by which web/lib knows this binary from the one without World.
asm(R"(
  .section ".custom_section.quadrille-world","",@
  .ascii ")" QUADRILLE_VERSION R"("
)");

}  // namespace
}  // namespace quadrille::bindings
