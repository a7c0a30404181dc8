// Aligned memory, by what each system calls it.
#pragma once

#include <cstddef>

namespace quadrille {

// With names of C, so that tests can count what is given, and refuse it.
extern "C" {

/// Null when there is no memory. Precondition: `bytes` is a multiple of `alignment`, which is a
/// power of two.
void* quadrille_allocate(std::size_t alignment, std::size_t bytes);

/// Frees what quadrille_allocate has given; null is allowed.
void quadrille_free(void* memory);
}

}  // namespace quadrille
