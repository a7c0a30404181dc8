/** Pictures of the trees, drawn by the playground's own code. */
import { drawFindings } from '../../playground/features/bugs/draw-findings.ts';
import { svgOf } from '../../playground/render/svg-file.ts';
import type { Side, Theme } from '../addresses.ts';
import type { Run } from './run.ts';

export function pictureOf({ scene, frames }: Run, side: Side, theme: Theme): string {
  const frame = frames[side];
  const settings = { ...scene.settings, theme };
  return svgOf(
    { frame, settings, world: scene.world, trace: undefined, title: '' },
    { drawOver: (brush, view) => drawFindings(brush, frame, view) },
  );
}
