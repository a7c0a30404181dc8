// The bodies that should be in a World, and the code of what a fuzzer prints of them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "part_transform.hpp"
#include "quadrille/quadrille.hpp"
#include "shape_code.hpp"

namespace quadrille::fuzz {

using testing::code_of;

inline std::string code_of(bool value) {
  return value ? "true" : "false";
}

inline std::string code_of(const Filter& filter) {
  return "Filter{" + std::to_string(filter.category) + ", " + std::to_string(filter.mask) + "}";
}

inline std::string code_of(OneWay side) {
  constexpr std::array kNames = {"kNo", "kUp", "kDown", "kLeft", "kRight", "kFront"};
  return std::string("OneWay::") + kNames[static_cast<std::size_t>(side)];
}

inline std::string code_of(const BodyOptions& options) {
  return "{" + code_of(options.transform) + ", " + code_of(options.is_static) + ", " +
         code_of(options.is_sensor) + ", " + code_of(options.is_bullet) + ", " +
         code_of(options.one_way) + ", " + code_of(options.drops_through) + ", " +
         code_of(options.filter) + ", " + std::to_string(options.group) + "}";
}

inline std::string code_of(const std::vector<Part>& parts) {
  std::string code = "{";
  for (const Part& part : parts) {
    code += "{" + code_of(part.shape) + ", " + code_of(part.offset) + ", " +
            (part.filter ? code_of(*part.filter) : std::string("{}")) + ", " +
            code_of(part.is_sensor) + ", " + std::to_string(part.tag) + ", " +
            code_of(part.one_way) + "}, ";
  }
  return code + "}";
}

inline std::string code_of(const std::vector<TileNumber>& numbers) {
  std::string code = "{";
  for (const TileNumber number : numbers) code += std::to_string(number) + ", ";
  return code + "}";
}

inline std::string code_of(const std::vector<TileKind>& kinds) {
  std::string code = "{";
  for (const TileKind& kind : kinds) {
    code += "{TileShape(" + std::to_string(static_cast<int>(kind.shape)) + "), " +
            (kind.polygon ? code_of(*kind.polygon) : std::string("{}")) + ", " +
            (kind.filter ? code_of(*kind.filter) : std::string("{}")) + ", " +
            code_of(kind.is_sensor) + ", " + code_of(kind.one_way) + ", " +
            std::to_string(kind.tag) + "}, ";
  }
  return code + "}";
}

inline std::string code_of(const std::vector<Point>& points) {
  std::string code = "{";
  for (const Point& point : points)
    code += "{" + code_of(point.x) + ", " + code_of(point.y) + "}, ";
  return code + "}";
}

/// A part of a body where it is in the world.
struct PlacedPart {
  Shape shape;
  Transform at;
  Filter filter;
  bool is_sensor;
  OneWay one_way;    ///< its own, else that of the body
  float side_angle;  ///< of what has the side
  std::uint32_t number;
};

/// A tile map besides its options.
struct ModelTiles {
  std::uint32_t columns;
  std::uint32_t rows;
  float size;
  std::vector<TileNumber> numbers;
  std::vector<TileKind> kinds;  ///< without any, the usual ones

  std::size_t kind_count() const { return kinds.empty() ? kUsualTileKinds : kinds.size(); }

  TileKind kind(TileNumber number) const {
    if (number == 0) return {.shape = TileShape::kEmpty};
    if (!kinds.empty()) return kinds[number];
    if (number == kOneWayTile) return {.one_way = OneWay::kUp};
    return {.shape = static_cast<TileShape>(number)};
  }

  bool is_one_way(TileNumber number) const { return kind(number).one_way != OneWay::kNo; }

  bool is_empty(std::uint32_t tile) const {
    const TileKind given = kind(numbers[tile]);
    return !given.polygon && given.shape == TileShape::kEmpty;
  }
};

inline Transform transform_of(const Part& part, const Transform& body) {
  return part.offset == Transform() ? body : testing::transform_of_part(body, part.offset);
}

struct ModelBody {
  Id id;
  bool is_upright;           ///< is never turned, whatever is drawn
  std::vector<Part> parts;   ///< of a body of one shape, that one; the tiles that are not empty
  BodyOptions options;       ///< the transform is the one that queries see
  Transform written;         ///< what is in `transforms()`
  Transform way_from;        ///< where its way begins: the next step sweeps a bullet from there
  Transform came_from = {};  ///< where its way before the last step began
  std::optional<ModelTiles> tiles = {};
  std::vector<std::uint32_t> tile_numbers = {};  ///< of the parts of a tile map

  bool is_tile_map() const { return tiles.has_value(); }

  std::uint32_t number_of_part(std::size_t i) const {
    return is_tile_map() ? tile_numbers[i] : static_cast<std::uint32_t>(i);
  }

  bool has_offsets() const {
    return !std::ranges::all_of(parts, [](const Part& part) { return part.offset == Transform(); });
  }

  bool is_swept() const { return options.is_bullet && !options.is_static; }

  std::vector<PlacedPart> placed(const Transform& at) const {
    std::vector<PlacedPart> all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const Part& part = parts[i];
      const Transform there = transform_of(part, at);
      const bool has_side = part.one_way != OneWay::kNo;
      all.push_back({part.shape, there, part.filter.value_or(options.filter),
                     part.is_sensor || options.is_sensor, has_side ? part.one_way : options.one_way,
                     has_side ? there.angle : at.angle, number_of_part(i)});
    }
    return all;
  }
  std::vector<PlacedPart> placed() const { return placed(options.transform); }
};

}  // namespace quadrille::fuzz
