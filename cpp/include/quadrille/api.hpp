// QUADRILLE_API: the attribute of what a shared library exports. Everything else in it is hidden.
#pragma once

// The CMake target defines QUADRILLE_SHARED where the library is a shared one. In a static library
// every symbol is hidden, so that a shared library that links it does not export it again.
#if defined(QUADRILLE_SHARED) && !defined(_WIN32)
#define QUADRILLE_API [[gnu::visibility("default")]]
#else
#define QUADRILLE_API
#endif
