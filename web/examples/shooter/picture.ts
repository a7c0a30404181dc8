// Draws a game: every kind is painted once, with its glow, and copied from there to each of its bodies.
import { type BodyId, rowOf, TRANSFORM_STRIDE } from 'quadrille/world';
import { direction, type Game, type Kind, ROCK_CORNERS, SIZE, type Vector } from './game';

const ROCK_SIZE = 60; // a rock is painted so much larger than its shape
const DETAIL = 3; // pixels of a sprite for one of the game
const GLOW = 14; // pixels of the game around it
const BURST_STEPS = 24;
/** The corners around the middle, or the radius of a circle. */
const outlines: Readonly<Record<Kind, number | readonly number[]>> = {
  ship: [19, 0, -12, 13, -6, 0, -12, -13],
  shot: [8, 0, 3, 3, -9, 0, 3, -3],
  drone: 6,
  brute: [12, 12, -12, 12, -12, -12, 12, -12],
  gem: [4, 4, -4, 4, -4, -4, 4, -4],
  rock: ROCK_CORNERS.map((at) => ROCK_SIZE * at),
};

/** What draws on a canvas: about as much of the world on every screen, around the ship. */
export function pictureOn(canvas: HTMLCanvasElement): (game: Game) => void {
  const paint = canvas.getContext('2d', { alpha: false })!;
  const style = getComputedStyle(canvas);
  const colour = (name: string): string => style.getPropertyValue(`--${name}`);
  const sprites = new Map<Kind, HTMLCanvasElement>();
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', () => sprites.clear());

  function paintSprite(kind: Kind): HTMLCanvasElement {
    const sprite = document.createElement('canvas');
    sprites.set(kind, sprite);
    const outline = outlines[kind];
    const reach = GLOW + (typeof outline === 'number' ? outline : Math.max(...outline));
    sprite.width = sprite.height = 2 * DETAIL * reach;
    const brush = sprite.getContext('2d')!;
    brush.setTransform(DETAIL, 0, 0, DETAIL, DETAIL * reach, DETAIL * reach);
    if (typeof outline === 'number') brush.arc(0, 0, outline, 0, 7);
    else for (let i = 0; i < outline.length; i += 2) brush.lineTo(outline[i]!, outline[i + 1]!);
    brush.closePath();
    brush.fillStyle = colour(`${kind}-fill`);
    brush.strokeStyle = brush.shadowColor = colour(kind);
    brush.shadowBlur = DETAIL * Number(colour('glow'));
    brush.lineWidth = 2;
    brush.fill();
    brush.stroke();
    return sprite;
  }

  function copy(kind: Kind): void {
    const sprite = sprites.get(kind) ?? paintSprite(kind);
    const size = sprite.width / DETAIL;
    paint.drawImage(sprite, -size / 2, -size / 2, size, size);
  }

  function drawGround(): void {
    paint.fillStyle = colour('ground');
    paint.fillRect(0, 0, SIZE, SIZE);
    paint.fillStyle = colour('line');
    for (let at = 0; at <= SIZE; at += 80) {
      paint.fillRect(at, 0, 1, SIZE);
      paint.fillRect(0, at, SIZE, 1);
    }
  }

  return (game) => {
    const density = Math.min(devicePixelRatio, 2);
    const [wide, high] = [density * canvas.clientWidth, density * canvas.clientHeight];
    if (canvas.width !== Math.round(wide)) canvas.width = Math.round(wide);
    if (canvas.height !== Math.round(high)) canvas.height = Math.round(high);
    const zoom = Math.max(Math.sqrt(wide * high) / 820, wide / SIZE, high / SIZE);
    const [width, height] = [wide / zoom, high / zoom];
    const left = Math.max(0, Math.min(SIZE - width, game.ship[0] - width / 2));
    const top = Math.max(0, Math.min(SIZE - height, game.ship[1] - height / 2));
    const place = ([x, y]: Vector, ahead: Vector): void => {
      const [a, b] = [zoom * ahead[0], zoom * ahead[1]];
      paint.setTransform(a, b, -b, a, zoom * (x - left), zoom * (y - top));
    };
    place([0, 0], [1, 0]);
    drawGround();
    for (const id of game.world.visible(left, top, width, height)) {
      place(game.positionOf(id), aheadOf(game, id));
      copy(game.world.data(id)!.kind);
    }
    for (const { kind, at, ahead, step } of game.bursts) {
      const age = Math.min(1, (game.step - step) / BURST_STEPS);
      paint.globalAlpha = 1 - age;
      const size = (kind === 'ship' ? 12 : 1) * (0.6 + 1.6 * age);
      place(at, [size * ahead[0], size * ahead[1]]);
      copy(kind);
    }
    paint.globalAlpha = 1;
  };
}

/** Where a body points, as long as it is scaled: ship and shots point to where they move. */
function aheadOf({ world }: Game, id: BodyId): Vector {
  const { kind, velocity } = world.data(id)!;
  if (kind === 'ship' || kind === 'shot') return direction([0, 1e-9], velocity); // up, when at rest
  const [angle, scale] = world.transforms.subarray(TRANSFORM_STRIDE * rowOf(id) + 2);
  const length = kind === 'rock' ? scale! / ROCK_SIZE : scale!;
  return [length * Math.cos(angle!), length * Math.sin(angle!)];
}
