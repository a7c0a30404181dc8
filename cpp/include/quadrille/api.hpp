// QUADRILLE_API: the attribute of what a shared library exports. Everything else in it is hidden.
// QUADRILLE_HIDDEN: that of private members of a class that is exported, which no inline member
// calls.
#pragma once

// The CMake target defines QUADRILLE_SHARED where the library is a shared one. In a static library
// every symbol is hidden, so that a shared library that links it does not export it again.
#if defined(QUADRILLE_SHARED) && !defined(_WIN32)
#define QUADRILLE_API [[gnu::visibility("default")]]
#define QUADRILLE_HIDDEN [[gnu::visibility("hidden")]]
#else
#define QUADRILLE_API
#define QUADRILLE_HIDDEN
#endif
