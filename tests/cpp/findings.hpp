// What a test over many drawn cases has found wrong: each broken claim once, with its count and the
// first case, as code that can be run by itself.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

namespace quadrille::testing {

class Findings {
 public:
  Findings() = default;
  Findings(const Findings&) = delete;
  Findings& operator=(const Findings&) = delete;

  ~Findings() {
    for (const auto& [claim, found] : broken_) {
      ADD_FAILURE() << claim << "\n  " << found.count << " times, first: " << found.first;
    }
  }

  /// `describe()` gives the case, and is called for the first one alone.
  template <typename Describe>
  void expect(bool is_true, const char* claim, Describe&& describe) {
    if (is_true) return;
    auto [entry, is_new] = broken_.try_emplace(claim);
    if (is_new) entry->second.first = std::forward<Describe>(describe)();
    ++entry->second.count;
  }

  /// For a check that names the claim that it found broken, or returns nullptr.
  template <typename Describe>
  void expect_none(const char* broken, Describe&& describe) {
    if (broken != nullptr) expect(false, broken, std::forward<Describe>(describe));
  }

 private:
  struct Broken {
    int count = 0;
    std::string first;
  };

  std::map<std::string, Broken> broken_;
};

}  // namespace quadrille::testing
