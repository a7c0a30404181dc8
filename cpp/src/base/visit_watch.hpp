// Whether visitors of the caller are running, for assertions.
#pragma once

#include <atomic>
#include <cassert>

namespace quadrille {

/// Belongs to what a running visitor must not change or use. Costs nothing where assertions are
/// off.
class VisitWatch {
 public:
  VisitWatch() = default;
  ~VisitWatch() { expect_no_visitor(); }
  VisitWatch(const VisitWatch&) = delete;
  VisitWatch& operator=(const VisitWatch&) = delete;

  /// To be called by whatever must not happen in a visitor.
  void expect_no_visitor() const {
    assert(running_ == 0 &&
           "a visitor must not change the tree, nor use the memory of the query that calls it");
  }

 private:
  friend class Visit;

#ifdef NDEBUG
  void add(int) const {}
#else
  void add(int visitors) const { running_ += visitors; }

  mutable std::atomic<int> running_ = 0;  // threads may visit one tree at the same time
#endif
};

/// The time during which a query calls a visitor.
class Visit {
 public:
  Visit(const VisitWatch& objects, const VisitWatch& memory) : objects_(objects), memory_(memory) {
    objects_.add(1);
    memory_.add(1);
  }
  ~Visit() {
    objects_.add(-1);
    memory_.add(-1);
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

 private:
  const VisitWatch& objects_;
  const VisitWatch& memory_;
};

}  // namespace quadrille
