import { box, capsule, circle, polygon, segment, World } from 'quadrille/world';

const bounds = { x: -128, y: -128, width: 256, height: 256 };
const margin = 2e-5;

/** @type {import('./compare.mjs').Library[]} */
export const world = [
  {
    name: 'World, step',
    margin,
    why: '32-bit floats: at coordinates of 100 they are 8e-6 apart',
    async start() {
      const both = await World.create({ bounds });
      return (a, b) => {
        both.clear();
        both.insert(bodyOf(a));
        both.insert(bodyOf(b));
        both.step();
        return both.pairRows().length > 0;
      };
    },
  },
  {
    name: 'World, separation',
    margin,
    why: 'the same',
    async start() {
      const both = await World.create({ bounds });
      return (a, b) => {
        both.clear();
        return both.separation(both.insert(bodyOf(a)), both.insert(bodyOf(b))).distance < 0;
      };
    },
  },
];

function bodyOf({ kind, corners, radius, x, y, angle }) {
  const [cornerX, cornerY] = corners;
  const shapes = {
    circle: () => circle(radius),
    box: () => box(-2 * cornerX, -2 * cornerY),
    capsule: () => capsule(-2 * cornerX, radius),
    segment: () => segment(...corners),
    polygon: () => polygon(corners),
  };
  return { shape: shapes[kind](), x, y, angle };
}
