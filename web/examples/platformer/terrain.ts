// The ground, painted from the shapes that its tiles have in the world.
import type { TileMapValues } from 'quadrille/world';
import type { Palette } from './palette';
import { scattered } from './scenery';
import { SQUARE } from './squares';

const WHOLE = [0, 0, 1, 0, 1, 1, 0, 1];

/** Of the outline of the ground, with the solid side on its right. */
interface Edge {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

export class Terrain {
  readonly #map: TileMapValues<unknown>;
  readonly #palette: Palette;

  constructor(map: TileMapValues<unknown>, palette: Palette) {
    this.#map = map;
    this.#palette = palette;
  }

  /** Paints a square whose top left corner is there. */
  paint(paint: CanvasRenderingContext2D, left: number, top: number): void {
    const { size } = this.#map;
    const { earth, blade } = this.#palette;
    const [column, row] = [Math.floor(left / size) - 2, Math.floor(top / size) - 2];
    const cells = SQUARE / size + 4;
    const { ground, edges } = this.#outline(column, row, cells);
    paint.fillStyle = paint.strokeStyle = earth;
    paint.fill(ground);
    paint.lineWidth = 1;
    paint.stroke(ground); // closes the seams between tiles
    paint.save();
    paint.clip(ground);
    this.#paintStones(paint, column, row, cells);
    this.#paintRim(paint, edges);
    paint.restore();
    const tops = edges.filter(({ fromX, toX }) => toX > fromX);
    for (const edge of tops) this.#paintGrass(paint, edge);
    paint.strokeStyle = blade;
    paint.lineWidth = 2;
    for (const { fromX, fromY, toX, toY } of tops)
      line(paint, fromX - 0.5, fromY + 1, toX + 0.5, toY + 1);
    for (let j = row; j < row + cells; j++)
      for (let i = column; i < column + cells; i++)
        if (this.#kind(i, j)?.oneWay) this.#paintPlank(paint, i, j);
  }

  /** The ground of a number of columns and rows, and its edges. */
  #outline(column: number, row: number, cells: number): { ground: Path2D; edges: Edge[] } {
    const ground = new Path2D();
    const edges = new Map<string, Edge>();
    for (let j = row; j < row + cells; j++)
      for (let i = column; i < column + cells; i++) this.#addTile(ground, edges, i, j);
    return { ground, edges: [...edges.values()] };
  }

  /** What a tile is; the ground goes on beyond the sides and the bottom of the map. */
  #kind(column: number, row: number): TileMapValues<unknown>['kinds'][number] | undefined {
    const { columns, rows, tiles, kinds } = this.#map;
    if (row < 0) return undefined;
    const nearestColumn = Math.max(0, Math.min(columns - 1, column));
    const number = tiles[Math.min(row, rows - 1) * columns + nearestColumn]!;
    return number === 0 ? undefined : kinds[number];
  }

