// How the public classes hold what only the library defines.
#pragma once

#include <utility>

namespace quadrille::detail {

/// Owns an object of a class that need not be complete where the owner is declared. As
/// std::unique_ptr, whose header would be more than half of all that this library's headers
/// include.
template <typename T>
class Owner {
 public:
  Owner() noexcept = default;
  explicit Owner(T* object) noexcept : object_(object) {}
  Owner(Owner&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Owner& operator=(Owner&& other) noexcept {
    Owner taken(std::move(other));
    std::swap(object_, taken.object_);
    return *this;
  }
  ~Owner() { delete object_; }

  T* get() const noexcept { return object_; }
  T* operator->() const noexcept { return object_; }
  T& operator*() const noexcept { return *object_; }

 private:
  T* object_ = nullptr;
};

}  // namespace quadrille::detail
