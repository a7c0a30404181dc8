// Casts of parts against parts, by the reference for casts of two shapes.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cast_reference.hpp"
#include "world_history.hpp"

namespace quadrille::fuzz {

/// Calls visit(shape pair, part of a, part of b) for each two parts whose filters admit each other.
template <typename Visit>
void visit_part_pairs(const std::vector<PlacedPart>& a, const std::vector<PlacedPart>& b,
                      Visit&& visit) {
  for (std::uint32_t i = 0; i < a.size(); ++i) {
    for (std::uint32_t j = 0; j < b.size(); ++j) {
      if (!admit(a[i].filter, b[j].filter)) continue;
      visit(testing::ShapePair{a[i].shape, a[i].at, b[j].shape, b[j].at}, i, j);
    }
  }
}

inline bool overlap(const std::vector<PlacedPart>& a, const std::vector<PlacedPart>& b,
                    EdgeRule edges) {
  bool is_overlap = false;
  visit_part_pairs(a, b, [&](const testing::ShapePair& pair, std::uint32_t, std::uint32_t) {
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

/// The first claim about the hit of parts that move, and those of one body, that is not true.
inline const char* wrong_in_cast(const std::vector<PlacedPart>& moving, const Point& way,
                                 const std::vector<PlacedPart>& fixed, EdgeRule edges,
                                 const std::optional<CastHit>& hit, bool has_offsets) {
  const char* wrong = hit ? "cast: the two parts that it tells may not meet" : nullptr;
  const char* wrong_in_others = nullptr;
  visit_part_pairs(
      moving, fixed, [&](const testing::ShapePair& pair, std::uint32_t i, std::uint32_t j) {
        const testing::CastCase cast = {pair, way.x, way.y};
        const bool overlaps = testing::overlap_at(pair, pair.at_a.x, pair.at_a.y, edges);
        if (hit && hit->moving_part == i && hit->part == j) {
          std::optional<CastHit> of_part = hit;
          if (has_offsets && overlaps) {
            of_part->x = pair.at_a.x;
            of_part->y = pair.at_a.y;
          }
          wrong = has_offsets && !overlaps ? wrong_in_hit_of_offset(cast, *hit)
                                           : testing::wrong_in_cast(cast, edges, of_part);
        } else if (!hit) {
          const char* unseen = testing::wrong_in_cast(cast, edges, hit);
          if (unseen != nullptr) wrong_in_others = unseen;
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
