/**
 * `window.quadrille`, for the console and for tests: read what the page shows, and move time. Everything handed out is a copy,
 * so nothing here can disturb the page.
 *
 *     quadrille.pause(); quadrille.step(10); quadrille.pairs()
 */
import { COLLIDES } from '../engine/marks.ts';
import type { Player } from '../engine/player/player.ts';
import { fingerprint } from '../engine/simulation/fingerprint.ts';
import type { Viewport } from '../render/viewport.ts';
import type { Settings } from '../state/parameters.ts';
import type { Store } from '../state/store.ts';

export interface Hook {
  /** The number of the frame that is shown. */
  readonly frame: number;
  readonly settings: Settings;
  /** World units to device pixels of the picture. */
  readonly viewport: Viewport;
  /** How many objects the last picture was made of: under zoom, those that can be seen. */
  readonly shown: number;
  /** The picture, all layers as one. */
  picture(): ImageData;
  /** minX, minY, maxX, maxY of every object. */
  boxes(): Float32Array;
  /** Rows of colliding pairs: a0, b0, a1, b1 ... */
  pairs(): Uint32Array;
  /** Rows that are highlighted as part of a colliding pair. */
  highlighted(): Uint32Array;
  /** One byte of marks per row: 1 collides, 2 candidate of the probe, 4 touches the probe, 8 second kind of object, 16 straddles, 32 has copies. */
  marks(): Uint8Array;
  /** The tree's table of nodes, as the package's `nodes()` gives it. */
  nodes(): Float32Array;
  /** The frame's fingerprint: equal frames, equal text. */
  fingerprint(): string;
  pause(): void;
  play(): void;
  /** Moves on by this number of ticks, 1 if it is left out; back where it is negative. */
  step(ticks?: number): void;
  /** Goes to a frame, on or back; a far one takes several frames of the display. */
  seek(frame: number): void;
  restart(): void;
}

/** What paints the frame. */
export interface FramePainter {
  readonly view: () => Viewport;
  readonly shown: () => number;
  /** Paints the frame now and gives all layers as one. */
  readonly flatten: () => HTMLCanvasElement;
}

export function hookOf(player: Player, store: Store, painter: FramePainter): Hook {
  const { frame } = player;
  return Object.freeze({
    get frame() {
      return frame.number;
    },
    get settings() {
      return store.settings;
    },
    get viewport() {
      return painter.view();
    },
    get shown() {
      return painter.shown();
    },
    picture: () => pixelsOf(painter.flatten()),
    boxes: () => frame.tree.boxes.slice(),
    pairs: () => (frame.shapes ?? frame.tree).pairs.slice(),
    highlighted: () => rowsWith(frame.marks, COLLIDES),
    marks: () => frame.marks.slice(),
    nodes: () => frame.tree.nodes.slice(),
    fingerprint: () => fingerprint(frame.tree.boxes),
    pause: () => store.change({ playing: false }),
    play: () => store.change({ playing: true }),
    step: (ticks = 1) => player.step(ticks),
    seek: (to: number) => player.seek(to),
    restart: () => player.restart(),
  });
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no 2D canvas');
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function rowsWith(marks: Uint8Array, bit: number): Uint32Array {
  const rows: number[] = [];
  for (const [row, mark] of marks.entries()) if ((mark & bit) !== 0) rows.push(row);
  return Uint32Array.from(rows);
}
