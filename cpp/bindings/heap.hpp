// The memory that the module hands out: some dozens of arrays a tree, most of them for long.
//
// First fit over a list of what is free, in the order of addresses, where neighbours join (Knuth,
// The Art of Computer Programming, 2.5). What the C library has for it would be larger, and is made
// for many small blocks that come and go.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <span>

namespace quadrille {

/// Blocks of memory, aligned for every type. `more(bytes)` is where it comes from: a new stretch of
/// at least so many bytes, aligned too, which it never gets back; an empty one when there is none.
template <std::span<std::byte> (*more)(std::size_t bytes)>
class Heap {
 public:
  /// nullptr when there is no memory.
  void* allocate(std::size_t bytes) {
    if (bytes > SIZE_MAX / 2) return nullptr;
    const std::size_t size = (bytes + 2 * sizeof(Block) - 1) / sizeof(Block) * sizeof(Block);
    Block* block = take(size);
    if (block == nullptr) {
      const std::span<std::byte> stretch = more(size);
      if (stretch.empty()) return nullptr;
      give(new (stretch.data()) Block{stretch.size(), nullptr});
      block = take(size);
    }
    return block + 1;
  }

  /// The same bytes with room for more, there or elsewhere; nullptr, and nothing has changed, when
  /// there is no memory. Never makes a block smaller.
  void* reallocate(void* data, std::size_t bytes) {
    if (data == nullptr) return allocate(bytes);
    const std::size_t before = block_of(data)->size - sizeof(Block);
    if (bytes <= before) return data;
    void* grown = allocate(bytes);
    if (grown == nullptr) return nullptr;
    std::memcpy(grown, data, before);
    release(data);
    return grown;
  }

  void release(void* data) {
    if (data != nullptr) give(block_of(data));
  }

 private:
  struct alignas(16) Block {
    std::size_t size;  // with this head; a multiple of its own
    Block* next;       // the next free one
  };

  static Block* block_of(void* data) { return static_cast<Block*>(data) - 1; }
  static Block* end_of(Block* block) { return block + block->size / sizeof(Block); }

  // Takes the front of the first that is large enough, so that what stays is behind.
  Block* take(std::size_t size) {
    for (Block** link = &free_; *link != nullptr; link = &(*link)->next) {
      Block* block = *link;
      if (block->size < size) continue;
      const std::size_t left = block->size - size;
      block->size = size;
      *link = left == 0 ? block->next : new (end_of(block)) Block{left, block->next};
      return block;
    }
    return nullptr;
  }

  void give(Block* block) {
    Block* before = nullptr;
    Block* after = free_;
    for (; after != nullptr && after < block; after = after->next) before = after;
    (before == nullptr ? free_ : before->next) = block;
    block->next = after;
    join_next(block);
    if (before != nullptr) join_next(before);
  }

  static void join_next(Block* block) {
    const Block* next = block->next;
    if (next == nullptr || next != end_of(block)) return;
    block->size += next->size;
    block->next = next->next;
  }

  Block* free_ = nullptr;
};

}  // namespace quadrille
