// Watches and fails the core's allocations: of `quadrille_allocate`, every call of which the linker
// sends here first, and of `operator new(std::nothrow)`.
#pragma once

#include <cstddef>

namespace quadrille::testing {

/// Calls of these so far.
std::size_t allocation_count();

/// While alive, the allocations after the next `granted` fail: the first only, or all.
class ScarceMemory {
 public:
  enum Mode { kFailOnce, kFailAll };
  ScarceMemory(std::size_t granted, Mode mode);
  ~ScarceMemory();
  ScarceMemory(const ScarceMemory&) = delete;
  ScarceMemory& operator=(const ScarceMemory&) = delete;

  /// True when an allocation was made to fail.
  bool was_noticed() const;
};

}  // namespace quadrille::testing
