// Behind the level: sky, sun or moon, stars, clouds and three rows of hills, which move the slower the farther they are.
import type { Camera } from './camera';
import type { Palette } from './palette';

const LAYERS = [
  { speed: 0.08, height: 0.5, waves: [0.0021, 0.0057, 0.013], peaks: [70, 34, 9] },
  { speed: 0.18, height: 0.4, waves: [0.0029, 0.0083, 0.021], peaks: [52, 24, 7] },
  { speed: 0.34, height: 0.3, waves: [0.0043, 0.0107, 0.031], peaks: [34, 18, 5] },
] as const;
const POINT_EVERY = 10; // pixels of the level between two points of a hill's outline
const CLOUDS = 7;
const STARS = 90;

/** Paints in pixels of the level, with 0, 0 at the top left of what is seen. */
export function paintScenery(
  paint: CanvasRenderingContext2D,
  palette: Palette,
  camera: Camera,
  seconds: number,
): void {
  const { width, height } = camera;
  const sky = paint.createLinearGradient(0, 0, 0, height);
  for (const [i, colour] of palette.sky.entries()) sky.addColorStop([0, 0.6, 0.95][i]!, colour);
  paint.fillStyle = sky;
  paint.fillRect(0, 0, width, height);
  if (palette.stars) paintStars(paint, camera, seconds);
  paintDisc(paint, palette, camera);
  paintClouds(paint, palette, camera, seconds);
  for (const [i, layer] of LAYERS.entries()) {
    if (i === 1 && palette.wall === undefined) paintLighthouse(paint, palette.hills[1], camera);
    paintHills(paint, palette.hills[i]!, camera, layer, i);
  }
}

function paintStars(paint: CanvasRenderingContext2D, camera: Camera, seconds: number): void {
  paint.fillStyle = '#fff';
  for (let i = 0; i < STARS; i++) {
    const x = wrapped(scattered(i) * 997 - camera.x * 0.02, camera.width);
    const y = scattered(i + 0.5) * camera.height * 0.6;
    const size = 0.8 + 1.4 * scattered(i + 0.25);
    paint.globalAlpha =
      (1 - y / (camera.height * 0.6)) * (0.55 + 0.45 * Math.sin(seconds * 1.7 + i));
    paint.fillRect(x, y, size, size);
  }
  paint.globalAlpha = 1;
}

function paintDisc(paint: CanvasRenderingContext2D, palette: Palette, camera: Camera): void {
  const x = camera.width * 0.68 - camera.x * 0.03;
  const y = camera.height * palette.discAt;
  const middle = wrapped(x, camera.width * 1.4);
  const glow = paint.createRadialGradient(middle, y, 10, middle, y, 230);
  glow.addColorStop(0, palette.discGlow);
  glow.addColorStop(1, `${palette.discGlow}00`);
  paint.globalAlpha = 0.75;
  paint.fillStyle = glow;
  paint.fillRect(middle - 230, y - 230, 460, 460);
  paint.globalAlpha = 1;
  paint.fillStyle = palette.disc;
  paint.beginPath();
  paint.arc(middle, y, 30, 0, 7);
  paint.fill();
}

function paintClouds(
  paint: CanvasRenderingContext2D,
  palette: Palette,
  camera: Camera,
  seconds: number,
): void {
  paint.fillStyle = palette.cloud;
  for (let i = 0; i < CLOUDS; i++) {
    const far = 0.4 + 0.6 * scattered(i + 0.7);
    const position = scattered(i) * 1400 - camera.x * 0.06 * far + seconds * 5 * far;
    const x = wrapped(position, camera.width + 320) - 160;
    const y = camera.height * (0.08 + 0.38 * scattered(i + 0.3));
    paint.globalAlpha = 0.14 + 0.2 * far;
    paint.beginPath();
    for (let band = 0; band < 3; band++) {
      const width = far * (90 + 130 * scattered(i + band * 0.11));
      const shift = far * 60 * (scattered(i + band * 0.17) - 0.5);
      const thick = far * 15;
      paint.roundRect(x - width / 2 + shift, y + band * (thick - 0.5), width, thick, thick / 2);
    }
    paint.fill();
  }
  paint.globalAlpha = 1;
}

/** Where the hero is going: far away, and dark. */
function paintLighthouse(paint: CanvasRenderingContext2D, colour: string, camera: Camera): void {
  const x = camera.width * 0.5 + 260 - camera.x * 0.03;
  const top = camera.height * 0.36; // of the walls, which reach down behind the hills
  const spread = (camera.height - top) * 0.06;
  paint.fillStyle = colour;
  paint.beginPath();
  paint.moveTo(x - 10 - spread, camera.height);
  paint.lineTo(x - 10, top);
  paint.lineTo(x + 10, top);
  paint.lineTo(x + 10 + spread, camera.height);
  paint.rect(x - 15, top - 6, 30, 6);
  paint.rect(x - 8, top - 26, 16, 20);
  paint.moveTo(x - 13, top - 26);
  paint.quadraticCurveTo(x, top - 48, x + 13, top - 26);
  paint.fill();
}

function paintHills(
  paint: CanvasRenderingContext2D,
  colour: string,
  camera: Camera,
  { speed, height, waves, peaks }: (typeof LAYERS)[number],
  layer: number,
): void {
  const from = camera.x * speed + layer * 700;
  const base = camera.height * (1 - height) - Math.max(-40, Math.min(60, camera.y * speed * 0.04));
  const begin = Math.floor(from / POINT_EVERY) * POINT_EVERY;
  paint.fillStyle = colour;
  paint.beginPath();
  paint.moveTo(0, camera.height);
  for (let x = begin; x <= from + camera.width + POINT_EVERY; x += POINT_EVERY) {
    let y = base;
    for (const [i, wave] of waves.entries()) y -= peaks[i]! * Math.sin(x * wave + i * 1.9 + layer);
    paint.lineTo(x - from, y);
  }
  paint.lineTo(camera.width, camera.height);
  paint.fill();
}

function wrapped(value: number, range: number): number {
  return value - range * Math.floor(value / range);
}

/** A number from 0 to 1 that belongs to this one, and looks as if it were random. */
export function scattered(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}
