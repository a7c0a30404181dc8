// Visitors: functions of the caller that get the results of a query one by one.
#pragma once

#include <concepts>
#include <type_traits>

#include "quadrille/id.hpp"
#include "quadrille/query.hpp"

namespace quadrille {

/// A function that takes one result and returns either nothing, and then gets all of them, or bool,
/// and then gets no more once it has returned false.
template <typename Visitor, typename... Args>
concept VisitorOf = std::invocable<Visitor&, Args...> &&
                    (std::is_void_v<std::invoke_result_t<Visitor&, Args...>> ||
                     std::same_as<std::invoke_result_t<Visitor&, Args...>, bool>);

namespace detail {

/// Calls a visitor; false when it wants no more.
template <typename Visitor, typename... Args>
bool visit(Visitor& visitor, Args&&... args) {
  if constexpr (std::is_void_v<std::invoke_result_t<Visitor&, Args...>>) {
    visitor(args...);
    return true;
  } else {
    return visitor(args...);
  }
}

/// Refers to a visitor of any type, so that compiled code can call it; must not outlive it.
template <typename Result>
class VisitorRef {
 public:
  template <VisitorOf<Result> Visitor>
  explicit VisitorRef(Visitor& visitor)
      : visitor_(&visitor), call_([](void* called, const Result& result) {
          return visit(*static_cast<Visitor*>(called), result);
        }) {}

  /// Calls the visitor; false when it wants no more.
  bool add(const Result& result) const { return call_(visitor_, result); }

 private:
  void* visitor_;
  bool (*call_)(void*, const Result&);
};

using RowVisitor = VisitorRef<Row>;
using HitVisitor = VisitorRef<Hit>;

}  // namespace detail

}  // namespace quadrille
