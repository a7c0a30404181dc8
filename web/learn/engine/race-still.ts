/** The chart of a race before anybody has measured: tests of pairs against objects, without a tree and with it, as the engine counts them. */
import { scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { paletteOf } from '../../playground/render/palette.ts';
import type { Settings } from '../../playground/state/parameters.ts';
import type { Measure } from './measures.ts';
import { Scene } from './scene.ts';

const COUNTS = [10, 30, 100, 300, 1_000, 3_000, 10_000];
/** As large as the scene. The list of chapters shows the middle three quarters of its height. */
const SIDE = 720;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 696, 116, 574];

export function raceStill(settings: Settings): string {
  const { background, label, line: ruling, object, pair } = paletteOf(settings);
  const scenes = COUNTS.map((count) => new Scene({ ...settings, count, race: false }));
  const x = scaleLog([10, 10_000], [LEFT, RIGHT]);
  const y = scaleLog([1, 1e8], [BOTTOM, TOP]);
  const curve = (measure: Measure, colour: string): string => {
    const path = line<Scene>(
      (scene) => x(scene.measure('objects')),
      (scene) => y(Math.max(1, scene.measure(measure))),
    )(scenes);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="4"/>`;
  };
  const powers = (scale: typeof x): number[] =>
    scale.ticks().filter((value) => Number.isInteger(Math.log10(value)));
  const text = (value: number, at: string): string =>
    `<text ${at} fill="${label}" font-family="ui-sans-serif, system-ui, sans-serif" font-size="18">10<tspan dy="-7" font-size="13">${Math.log10(value)}</tspan></text>`;
  const rule = (d: string): string => `<path d="${d}" stroke="${ruling}" stroke-width="1.5"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<path d="M0 0h${SIDE}v${SIDE}h-${SIDE}z" fill="${background}"/>`,
    ...powers(x).flatMap((value) => [
      rule(`M${x(value)} ${BOTTOM}V${TOP}`),
      text(value, `x="${x(value)}" y="${BOTTOM + 30}" text-anchor="middle"`),
    ]),
    ...powers(y).flatMap((value) => [
      rule(`M${LEFT} ${y(value)}H${RIGHT}`),
      text(value, `x="${LEFT - 10}" y="${y(value) + 6}" text-anchor="end"`),
    ]),
    curve('allPairs', pair),
    curve('pairTests', object),
    '</svg>',
  ].join('\n');
}
