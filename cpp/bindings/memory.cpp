// The C library's memory functions, and so all memory of the module, over a Heap.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "heap.hpp"

extern "C" std::byte __heap_base;  // behind all that the linker has placed

namespace quadrille {
namespace {

constexpr std::uint64_t kPage = 65536;

std::uint64_t memory_end() {
  return kPage * __builtin_wasm_memory_size(0);
}

bool grow_memory_by(std::uint64_t pages) {
  return __builtin_wasm_memory_grow(0, static_cast<std::size_t>(pages)) != SIZE_MAX;
}

// All that is left up to the memory's end, which moves when it must: by an eighth, as views are
// lost whenever it does, or by just enough.
std::span<std::byte> more_memory(std::size_t bytes) {
  static std::uint64_t given_to = 0;
  const std::uint64_t base = reinterpret_cast<std::uintptr_t>(&__heap_base);
  const std::uint64_t begin = std::max((base + 15) / 16 * 16, given_to);
  if (begin + bytes > memory_end()) {
    const std::uint64_t missing = (begin + bytes - memory_end() + kPage - 1) / kPage;
    const std::uint64_t generous = std::max(missing, memory_end() / kPage / 8);
    if (!grow_memory_by(generous) && !grow_memory_by(missing)) return {};
  }
  given_to = memory_end();
  return {reinterpret_cast<std::byte*>(begin), static_cast<std::size_t>(given_to - begin)};
}

Heap<more_memory> heap;

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  return heap.allocate(bytes);
}

void* realloc(void* data, std::size_t bytes) {
  return heap.reallocate(data, bytes);
}

void free(void* data) {
  heap.release(data);
}

}  // extern "C"
}  // namespace quadrille
