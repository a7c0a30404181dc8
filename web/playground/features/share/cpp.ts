/** A frame as a program for the C++ library: the same tree over the same boxes, with the same answers, and a loop that goes on. */

import { boxLines, type SharedFrame, sourceText } from './shared-frame.ts';
import { treeOptionsInCpp } from './tree-options-in-cpp.ts';
import { worldCppOf } from './world-cpp.ts';

export function cppOf(shared: SharedFrame): string {
  const { frame, settings, world, source } = shared;
  if (frame.shapes) return worldCppOf(shared);
  const options = treeOptionsInCpp(settings).map((option) => `  settings.${option};`);
  return `// Frame ${frame.number} of ${sourceText(source)}
// find_package(quadrille), link quadrille::quadrille
#include <cstddef>
#include <cstdio>
#include <quadrille/quadrille.hpp>
#include <span>

// min_x, min_y, max_x, max_y of each object
constexpr quadrille::Box kBoxes[] = {
${boxLines(frame.tree.boxes, (numbers) => `    {${numbers}},`)}
};

int main() {
  quadrille::Settings settings;
  settings.world = {0, 0, ${world.width}, ${world.height}};
${options.join('\n')}
  auto made = quadrille::Quadtree::create(settings);
  if (made.status != quadrille::Status::kOk) return 1;
  quadrille::Quadtree& tree = *made.value;
  if (tree.set_all(kBoxes) != quadrille::Status::kOk) return 1;
  const std::size_t pairs = tree.pairs().value.size();
  std::printf("%zu colliding pairs, %zu nodes\\n", pairs, tree.nodes().value.size());
${frame.probed?.probe.toCpp(settings.step) ?? ''}
  // Frames of a game: objects move in place, the tree follows, pairs are found.
  for (int frame = 0; frame < 3; ++frame) {
    const std::span<quadrille::Box> boxes = tree.boxes();
    for (std::size_t row = 0; row < boxes.size(); ++row) {
      const float step = row % 2 == 0 ? 1.0F : -1.0F;  // the motion of your game
      boxes[row].min_x += step;
      boxes[row].max_x += step;
    }
    if (tree.sync() != quadrille::Status::kOk) return 1;
    std::printf("%zu colliding pairs\\n", tree.pairs().value.size());
  }
}
`;
}
