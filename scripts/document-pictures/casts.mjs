import { box, circle, polygon, World } from 'quadrille/world';
import { arrow, degrees, disc, pathOf, picture, round } from './svg.mjs';

const panel = { width: 430, height: 190 };
const radius = 14;
const from = { x: 30, y: 150 };
const way = { x: 350, y: -100 };

const hull = box(70, 22);
const wing = polygon([-16, 0, 18, 0, -16, 38]);
const leftWing = polygon([-16, 0, -16, -38, 18, 0]);

/** The first of all hits of a circle on a path, and all of them, as a World tells it: an SVG for docs/queries.md. */
export async function castsPicture() {
  const world = await World.create({ bounds: { x: 0, y: 0, ...panel } });
  const parts = [{ shape: hull }, { shape: wing, y: 11 }, { shape: leftWing, y: -11 }];
  world.insert({ parts, x: 190, y: 70, angle: 0.35 });
  world.insert({ shape: box(18, 90), x: 345, y: 50, angle: -0.2 });
  const shape = circle(radius);
  const first = world.cast(shape, from, way.x, way.y);
  const all = world.castAll(shape, from, way.x, way.y);
  const bodies = [...world].flatMap((id) => partsOf(world, id));
  world.dispose();
  const [width, height] = [2 * panel.width + 20, panel.height + 66];
  const met = `${Math.round(100 * first.fraction)} % of the way is free; part ${first.part} is met`;
  return picture({ width, height, title: 'What a circle meets on its way' }, [
    panelOf(10, bodies, [first], 'cast: the first hit', met),
    panelOf(
      10 + panel.width,
      bodies,
      all,
      'castAll: one hit for each body',
      `${all.length} hits, in order`,
    ),
  ]);
}

function panelOf(left, bodies, hits, title, says) {
  const end = { x: from.x + way.x, y: from.y + way.y };
  const elements = [
    `<text class="title" x="20" y="-16">${title}</text>`,
    ...bodies,
    `<path class="rest" d="${pathOf([from, end])}"/>`,
    disc(end, radius, 'outline'),
    `<path class="way" d="${pathOf([from, hits.at(-1)])}"/>`,
    disc(from, radius, 'place'),
    ...hits.flatMap((hit) => [disc(hit, radius, 'stop'), arrow(hit)]),
    `<text x="20" y="${panel.height}">${says}</text>`,
  ];
  return `<g transform="translate(${left} 46)">\n${elements.join('\n')}\n</g>`;
}

/** The parts of a body, each with its number. */
function partsOf(world, id) {
  const { x, y, angle } = world.transformOf(id);
  const count = world.partCount(id);
  return Array.from({ length: count }, (_, i) => {
    const part = world.part(id, i);
    const outline = `<path class="part" d="${outlineOf(part.shape)}Z"/>`;
    const [middleX, middleY] = middleOf(part.shape);
    const number =
      count === 1 ? '' : `<text x="${middleX}" y="${middleY + 4}" text-anchor="middle">${i}</text>`;
    return `<g transform="translate(${x} ${y}) rotate(${degrees(angle)}) translate(${part.x} ${part.y})">${outline}${number}</g>`;
  });
}

function cornersOf(shape) {
  if (shape.kind === 'polygon') return shape.corners;
  const [x, y] = [shape.width / 2, shape.height / 2];
  return [-x, -y, x, -y, x, y, -x, y];
}

function outlineOf(shape) {
  const corners = cornersOf(shape);
  const points = Array.from({ length: corners.length / 2 }, (_, i) => ({
    x: corners[2 * i],
    y: corners[2 * i + 1],
  }));
  return pathOf(points);
}

function middleOf(shape) {
  const corners = cornersOf(shape);
  const sum = (first) => corners.filter((_, i) => i % 2 === first).reduce((a, b) => a + b, 0);
  return [0, 1].map((first) => round((2 * sum(first)) / corners.length));
}
