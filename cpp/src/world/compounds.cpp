#include "world/compounds.hpp"

#include <algorithm>
#include <bit>

#include "geometry/box_math.hpp"

namespace quadrille {
namespace {

bool is_polygon(const Part& part) {
  return part.shape.kind() == ShapeKind::kPolygon;
}

// The index of the least power of two that is no less than a number of parts.
std::size_t size_for(std::size_t count) {
  return static_cast<std::size_t>(std::bit_width(count - 1));
}

// The box around a shape that was placed by a pose; kNoBox where floats do not reach.
Box checked(const Box& box, const Pose& pose) {
  return pose.scale > 0 && is_valid(box) ? box : kNoBox;
}

}  // namespace

Box box_around(const Part& part, const Pose& body) {
  PolygonPoints points;
  const PlacedShape own = own_form(part.shape, 0, points);
  PlacedShape placed = own;
  const Pose pose = combined(body, pose_of(part.offset));
  return checked(place(own, &points, pose, placed), pose);
}

bool is_placeable(std::span<const Part> parts, const Transform& transform) {
  if (!is_valid(transform)) return false;
  const Pose body = pose_of(transform);
  return std::ranges::all_of(parts, [&](const Part& part) {
    return is_valid(part.offset) && is_valid(box_around(part, body));
  });
}

Result<std::uint32_t> Compounds::add(std::span<const Part> parts, const Filter& of_body) {
  if (parts.empty() || parts.size() > kMaxParts) return {Status::kInvalidPartCount, 0};
  const auto polygons = static_cast<std::size_t>(std::ranges::count_if(parts, is_polygon));
  const std::size_t size = size_for(parts.size());
  const bool had_memory =
      polygons_.reserve(polygons) && (first_free_[size] != kNone || make_room(size));
  if (!had_memory) return {Status::kOutOfMemory, 0};
  const std::uint32_t slot = first_free_[size];
  Compound& compound = compounds_[slot];
  first_free_[size] = compound.next_free;
  compound.count = static_cast<std::uint32_t>(parts.size());
  compound.filter = of_body;
  for (std::size_t i = 0; i < parts.size(); ++i) write(compound.first + i, parts[i], of_body);
  ++size_;
  most_parts_ = std::max(most_parts_, compound.count);
  return {Status::kOk, slot};
}

// Adds free room for 2^size parts. False when there is no memory, and then nothing has changed.
bool Compounds::make_room(std::size_t size) {
  const std::size_t first = parts_.size();
  const std::size_t end = first + (std::size_t{1} << size);
  const std::uint32_t room = 1u << size;
  const std::uint32_t blocks = room > kFewParts ? all_blocks(room) : 0;
  const bool had_memory = compounds_.size() <= kMaxObjects &&
                          blocks_.reserve(blocks_.size() + blocks) &&
                          compounds_.reserve(compounds_.size() + 1) && parts_.reserve(end) &&
                          forms_.reserve(end) && placed_.reserve(end);
  if (!had_memory) return false;
  parts_.extend(end - first);
  forms_.extend(end - first);
  placed_.extend(end - first);
  compounds_.push_unchecked({.first = static_cast<std::uint32_t>(first),
                             .count = 0,
                             .filter = {},
                             .next_free = first_free_[size],
                             .first_block = static_cast<std::uint32_t>(blocks_.size())});
  blocks_.extend(blocks);
  first_free_[size] = static_cast<std::uint32_t>(compounds_.size() - 1);
  return true;
}

// Precondition: there is room for the points of a polygon.
void Compounds::write(std::size_t place, const Part& part, const Filter& of_body) {
  const std::uint32_t slot = is_polygon(part) ? polygons_.add() : 0;
  PolygonPoints no_points;
  parts_[place] = part;
  forms_[place] = {own_form(part.shape, slot, is_polygon(part) ? polygons_[slot] : no_points),
                   pose_of(part.offset)};
  placed_[place].shape = forms_[place].own;
  placed_[place].filter = part.filter.value_or(of_body);
  placed_[place].is_sensor = part.is_sensor;
  placed_[place].one_way = part.one_way;
}

void Compounds::remove(std::uint32_t slot) {
  Compound& compound = compounds_[slot];
  for (std::size_t i = 0; i < compound.count; ++i) {
    const PlacedShape& own = forms_[compound.first + i].own;
    if (own.kind() == ShapeKind::kPolygon) polygons_.remove(own.slot);
  }
  const std::size_t size = size_for(compound.count);
  compound.count = 0;
  compound.next_free = first_free_[size];
  first_free_[size] = slot;
  --size_;
}

// The boxes around the blocks of each level, from the parts up.
void Compounds::unite_boxes(const Compound& compound) {
  Box* boxes = blocks_.data() + compound.first_block;
  const std::uint32_t count = block_count(compound.count, 0);
  for (std::uint32_t i = 0; i < compound.count; ++i) {
    const Box& box = placed_[compound.first + i].box;
    boxes[i / kBlock] = i % kBlock == 0 ? box : united(boxes[i / kBlock], box);
  }
  for (std::uint32_t below = count; below > 1; below = (below + kBlock - 1) / kBlock) {
    Box* const above = boxes + below;
    for (std::uint32_t i = 0; i < below; ++i) {
      above[i / kBlock] = i % kBlock == 0 ? boxes[i] : united(above[i / kBlock], boxes[i]);
    }
    boxes = above;
  }
}

void Compounds::clear() {
  most_parts_ = 1;
  for (std::uint32_t slot = 0; slot < compounds_.size(); ++slot) {
    if (compounds_[slot].count > 0) remove(slot);
  }
}

bool Compounds::set_part(std::uint32_t slot, std::uint32_t index, const Part& part) {
  const Compound& compound = compounds_[slot];
  const std::size_t place = compound.first + index;
  const bool had_points = is_polygon(parts_[place]);
  if (is_polygon(part) && !had_points && !polygons_.reserve(1)) return false;
  if (had_points) polygons_.remove(forms_[place].own.slot);
  write(place, part, compound.filter);
  return true;
}

void Compounds::set_filter(std::uint32_t slot, const Filter& of_body) {
  Compound& compound = compounds_[slot];
  compound.filter = of_body;
  for (std::size_t i = 0; i < compound.count; ++i) {
    const std::size_t place = compound.first + i;
    placed_[place].filter = parts_[place].filter.value_or(of_body);
  }
}

Filter Compounds::united_filter(std::uint32_t slot) const {
  Filter united = {.category = 0, .mask = 0};
  for (const PlacedPart& part : placed(slot)) {
    united.category |= part.filter.category;
    united.mask |= part.filter.mask;
  }
  return united;
}

Box Compounds::place(std::uint32_t slot, const Transform& transform,
                     std::span<PlacedPart> parts) const {
  const Compound& compound = compounds_[slot];
  const Pose body = pose_of(transform);
  bool are_placed = true;
  Box around = kNoBox;
  for (std::size_t i = 0; i < compound.count; ++i) {
    const auto& [own, offset] = forms_[compound.first + i];
    const Pose pose = combined(body, offset);
    const PolygonPoints* points =
        own.kind() == ShapeKind::kPolygon ? &polygons_[own.slot] : nullptr;
    PlacedPart& part = parts[i];
    part.box = checked(quadrille::place(own, points, pose, part.shape), pose);
    are_placed = are_placed && is_valid(part.box);
    around = i == 0 ? part.box : united(around, part.box);
  }
  return are_placed ? around : kNoBox;
}

}  // namespace quadrille
