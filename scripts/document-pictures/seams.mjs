import { box, World } from 'quadrille/world';
import { arrow, picture, round } from './svg.mjs';

const panel = { width: 430, height: 136 };
const tile = 60;
const columns = 7;
const floor = { x: 5, y: 70 };
const size = { width: 36, height: 44 };
const from = { x: 30, y: floor.y - size.height / 2 };
const speed = 44; // along the floor, in a step
const weight = 8; // by which a step speeds the box up towards the floor
const steps = 8;

/** A box that slides over tiles, without the rule of seams and with it, as a World tells it: an SVG for docs/ground.md. */
export async function seamsPicture() {
  const separate = await slide(false);
  const joined = await slide(0.01);
  const [width, height] = [2 * panel.width + 20, panel.height + 66];
  const caught = separate.normals.findLast(({ isOfFloor }) => !isOfFloor);
  const stopped = `Step ${separate.places.length - 1} stops the box: the normal leads ${caught.normalX < 0 ? 'left' : 'right'}, out of a seam`;
  const ofFloor = joined.normals.filter(({ isOfFloor }) => isOfFloor).length;
  const passed = `${ofFloor} of ${joined.normals.length} normals lead up, as those of the floor do`;
  return picture(
    { width, height, title: 'A box on a floor of tiles, without the rule of seams and with it' },
    [
      panelOf(10, separate, 'seamTolerance: false', stopped),
      panelOf(10 + panel.width, joined, 'seamTolerance: 0.01', passed),
    ],
  );
}

/** Where the box was after each step until it stood still, and the normals of all contacts. */
async function slide(seamTolerance) {
  const world = await World.create({ bounds: { x: 0, y: 0, ...panel }, seamTolerance });
  world.addTiles({
    ...floor,
    columns,
    rows: 1,
    size: tile,
    tiles: Array.from({ length: columns }, () => 1),
  });
  const slider = world.insert({ ...from, shape: box(size.width, size.height) });
  const places = [from];
  const normals = [];
  let velocity = { x: speed, y: 0 };
  while (velocity.x > 0 && places.length <= steps) {
    velocity.y += weight;
    let { x, y } = places.at(-1);
    x += velocity.x;
    y += velocity.y;
    world.move(slider, x, y);
    world.step();
    const out = { x: 0, y: 0 };
    for (const { normalX, normalY, depth, points } of world.contacts()) {
      const rest = Math.max(0, depth - out.x * normalX - out.y * normalY);
      out.x += rest * normalX;
      out.y += rest * normalY;
      const into = Math.min(0, velocity.x * normalX + velocity.y * normalY);
      velocity = { x: velocity.x - into * normalX, y: velocity.y - into * normalY };
      const [pointX, pointY] = ['x', 'y'].map((axis) => middleOf(points, axis));
      normals.push({
        pointX,
        pointY,
        normalX,
        normalY,
        isOfFloor: normalX === 0 && normalY === -1,
      });
    }
    places.push({ x: x + out.x, y: y + out.y });
  }
  world.dispose();
  return { places, normals };
}

function middleOf(points, axis) {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}

function panelOf(left, { places, normals }, title, says) {
  const last = places.length - 1;
  const elements = [
    `<text class="title" x="20" y="-16">${title}</text>`,
    ...Array.from({ length: columns }, (_, i) => {
      const x = floor.x + i * tile;
      return `<rect class="part" x="${x + 0.5}" y="${floor.y}" width="${tile - 1}" height="${tile / 2}"/>`;
    }),
    ...places.map(({ x, y }, i) => {
      const corner = `x="${round(x - size.width / 2)}" y="${round(y - size.height / 2)}"`;
      const name = i === last ? 'stop' : 'rest';
      return `<rect class="${name}" ${corner} width="${size.width}" height="${size.height}"/>`;
    }),
    ...normals.map((normal) => arrow(normal, normal.isOfFloor ? 'normal' : 'seam')),
    `<text x="20" y="${panel.height}">${says}</text>`,
  ];
  return `<g transform="translate(${left} 46)">\n${elements.join('\n')}\n</g>`;
}
