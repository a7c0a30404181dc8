#include "allocations.hpp"

#include <atomic>
#include <new>

namespace quadrille::testing {
namespace {

std::atomic<std::size_t> allocations_so_far = 0;  // threads allocate too
std::size_t failures = 0;
bool is_scarce = false;
std::size_t granted_left = 0;
ScarceMemory::Mode mode_now = ScarceMemory::kFailOnce;

bool must_fail() {
  ++allocations_so_far;
  if (!is_scarce) return false;
  if (granted_left > 0) {
    --granted_left;
    return false;
  }
  if (mode_now == ScarceMemory::kFailOnce && failures > 0) return false;
  ++failures;
  return true;
}

}  // namespace

std::size_t allocation_count() {
  return allocations_so_far;
}

ScarceMemory::ScarceMemory(std::size_t granted, Mode mode) {
  is_scarce = true;
  granted_left = granted;
  mode_now = mode;
  failures = 0;
}

ScarceMemory::~ScarceMemory() {
  is_scarce = false;
}

bool ScarceMemory::was_noticed() const {
  return failures > 0;
}

}  // namespace quadrille::testing

// Linked with --wrap=quadrille_allocate.
extern "C" {
void* __real_quadrille_allocate(std::size_t alignment, std::size_t size);
void* __wrap_quadrille_allocate(std::size_t alignment, std::size_t size);

void* __wrap_quadrille_allocate(std::size_t alignment, std::size_t size) {
  return quadrille::testing::must_fail() ? nullptr : __real_quadrille_allocate(alignment, size);
}
}

// Trees, worlds and tile maps themselves.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return quadrille::testing::must_fail() ? nullptr : ::operator new(size);
}
