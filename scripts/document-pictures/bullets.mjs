import { box, circle, World } from 'quadrille/world';
import { arrow, disc, pathOf, picture, round } from './svg.mjs';

const panel = { width: 430, height: 190 };
const radius = 6;
const wall = { x: 250, y: 95, angle: 0.3, width: 5, height: 150 };
const from = { x: 40, y: 125 };
const way = { x: 84, y: -14 }; // of a step
const steps = 4;

/** The same shot at a thin wall without a sweep and with one, as a World tells it: an SVG for docs/shapes.md. */
export async function bulletsPicture() {
  const unswept = await shoot(false);
  const swept = await shoot(true);
  const [width, height] = [2 * panel.width + 20, panel.height + 66];
  const percent = Math.round(100 * swept.impact.fraction);
  const met = `Step ${swept.places.length - 1} meets the wall, after ${percent} % of its way`;
  const missed = `${unswept.places.length - 1} steps, none ends in the wall: ${unswept.pairs} pairs`;
  return picture({ width, height, title: 'A shot at a thin wall, without a sweep and with one' }, [
    panelOf(10, unswept, 'bullet: false', missed),
    panelOf(10 + panel.width, swept, 'bullet: true', met),
  ]);
}

/** Where a body was after each step until one finds the wall, what that step said, and which steps passed the wall. */
async function shoot(bullet) {
  const world = await World.create({ bounds: { x: 0, y: 0, ...panel } });
  const { width, height, ...at } = wall;
  world.insert({ ...at, shape: box(width, height), static: true });
  const shot = world.insert({ ...from, shape: circle(radius), bullet });
  const places = [from];
  const leaps = [];
  let pairs = 0;
  while (pairs === 0 && places.length <= steps) {
    const before = places.at(-1);
    const after = { x: before.x + way.x, y: before.y + way.y };
    const isInTheWay = world.cast(shot, way.x, way.y) !== undefined;
    world.move(shot, after.x, after.y);
    world.step();
    places.push(after);
    pairs = world.pairs().length;
    if (isInTheWay && pairs === 0) leaps.push([before, after]);
  }
  const [impact] = world.impacts();
  world.dispose();
  return { places, leaps, pairs, impact };
}

function panelOf(left, { places, leaps, impact }, title, says) {
  const { x, y, angle, width, height } = wall;
  const turn = `translate(${x} ${y}) rotate(${round((180 * angle) / Math.PI)})`;
  const flown = impact ? places.slice(0, -1) : places;
  const parts = [
    `<text class="title" x="20" y="-16">${title}</text>`,
    `<rect class="wall" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" transform="${turn}"/>`,
    `<path class="way" d="${pathOf(impact ? [...flown, impact] : flown)}"/>`,
    ...leaps.map((leap) => `<path class="leap" d="${pathOf(leap)}"/>`),
    ...flown.map((place) => disc(place, radius, 'place')),
    ...(impact ? impactOf(impact, places.at(-1)) : []),
    `<text x="20" y="${panel.height}">${says}</text>`,
  ];
  return `<g transform="translate(${left} 46)">\n${parts.join('\n')}\n</g>`;
}

/** The bullet where it meets the wall, the normal there, and where the step ends. */
function impactOf(impact, end) {
  return [
    `<path class="rest" d="${pathOf([impact, end])}"/>`,
    disc(end, radius, 'rest'),
    disc(impact, radius, 'impact'),
    arrow(impact),
  ];
}
