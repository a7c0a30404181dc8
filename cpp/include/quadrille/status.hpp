// How calls report what went wrong: by value, never by exception.
#pragma once

namespace quadrille {

/// Outcome of a call. Anything but kOk means that nothing has changed.
enum class Status : unsigned char {
  kOk,
  kStaleId,          ///< no live object has this id
  kInvalidBox,       ///< NaN, infinity, or max < min
  kOutside,          ///< the box shares no point with the world, and the policy is to reject it
  kOutOfMemory,      ///< the allocator refused
  kTooManyObjects,   ///< more than kMaxObjects, or every generation of a needed row is used up
  kTreeTooLarge,     ///< more than kMaxNodes nodes or kMaxEntryWords references would be needed
  kTooManyPairs,     ///< more than kMaxPairs pairs
  kInvalidSettings,  ///< a setting is out of its range
  kNoSuchNode,       ///< the list of nodes is shorter
  kNotASnapshot,     ///< the bytes do not begin as a snapshot does
  kNewerSnapshot,    ///< a later version of this library wrote it
  kDamagedSnapshot,  ///< cut short, altered, or of a tree that cannot be
  kInvalidShape,     ///< a point, circle, ray or polygon that is not what its type promises
};

/// A value that is meaningful only when `status` is kOk.
template <typename T>
struct [[nodiscard]] Result {
  Status status;
  T value;
};

}  // namespace quadrille
