/** Lines and probe of a scene as shapes of SVG, by the playground's own drawing code, in colours that the page's styles set. */
import { drawLines } from '../../playground/render/canvas2d/cells.ts';
import type { Palette } from '../../playground/render/palette.ts';
import { SvgContext } from '../../playground/render/svg-context.ts';
import { SvgTarget } from '../../playground/render/svg-target.ts';
import { cameraOf, type Viewport, viewportOf } from '../../playground/render/viewport.ts';
import type { Scene } from './scene.ts';

const palette: Palette = {
  background: 'var(--board-ground)',
  surround: 'var(--board-ground)',
  line: 'var(--board-line)',
  dashed: false,
  label: 'var(--ink)',
  object: 'var(--board-object)',
  second: 'var(--board-object)',
  pair: 'var(--board-hit)',
  hit: 'var(--board-hit)',
  candidate: 'var(--board-candidate)',
  probe: 'var(--board-probe)',
  cover: 0.4,
  contact: 'var(--board-probe)',
  outline: 'var(--ink)',
  marker: 'var(--board-ground)',
};

/** The lines of the tree, as shapes of SVG. */
export function linesOf(scene: Scene): string {
  return drawn((context) => drawLines(context, scene.frame.tree.nodes, palette, viewOf(scene)));
}

/** What the probe covers. */
export function probeAreaOf(scene: Scene): string {
  const { probed } = scene.frame;
  return drawn((context) =>
    probed?.probe.drawArea({ context, palette, view: viewOf(scene) }, probed.result),
  );
}

/** Where the probe is; not what it finds. */
export function probeOutlineOf(scene: Scene): string {
  const { probed } = scene.frame;
  return drawn((context) =>
    probed?.probe.drawOutline({ context, palette, view: viewOf(scene) }, undefined),
  );
}

function drawn(draw: (context: SvgContext) => void): string {
  const svg = new SvgTarget();
  const context = new SvgContext(svg);
  draw(context);
  context.flush();
  return svg.elements.join('');
}

/** A unit of the world is a unit of the picture. */
function viewOf({ settings, world }: Scene): Viewport {
  const { width, height } = world;
  const whole = { ...settings, zoom: 100 };
  return viewportOf({ width, height, ratio: 1 }, { ...world, margin: 0 }, cameraOf(whole, world));
}
