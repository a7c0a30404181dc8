// How a fuzz target says what is wrong, and what led there.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace quadrille::fuzz {

/// Ends the program when a claim is untrue; libFuzzer then keeps the input.
inline void require(bool is_true, const char* claim) {
  if (is_true) return;
  std::fprintf(stderr, "\nnot true: %s\n", claim);
  std::abort();
}

/// For a check that names what it found broken, or returns nullptr.
inline void require_none(const char* broken) {
  if (broken != nullptr) require(false, broken);
}

/// True when QUADRILLE_FUZZ_PRINT is set: then a target prints every operation as C++ code.
inline bool is_printing() {
  static const bool is_set = std::getenv("QUADRILLE_FUZZ_PRINT") != nullptr;
  return is_set;
}

/// Prints the line of code that `describe()` makes, if a target prints at all.
template <typename Describe>
void print(Describe&& describe) {
  if (!is_printing()) return;
  const std::string line = describe();
  std::fprintf(stderr, "%s\n", line.c_str());
}

}  // namespace quadrille::fuzz
