/** A frame with shapes as a program for the npm package, in TypeScript or JavaScript: the same bodies in a `World`, with the same contacts, and a loop that goes on. */
import { treeOptionsOf } from '../../state/tree-options.ts';
import { type BodySyntax, bodyCode } from './bodies.ts';
import { optionLines, type ScriptDialect } from './script-dialect.ts';
import { type SharedFrame, sourceText } from './shared-frame.ts';

const syntax: BodySyntax = {
  circle: (radius) => `circle(${radius})`,
  box: (width, height) => `box(${width}, ${height})`,
  named: (name, corners) => `const ${name} = polygon([${corners.join(', ')}]);\n`,
  body: (shape, [x, y, angle, scale], { sensor, bullet }) => {
    const roles = `${sensor ? ', sensor: true' : ''}${bullet ? ', bullet: true' : ''}`;
    return `  { shape: ${shape}, x: ${x}, y: ${y}, angle: ${angle}, scale: ${scale}${roles} },`;
  },
};

export function worldScriptOf(shared: SharedFrame, dialect: ScriptDialect): string {
  const { asserted, imports, returnsNothing } = dialect;
  const { frame, settings, world, source } = shared;
  const { polygons, bodies } = bodyCode(shared, syntax);
  const used = ['box', 'circle', 'polygon'].filter((name) =>
    (polygons + bodies).includes(`${name}(`),
  );
  return `// Frame ${frame.number} of ${sourceText(source)}
${imports([...used, 'TRANSFORM_STRIDE', 'World'], 'quadrille/world')}
const world = await World.create({
  bounds: { x: 0, y: 0, width: ${world.width}, height: ${world.height} },
${optionLines(treeOptionsOf(settings))}
});

${polygons}world.insertMany([
${bodies}
]);
world.step();

let points = 0;
for (const contact of world.contacts()) points += contact.points.length;
console.log(\`\${world.pairs().length} touching pairs, \${points} points of contact\`);

// A frame of a game: bodies move in place, then a step finds who touches whom.
function frame()${returnsNothing} {
  const { transforms } = world;
  for (let row = 0; row < world.rows; row++) {
    transforms[TRANSFORM_STRIDE * row]${asserted} += row % 2 === 0 ? 1 : -1; // the motion of your game
  }
  world.step();
  console.log(\`\${world.pairs().length} touching pairs\`);
}
// In a page: requestAnimationFrame calls it.
for (let i = 0; i < 3; i++) frame();
`;
}
