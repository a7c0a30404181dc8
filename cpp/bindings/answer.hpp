// How JavaScript calls this module: plain C functions of numbers, and what they leave in the
// memory.
//
// A function returns a count of values, zero or more, or minus a status; the values are where
// `quadrille_answer` says. What JavaScript passes in bulk it writes to where `quadrille_stage`
// says. Embind would do more, and cost 5 kB of the download for its first three functions.
#pragma once

#include <emscripten/emscripten.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "quadrille/quadrille.hpp"

namespace quadrille {

/// Of the last call, for any tree.
struct Answer {
  const void* values;
  const std::uint32_t* offsets;  ///< of many questions: where the values of each begin
};
inline Answer answer = {};

/// Memory that only ever grows, until it is let go.
struct Room {
  void* data = nullptr;
  std::size_t bytes = 0;

  /// False when there is none.
  bool hold(std::size_t wanted) {
    if (wanted <= bytes) return true;
    void* grown = std::realloc(data, wanted);
    if (grown == nullptr) return false;
    data = grown;
    bytes = wanted;
    return true;
  }

  void release() {
    std::free(data);
    *this = {};
  }
};

/// What JavaScript has written, or what is on its way to it.
inline Room staged;

template <typename T>
std::span<const T> input(std::uint32_t count) {
  return {static_cast<const T*>(staged.data), count};
}

inline int minus(Status status) {
  return -static_cast<int>(status);
}

/// `count` of values that begin at `values`.
inline int give(const void* values, std::size_t count) {
  answer.values = values;
  return static_cast<int>(count);
}

template <typename T>
int give(const Result<std::span<T>>& found) {
  const int count = give(found.value.data(), found.value.size());
  return found.status == Status::kOk ? count : minus(found.status);
}

/// Ids travel as doubles, which hold 53 bits exactly; JavaScript lets nothing else pass.
inline Id as_id(double number) {
  return static_cast<Id>(number);
}

}  // namespace quadrille
