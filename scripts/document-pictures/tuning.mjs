import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import {
  capacities,
  depths,
  isSame,
  loosenesses,
  placements,
  usual,
} from '../../bench/tuning/settings.mjs';
import { darkInks, inks, markOf } from './placement-marks.mjs';
import { picture, round } from './svg.mjs';

const panel = { width: 180, height: 110 };
const [left, top, gapX, gapY] = [136, 96, 54, 52];
/** Labels of an axis are at least so far apart. */
const leastDistance = 18;

const style = `<style>
  .grid { stroke: #8884 } .usual { stroke: #8888; stroke-dasharray: 2 4 } .line { fill: none; stroke: var(--ink); stroke-width: 2 }
  .mark, .name { fill: var(--ink) } .name { font-weight: 600 } .tick { font-size: 11px }
  ${inks}
  @media (prefers-color-scheme: dark) {
    ${darkInks}
  }
</style>`;

const time = (title, measure) => ({
  title,
  valueOf: ({ ratio }, { usual: times }) => ratio[measure] * times[measure],
});
const frame = time('a frame, µs', 'frame');
const windows = time('a window, µs', 'windows');
const nearest = time('8 nearest, µs', 'nearest');
const rays = time('a ray, µs', 'rays');

/** The pictures of docs/placement.md that a run of `npm run bench:tuning` makes, by their names. */
export function tuningPictures({ scenes }) {
  return {
    'tuning-capacity': curves(scenes, {
      title: 'Time over capacity, by placement',
      option: 'capacity',
      values: capacities,
      columns: [frame, windows, nearest, rays],
    }),
    'tuning-depth': curves(scenes, {
      title: 'Time over maxDepth, by placement',
      option: 'maxDepth',
      values: depths,
      isLinear: true,
      columns: [frame, windows, nearest, rays],
    }),
    'tuning-memory': curves(scenes, {
      title: 'Nodes, entries and memory over capacity, by placement',
      option: 'capacity',
      values: capacities,
      columns: [
        { title: 'nodes', valueOf: ({ nodes }) => nodes },
        {
          title: 'entries an object',
          valueOf: ({ references }, { count }) => references / count,
        },
        { title: 'bytes an object', valueOf: ({ bytes }, { count }) => bytes / count },
      ],
    }),
    'tuning-looseness': curves(scenes, {
      title: 'Time over looseness, placement loose',
      option: 'looseness',
      values: loosenesses,
      only: ['loose'],
      columns: [frame, windows, nearest, rays],
    }),
  };
}

/** A row of panels for each scene, a column for each of the values that are drawn. Both axes are logarithmic, unless x is linear. */
function curves(scenes, { title, option, values, columns, isLinear = false, only = placements }) {
  const x = (isLinear ? scaleLinear : scaleLog)([values[0], values.at(-1)], [0, panel.width]);
  const panels = scenes.flatMap((scene, row) =>
    columns.map((column, at) => {
      const place = `translate(${left + at * (panel.width + gapX)} ${top + row * (panel.height + gapY)})`;
      const lines = only.map((placement) => ({
        placement,
        points: pointsOf(scene, { placement, option, values, column }),
      }));
      return `<g transform="${place}">\n${panelOf({ x, values, lines, column, option }).join('\n')}\n</g>`;
    }),
  );
  const names = scenes.map(({ kind }, row) => {
    const y = top + row * (panel.height + gapY) + panel.height / 2;
    return `<text class="title" x="10" y="${y}">${kind}</text>`;
  });
  const size = {
    width: left + columns.length * (panel.width + gapX) - gapX + 20,
    height: top + scenes.length * (panel.height + gapY),
  };
  return picture({ ...size, title }, [
    style,
    `<text class="title" x="10" y="24">${title}</text>`,
    ...legend(only),
    ...names,
    ...panels,
  ]);
}

/** The values of trees whose other settings are the usual ones. */
function pointsOf(scene, { placement, option, values, column }) {
  return values.flatMap((value) => {
    const wanted = { ...usual, placement, [option]: value };
    const found = scene.results.find((one) => isSame(one, wanted));
    return found ? [[value, column.valueOf(found, scene)]] : [];
  });
}

function panelOf({ x, values, lines, column, option }) {
  const all = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const y = scaleLog([Math.min(...all), Math.max(...all)], [panel.height, 0])
    .base(2)
    .nice();
  return [
    `<text x="0" y="-8">${column.title}</text>`,
    ...powersOfTwo(y.domain()).map((tick) => rule(y(tick), tick)),
    `<path class="usual" d="M${round(x(usual[option]))},0V${panel.height}"/>`,
    ...labelled(values, x).map(
      (value) =>
        `<text class="tick" x="${round(x(value))}" y="${panel.height + 16}" text-anchor="middle">${value}</text>`,
    ),
    ...lines.map(({ placement, points }) => curve(placement, points, x, y)),
  ];
}

/** The values that have room for a label beside the one before. */
function labelled(values, x) {
  const kept = [];
  for (const value of values)
    if (kept.length === 0 || x(value) - x(kept.at(-1)) >= leastDistance) kept.push(value);
  return kept;
}

/** At most five of the powers of two in a range. */
function powersOfTwo([least, most]) {
  const [from, to] = [Math.log2(least), Math.log2(most)].map(Math.round);
  const step = Math.ceil((to - from + 1) / 5);
  return Array.from(
    { length: Math.floor((to - from) / step) + 1 },
    (_, i) => 2 ** (from + step * i),
  );
}

function rule(y, tick) {
  const text = tick >= 1000 ? tick.toLocaleString('en') : round(tick);
  return `<path class="grid" d="M0,${round(y)}H${panel.width}"/><text class="tick" x="-6" y="${round(y + 4)}" text-anchor="end">${text}</text>`;
}

function curve(placement, points, x, y) {
  const at = points.map(([value, height]) => [x(value), y(height)]);
  const mark = markOf(placement, 30);
  const marks = at.map(
    ([markX, markY]) =>
      `<path d="${mark}" transform="translate(${round(markX)},${round(markY)})"/>`,
  );
  return `<g class="${placement}"><path class="line" d="${line().digits(1)(at)}"/><g class="mark">${marks.join('')}</g></g>`;
}

function legend(names) {
  return names.map((placement, i) => {
    const place = `translate(${left + 90 * i} 48)`;
    return `<g class="${placement}" transform="${place}"><path class="mark" d="${markOf(placement, 60)}"/><text class="name" x="12" y="4">${placement}</text></g>`;
  });
}
