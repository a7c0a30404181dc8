// How the examples handle an error: they print it and end.
#pragma once

#include <cstdlib>
#include <iostream>
#include <quadrille/quadrille.hpp>
#include <utility>

inline void require(quadrille::Status status) {
  if (status == quadrille::Status::kOk) return;
  std::cerr << "quadrille: " << to_string(status) << '\n';
  std::exit(EXIT_FAILURE);
}

/// The value of a result; ends the program when there is none.
template <typename T>
T require(quadrille::Result<T> result) {
  require(result.status);
  return std::move(result.value);
}
