// The version of the library, for the preprocessor. CMake reads it here.
#pragma once

#define QUADRILLE_VERSION_MAJOR 0
#define QUADRILLE_VERSION_MINOR 1
#define QUADRILLE_VERSION_PATCH 0
#define QUADRILLE_VERSION "0.1.0"
