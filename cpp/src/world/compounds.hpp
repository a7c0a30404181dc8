// The parts of bodies that have several.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "geometry/box_math.hpp"
#include "narrow/placed_shape.hpp"
#include "narrow/polygon_pool.hpp"
#include "quadrille/body.hpp"
#include "quadrille/box.hpp"
#include "quadrille/limits.hpp"
#include "quadrille/status.hpp"
#include "world/placed_part.hpp"

namespace quadrille {

/// The box around a part of a body, with the margin of `place`; no valid one where the part cannot
/// be placed. Precondition: is_valid(part.offset).
Box box_around(const Part& part, const Pose& body);

/// True when each part can be where the transform puts it: offsets are valid, and so are the boxes
/// around the parts.
bool is_placeable(std::span<const Part> parts, const Transform& transform);

/// The parts of each compound are one after the other, with room for a power of two. The room of a
/// compound that was removed is kept for one of as many parts.
class Compounds {
 public:
  /// The points of polygons are in `polygons`, which must outlive this.
  explicit Compounds(PolygonPool& polygons) : polygons_(polygons) { first_free_.fill(kNone); }

  /// Adds a compound, which `place` must place before its parts are read; the value is its slot,
  /// below 2^kRowBits. `of_body` is the filter of parts without one. kInvalidPartCount or
  /// kOutOfMemory; nothing has changed then. Precondition: offsets are valid.
  Result<std::uint32_t> add(std::span<const Part> parts, const Filter& of_body);

  /// Needs no memory.
  void remove(std::uint32_t slot);

  /// Removes all; keeps the memory.
  void clear();

  /// How many there are.
  std::uint32_t size() const { return size_; }

  /// Changes a part, which `place` must place before it is read. False when there is no memory, and
  /// then nothing has changed. Precondition: the offset is valid.
  [[nodiscard]] bool set_part(std::uint32_t slot, std::uint32_t index, const Part& part);

  /// Changes the filter of those parts that have none of their own.
  void set_filter(std::uint32_t slot, const Filter& of_body);

  /// The filter of the body.
  const Filter& filter(std::uint32_t slot) const { return compounds_[slot].filter; }

  /// All categories and all masks of the parts: where two parts admit each other, so do these
  /// filters of their bodies.
  Filter united_filter(std::uint32_t slot) const;

  std::uint32_t count(std::uint32_t slot) const { return compounds_[slot].count; }

  /// The most parts that a compound has had since the last `clear`.
  std::uint32_t most_parts() const { return most_parts_; }
  const Part& part(std::uint32_t slot, std::uint32_t index) const {
    return parts_[compounds_[slot].first + index];
  }

  /// Puts all parts where the transform says; returns the box around them, with the margin of the
  /// function `place`. It is no valid one where a part cannot be placed. Precondition:
  /// is_valid(transform).
  Box place(std::uint32_t slot, const Transform& transform) {
    const Compound& compound = compounds_[slot];
    const Box around =
        place(slot, transform, placed_.span().subspan(compound.first, compound.count));
    if (compound.count > kFewParts) unite_boxes(compound);
    return around;
  }

  /// The same for a copy of what `placed` returns.
  Box place(std::uint32_t slot, const Transform& transform, std::span<PlacedPart> parts) const;

  /// A part before its body's transform: its own form, and its offset.
  const PlacedShape& form(std::uint32_t slot, std::uint32_t index) const {
    return forms_[compounds_[slot].first + index].own;
  }
  const Pose& offset(std::uint32_t slot, std::uint32_t index) const {
    return forms_[compounds_[slot].first + index].offset;
  }

  /// As last placed. Valid until the next call of `add`.
  std::span<const PlacedPart> placed(std::uint32_t slot) const {
    return placed_.span().subspan(compounds_[slot].first, compounds_[slot].count);
  }

