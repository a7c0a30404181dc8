// A custom section of the binary, named after the program, with its version. web/lib reads it
// before it starts a binary, and refuses other versions and other programs.
#include "quadrille/version.hpp"

asm(R"(
  .section ".custom_section.)" QUADRILLE_PROGRAM R"(","",@
  .ascii ")" QUADRILLE_VERSION R"("
)");
