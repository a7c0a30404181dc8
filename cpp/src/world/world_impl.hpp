// The members of a world, and what its calls share.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/buffer.hpp"
#include "pairs/pair_finder.hpp"
#include "pairs/tree_join.hpp"
#include "quadrille/world.hpp"
#include "query/node_list.hpp"
#include "query/query_memory.hpp"
#include "world/bodies.hpp"
#include "world/body_tree.hpp"
#include "world/bullets.hpp"
#include "world/changed_pairs.hpp"
#include "world/changes.hpp"
#include "world/nearby_bodies.hpp"
#include "world/one_way_places.hpp"
#include "world/one_ways.hpp"
#include "world/pair_events.hpp"
#include "world/pair_sorter.hpp"
#include "world/seams.hpp"
#include "world/world_save.hpp"

namespace quadrille {

/// Numbers of pairs of bodies and of contacts that a step makes room for.
struct PairCounts {
  std::size_t pairs = 0;
  std::size_t contacts = 0;
};

/// What counts as a part of a tile map: each cell, which needs no look at it, or tiles alone.
enum class TileCount : unsigned char { kCells, kTiles };

struct WorldImpl {
  explicit WorldImpl(const Settings& given) : settings(given), moving(given), fixed(given) {}

  /// The tree that a body is in.
  BodyTree& tree_of(Row row) { return bodies.is_static(row) ? fixed : moving; }

  /// Notes in its tree that a body has a new box; `before` is the one that it had.
  void note_new_box(Row row, const Box& before);

  [[nodiscard]] Status reserve(std::uint32_t more);
  Result<Id> insert(const NewBody& body);
  void note_insert(Row row);
  Status tile_refusal(Id id, std::uint32_t column, std::uint32_t row) const;
  void undo_inserts(std::uint32_t rows, const Bodies::Kinds& kinds);
  void note_change(Row row);

  /// Brings both trees up to date.
  [[nodiscard]] Status update_trees();

  [[nodiscard]] Status set_settings(const Settings& wanted);

  PairReason reason_of(Row a, Row b) const;
  bool may_parts_touch(Row a, Row b) const;
  Separation separation_of(Row a, Row b) const;

  std::size_t bytes() const;

  // Steps, in world_step.cpp.

  Status step();
  bool place_staged_bodies();
  void place_applied_bodies();
  Status prepare_lists();
  [[nodiscard]] Status find_changed();
  [[nodiscard]] Status add_one_ways(const NearbyBodies& nearby);
  bool may_keep_contacts() const;
  std::span<const Row> changed_rows();
  Status find_candidates();
  Status sweep_bullets();
  std::array<std::span<const Pair>, 3> candidate_lists() const;
  Status sort_candidates();
  Status reserve_lists();
  bool list_static_partners();
  PairCounts count_candidates(TileCount tiles);
  std::size_t count_contact_candidates(Row a, Row b, TileCount tiles) const;
  PairCounts count_touching(Row a, Row b) const;
  PairCounts keep_touching();
  std::uint32_t keep_touching(Id low, std::span<std::uint32_t> partners, PairCursor& met,
                              PairCounts& counts);
  class PartContacts;
  void find_contacts();
  std::size_t keep_contacts(std::size_t count);
  void merge_kept_contacts();
  std::size_t end_of_changed_contacts(std::span<const Contact> found) const;
  void merge_contacts(std::span<const Contact> found, std::size_t kept);
  void collide_all(std::span<const BodyPair> block, PairCursor& met, Seams& seams);
  bool has_side(const BodyPart& part) const;
  bool keep_contact(const BodyPart& a, const BodyPart& b, Seams& seams, Manifold& manifold) const;
  bool collide_shapes(const BodyPair& pair, const PlacedShape& second, Seams& seams);
  bool collide_parts(const BodyPair& pair, Seams& seams);
  void find_departed(std::span<const Row> moving_rows, std::span<const Row> static_rows);
  void find_departed_of(std::span<const Row> rows);

  // Invariants, in world_validate.cpp: the first broken one, or nullptr.

  const char* find_broken_body(Row row) const;
  const char* find_broken_compound(Row row) const;
  const char* find_broken_tile_map(Row row) const;
  std::uint32_t count_bodies_with_parts() const;
  const char* find_broken_list() const;
  const char* find_broken_contact() const;

  Settings settings;
  Bodies bodies;
  BodyTree moving;
  BodyTree fixed;       // the static bodies
  Buffer<Id> inserted;  // by the last insert_many

  // Of steps.
  Changes changes;             // since the last one
  PairFinder pair_finder;      // pairs of moving bodies
  TreeJoin tree_join;          // pairs of a moving body and a static one
  ChangedPairs changed_pairs;  // both, of changed bodies alone
  OneWayPlaces one_way_places;
  NearbyScratch nearby_scratch;
  Bullets bullets;  // pairs of a bullet and what it meets on its way
  std::span<const Pair> moving_candidates;
  std::span<const Pair> static_candidates;
  bool keeps_contacts = false;  // this step finds those of changed bodies alone
  StaticPartners static_partners;
  OneWays one_ways{bodies, fixed, settings};
  PairSorter sorter;
  PairEvents pairs;
  Buffer<Contact> contacts;
  Buffer<Contact> contacts_before;  // while a step finds those of changed bodies
  Buffer<Id> departed;
  std::uint32_t candidates = 0;
  std::uint32_t error_index = kNoRow;

  SaveMemory save_memory;

  NodeList node_list;        // of the last call of `nodes`
  QueryMemory query_memory;  // of queries without a context
};

}  // namespace quadrille
