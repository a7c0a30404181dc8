/** Rectangles, and lines along the axes, as a brush writes them into an image. */
import { beforeEach, describe, expect, test } from 'vitest';
import { PixelBrush } from '../../web/playground/render/pixels/pixel-brush.ts';

const WIDTH = 8;
const HEIGHT = 6;
const RED = '#ff0000';
const BLUE = '#0000ff';

/** What a brush needs of an image. */
const image = (): ImageData => ({
  data: new Uint8ClampedArray(4 * WIDTH * HEIGHT),
  width: WIDTH,
  height: HEIGHT,
  colorSpace: 'srgb',
});

let drawn = image();
let brush = new PixelBrush();

beforeEach(() => {
  drawn = image();
  brush = new PixelBrush();
  brush.begin(drawn);
  brush.fillStyle = RED;
  brush.strokeStyle = RED;
});

function pixelAt(x: number, y: number): number[] {
  const at = 4 * (y * WIDTH + x);
  return Array.from(drawn.data.slice(at, at + 4));
}

/** A line of text for each row: # where there is something. */
function shown(): string[] {
  return Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (__, x) => (pixelAt(x, y)[3] === 0 ? '.' : '#')).join(''),
  );
}

describe('rectangles', () => {
  test('cover their pixels', () => {
    brush.fillRect(1, 2, 3, 2);
    expect(shown()).toEqual([
      '........',
      '........',
      '.###....',
      '.###....',
      '........',
      '........',
    ]);
    expect(pixelAt(1, 2)).toEqual([255, 0, 0, 255]);
  });

  test('end at the edges of the image', () => {
    brush.fillRect(-3, -3, 5, 4);
    brush.fillRect(6, 5, 9, 9);
    brush.fillRect(2, 9, 2, 2);
    brush.fillRect(-9, 2, 4, 2);
    expect(shown()).toEqual([
      '##......',
      '........',
      '........',
      '........',
      '........',
      '......##',
    ]);
  });

  test('are seen through, over nothing and over others', () => {
    brush.globalAlpha = 0.5;
    brush.fillRect(0, 0, 2, 1);
    brush.fillStyle = BLUE;
    brush.fillRect(1, 0, 1, 1);
    expect(pixelAt(0, 0)).toEqual([255, 0, 0, 128]);
    expect(pixelAt(1, 0)).toEqual([85, 0, 170, 192]);
  });

  test('over opaque ones leave opaque ones', () => {
    brush.fillRect(0, 0, 1, 1);
    brush.globalAlpha = 0.25;
    brush.fillStyle = BLUE;
    brush.fillRect(0, 0, 1, 1);
    expect(pixelAt(0, 0)).toEqual([191, 0, 64, 255]);
  });
});

describe('lines', () => {
  test('of an odd width have a pixel in their middle', () => {
    brush.beginPath();
    brush.moveTo(1, 1.5);
    brush.lineTo(5, 1.5);
    brush.moveTo(6.5, 5);
    brush.lineTo(6.5, 2);
    brush.stroke();
    expect(shown()).toEqual([
      '........',
      '.####...',
      '......#.',
      '......#.',
      '......#.',
      '........',
    ]);
  });

  test('of an even width lie on both sides', () => {
    brush.lineWidth = 2;
    brush.beginPath();
    brush.moveTo(1, 2);
    brush.lineTo(4, 2);
    brush.stroke();
    expect(shown().slice(0, 4)).toEqual(['........', '.###....', '.###....', '........']);
  });

  test('are dashed from their beginning on, in either direction', () => {
    brush.setLineDash([2, 1]);
    brush.beginPath();
    brush.moveTo(0, 0.5);
    brush.lineTo(8, 0.5);
    brush.moveTo(8, 2.5);
    brush.lineTo(0, 2.5);
    brush.stroke();
    expect(shown().slice(0, 3)).toEqual(['##.##.##', '........', '##.##.##']);
  });

  test('of a rectangle are dotted round its corners', () => {
    brush.setLineDash([1, 2]);
    brush.lineDashOffset = 0.5;
    brush.beginPath();
    brush.rect(1.5, 0.5, 4, 3);
    brush.stroke();
    expect(shown()).toEqual([
      '.#..#...',
      '........',
      '.#...#..',
      '...#....',
      '........',
      '........',
    ]);
  });

  test('of a path that was begun anew are gone', () => {
    brush.beginPath();
    brush.moveTo(0, 0.5);
    brush.lineTo(8, 0.5);
    brush.beginPath();
    brush.stroke();
    expect(shown().join('')).not.toContain('#');
  });

  test('can be more than there was memory for', () => {
    brush.beginPath();
    for (let line = 0; line < 5_000; line++) {
      brush.moveTo(0, 0.5);
      brush.lineTo(1, 0.5);
    }
    brush.moveTo(0, 1.5);
    brush.lineTo(8, 1.5);
    brush.stroke();
    expect(shown().slice(0, 2)).toEqual(['#.......', '########']);
  });
});

test('an image is transparent where nothing is drawn anew', () => {
  brush.fillRect(0, 0, 8, 6);
  brush.begin(drawn);
  expect(shown().join('')).not.toContain('#');
});
