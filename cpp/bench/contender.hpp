// The one interface of all that is measured.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "scenes.hpp"

namespace quadrille::bench {

/// Owns its boxes: the game writes them in place, then `find()` gives all pairs.
class Contender {
 public:
  virtual ~Contender() = default;

  virtual std::span<Box> boxes() = 0;

  /// All overlapping pairs of the boxes as they are now, each once; valid until the next call.
  virtual std::span<const Pair> find() = 0;

  /// Memory held, in bytes; 0 where nobody counts it.
  virtual std::uint64_t bytes() const { return 0; }
};

/// Our placements first, then the trees of the articles.
std::span<const std::string_view> contender_names();

/// `name` is one of contender_names().
std::unique_ptr<Contender> make_contender(std::string_view name, const Scene& scene);

}  // namespace quadrille::bench
