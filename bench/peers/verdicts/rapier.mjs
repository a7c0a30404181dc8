import * as plain from '@dimforge/rapier2d-compat';
import * as simd from '@dimforge/rapier2d-simd-compat';

/** @type {import('../../verdicts/compare.mjs').Library[]} */
export const rapier = [
  verdictsOf(
    'rapier',
    plain,
    '32-bit floats; shapes with corners overlap shortly before they touch',
  ),
  verdictsOf(
    'rapier simd',
    simd,
    '32-bit floats; capsules, by an iteration that ends when it is near enough',
  ),
];

/** Verdicts of one build of the package. */
function verdictsOf(name, build, why) {
  return {
    name,
    margin: 0.01,
    why,
    async start() {
      await build.init();
      const shape = (placed) => shapeOf(build, placed);
      return (a, b) => shape(a).intersectsShape(a, angleOf(a), shape(b), b, angleOf(b));
    },
  };
}

function shapeOf({ Ball, Capsule, ConvexPolygon, Cuboid, Segment }, { kind, corners, radius }) {
  const [x, y, endX, endY] = corners;
  const shapes = {
    circle: () => new Ball(radius),
    box: () => new Cuboid(-x, -y),
    capsule: () => new Capsule(endX, radius),
    segment: () => new Segment({ x, y }, { x: endX, y: endY }),
    polygon: () => new ConvexPolygon(Float32Array.from(corners), true),
  };
  return shapes[kind]();
}

/** Its capsules stand upright. */
function angleOf({ kind, angle }) {
  return kind === 'capsule' ? angle - Math.PI / 2 : angle;
}
