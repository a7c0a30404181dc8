#include "base/aligned_memory.hpp"

#include <cstdlib>
#if defined(_WIN32)
#include <malloc.h>
#endif

namespace quadrille {

extern "C" {

void* quadrille_allocate(std::size_t alignment, std::size_t bytes) {
#if defined(_WIN32)
  return _aligned_malloc(bytes, alignment);
#else
  return std::aligned_alloc(alignment, bytes);
#endif
}

void quadrille_free(void* memory) {
#if defined(_WIN32)
  _aligned_free(memory);
#else
  std::free(memory);
#endif
}
}

}  // namespace quadrille
