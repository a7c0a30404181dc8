// A query, step by step, in words: which nodes it visits and which boxes it tests.
#include <iostream>
#include <string>
#include <string_view>

#include "require.hpp"

namespace {

using namespace quadrille;

std::string_view reason(std::int32_t detail) {
  switch (static_cast<TraceReason>(detail)) {
    case TraceReason::kLeaf:
      return "it has no children";
    case TraceReason::kStraddles:
      return "it fits into no quarter";
    case TraceReason::kApartInX:
      return "apart along x";
    case TraceReason::kApartInY:
      return "apart along y";
    case TraceReason::kApart:
      return "apart";
    case TraceReason::kFarther:
      return "farther than the results so far";
    case TraceReason::kFiltered:
      return "the filters do not admit each other";
  }
  return "?";
}

// Prints an event of a region query; other calls have more kinds of events.
void print(const TraceEvent& event) {
  const std::string node = "node (" + std::to_string(event.column) + ", " +
                           std::to_string(event.row) + ") of depth " + std::to_string(event.depth);
  const std::string object = "object " + std::to_string(event.object);
  std::cout << std::string(static_cast<std::size_t>(2 * event.depth), ' ');
  switch (event.kind) {
    case TraceKind::kEnter:
      std::cout << "visit " << node << ", objects: " << event.detail << '\n';
      break;
    case TraceKind::kSkip:
      std::cout << "skip " << node << ": " << reason(event.detail) << '\n';
      break;
    case TraceKind::kHit:
      std::cout << "- " << object << " is a hit\n";
      break;
    case TraceKind::kMiss:
      std::cout << "- " << object << " is no hit: " << reason(event.detail) << '\n';
      break;
    case TraceKind::kRepeat:
      std::cout << "- " << object << " was tested before\n";
      break;
    default:
      std::cout << "- another step\n";
  }
}

}  // namespace

int main() {
  Quadtree tree = *require(Quadtree::create({.world = {0, 0, 64, 64}, .capacity = 2}));
  constexpr Box kBoxes[] = {{4, 4, 8, 8},     {10, 20, 14, 24}, {20, 6, 40, 12},
                            {50, 10, 54, 14}, {40, 44, 48, 52}, {24, 24, 28, 28}};
  require(tree.set_all(kBoxes));

  constexpr Box kWindow = {9, 6, 40, 26};
  for (const TraceEvent& event : require(tree.explain([&] { return tree.query(kWindow); })))
    print(event);

  std::cout << "results:";
  for (const Row row : require(tree.query(kWindow))) std::cout << ' ' << row;
  std::cout << '\n';
}

// Prints:
// visit node (0, 0) of depth 0, objects: 6
//   skip node (0, 1) of depth 1: apart along y
//   skip node (1, 1) of depth 1: apart along y
//   visit node (0, 0) of depth 1, objects: 4
//     visit node (0, 0) of depth 2, objects: 1
//     - object 0 is no hit: apart along x
//     visit node (1, 0) of depth 2, objects: 1
//     - object 2 is a hit
//     visit node (0, 1) of depth 2, objects: 1
//     - object 1 is a hit
//     visit node (1, 1) of depth 2, objects: 1
//     - object 5 is a hit
//   visit node (1, 0) of depth 1, objects: 2
//   - object 3 is no hit: apart along x
//   - object 2 was tested before
// results: 2 1 5
