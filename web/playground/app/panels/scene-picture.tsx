/** A small picture of a scene, at one frame. It is drawn by the painter of the page, and does not move. */
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { SimulationRun } from '../../engine/player/simulation-run.ts';
import { fetchScenes, isSceneFetched } from '../../engine/simulation/fetched.ts';
import { HighlightedNode } from '../../engine/tree/highlighted-node.ts';
import type { DrawnProbe } from '../../render/drawn-probe.ts';
import { fetchedFrameShapes, fetchShapes } from '../../render/fetched-shapes.ts';
import { Painter } from '../../render/painter.ts';
import { aspectOf } from '../../render/viewport.ts';
import type { PresetId } from '../../state/parameters.ts';
import { presetOf } from '../../state/presets.ts';
import { Store } from '../../state/store.ts';
import { useStore } from '../../state/store-context.ts';

/** In ticks: objects that begin outside have come in. */
const FRAME = 60;
/** In CSS pixels. */
const HEIGHT = 56;

/** Made once: a run keeps its tree. */
const runs = new Map<PresetId, SimulationRun<DrawnProbe>>();

async function runOf(preset: PresetId): Promise<SimulationRun<DrawnProbe>> {
  const settings = { ...presetOf(preset).settings, probe: false, events: false };
  if (!isSceneFetched(settings)) await fetchScenes();
  if (settings.shape !== 'box') await fetchShapes();
  let run = runs.get(preset);
  if (!run) {
    run = new SimulationRun(new Store(settings), () => undefined, fetchedFrameShapes);
    run.begin();
    run.advance(FRAME, () => true);
    run.frame.look(settings, run.world);
    runs.set(preset, run);
  }
  return run;
}

export function ScenePicture({ preset }: { readonly preset: PresetId }): VNode {
  const { theme } = useStore().signals;
  const layers = useRef<HTMLSpanElement>(null);
  const chosenTheme = theme.value;
  useLayoutEffect(() => {
    const { current } = layers;
    if (!current) return undefined;
    let isGone = false;
    const paint = async (): Promise<void> => {
      const { frame, world } = await runOf(preset);
      if (isGone) return;
      const painter = new Painter(
        current,
        'canvas',
        { highlighted: new HighlightedNode(), tools: { cursor: undefined, outline: undefined } },
        () => undefined,
      );
      painter.resize({
        width: Math.round(HEIGHT * aspectOf(world) * devicePixelRatio),
        height: Math.round(HEIGHT * devicePixelRatio),
        ratio: devicePixelRatio,
      });
      const { settings } = presetOf(preset);
      painter.paint(frame, { ...settings, theme: chosenTheme, labels: false }, world);
    };
    // Without its code the scene has its name.
    paint().catch(() => undefined);
    return () => {
      isGone = true;
      current.replaceChildren();
    };
  }, [preset, chosenTheme]);
  const aspect = aspectOf(presetOf(preset).world);
  return (
    <span
      class="scene-picture"
      ref={layers}
      style={{ blockSize: `${HEIGHT}px`, inlineSize: `${HEIGHT * aspect}px` }}
    />
  );
}