  /// Calls `visit(part, index)` for each part, as last placed, whose box touches a window, by
  /// index, until it returns false; returns whether it never did.
  template <typename Visit>
  bool visit_in(std::uint32_t slot, const Box& window, Visit&& visit) const {
    const Compound& compound = compounds_[slot];
    if (compound.count <= kFewParts) return visit_parts(compound, 0, compound.count, window, visit);
    for (std::uint32_t first = 0; first < compound.count;) {
      // The largest block that begins here and does not touch the window is passed over.
      int level = 0;
      std::uint32_t size = kBlock;
      while (first % (size * kBlock) == 0 && size < compound.count) {
        size *= kBlock;
        ++level;
      }
      while (level >= 0 && touches(compound, level, first / size, window)) {
        size /= kBlock;
        --level;
      }
      if (level >= 0) {
        first += size;
        continue;
      }
      const std::uint32_t end = std::min(first + kBlock, compound.count);
      if (!visit_parts(compound, first, end, window, visit)) return false;
      first = end;
    }
    return true;
  }

  std::size_t bytes() const {
    return compounds_.bytes() + parts_.bytes() + forms_.bytes() + placed_.bytes() + blocks_.bytes();
  }

 private:
  struct Compound {
    std::uint32_t first;  // of its parts
    std::uint32_t count;  // 0 for room that is free
    Filter filter;
    std::uint32_t next_free;    // the next room of this size, or kNone
    std::uint32_t first_block;  // of the boxes around its blocks, if it has room for many parts
  };

  // A part before its body's transform.
  struct Form {
    PlacedShape own;
    Pose offset;
  };

  static constexpr std::uint32_t kNone = ~0u;
  static constexpr std::size_t kSizes = 17;  // room for 1, 2, 4 .. 65536 parts

  // Parts of a compound that has more are in blocks of this many, these in blocks of as many, and
  // so on: neighbours in the list are near each other where they are a chain.
  static constexpr std::uint32_t kFewParts = 16;
  static constexpr std::uint32_t kBlock = 8;

  // Blocks of a level: those of level 0 have parts.
  static std::uint32_t block_count(std::uint32_t parts, std::uint32_t level) {
    std::uint32_t count = parts;
    for (std::uint32_t i = 0; i <= level; ++i) count = (count + kBlock - 1) / kBlock;
    return count;
  }

  // Where the boxes of a level begin.
  static std::uint32_t level_begin(std::uint32_t parts, std::uint32_t level) {
    std::uint32_t begin = 0;
    for (std::uint32_t i = 0; i < level; ++i) begin += block_count(parts, i);
    return begin;
  }

  // Boxes of all levels of that many parts.
  static std::uint32_t all_blocks(std::uint32_t parts) {
    std::uint32_t level = 0;
    while (block_count(parts, level) > 1) ++level;
    return level_begin(parts, level) + 1;
  }

  template <typename Visit>
  bool visit_parts(const Compound& compound, std::uint32_t begin, std::uint32_t end,
                   const Box& window, Visit&& visit) const {
    for (std::uint32_t i = begin; i < end; ++i) {
      const PlacedPart& part = placed_[compound.first + i];
      if (overlap<EdgeRule::kTouching>(part.box, window) && !visit(part, i)) return false;
    }
    return true;
  }

  bool touches(const Compound& compound, int level, std::uint32_t block, const Box& window) const {
    const std::uint32_t begin = level_begin(compound.count, static_cast<std::uint32_t>(level));
    const Box& box = blocks_[compound.first_block + begin + block];
    return overlap<EdgeRule::kTouching>(box, window);
  }

  void unite_boxes(const Compound& compound);
  static_assert(kMaxParts < 1u << kSizes);

  [[nodiscard]] bool make_room(std::size_t size);
  void write(std::size_t place, const Part& part, const Filter& of_body);

  PolygonPool& polygons_;
  Buffer<Compound> compounds_;                    // by slot
  std::array<std::uint32_t, kSizes> first_free_;  // by size: a slot, or kNone
  std::uint32_t size_ = 0;

  // By place: those of a compound begin at its `first`.
  Buffer<Part> parts_;
  Buffer<Form> forms_;
  Buffer<PlacedPart> placed_;
  Buffer<Box> blocks_;  // those of a compound begin at its `first_block`
  std::uint32_t most_parts_ = 1;
};

}  // namespace quadrille
