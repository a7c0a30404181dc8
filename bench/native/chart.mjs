import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { darkInks, inks, markOf } from '../../scripts/document-pictures/placement-marks.mjs';
import { growthScene, placements } from './cases.mjs';
import { mostBytes, nanoseconds } from './tables.mjs';

const width = 880;
const height = 370;
const panel = { width: 320, height: 220, top: 70 };

const style = `
  svg { color-scheme: light dark; font: 12px system-ui, sans-serif; }
  .paper { fill: #fff } text { fill: #333 } .title { font-size: 14px; font-weight: 600 }
  .grid { stroke: #8884 } .goal { stroke: #b3261e; stroke-dasharray: 2 4 } .goal-text { fill: #b3261e }
  .line { fill: none; stroke-width: 2 } .native { stroke-dasharray: 6 4; stroke-width: 1.5 }
  ${inks}
  .line { stroke: var(--ink) } .mark, .name { fill: var(--ink) } .name { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #15171c } text { fill: #d5d8de } .goal { stroke: #ff8a80 } .goal-text { fill: #ff8a80 }
    ${darkInks}
  }`;

/** How time and memory for each object grow with their number, as an SVG. */
export function growthChart(cases) {
  const points = cases.filter(({ scene, wasm }) => scene === growthScene && wasm);
  const time = panelOf(points, {
    left: 60,
    title: 'Nanoseconds for each object and frame',
    series: [
      { kind: 'wasm', value: (one) => nanoseconds(one, 'wasm') },
      { kind: 'native', value: (one) => nanoseconds(one, 'native') },
    ],
  });
  const memory = panelOf(points, {
    left: 500,
    title: 'Bytes for each object',
    series: [{ kind: 'wasm', value: (one) => one.bytes / one.count }],
    goal: mostBytes,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>Growth from 1,000 to 1,000,000 objects, scene ${growthScene}</title>
<style>${style}
</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="20" y="26">Growth with the number of objects, scene “${growthScene}”</text>
${time}
${memory}
${legend()}
</svg>
`;
}

function panelOf(points, { left, title, series, goal = 0 }) {
  const values = points.flatMap((one) => series.map(({ value }) => value(one)));
  const counts = points.map(({ count }) => count);
  const x = scaleLog([Math.min(...counts), Math.max(...counts)], [0, panel.width]);
  const y = scaleLinear([0, Math.max(goal, ...values)], [panel.height, 0]).nice(5);
  const parts = [
    `<text x="0" y="-14">${title}</text>`,
    ...y.ticks(5).map((tick) => gridLine(y(tick), tick)),
    ...x
      .ticks()
      .filter(isPowerOfTen)
      .map((tick) => countLabel(x(tick), tick)),
    ...(goal > 0 ? [goalLine(y(goal), goal)] : []),
    ...placements.flatMap((placement) => {
      const own = points.filter(({ implementation }) => implementation === placement);
      return series.map((each) => curve(own, { ...each, placement, x, y }));
    }),
  ];
  return `<g transform="translate(${left} ${panel.top})">\n${parts.join('\n')}\n</g>`;
}

function curve(points, { placement, kind, value, x, y }) {
  const at = (one) => [x(one.count), y(value(one))];
  const path = line().digits(1)(points.map(at));
  const mark = markOf(placement, 44);
  const marks = points.map((one) => {
    const [left, top] = at(one).map(short);
    return `<path d="${mark}" transform="translate(${left},${top})"/>`;
  });
  const drawn = kind === 'wasm' ? `<g class="mark">${marks.join('')}</g>` : '';
  return `<g class="${placement}"><path class="line ${kind}" d="${path}"/>${drawn}</g>`;
}

function gridLine(y, tick) {
  const rule = `<path class="grid" d="M0,${short(y)}H${panel.width}"/>`;
  return `${rule}<text x="-8" y="${short(y + 4)}" text-anchor="end">${tick}</text>`;
}

function goalLine(y, goal) {
  const rule = `<path class="goal" d="M0,${short(y)}H${panel.width}"/>`;
  const text = `at most ${goal}`;
  return `${rule}<text class="goal-text" x="${panel.width}" y="${short(y - 5)}" text-anchor="end">${text}</text>`;
}

function countLabel(x, count) {
  const text = count.toLocaleString('en');
  return `<text x="${short(x)}" y="${panel.height + 20}" text-anchor="middle">${text}</text>`;
}

function legend() {
  const names = placements.map((placement, index) => {
    const mark = markOf(placement, 60);
    const place = `translate(${60 + 90 * index} ${height - 24})`;
    return `<g class="${placement}" transform="${place}"><path class="mark" d="${mark}"/><text class="name" x="12" y="4">${placement}</text></g>`;
  });
  const kinds = `<text x="${70 + 90 * placements.length}" y="${height - 20}">solid: WebAssembly, dashed: the same C++ natively</text>`;
  return [...names, kinds].join('\n');
}

function isPowerOfTen(value) {
  return Number.isInteger(Math.log10(value));
}

function short(value) {
  return Math.round(10 * value) / 10;
}
