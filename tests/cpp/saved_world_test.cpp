// A snapshot and a save of version 0.1.0 are read for ever, and written again to the byte:
// JavaScript reads the same file.
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

#include "golden_frames.hpp"
#include "snapshot_bytes.hpp"

namespace quadrille::testing {
namespace {

Bytes bytes_of(const std::string& hex) {
  Bytes bytes(hex.size() / 2);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    unsigned char byte = 0;
    std::from_chars(hex.data() + 2 * i, hex.data() + 2 * i + 2, byte, 16);
    bytes[i] = std::byte{byte};
  }
  return bytes;
}

// What JavaScript adds behind the bytes for its callbacks is not written by C++.
void expect_begins_with(const Bytes& all, const Bytes& begin) {
  ASSERT_LE(begin.size(), all.size());
  EXPECT_EQ(Bytes(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(begin.size())), begin);
}

std::string digits_of(std::uint64_t hash) {
  std::array<char, 17> digits = {};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
  return digits.data();
}

TEST(SavedWorld, OfTheFirstVersionIsReadAndWrittenAgain) {
  const nlohmann::json file = read_scene("saved-world.json");
  const Bytes base = bytes_of(file.at("base"));
  const Bytes save = bytes_of(file.at("save"));
  auto made = World::from(base);
  ASSERT_TRUE(made.ok());
  World& world = *made.value;
  expect_begins_with(base, snapshot_of(world));
  ASSERT_EQ(world.set_base(), Status::kOk);
  ASSERT_EQ(world.load(save), Status::kOk);
  EXPECT_EQ(digits_of(world.hash()), file.at("hash").get<std::string>());
  expect_begins_with(save, save_of(world));
  EXPECT_EQ(world.step(), Status::kOk);
  EXPECT_EQ(digits_of(world.hash()), file.at("next").get<std::string>());
}

}  // namespace
}  // namespace quadrille::testing
