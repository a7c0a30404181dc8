/** The picture as a canvas of its own, also with more pixels than on the page. Fetched by what shares it. */
import type { Painter } from './painter.ts';
import type { Pictures } from './picture.ts';

/** What paints the picture of the page. */
export interface PagePainter {
  readonly painter: Pick<Painter, 'flatten' | 'isPlain' | 'resize' | 'screen'>;
  /** Paints the frame that is shown, now. */
  readonly paint: () => void;
}

/** Of an enlarged picture: its layers, 4 bytes a pixel each, take a gigabyte. */
const MOST_PIXELS = 2 ** 26;

export function picturesOn({ painter, paint }: PagePainter): Pictures {
  const flatten = (): HTMLCanvasElement => {
    paint();
    return painter.flatten();
  };
  const enlarged = (scale: number): HTMLCanvasElement | undefined => {
    const { screen } = painter;
    const width = scale * screen.width;
    const height = scale * screen.height;
    if (width * height > MOST_PIXELS) return undefined;
    painter.isPlain = true;
    try {
      painter.resize({ width, height, ratio: scale * screen.ratio });
      const canvas = flatten();
      return isPainted(canvas) ? canvas : undefined;
    } finally {
      painter.isPlain = false;
      painter.resize(screen);
      paint();
    }
  };
  return {
    get size() {
      return painter.screen;
    },
    at: (scale) => (scale === 1 ? flatten() : enlarged(scale)),
  };
}

/** The ground covers all of it, so that its last corner is opaque. */
function isPainted(canvas: HTMLCanvasElement): boolean {
  const corner = canvas
    .getContext('2d')
    ?.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data;
  return corner?.[3] === 255;
}
