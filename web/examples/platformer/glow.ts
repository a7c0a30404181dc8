// Light: a soft disc, painted once in each colour and copied to wherever something shines.
const SIZE = 128;
const discs = new Map<string, HTMLCanvasElement>();

function disc(colour: string): HTMLCanvasElement {
  const kept = discs.get(colour);
  if (kept !== undefined) return kept;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const paint = canvas.getContext('2d')!;
  const light = paint.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  light.addColorStop(0, colour);
  light.addColorStop(0.25, `${colour}88`);
  light.addColorStop(1, `${colour}00`);
  paint.fillStyle = light;
  paint.fillRect(0, 0, SIZE, SIZE);
  discs.set(colour, canvas);
  return canvas;
}

/** Adds light to what is painted. */
export function shine(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength: number,
): void {
  paint.globalCompositeOperation = 'lighter';
  paint.globalAlpha = strength;
  paint.drawImage(disc(colour), x - radius, y - radius, 2 * radius, 2 * radius);
  paint.globalAlpha = 1;
  paint.globalCompositeOperation = 'source-over';
}
