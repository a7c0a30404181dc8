// What these programs do about errors: say which, and end.
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

/// The value of a result.
template <typename T>
T require(quadrille::Result<T> result) {
  require(result.status);
  return std::move(result.value);
}
