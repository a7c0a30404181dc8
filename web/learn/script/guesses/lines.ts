/** The lines of a tree of the reader's own in the picture of a guess. */
import type { Scene } from '../../engine/scene.ts';

export async function showLines(form: HTMLElement, scene: Scene): Promise<void> {
  const lines = form.querySelector('.lines');
  const { linesOf } = await import('../../engine/board-drawing.ts');
  if (!lines) return;
  lines.innerHTML = linesOf(scene);
  lines.classList.add('own');
}

export function hideLines(form: HTMLElement): void {
  form.querySelector('.lines')?.classList.remove('own');
}
