// Statuses: each has a text of its own, known at compile time.
#include "quadrille/status.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>

namespace quadrille::testing {
namespace {

static_assert(to_string(Status::kStaleId) == "no live object has this id");
static_assert(Result<int>{Status::kOk, 3}.ok());
static_assert(!Result<int>{Status::kOutOfMemory, 0}.ok());

TEST(Statuses, EachHasATextOfItsOwn) {
  constexpr std::string_view kNone = "not a status";
  std::set<std::string_view> texts;
  unsigned char count = 0;
  while (to_string(static_cast<Status>(count)) != kNone) {
    texts.insert(to_string(static_cast<Status>(count++)));
  }
  EXPECT_EQ(texts.size(), count);
  EXPECT_GT(count, static_cast<unsigned char>(Status::kNoSuchPart));
  EXPECT_EQ(to_string(static_cast<Status>(255)), kNone);
}

}  // namespace
}  // namespace quadrille::testing
