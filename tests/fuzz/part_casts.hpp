// Casts of parts against parts, by the reference for casts of two shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cast_reference.hpp"
#include "one_way_reference.hpp"
#include "world_model.hpp"

namespace quadrille::fuzz {

/// Calls visit(shape pair, part of a, part of b) for each two parts whose filters admit each other.
template <typename Visit>
void visit_part_pairs(const std::vector<PlacedPart>& a, const std::vector<PlacedPart>& b,
                      Visit&& visit) {
  for (const PlacedPart& one : a) {
    for (const PlacedPart& other : b) {
      if (!admit(one.filter, other.filter)) continue;
      visit(testing::ShapePair{one.shape, one.at, other.shape, other.at}, one, other);
    }
  }
}

inline bool overlap(const std::vector<PlacedPart>& a, const std::vector<PlacedPart>& b,
                    EdgeRule edges) {
  bool is_overlap = false;
  visit_part_pairs(a, b, [&](const testing::ShapePair& pair, const PlacedPart&, const PlacedPart&) {
    is_overlap = is_overlap || testing::overlap_at(pair, pair.at_a.x, pair.at_a.y, edges);
  });
  return is_overlap;
}

/// The first claim about a hit of a part that has an offset which is not true. Its place is rounded
/// by way of its body, so that some claims about single shapes do not hold for it.
inline const char* wrong_in_hit_of_offset(const testing::CastCase& cast, const CastHit& hit) {
  const testing::CastReference reference = testing::reference_of(cast);
  if (hit.depth != 0) return "cast: depth without an overlap at the start";
  if (!testing::is_unit(hit.normal_x, hit.normal_y)) return "cast: length of the normal";
  const testing::Real gap = testing::distance_at(reference, cast, hit.fraction);
  const testing::Real most = 1e-5L * reference.length + 4 * reference.float_step;
  return gap > most + reference.tolerance ? "cast: the part is far from the body" : nullptr;
}

/// Whether a cast is stopped by one-way parts from their side alone, or from all sides as a bullet.
enum class Sides : std::uint8_t { kOpenOne, kAll };

/// The first claim about the hit of parts that move, and those of one body, that is not true. What
/// enters one-way parts from their side meets them. A bullet grazes nothing; a part of what else
/// moves is no farther than `offset` from the origin of its body.
inline const char* wrong_in_cast(const std::vector<PlacedPart>& moving, const Point& way,
                                 const std::vector<PlacedPart>& fixed, EdgeRule edges,
                                 const std::optional<CastHit>& hit, bool has_offsets, Sides sides,
                                 testing::Real offset = 0) {
  const char* wrong = hit ? "cast: the two parts that it tells may not meet" : nullptr;
  const char* wrong_in_others = nullptr;
  visit_part_pairs(
      moving, fixed,
      [&](const testing::ShapePair& pair, const PlacedPart& one, const PlacedPart& other) {
        const testing::CastCase cast = {pair, way.x, way.y};
        const testing::Real grazed =
            sides == Sides::kAll ? 0 : testing::most_grazed(pair, way.x, way.y, edges, offset);
        const bool overlaps = testing::overlap_at(pair, pair.at_a.x, pair.at_a.y, edges);
        const bool is_told = hit && hit->moving_part == one.number && hit->part == other.number;
        const bool is_one_way = other.one_way != OneWay::kNo && sides == Sides::kOpenOne;
        if (is_one_way && !is_told) {
          if (has_offsets) return;
          const CastPath path = {one.at, way.x, way.y};
          const auto entry = world_of(other, edges).cast(one.shape, path).value;
          // What it meets at its end may be met by rounding alone; one-way parts are not.
          const testing::CastReference reference = testing::reference_of(cast);
          const testing::Real left =
              (1 - testing::Real{entry ? entry->fraction : 1}) * reference.length;
          const bool is_within = left > 1e-6L * reference.length + 8 * reference.float_step;
          if (is_within && is_from_side(entry, other) &&
              !(hit && hit->fraction <= entry->fraction)) {
            wrong_in_others = "cast: it enters a one-way part from its side";
          }
          return;
        }
        if (is_told) {
          std::optional<CastHit> of_part = hit;
          if (has_offsets && overlaps) {
            of_part->x = pair.at_a.x;
            of_part->y = pair.at_a.y;
          }
          wrong = has_offsets && !overlaps ? wrong_in_hit_of_offset(cast, *hit)
                                           : testing::wrong_in_cast(cast, edges, of_part);
          if (is_one_way && overlaps) {
            // What lies on it, but for rounding, has not begun in it.
            const testing::CastReference reference = testing::reference_of(cast);
            const testing::Real rounding = reference.tolerance + 8 * reference.float_step;
            if (hit->depth > rounding) wrong = "cast: it meets a one-way part that it begins in";
          }
          if (is_one_way && !open_side_of(other).has({hit->normal_x, hit->normal_y}, -1e-4L)) {
            wrong = "cast: it meets a one-way part from another side";
          }
        } else if (!hit) {
          const char* unseen = testing::wrong_in_cast(cast, edges, hit, grazed);
          if (unseen != nullptr) wrong_in_others = unseen;
        } else if (grazed > 0 && testing::is_grazed(testing::reference_of(cast), cast, grazed)) {
          return;
        } else if (overlaps && hit->fraction != 0) {
          wrong_in_others = "cast: an overlap of other parts at the start is not told";
        } else if (!overlaps) {
          const testing::CastReference reference = testing::reference_of(cast);
          if (testing::least_distance(reference, cast, hit->fraction) < -reference.tolerance) {
            wrong_in_others = "cast: other parts touch before";
          }
        }
      });
  return wrong != nullptr ? wrong : wrong_in_others;
}

}  // namespace quadrille::fuzz
