// Memory that calls across the boundary share.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <span>

namespace quadrille::bindings {

/// Bytes that are reused from call to call. Unlike std::vector, it reports when there is no memory.
class ScratchBuffer {
 public:
  ScratchBuffer() = default;
  ScratchBuffer(const ScratchBuffer&) = delete;
  ScratchBuffer& operator=(const ScratchBuffer&) = delete;
  ~ScratchBuffer() { release(); }

  /// Makes room for `count` values; their contents are undefined. False when there is no memory.
  template <typename T>
  bool reserve(std::size_t count) {
    expect_alignment<T>();
    const std::size_t bytes = count * sizeof(T);
    if (bytes <= size_) return true;
    release();
    data_ = std::malloc(bytes);
    if (data_ == nullptr) return false;
    size_ = bytes;
    return true;
  }

  /// The first `count` values, which the last `reserve` made room for.
  template <typename T>
  std::span<T> values(std::size_t count) const {
    expect_alignment<T>();
    return {static_cast<T*>(data_), count};
  }

  /// Frees the memory.
  void release() {
    std::free(data_);
    data_ = nullptr;
    size_ = 0;
  }

 private:
  template <typename T>
  static constexpr void expect_alignment() {
    static_assert(alignof(T) <= alignof(std::max_align_t), "malloc aligns to no more than that");
  }

  void* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace quadrille::bindings
