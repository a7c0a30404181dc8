import {
  Ball,
  Capsule,
  ConvexPolygon,
  Cuboid,
  init,
  Segment,
} from '@dimforge/rapier2d-simd-compat';

/** @type {import('../../verdicts/compare.mjs').Library} */
export const rapier = {
  name: 'rapier simd',
  margin: 0.01,
  why: '32-bit floats; capsules, by an iteration that ends when it is near enough',
  async start() {
    await init();
    return (a, b) => shapeOf(a).intersectsShape(a, angleOf(a), shapeOf(b), b, angleOf(b));
  },
};

function shapeOf({ kind, corners, radius }) {
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
