// The interface of every broad phase that is measured.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "scenes.hpp"

namespace quadrille::bench {

/// A broad phase that owns its boxes: the game writes them in place, then `find()` returns all
/// pairs.
class Implementation {
 public:
  virtual ~Implementation() = default;

  virtual std::span<Box> boxes() = 0;

  /// All overlapping pairs of the boxes as they are now, each once; valid until the next call.
  virtual std::span<const Pair> find() = 0;

  /// Memory held, in bytes; 0 where it is not counted.
  virtual std::uint64_t bytes() const { return 0; }
};

/// The placements of the library first, then the trees of the articles.
std::span<const std::string_view> implementation_names();

/// `name` is one of implementation_names().
std::unique_ptr<Implementation> make_implementation(std::string_view name, const Scene& scene);

}  // namespace quadrille::bench
