/** A frame as a program for the npm package: the same tree over the same boxes, with the same answers. */
import { treeOptionsOf } from '../../state/tree-options.ts';
import { boxLines, type SharedFrame } from './shared-frame.ts';

export function typeScriptOf({ frame, settings, world, link }: SharedFrame): string {
  const options = Object.entries(treeOptionsOf(settings)).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  return `// Frame ${frame.number} of ${link}
// npm install quadrille
import { Quadtree } from 'quadrille';

const tree = await Quadtree.create({
  bounds: { x: 0, y: 0, width: ${world.width}, height: ${world.height} },
${options.join('\n')}
});

// minX, minY, maxX, maxY of each object
tree.setAll([
${boxLines(frame.tree.boxes, (numbers) => `  ${numbers},`)}
]);

const pairs = tree.pairs();
console.log(\`\${pairs.length / 2} colliding pairs, \${tree.stats().nodes} nodes\`);
${frame.probed?.probe.toTypeScript(settings.step) ?? ''}`;
}
