/** A frame as a program for the npm package: the same tree over the same boxes, with the same answers. */
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
${frame.probed?.probe.toTypeScript(settings.step) ?? ''}`;
}
