#include "base/buffer.hpp"

namespace quadrille {
namespace {

bool reallocate(void*& data, std::size_t& capacity, std::size_t wanted, std::size_t value_bytes) {
  if (wanted > SIZE_MAX / value_bytes) return false;
  void* grown = std::realloc(data, wanted * value_bytes);
  if (grown == nullptr) return false;
  data = grown;
  capacity = wanted;
  return true;
}

}  // namespace

bool grow_memory(void*& data, std::size_t& capacity, std::size_t wanted, std::size_t value_bytes) {
  const std::size_t generous = capacity + capacity / 2 + 16;
  return (generous > wanted && reallocate(data, capacity, generous, value_bytes)) ||
         reallocate(data, capacity, wanted, value_bytes);
}

}  // namespace quadrille
