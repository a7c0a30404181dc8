/** A chart with two logarithmic axes, as SVG: lines with a mark of its own shape for each racer, and rings where they cross. */

import { type RacerName, racerNames } from './benchmark-cases.ts';
import { crossingOf, type Measure } from './crossovers.ts';
import type { Result } from './race.ts';

/** In units of the drawing. */
const WIDTH = 380;
const HEIGHT = 300;
const LEFT = 46;
const RIGHT = 20;
const TOP = 10;
const BOTTOM = 40;

/** Around the origin; each racer has a shape besides its colour. */
const shapes: Readonly<Record<RacerName, string>> = {
  brute: 'M-4-4L4 4M-4 4L4-4',
  sweep: 'M0-5V5M-5 0H5',
  parent: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  leaf: 'M-3.5-3.5h7v7h-7z',
  loose: 'M0-5L4.5 3.5h-9z',
  cover: 'M0-5L5 0L0 5L-5 0z',
};

export interface ChartText {
  readonly title: string;
  /** What goes to the right. */
  readonly across: string;
  readonly language: string;
}

interface Axis {
  readonly min: number;
  readonly max: number;
  readonly place: (value: number) => number;
}

export function chartOf(
  results: readonly Result[],
  measure: Measure,
  { title, across, language }: ChartText,
): SVGSVGElement {
  const svg = node('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': title });
  const values = results.map((result) => result[measure]).filter((value) => value > 0);
  const x = axisOf(10, 100_000, LEFT, WIDTH - RIGHT);
  const y = axisOf(Math.min(...values, 1), Math.max(...values, 10), HEIGHT - BOTTOM, TOP);
  const compact = new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumFractionDigits: 4,
  });
  drawGrid(svg, x, y, compact);
  svg.append(text(across, (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, 'middle'));
  for (const racer of racerNames) {
    const own = results.filter((result) => result.racer === racer && result[measure] > 0);
    svg.append(lineOf(own, racer, measure, x, y));
    const crossing = racer === 'brute' ? undefined : crossingOf(results, racer, measure);
    if (!crossing || crossing.value <= 0) continue;
    const place = { cx: x.place(crossing.at), cy: y.place(crossing.value), r: 7 };
    svg.append(
      node('circle', { class: `crossing racer-${racer}`, 'data-testid': 'crossing', ...place }),
    );
  }
  return svg;
}

/** The shape of a racer alone, for the legend. */
export function shapeOf(racer: RacerName): SVGSVGElement {
  const svg = node('svg', { viewBox: '-7 -7 14 14', 'aria-hidden': 'true' });
  svg.append(node('path', { class: `mark racer-${racer}`, d: shapes[racer] }));
  return svg;
}

/** Whole powers of ten around the values. */
function axisOf(least: number, most: number, from: number, to: number): Axis {
  const min = Math.floor(Math.log10(least));
  const max = Math.max(min + 1, Math.ceil(Math.log10(most)));
  const place = (value: number): number =>
    from + ((Math.log10(value) - min) / (max - min)) * (to - from);
  return { min, max, place };
}

function drawGrid(svg: SVGSVGElement, x: Axis, y: Axis, said: Intl.NumberFormat): void {
  for (let power = x.min; power <= x.max; power++) {
    const at = x.place(10 ** power);
    svg.append(
      node('path', { class: 'grid', d: `M${at} ${TOP}V${HEIGHT - BOTTOM}` }),
      text(said.format(10 ** power), at, HEIGHT - BOTTOM + 14, 'middle'),
    );
  }
  for (let power = y.min; power <= y.max; power++) {
    const at = y.place(10 ** power);
    svg.append(
      node('path', { class: 'grid', d: `M${LEFT} ${at}H${WIDTH - RIGHT}` }),
      text(said.format(10 ** power), LEFT - 6, at + 4, 'end'),
    );
  }
}

/** What was reckoned is drawn with gaps, and without marks. */
function lineOf(
  results: readonly Result[],
  racer: RacerName,
  measure: Measure,
  x: Axis,
  y: Axis,
): SVGGElement {
  const group = node('g', { class: `racer-${racer}`, 'data-testid': 'chart-line' });
  const points = results.map(
    (result) => [x.place(result.count), y.place(result[measure])] as const,
  );
  const run = results.filter((result) => !result.reckoned).length;
  group.append(
    node('path', { class: 'line', d: pathOf(points.slice(0, run)) }),
    node('path', { class: 'line reckoned', d: pathOf(points.slice(Math.max(0, run - 1))) }),
  );
  for (const [px, py] of points.slice(0, run))
    group.append(
      node('path', { class: 'mark', d: shapes[racer], transform: `translate(${px} ${py})` }),
    );
  return group;
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`)
    .join('');
}

function text(words: string, x: number, y: number, anchor: 'middle' | 'end'): SVGTextElement {
  const made = node('text', { x, y, 'text-anchor': anchor });
  made.textContent = words;
  return made;
}

function node<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  return made;
}
