/** A canvas of a layer with its 2D context. */
import { element } from '../ui/dom.ts';

export function layerCanvas(name: string): HTMLCanvasElement {
  return element('canvas', { class: 'layer', 'data-layer': name });
}

export function context2d(
  canvas: HTMLCanvasElement,
  options?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('this browser gives no 2D canvas');
  return context;
}
