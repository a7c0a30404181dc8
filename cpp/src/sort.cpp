#include "sort.hpp"

#include <algorithm>

namespace quadrille {

void sort_keys(std::span<std::uint64_t> keys) {
  std::ranges::sort(keys);
}

}  // namespace quadrille
