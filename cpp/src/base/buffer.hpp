// A growable array that reports a failed allocation instead of throwing.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

#include "base/aligned_memory.hpp"

namespace quadrille {

/// The least alignment of a buffer, in bytes: the size of a box and of a vector, so that neither
/// lies across two cache lines. In WebAssembly malloc aligns to 8, and frames took up to a fifth
/// longer where boxes did.
inline constexpr std::size_t kLeastBufferAlignment = 16;

/// Holds trivially copyable values; those added by `resize` are uninitialised. Every call that may
/// allocate returns whether it succeeded; one that failed leaves the buffer as it was. The memory
/// is freed by the destructor only, so that a buffer that is filled every frame stops allocating.
template <typename T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Buffer() = default;
  ~Buffer() { quadrille_free(data_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  /// Makes room for at least `capacity` values; false when there is no memory. Grows by half at
  /// least, so that pushing one value after another takes linear time.
  [[nodiscard]] bool reserve(std::size_t capacity) {
    return capacity <= capacity_ || grow(capacity);
  }

  /// New values are uninitialised.
  [[nodiscard]] bool resize(std::size_t size) {
    if (!reserve(size)) return false;
    size_ = size;
    return true;
  }

  [[nodiscard]] bool push(T value) {
    if (size_ == capacity_ && !reserve(size_ + 1)) return false;
    data_[size_++] = value;
    return true;
  }

  /// Precondition: size() < capacity().
  void push_unchecked(T value) {
    assert(size_ < capacity_);
    data_[size_++] = value;
  }

  /// Appends `count` values that are already written behind the last one. Precondition: they are
  /// within the capacity.
  void extend(std::size_t count) {
    assert(size_ + count <= capacity_);
    size_ += count;
  }

  T pop() {
    assert(size_ > 0);
    return data_[--size_];
  }

  void clear() { size_ = 0; }

  /// Keeps the first ones. Precondition: size <= size().
  void truncate(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }

  T& operator[](std::size_t i) {
    assert(i < size_);
    return data_[i];
  }
  const T& operator[](std::size_t i) const {
    assert(i < size_);
    return data_[i];
  }

  T* data() { return data_; }
  const T* data() const { return data_; }
  std::size_t size() const { return size_; }
  std::size_t capacity() const { return capacity_; }
  bool empty() const { return size_ == 0; }
  std::size_t bytes() const { return capacity_ * sizeof(T); }

  std::span<T> span() { return {data_, size_}; }
  std::span<const T> span() const { return {data_, size_}; }

  /// True when some of the values lie in the memory of this buffer, which moves when it grows.
  bool overlaps(std::span<const T> values) const {
    // As numbers, because C++ leaves the order of pointers into different arrays open.
    const auto address = [](const T* value) { return reinterpret_cast<std::uintptr_t>(value); };
    return address(values.data()) < address(data_ + capacity_) &&
           address(data_) < address(values.data() + values.size());
  }

  void swap(Buffer& other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  // A type may demand more than the least: compilers then use instructions that fail elsewhere.
  static constexpr std::size_t kAlignment = std::max(kLeastBufferAlignment, alignof(T));

  // Out of line, because growing is rare: loops that push keep only the comparison.
  [[gnu::cold, gnu::noinline]] bool grow(std::size_t wanted) {
    const std::size_t generous = capacity_ + capacity_ / 2 + 16;
    return (generous > wanted && reallocate(generous)) || reallocate(wanted);
  }

  bool reallocate(std::size_t capacity) {
    if (capacity > (SIZE_MAX - kAlignment) / sizeof(T)) return false;
    const std::size_t bytes = capacity * sizeof(T);
    const std::size_t whole = (bytes + kAlignment - 1) / kAlignment * kAlignment;
    void* grown = quadrille_allocate(kAlignment, whole);
    if (grown == nullptr) return false;
    if (size_ > 0) std::memcpy(grown, data_, size_ * sizeof(T));
    quadrille_free(data_);
    data_ = static_cast<T*>(grown);
    capacity_ = capacity;
    return true;
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace quadrille
