/** Collision shapes that leave their tile, which those of a tile map must not do. */
import { clippedToSquare } from './clip.js';
import { convexPieces } from './polygons.js';
import type { Remarks } from './remarks.js';
import type { TileOutline } from './tilesets.js';

/** What becomes of them: the tile is a body of its own, or they are clipped. */
export type Overhang = 'keep' | 'clip';

export const OVERHANGS: readonly Overhang[] = ['keep', 'clip'];

/** Corners that are outside by this share of their tile, or less, are moved to its edge. */
const NEAR = 1 / 100;

/** Where a tile is: what its layer is called in a sentence, and the size of its cells. */
interface Cell {
  readonly layer: string;
  readonly size: number;
}

/** The collision shapes of a tile as they are in a cell of its size, with a remark for each that leaves it. */
export function fittedOutlines(
  remarks: Remarks,
  outlines: readonly TileOutline[],
  { layer, size }: Cell,
  overhang: Overhang,
): readonly TileOutline[] {
  return outlines.flatMap((outline) => {
    const values = outline.pieces.flat();
    const [farthest, distance] = farthestOutside(values, size);
    if (distance === 0) return [outline];
    const isNear = distance <= NEAR * size;
    const isClipped = overhang === 'clip';
    remarks.add(
      outline.place,
      `corners must be in the tile, from 0 to ${size}, got ${farthest}, in ${layer}`,
      insteadOf(isNear, isClipped),
    );
    if (!isNear && !isClipped) return [outline];
    const pieces = outline.pieces.flatMap((piece) => {
      const fitted = isNear ? snapped(piece, size) : clippedToSquare(piece, size);
      return piecesOf(remarks, outline.place, fitted, piece.length / 2);
    });
    return pieces.length === 0 ? [] : [{ ...outline, pieces }];
  });
}

/** True where a corner is outside a tile of this size. */
export function leavesTile(outlines: readonly TileOutline[], size: number): boolean {
  return outlines.some(({ pieces }) => farthestOutside(pieces.flat(), size)[1] > 0);
}

function insteadOf(isNear: boolean, isClipped: boolean): string {
  if (isNear) return 'they are moved to its edge';
  return isClipped ? 'the shape is clipped' : 'the tile is a body of its own';
}

function farthestOutside(
  values: readonly number[],
  size: number,
): readonly [value: number, distance: number] {
  return values.reduce<readonly [number, number]>(
    (farthest, value) => {
      const distance = Math.max(-value, value - size);
      return distance > farthest[1] ? [value, distance] : farthest;
    },
    [0, 0],
  );
}

/** A convex polygon stays one: its corners keep their order. */
function snapped(corners: readonly number[], size: number): readonly number[] {
  return corners.map((value) => Math.min(Math.max(value, 0), size));
}

/** What is left of a convex polygon, or of a segment, as such pieces. */
function piecesOf(
  remarks: Remarks,
  place: string,
  corners: readonly number[],
  before: number,
): readonly (readonly number[])[] {
  if (before === 2) return corners.length === 4 ? [corners] : [];
  if (corners.length < 6) return [];
  return remarks.attempt('that part is left out', () => convexPieces(place, corners)) ?? [];
}
