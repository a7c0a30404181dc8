// How values cross the boundary between C++ and JavaScript.
//
// Only numbers cross. A method that finds a list returns its length, or minus a Status, and leaves
// the list's address in `result`. JavaScript reads the list there, before the next call. What
// JavaScript passes in bulk, it first writes to the input buffer. Arguments are not checked on this
// side: web/lib checks everything that comes from a user.
#pragma once

#include <emscripten/bind.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>

#include "quadrille/quadrille.hpp"
#include "scratch_buffer.hpp"

namespace quadrille::bindings {

/// The list that the last method found. JavaScript reads it as words.
struct ListResult {
  const void* values = nullptr;
  const std::uint32_t* offsets = nullptr;  ///< where each of many lists begins
  std::uint32_t status = 0;                ///< of `create`, which has no other way to return it
  std::uint32_t generation = 0;            ///< of the object of the one hit that a list holds
};
inline ListResult result;

/// The input buffer: what JavaScript passes in bulk.
inline ScratchBuffer input;

/// What `except_many` takes. Apart from the input buffer, so that JavaScript writes the shapes of a
/// batch first: nothing that can fail comes between naming what a query leaves out and the query.
inline ScratchBuffer exceptions;

/// What the next query leaves out.
inline std::span<const Id> excepted;

/// The output buffer: results that C++ holds in another form than JavaScript reads.
inline ScratchBuffer output;

/// Zero, or minus a status.
inline int code(Status status) {
  return -static_cast<int>(status);
}

/// A list, if the status is kOk.
inline int list(Status status, const void* values, std::size_t count) {
  result.values = values;
  return status == Status::kOk ? static_cast<int>(count) : code(status);
}

template <typename T>
int list(const Result<std::span<T>>& found) {
  return list(found.status, found.value.data(), found.value.size());
}

/// Many lists in one.
template <typename T>
int list(const Result<Lists<T>>& found) {
  result.offsets = found.value.offsets.data();
  return list(found.status, found.value.values.data(), found.value.values.size());
}

/// A row among floats; -1 for none.
inline float row_as_float(Row row) {
  return row == kNoRow ? -1.0f : static_cast<float>(row);
}

inline std::array<float, 6> as_floats(const Hit& hit) {
  return {row_as_float(hit.row), hit.fraction, hit.x, hit.y, hit.normal_x, hit.normal_y};
}

inline std::array<float, 2> as_floats(const Neighbor& neighbor) {
  return {row_as_float(neighbor.row), neighbor.distance};
}

inline std::array<float, 3> as_floats(const BodyNeighbor& neighbor) {
  return {row_as_float(neighbor.row), neighbor.distance, static_cast<float>(neighbor.part)};
}

inline std::array<float, 11> as_floats(const CastHit& hit) {
  return {row_as_float(hit.row),
          hit.fraction,
          hit.x,
          hit.y,
          hit.point_x,
          hit.point_y,
          hit.normal_x,
          hit.normal_y,
          hit.depth,
          static_cast<float>(hit.part),
          static_cast<float>(hit.moving_part)};
}

/// Exact: there are fewer than 2^24 nodes and objects.
inline std::array<float, 8> as_floats(const NodeView& node) {
  return {node.min_x,
          node.min_y,
          node.max_x,
          node.max_y,
          static_cast<float>(node.depth),
          static_cast<float>(node.count),
          static_cast<float>(node.total),
          static_cast<float>(node.first_child)};
}

/// Floats per T in the lists that JavaScript gets.
template <typename T>
inline constexpr std::size_t kFloats = decltype(as_floats(std::declval<const T&>())){}.size();

/// A list of T as one flat array of floats.
template <typename T>
int float_list(const Result<std::span<const T>>& found) {
  if (found.status != Status::kOk) return code(found.status);
  using Floats = std::array<float, kFloats<T>>;
  const std::size_t count = found.value.size();
  if (!output.reserve<Floats>(count)) return code(Status::kOutOfMemory);
  const std::span<Floats> floats = output.values<Floats>(count);
  std::ranges::transform(found.value, floats.begin(),
                         [](const T& item) { return as_floats(item); });
  return list(Status::kOk, floats.data(), count);
}

/// One hit; its row is -1 when nothing is met.
inline int float_list(const Result<std::optional<Hit>>& found) {
  const Hit hit = found.value.value_or(kNoHit);
  return float_list(Result<std::span<const Hit>>{found.status, {&hit, 1}});
}

template <typename T>
int float_list(const Result<Lists<T>>& found) {
  result.offsets = found.value.offsets.data();
  return float_list(Result<std::span<const T>>{found.status, found.value.values});
}

/// The first `count` values of the input buffer.
template <typename T>
std::span<const T> input_of(std::uint32_t count) {
  return input.values<const T>(count);
}

/// JavaScript holds ids and rows in doubles, which are exact for 53 bits; -1 stands for no object.
inline Id as_id(double number) {
  return number < 0 ? kNoId : static_cast<Id>(number);
}

/// A filter's words cross as the signed integers that JavaScript's bit operators give. Embind would
/// turn them into unsigned ones, which are beyond the range in which V8 holds integers unboxed.
inline Filter filter_of(int category, int mask) {
  return {static_cast<std::uint32_t>(category), static_cast<std::uint32_t>(mask)};
}

/// The filter of a query, which leaves out what the last `except` or `exceptMany` has named; the
/// query after it leaves out nothing.
inline QueryFilter query_filter_of(int category, int mask) {
  return {.category = static_cast<std::uint32_t>(category),
          .mask = static_cast<std::uint32_t>(mask),
          .except = std::exchange(excepted, {})};
}

/// The next query leaves out one object, by id or row.
template <typename Queried>
void except(Queried&, double id) {
  static Id one;
  one = as_id(id);
  excepted = {&one, 1};
}

/// The next query or batch leaves out those in the buffer of exceptions: ids or rows as doubles, -1
/// for none.
template <typename Queried>
void except_many(Queried&, std::uint32_t count) {
  const std::span<Id> ids = exceptions.values<Id>(count);
  for (Id& id : ids) id = as_id(std::bit_cast<double>(id));
  excepted = ids;
}

/// An id, or minus a status.
inline double id_or_code(const Result<Id>& id) {
  return id.status == Status::kOk ? static_cast<double>(id.value) : code(id.status);
}

/// 1 or 0, or minus a status.
inline int bool_or_code(const Result<bool>& found) {
  return found.status == Status::kOk ? static_cast<int>(found.value) : code(found.status);
}

/// The bytes of a snapshot of a tree or a world, in the output buffer.
template <typename Saved>
int snapshot_bytes(const Saved& saved) {
  const std::size_t size = saved.snapshot({});
  if (!output.reserve<std::byte>(size)) return code(Status::kOutOfMemory);
  const std::span<std::byte> bytes = output.values<std::byte>(size);
  return list(Status::kOk, bytes.data(), saved.snapshot(bytes));
}

/// A hash in two words, the low one first.
inline int hash_words(std::uint64_t hash) {
  static std::array<std::uint32_t, 2> words;
  words = {static_cast<std::uint32_t>(hash), static_cast<std::uint32_t>(hash >> 32)};
  return list(Status::kOk, words.data(), words.size());
}

using QuadtreeClass = emscripten::class_<Quadtree>;

// Each adds the methods of one topic.
void add_objects(QuadtreeClass& quadtree);
void add_queries(QuadtreeClass& quadtree);
void add_inspection(QuadtreeClass& quadtree);
void add_explanations(QuadtreeClass& quadtree);

}  // namespace quadrille::bindings
