#include "store/validate.hpp"

#include "store/tree_validator.hpp"

namespace quadrille {

const char* find_broken_invariant(const Tree& tree, const HandleTable& handles,
                                  std::span<const Box> boxes) {
  return TreeValidator(tree, handles, boxes).run();
}

}  // namespace quadrille
