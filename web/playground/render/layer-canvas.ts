/** A canvas of a layer with its 2D context. */

export function layerCanvas(name: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.className = 'layer';
  canvas.dataset['layer'] = name;
  return canvas;
}

export function context2d(
  canvas: HTMLCanvasElement,
  options?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('this browser gives no 2D canvas');
  return context;
}
