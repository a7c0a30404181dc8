// What stands behind the public face.
#pragma once

#include "collection.hpp"
#include "listing.hpp"
#include "pairs.hpp"
#include "quadrille/quadtree.hpp"
#include "query.hpp"

namespace quadrille {

struct Quadtree::Impl {
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};

  explicit Impl(const Settings& settings) : objects(settings) {}

  /// What every question about a box begins with.
  Status prepare(const Box& box) {
    return is_valid(box) ? objects.make_ready() : Status::kInvalidBox;
  }

  /// Brings the list of nodes up to date.
  Status list_nodes() {
    const Status status = objects.make_ready();
    if (status != Status::kOk || nodes_version == objects.version()) return status;
    const bool had_memory = listing.list(objects.tree());
    nodes_version = had_memory ? objects.version() : kNever;
    return had_memory ? Status::kOk : Status::kOutOfMemory;
  }

  /// What `find` finds for an object's key.
  template <typename Find>
  Result<std::span<const std::uint32_t>> locate(Id id, Find find) {
    if (!objects.rows().is_live(id)) return {Status::kStaleId, {}};
    const Status status = list_nodes();
    if (status != Status::kOk) return {status, {}};
    const Tree& tree = objects.tree();
    const bool had_memory = find(tree, listing, tree.keys()[row_of(id)], found);
    return {had_memory ? Status::kOk : Status::kOutOfMemory, found.span()};
  }

  std::size_t bytes() const {
    return objects.bytes() + input.bytes() + found.bytes() + marks.bytes() + pair_finder.bytes() +
           listing.bytes();
  }

  Collection objects;
  Buffer<Box> input;  // see stage
  Buffer<Row> found;  // result of queries
  Marks marks;
  PairFinder pair_finder;
  NodeListing listing;
  std::uint64_t pairs_version = kNever;  // of the objects when pairs were last found
  std::uint64_t nodes_version = kNever;  // and when nodes were last listed
};

}  // namespace quadrille
