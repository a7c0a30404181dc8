// A growable array that reports a failed allocation instead of throwing.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <type_traits>
#include <utility>

namespace quadrille {

/// Makes room for `wanted` values of so many bytes, and half again when it must grow, so that
/// growing step by step stays linear; when memory is scarce, just what is needed. False when there
/// is none, and nothing has changed. One function for all types of values: growing is rare, and its
/// code would otherwise stand wherever a buffer is filled.
[[nodiscard]] bool grow_memory(void*& data, std::size_t& capacity, std::size_t wanted,
                               std::size_t value_bytes);

/// Holds trivial values, uninitialised when made by `resize`. Every call that may allocate says
/// whether it succeeded; one that failed leaves the buffer as it was. Never shrinks its memory.
template <typename T>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  Buffer() = default;
  ~Buffer() { std::free(data_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  /// Makes room for `capacity` values; see grow_memory.
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

  /// Precondition: reserved room.
  void push_unchecked(T value) {
    assert(size_ < capacity_);
    data_[size_++] = value;
  }

  /// For values that were written behind the last one. Precondition: reserved room.
  void extend(std::size_t count) {
    assert(size_ + count <= capacity_);
    size_ += count;
  }

  T pop() {
    assert(size_ > 0);
    return data_[--size_];
  }

  void clear() { size_ = 0; }

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

  void swap(Buffer& other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  bool grow(std::size_t capacity) {
    void* data = data_;
    const bool had_memory = grow_memory(data, capacity_, capacity, sizeof(T));
    data_ = static_cast<T*>(data);
    return had_memory;
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace quadrille
