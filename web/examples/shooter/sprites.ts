// Every kind is painted once for each angle at which it is drawn, with its glow and as large as on the screen. To draw a body is then
// to copy pixels to pixels, which no drawing of paths, turning or scaling matches.
import type { Kind } from './kinds';

/** Rocks have sizes of their own, and are drawn as paths. */
export type SpriteKind = Exclude<Kind, 'rock'>;

interface Look {
  /** The corners around the middle, or the radius of a circle, in pixels of the world. */
  readonly outline: number | readonly number[];
  /** The angle after which it looks the same, and how many sprites there are on the way. */
  readonly turn: number;
  readonly angles: number;
}

const CIRCLE = 2 * Math.PI;
const looks: Readonly<Record<SpriteKind, Look>> = {
  ship: { outline: [19, 0, -12, 13, -6, 0, -12, -13], turn: CIRCLE, angles: 64 },
  shot: { outline: [8, 0, 3, 3, -9, 0, 3, -3], turn: CIRCLE, angles: 64 },
  drone: { outline: 6, turn: CIRCLE, angles: 1 },
  brute: { outline: [12, 12, -12, 12, -12, -12, 12, -12], turn: CIRCLE / 4, angles: 16 },
  gem: { outline: [4, 4, -4, 4, -4, -4, 4, -4], turn: CIRCLE / 4, angles: 8 },
};

export class Sprites {
  readonly #colour: (name: string) => string;
  readonly #strips = new Map<SpriteKind, HTMLCanvasElement>();
  #zoom = 0;

  /** `colour` says the value of a custom property of the sheet. */
  constructor(colour: (name: string) => string) {
    this.#colour = colour;
  }

  /** Paints all anew, for this many pixels of the screen for one of the world. */
  paint(zoom: number): void {
    this.#zoom = zoom;
    for (const kind of Object.keys(looks) as SpriteKind[])
      this.#strips.set(kind, this.#paintStrip(kind));
  }

  /** Draws a body whose middle is there, in pixels of the screen. */
  draw(
    paint: CanvasRenderingContext2D,
    kind: SpriteKind,
    x: number,
    y: number,
    angle: number,
  ): void {
    const strip = this.#strips.get(kind)!;
    const { turn, angles } = looks[kind];
    const size = strip.height;
    const turned = Math.round((angle / turn) * angles) % angles;
    const from = size * (turned < 0 ? turned + angles : turned);
    paint.drawImage(strip, from, 0, size, size, x - size / 2, y - size / 2, size, size);
  }

  /** The sprites of a kind, side by side. */
  #paintStrip(kind: SpriteKind): HTMLCanvasElement {
    const { outline, turn, angles } = looks[kind];
    const zoom = this.#zoom;
    const glow = Number(this.#colour('glow'));
    const reach = reachOf(outline) + 2 + glow;
    const size = 2 * Math.ceil(reach * zoom); // even, so that middles are between pixels
    const strip = document.createElement('canvas');
    [strip.width, strip.height] = [angles * size, size];
    const brush = strip.getContext('2d')!;
    brush.fillStyle = this.#colour(`${kind}-fill`);
    brush.strokeStyle = brush.shadowColor = this.#colour(kind);
    brush.lineWidth = 2;
    brush.lineJoin = 'round';
    for (let i = 0; i < angles; i++) {
      brush.setTransform(zoom, 0, 0, zoom, (i + 0.5) * size, size / 2);
      brush.rotate((i / angles) * turn);
      brush.beginPath();
      if (typeof outline === 'number') brush.arc(0, 0, outline, 0, CIRCLE);
      else for (let j = 0; j < outline.length; j += 2) brush.lineTo(outline[j]!, outline[j + 1]!);
      brush.closePath();
      brush.shadowBlur = glow * zoom;
      brush.fill();
      brush.stroke();
    }
    return strip;
  }
}

/** How far an outline is from the middle at most. */
function reachOf(outline: number | readonly number[]): number {
  if (typeof outline === 'number') return outline;
  return Math.max(...outline.map((x, i) => (i % 2 === 0 ? Math.hypot(x, outline[i + 1]!) : 0)));
}
