/** A frame as a program for the C++ library: the same tree over the same boxes, with the same answers. */
import type { BoxProbe, Probe } from '../../engine/tree/probe.ts';
import { boxLines, type Moment, shortest } from './shared-frame.ts';

const placements = { parent: 'kParent', leaf: 'kLeaf', loose: 'kLoose', cover: 'kCover' } as const;

export function cppOf({ frame, settings, world, link }: Moment): string {
  return `// Frame ${frame.number} of ${link}
// find_package(quadrille), link quadrille::quadrille
#include <cstdio>
#include <quadrille/quadrille.hpp>

// min_x, min_y, max_x, max_y of each object
constexpr quadrille::Box kBoxes[] = {
${boxLines(frame.tree.boxes, (numbers) => `    {${numbers}},`)}
};

int main() {
  auto made = quadrille::Quadtree::create({
      .world = {0, 0, ${world.width}, ${world.height}},
      .capacity = ${settings.capacity},
      .max_depth = ${settings.maxDepth},
      .placement = quadrille::Placement::${placements[settings.placement]},
      .looseness = ${settings.looseness},
      .edges = quadrille::EdgeRule::${settings.touching ? 'kTouching' : 'kStrict'},
  });
  if (made.status != quadrille::Status::kOk) return 1;
  quadrille::Quadtree& tree = *made.value;
  if (tree.set_all(kBoxes) != quadrille::Status::kOk) return 1;
  const std::size_t pairs = tree.pairs().value.size();
  std::printf("%zu colliding pairs, %zu nodes\\n", pairs, tree.nodes().value.size());
${probeLines(frame, settings.step)}}
`;
}

function probeLines({ probe }: Moment['frame'], step: number): string {
  if (!probe) return '';
  const { asked } = probe;
  if (asked.kind !== 'box')
    return `
  const std::size_t hits = ${hitsOf(asked)};
  std::printf("%zu hits\\n", hits);
`;
  return `
  const quadrille::Box probe = {${corners(asked)}};
  const std::size_t candidates = tree.candidates(probe, ${step}).value.size();
  const std::size_t hits = tree.query(probe).value.size();
  std::printf("%zu candidates, %zu hits\\n", candidates, hits);
`;
}

// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
function hitsOf(asked: Exclude<Probe, BoxProbe>): string {
  const { x, y } = asked;
  switch (asked.kind) {
    case 'circle':
      return `tree.query_circle({${x}, ${y}, ${asked.radius}}).value.size()`;
    case 'ray':
      return `tree.raycast({${x}, ${y}, ${asked.dx}, ${asked.dy}}).value.has_value()`;
    case 'sweep':
      return `tree.sweep({{${corners(asked)}}, ${asked.dx}, ${asked.dy}}).value.has_value()`;
    case 'nearest':
      return `tree.nearest({${x}, ${y}}, ${asked.count}).value.size()`;
  }
}

function corners({ x, y, width, height }: Omit<BoxProbe, 'kind'>): string {
  return [x, y, x + width, y + height].map((value) => shortest(Math.fround(value))).join(', ');
}
