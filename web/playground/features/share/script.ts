/** A frame as a program for the npm package, in TypeScript or JavaScript: the same tree over the same boxes, with the same answers, and a loop that goes on. */
import { treeOptionsOf } from '../../state/tree-options.ts';
import { optionLines, type ScriptDialect } from './script-dialect.ts';
import { boxLines, type SharedFrame, sourceText } from './shared-frame.ts';
import { worldScriptOf } from './world-script.ts';

export function scriptOf(shared: SharedFrame, dialect: ScriptDialect): string {
  const { frame, settings, world, source } = shared;
  if (frame.shapes) return worldScriptOf(shared, dialect);
  const { asserted, imports, returnsNothing } = dialect;
  return `// Frame ${frame.number} of ${sourceText(source)}
${imports(['inspect', 'Quadtree'], 'quadrille')}
const tree = await Quadtree.create({
  bounds: { x: 0, y: 0, width: ${world.width}, height: ${world.height} },
${optionLines(treeOptionsOf(settings))}
});

// minX, minY, maxX, maxY of each object
tree.setAll([
${boxLines(frame.tree.boxes, (numbers) => `  ${numbers},`)}
]);

const pairs = tree.pairRows();
console.log(\`\${pairs.length / 2} colliding pairs, \${inspect(tree).stats().nodes} nodes\`);
${frame.probed?.probe.toScript(settings.step) ?? ''}
// A frame of a game: objects move in place, the tree follows, pairs are found.
function frame()${returnsNothing} {
  const { boxes } = tree;
  for (let row = 0; row < tree.rows; row++) {
    const step = row % 2 === 0 ? 1 : -1; // the motion of your game
    boxes[4 * row]${asserted} += step; // minX
    boxes[4 * row + 2]${asserted} += step; // maxX
  }
  tree.sync();
  console.log(\`\${tree.pairRows().length / 2} colliding pairs\`);
}
// In a page: requestAnimationFrame calls it.
for (let i = 0; i < 3; i++) frame();
`;
}
