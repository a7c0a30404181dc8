/** Objects that overlap a box. */
import { shortest } from '../../engine/float-text.ts';
import type { Area } from '../../engine/geometry.ts';
import { rowsWithin } from '../../engine/rows-within.ts';
import type { Settings } from '../../state/parameters.ts';
import type { World } from '../../state/presets.ts';
import type { Probe } from '../probe.ts';
import { asked } from './asked.ts';
import { ProbeBrush } from './probe-brush.ts';

/** About the probe's place (S4.1); undefined where it overlaps nothing of the world (S4.12). */
export function boxProbe(settings: Settings, height: number, world: World): Probe | undefined {
  const box = boxAbout(settings, settings.probeSize, height);
  return overlaps(box, world) ? probeOf(box) : undefined;
}

export function boxAbout({ probeX, probeY }: Settings, width: number, height: number): Area {
  return { x: probeX - width / 2, y: probeY - height / 2, width, height };
}

/** min_x, min_y, max_x, max_y in C++. */
export function cornersInCpp({ x, y, width, height }: Area): string {
  return [x, y, x + width, y + height].map((value) => shortest(Math.fround(value))).join(', ');
}

function overlaps({ x, y, width, height }: Area, world: World): boolean {
  return x < world.width && x + width > 0 && y < world.height && y + height > 0;
}

function probeOf(box: Area): Probe {
  const { x, y, width, height } = box;
  return {
    box,
    find: (tree) => ({ hits: tree.queryRows(x, y, width, height).slice() }),
    ...asked('query', x, y, width, height),
    findByBruteForce: (boxes, touching) => ({ hits: rowsWithin(boxes, box, touching) }),
    drawArea: (surface) => new ProbeBrush(surface).box(box).fill(),
    drawOutline: (surface) => new ProbeBrush(surface).box(box).stroke(),
    toScript: (steps) => `
const candidates = tree.candidates(${x}, ${y}, ${width}, ${height}, { steps: ${steps} }).length;
const hits = tree.query(${x}, ${y}, ${width}, ${height}).length;
console.log(\`\${candidates} candidates, \${hits} hits\`);
`,
    toCpp: (steps) => `
  const quadrille::Box probe = {${cornersInCpp(box)}};
  const std::size_t candidates = tree.candidates(probe, ${steps}).value.size();
  const std::size_t hits = tree.query(probe).value.size();
  std::printf("%zu candidates, %zu hits\\n", candidates, hits);
`,
  };
}
