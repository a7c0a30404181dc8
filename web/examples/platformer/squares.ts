// What does not change is painted once, in squares, which are copied in each frame.
export const SQUARE = 512; // pixels of the level along each side

export class Squares {
  readonly #paintSquare: (paint: CanvasRenderingContext2D, left: number, top: number) => void;
  readonly #squares = new Map<string, HTMLCanvasElement>();
  #scale = 0;

  /** `paintSquare` paints a square whose top left corner is there, in pixels of the level. */
  constructor(paintSquare: (paint: CanvasRenderingContext2D, left: number, top: number) => void) {
    this.#paintSquare = paintSquare;
  }

  /** Paints what is seen, in pixels of the level; `scale` is how many of the screen there are for one of these. */
  paint(
    paint: CanvasRenderingContext2D,
    left: number,
    top: number,
    width: number,
    height: number,
    scale: number,
  ): void {
    if (scale !== this.#scale) this.#squares.clear();
    this.#scale = scale;
    for (let row = Math.floor(top / SQUARE); row * SQUARE < top + height; row++)
      for (let column = Math.floor(left / SQUARE); column * SQUARE < left + width; column++) {
        const square = this.#square(column, row);
        const size = square.width / scale;
        paint.drawImage(square, column * SQUARE, row * SQUARE, size, size);
      }
  }

  #square(column: number, row: number): HTMLCanvasElement {
    const key = `${column} ${row}`;
    const kept = this.#squares.get(key);
    if (kept !== undefined) return kept;
    const square = document.createElement('canvas');
    square.width = square.height = Math.ceil(SQUARE * this.#scale);
    const paint = square.getContext('2d')!;
    paint.scale(this.#scale, this.#scale);
    paint.translate(-column * SQUARE, -row * SQUARE);
    this.#paintSquare(paint, column * SQUARE, row * SQUARE);
    this.#squares.set(key, square);
    return square;
  }
}
