/** Draws the lines of a tree into the picture of a guess. */
import type { Scene } from '../../engine/scene.ts';

export async function showLines(form: HTMLElement, scene: Scene): Promise<void> {
  const lines = form.querySelector('.lines');
  const { linesOf } = await import('../../engine/board-drawing.ts');
  if (lines) lines.innerHTML = linesOf(scene);
}
