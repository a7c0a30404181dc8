/** The probe follows the pointer over the stage, and the arrow keys while the picture has the focus. */
import { worldPoint } from '../painter/viewport.ts';
import { presetOf } from '../state/presets.ts';
import type { Store } from '../state/store.ts';

const ARROW_STEP = 10;
const FINE_STEP = 1;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function pointing(stage: HTMLElement, canvas: HTMLCanvasElement, store: Store): void {
  const follow = (event: PointerEvent): void => {
    if (!store.settings.probe) return;
    const { x, y } = worldPoint(
      canvas,
      presetOf(store.settings.preset).world,
      event.clientX,
      event.clientY,
    );
    store.change({ probeX: x, probeY: y });
  };
  stage.addEventListener('pointermove', follow);
  stage.addEventListener('pointerdown', follow);
  stage.addEventListener('pointerleave', follow);
  canvas.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { probeX, probeY } = store.settings;
    const far = event.shiftKey ? FINE_STEP : ARROW_STEP;
    store.change({
      probe: true,
      probeX: probeX + far * direction[0],
      probeY: probeY + far * direction[1],
    });
  });
  const letScroll = (): void => {
    canvas.classList.toggle('probing', store.settings.probe);
  };
  store.listen(letScroll);
  letScroll();
}
