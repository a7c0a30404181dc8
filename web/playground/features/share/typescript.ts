/** A frame as a program for the npm package: the same tree over the same boxes, with the same answers. */
import type { BoxProbe, Probe } from '../../engine/tree/probe.ts';
import { boxLines, type Moment } from './shared-frame.ts';

export function typeScriptOf({ frame, settings, world, link }: Moment): string {
  const loose = settings.placement === 'loose' ? `\n  looseness: ${settings.looseness},` : '';
  return `// Frame ${frame.number} of ${link}
// npm install quadrille
import { Quadtree } from 'quadrille';

const tree = await Quadtree.create({
  bounds: { x: 0, y: 0, width: ${world.width}, height: ${world.height} },
  capacity: ${settings.capacity},
  maxDepth: ${settings.maxDepth},
  placement: '${settings.placement}',${loose}
  touching: ${settings.touching},
});

// minX, minY, maxX, maxY of each object
tree.setAll([
${boxLines(frame.tree.boxes, (numbers) => `  ${numbers},`)}
]);

const pairs = tree.pairs();
console.log(\`\${pairs.length / 2} colliding pairs, \${tree.stats().nodes} nodes\`);
${probeLines(frame, settings.step)}`;
}

function probeLines({ probe }: Moment['frame'], step: number): string {
  if (!probe) return '';
  const { asked } = probe;
  if (asked.kind !== 'box')
    return `
const hits = ${hitsOf(asked)};
console.log(\`\${hits} hits\`);
`;
  const box = [asked.x, asked.y, asked.width, asked.height].join(', ');
  return `
const candidates = tree.candidates(${box}, { steps: ${step} }).length;
const hits = tree.query(${box}).length;
console.log(\`\${candidates} candidates, \${hits} hits\`);
`;
}

// oxlint-disable-next-line typescript/consistent-return -- every kind has its case
function hitsOf(asked: Exclude<Probe, BoxProbe>): string {
  const { x, y } = asked;
  switch (asked.kind) {
    case 'circle':
      return `tree.queryCircle(${x}, ${y}, ${asked.radius}).length`;
    case 'ray':
      return `tree.raycast(${x}, ${y}, ${asked.dx}, ${asked.dy}) ? 1 : 0`;
    case 'sweep':
      return `tree.sweep(${x}, ${y}, ${asked.width}, ${asked.height}, ${asked.dx}, ${asked.dy}) ? 1 : 0`;
    case 'nearest':
      return `tree.nearest(${x}, ${y}, { count: ${asked.count} }).length / 2`;
  }
}
