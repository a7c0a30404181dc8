// What questions come with and how their answers go to JavaScript: in the module's memory.
#pragma once

#include <cstdlib>

#include "quadrille/quadrille.hpp"

namespace quadrille::bindings {

/// Of the last question, to any tree.
struct Answer {
  const void* values;
  const std::uint32_t* offsets;  ///< of many questions: where the values of each begin
  std::uint32_t invalid;         ///< the index of the first shape that was refused
};
inline Answer answer = {};

/// Memory that only ever grows; false when there is none.
struct Room {
  void* data = nullptr;
  std::size_t bytes = 0;

  bool hold(std::size_t wanted) {
    if (wanted <= bytes) return true;
    void* grown = std::realloc(data, wanted);
    if (grown == nullptr) return false;
    data = grown;
    bytes = wanted;
    return true;
  }
};

/// What many questions are about; written by JavaScript.
inline Room staged;

template <typename T>
std::span<const T> input(std::uint32_t count) {
  return {static_cast<const T*>(staged.data), count};
}

inline int minus(Status status) {
  return -static_cast<int>(status);
}

/// Leaves values in the answer; how many, or minus a status.
template <typename T>
int give(const Result<std::span<const T>>& found) {
  answer.values = found.value.data();
  return found.status == Status::kOk ? static_cast<int>(found.value.size()) : minus(found.status);
}

}  // namespace quadrille::bindings
