/** Pictures of the trees, drawn by the playground's own code. */
import { drawFindings } from '../../playground/features/bugs/draw-findings.ts';
import { svgOf } from '../../playground/render/svg-file.ts';
import type { Side, Theme } from '../addresses.ts';
import type { Run } from './run.ts';

/** Between two pictures of a card, of the width of one. */
const GAP = 0.04;

export function pictureOf({ scene, frames }: Run, side: Side, theme: Theme): string {
  const frame = frames[side];
  const settings = { ...scene.settings, theme };
  return svgOf(
    { frame, settings, world: scene.world, trace: undefined, title: '' },
    { drawOver: (brush, view) => drawFindings(brush, frame, view) },
  );
}

/** Two pictures of one size as one. */
export function besideEachOther(left: string, right: string): string {
  const [, width = 0, height = 0] =
    /<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(left)?.map(Number) ?? [];
  const gap = Math.round(GAP * width);
  const whole = 2 * width + gap;
  const placed = (svg: string, x: number): string =>
    svg.replace(
      /<svg [^>]*>/,
      `<svg x="${x}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height}" width="${whole}" height="${height}">`,
    placed(left, 0),
    placed(right, width + gap),
    '</svg>',
  ].join('\n');
}
