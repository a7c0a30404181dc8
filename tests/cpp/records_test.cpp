// Every byte of a record is one of a field's: equal records then have equal bytes, which may be
// hashed, compared or stored as they are. Padding has whatever the memory had before.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>

#include "quadrille/quadrille.hpp"

namespace quadrille::testing {
namespace {

// True for a type whose bytes are all those of fields. A float is one, though two zeros are equal;
// of a struct with floats, each field is named below.
template <typename T>
constexpr bool kIsWhole =
    std::has_unique_object_representations_v<T> || std::is_floating_point_v<T>;

template <typename T, std::size_t size>
constexpr bool kIsWhole<std::array<T, size>> = kIsWhole<T>;

// A field that is left out is missing in the sum.
template <typename Record, typename... Fields>
constexpr bool are_all_bytes_of(Fields Record::*... /*unused*/) {
  return (sizeof(Fields) + ...) == sizeof(Record) && (kIsWhole<Fields> && ...);
}

template <>
constexpr bool kIsWhole<Point> = are_all_bytes_of(&Point::x, &Point::y);
template <>
constexpr bool kIsWhole<Box> = are_all_bytes_of(&Box::min_x, &Box::min_y, &Box::max_x, &Box::max_y);
template <>
constexpr bool kIsWhole<Circle> = are_all_bytes_of(&Circle::x, &Circle::y, &Circle::radius);
template <>
constexpr bool kIsWhole<Ray> = are_all_bytes_of(&Ray::x, &Ray::y, &Ray::dx, &Ray::dy);
template <>
constexpr bool kIsWhole<MovingBox> =
    are_all_bytes_of(&MovingBox::box, &MovingBox::dx, &MovingBox::dy);
template <>
constexpr bool kIsWhole<Hit> = are_all_bytes_of(&Hit::row, &Hit::fraction, &Hit::x, &Hit::y,
                                                &Hit::normal_x, &Hit::normal_y, &Hit::part);
template <>
constexpr bool kIsWhole<Neighbor> = are_all_bytes_of(&Neighbor::row, &Neighbor::distance);
template <>
constexpr bool kIsWhole<BodyNeighbor> =
    are_all_bytes_of(&BodyNeighbor::row, &BodyNeighbor::distance, &BodyNeighbor::part);
template <>
constexpr bool kIsWhole<Transform> =
    are_all_bytes_of(&Transform::x, &Transform::y, &Transform::angle, &Transform::scale);
template <>
constexpr bool kIsWhole<CastPath> = are_all_bytes_of(&CastPath::from, &CastPath::dx, &CastPath::dy);
template <>
constexpr bool kIsWhole<CastHit> =
    are_all_bytes_of(&CastHit::row, &CastHit::fraction, &CastHit::x, &CastHit::y, &CastHit::point_x,
                     &CastHit::point_y, &CastHit::normal_x, &CastHit::normal_y, &CastHit::depth,
                     &CastHit::part, &CastHit::moving_part);
template <>
constexpr bool kIsWhole<TileMapForm> = are_all_bytes_of(&TileMapForm::columns, &TileMapForm::rows,
                                                        &TileMapForm::size, &TileMapForm::kinds);
template <>
constexpr bool kIsWhole<ContactPoint> = are_all_bytes_of(
    &ContactPoint::x, &ContactPoint::y, &ContactPoint::depth, &ContactPoint::feature);
template <>
constexpr bool kIsWhole<Manifold> =
    are_all_bytes_of(&Manifold::normal_x, &Manifold::normal_y, &Manifold::depth,
                     &Manifold::point_count, &Manifold::points);
template <>
constexpr bool kIsWhole<Contact> = are_all_bytes_of(&Contact::a, &Contact::b, &Contact::manifold,
                                                    &Contact::part_a, &Contact::part_b);
template <>
constexpr bool kIsWhole<Separation> = are_all_bytes_of(
    &Separation::distance, &Separation::normal_x, &Separation::normal_y, &Separation::on_a,
    &Separation::on_b, &Separation::part_a, &Separation::part_b);
template <>
constexpr bool kIsWhole<PairExplanation> =
    are_all_bytes_of(&PairExplanation::reason, &PairExplanation::distance);
template <>
constexpr bool kIsWhole<NodeView> =
    are_all_bytes_of(&NodeView::min_x, &NodeView::min_y, &NodeView::max_x, &NodeView::max_y,
                     &NodeView::depth, &NodeView::count, &NodeView::total, &NodeView::first_child);
template <>
constexpr bool kIsWhole<Support> = are_all_bytes_of(
    &Support::body, &Support::part, &Support::transform, &Support::point, &Support::unused);
template <>
constexpr bool kIsWhole<BodyMotion> =
    are_all_bytes_of(&BodyMotion::body, &BodyMotion::dx, &BodyMotion::dy, &BodyMotion::support);
template <>
constexpr bool kIsWhole<MoveHit> = are_all_bytes_of(
    &MoveHit::body, &MoveHit::part, &MoveHit::moving_part, &MoveHit::kind, &MoveHit::x, &MoveHit::y,
    &MoveHit::point_x, &MoveHit::point_y, &MoveHit::normal_x, &MoveHit::normal_y, &MoveHit::depth);
template <>
constexpr bool kIsWhole<Impact> =
    are_all_bytes_of(&Impact::bullet, &Impact::other, &Impact::fraction, &Impact::x, &Impact::y,
                     &Impact::point_x, &Impact::point_y, &Impact::normal_x, &Impact::normal_y,
                     &Impact::part, &Impact::other_part, &Impact::unused);

struct Record {
  std::string_view name;
  bool is_whole;
};

constexpr auto kRecords = std::to_array<Record>({
    {"Box", kIsWhole<Box>},
    {"BodyMotion", kIsWhole<BodyMotion>},
    {"BodyNeighbor", kIsWhole<BodyNeighbor>},
    {"BodyPair", kIsWhole<BodyPair>},
    {"CastHit", kIsWhole<CastHit>},
    {"CastPath", kIsWhole<CastPath>},
    {"Circle", kIsWhole<Circle>},
    {"Contact", kIsWhole<Contact>},
    {"ContactPoint", kIsWhole<ContactPoint>},
    {"DepthCount", kIsWhole<DepthCount>},
    {"Filter", kIsWhole<Filter>},
    {"HeldRange", kIsWhole<detail::HeldRange>},
    {"Hit", kIsWhole<Hit>},
    {"Impact", kIsWhole<Impact>},
    {"Manifold", kIsWhole<Manifold>},
    {"MoveHit", kIsWhole<MoveHit>},
    {"MovingBox", kIsWhole<MovingBox>},
    {"Neighbor", kIsWhole<Neighbor>},
    {"NodeView", kIsWhole<NodeView>},
    {"Pair", kIsWhole<Pair>},
    {"PairExplanation", kIsWhole<PairExplanation>},
    {"PairMasks", kIsWhole<PairMasks>},
    {"Point", kIsWhole<Point>},
    {"Ray", kIsWhole<Ray>},
    {"Separation", kIsWhole<Separation>},
    {"Stats", kIsWhole<Stats>},
    {"Support", kIsWhole<Support>},
    {"TileMapForm", kIsWhole<TileMapForm>},
    {"TraceEvent", kIsWhole<TraceEvent>},
    {"Transform", kIsWhole<Transform>},
    {"WorldStats", kIsWhole<WorldStats>},
});

// What a caller fills in for one call, or reads from one: with optional fields, flags of one byte,
// or addresses, whose bytes say nothing; and a list of types.
constexpr auto kOthers = std::to_array<std::string_view>(
    {"BodyOptions", "Lists", "MoveOptions", "MoveResult", "NewBody", "NewChain", "NewTiles", "Part",
     "Polygon", "QueryFilter", "Result", "Settings", "ShapeTypes", "TileKind"});

// The names of lines that begin with a word, in a header.
std::set<std::string> names_after(const std::string& word, const std::string& header) {
  std::set<std::string> names;
  std::ifstream file(QUADRILLE_INCLUDE_DIR "/" + header);
  EXPECT_TRUE(file.is_open()) << header;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(word)) continue;
    std::string name = line.substr(word.size());
    constexpr std::string_view kNoDiscard = "[[nodiscard]] ";
    if (name.starts_with(kNoDiscard)) name = name.substr(kNoDiscard.size());
    const std::size_t end = name.find_first_of(" ;\"");
    const bool is_declared_only = end != std::string::npos && name[end] == ';';
    if (!is_declared_only) names.insert(name.substr(0, end));
  }
  return names;
}

TEST(Records, HaveNoPadding) {
  for (const auto& [name, is_whole] : kRecords) EXPECT_TRUE(is_whole) << name;
}

TEST(Records, AreAllStructsOfThePublicHeaders) {
  std::set<std::string> listed(kOthers.begin(), kOthers.end());
  for (const Record& record : kRecords) listed.emplace(record.name);
  std::set<std::string> found;
  for (const std::string& header : names_after("#include \"", "quadrille/quadrille.hpp")) {
    found.merge(names_after("struct ", header));
  }
  std::set<std::string> in_one;
  std::ranges::set_symmetric_difference(found, listed, std::inserter(in_one, in_one.end()));
  EXPECT_TRUE(in_one.empty()) << ::testing::PrintToString(in_one);
}

}  // namespace
}  // namespace quadrille::testing