  #addTile(ground: Path2D, edges: Map<string, Edge>, column: number, row: number): void {
    const kind = this.#kind(column, row);
    if (kind === undefined || kind.oneWay) return;
    const { size } = this.#map;
    const corners = typeof kind.shape === 'number' ? WHOLE : kind.shape;
    const at = (i: number): [number, number] => [
      size * (column + corners[i % corners.length]!),
      size * (row + corners[(i + 1) % corners.length]!),
    ];
    ground.moveTo(...at(0));
    for (let i = 0; i < corners.length; i += 2) {
      const [[fromX, fromY], [toX, toY]] = [at(i), at(i + 2)];
      ground.lineTo(toX, toY);
      // A side that two tiles share is inside the ground.
      if (!edges.delete(`${toX} ${toY} ${fromX} ${fromY}`))
        edges.set(`${fromX} ${fromY} ${toX} ${toY}`, { fromX, fromY, toX, toY });
    }
    ground.closePath();
  }

  #paintStones(
    paint: CanvasRenderingContext2D,
    firstColumn: number,
    firstRow: number,
    cells: number,
  ): void {
    const { size } = this.#map;
    paint.fillStyle = this.#palette.rim;
    for (let row = firstRow; row < firstRow + cells; row++)
      for (let column = firstColumn; column < firstColumn + cells; column++) {
        const seed = column * 7.31 + row * 3.77;
        const x = size * (column + scattered(seed));
        const y = size * (row + scattered(seed + 0.1));
        const radius = 3 + 9 * scattered(seed + 0.2);
        paint.globalAlpha = 0.05 + 0.09 * scattered(seed + 0.3);
        paint.beginPath();
        paint.roundRect(x, y, 1.7 * radius, radius, 0.4 * radius);
        paint.fill();
      }
    paint.globalAlpha = 1;
  }

  #paintRim(paint: CanvasRenderingContext2D, edges: readonly Edge[]): void {
    const outline = new Path2D();
    for (const { fromX, fromY, toX, toY } of edges) {
      outline.moveTo(fromX, fromY);
      outline.lineTo(toX, toY);
    }
    paint.strokeStyle = this.#palette.rim;
    paint.lineCap = 'round';
    paint.globalAlpha = 0.045;
    for (let width = 104; width > 8; width -= 8) {
      paint.lineWidth = width;
      paint.stroke(outline);
    }
    paint.globalAlpha = 0.5;
    paint.lineWidth = 3;
    paint.stroke(outline);
    paint.globalAlpha = 1;
  }

  /** On what faces up. */
  #paintGrass(paint: CanvasRenderingContext2D, { fromX, fromY, toX, toY }: Edge): void {
    const { grass } = this.#palette;
    const rise = (toY - fromY) / (toX - fromX);
    paint.lineCap = 'butt';
    paint.strokeStyle = grass;
    paint.lineWidth = 8;
    line(paint, fromX - 1, fromY + 3.5, toX + 1, toY + 3.5);
    paint.fillStyle = grass;
    for (let x = fromX; x < toX; x += 4) {
      const y = fromY + rise * (x - fromX);
      const seed = x * 0.37 + fromY;
      hang(paint, x, y + 3, 8 + 5 * scattered(seed));
      if (scattered(seed + 0.4) > 0.45)
        sprout(paint, x, y, 3 + 6 * scattered(seed + 0.6), scattered(seed));
    }
  }

  #paintPlank(paint: CanvasRenderingContext2D, column: number, row: number): void {
    const { size } = this.#map;
    const { wood, woodLight } = this.#palette;
    const [x, y] = [column * size, row * size];
    paint.fillStyle = wood;
    paint.fillRect(x, y, size, 10);
    if (!this.#kind(column - 1, row)) paint.fillRect(x + 4, y + 8, 4, 12);
    if (!this.#kind(column + 1, row)) paint.fillRect(x + size - 8, y + 8, 4, 12);
    paint.fillStyle = woodLight;
    paint.fillRect(x, y, size, 3);
    paint.globalAlpha = 0.5;
    paint.fillRect(x + size - 1, y + 3, 1, 7);
    paint.fillRect(x + 6, y + 5, 1.5, 1.5);
    paint.fillRect(x + size - 8, y + 5, 1.5, 1.5);
    paint.globalAlpha = 1;
  }
}

function line(
  paint: CanvasRenderingContext2D,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  paint.beginPath();
  paint.moveTo(x1, y1);
  paint.lineTo(x2, y2);
  paint.stroke();
}

/** A tip of grass that hangs over the earth. */
function hang(paint: CanvasRenderingContext2D, x: number, y: number, length: number): void {
  paint.beginPath();
  paint.moveTo(x - 1, y);
  paint.lineTo(x + 5, y);
  paint.lineTo(x + 2, y + length);
  paint.fill();
}

/** A blade that stands, and leans to one side. */
function sprout(
  paint: CanvasRenderingContext2D,
  x: number,
  y: number,
  height: number,
  lean: number,
): void {
  paint.beginPath();
  paint.moveTo(x - 1.2, y + 1);
  paint.quadraticCurveTo(x, y - height / 2, x + (lean - 0.5) * 7, y - height);
  paint.quadraticCurveTo(x + 1.4, y - height / 2, x + 1.6, y + 1);
  paint.fill();
}
