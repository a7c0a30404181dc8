/** An animated GIF, which forums and chats show where they take no video. It plays for ever. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { Pictures } from '../../render/picture.ts';
import type { Video, VideoFile } from './clip.ts';

/** In pixels; files of larger pictures are refused in many places. */
export const WIDEST_GIF = 480;

/** A second. Browsers show pictures that follow faster more slowly, and the file grows with each. */
export const MOST_GIF_PICTURES = 20;

/** What GIF has. */
const COLOURS = 256;

/** The size of a picture that is at most so wide and so high; never larger than it is. */
export function fitted(
  { width, height }: { readonly width: number; readonly height: number },
  longest = WIDEST_GIF,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** How long a picture is shown, in hundredths of a second, which is what GIF counts: no rounding adds up from picture to picture. */
export function hundredths(start: number, duration: number): number {
  return Math.round(100 * (start + duration)) - Math.round(100 * start);
}

/** Fails where the browser has no room for the picture. */
export async function beginGif(pictures: Pictures): Promise<Video> {
  const { width, height } = fitted(pictures.size);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('there is no canvas');
  const gif = GIFEncoder();
  return {
    async add(start, duration) {
      const picture = pictures.at(1);
      if (picture) {
        context.drawImage(picture, 0, 0, width, height);
        // Frees its memory now: a browser that has a limit for all canvases counts those that nothing refers to.
        picture.width = 0;
      }
      const { data } = context.getImageData(0, 0, width, height);
      const palette = quantize(data, COLOURS);
      const delay = 10 * hundredths(start, duration);
      gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay, repeat: 0 });
    },
    async finish(): Promise<VideoFile> {
      gif.finish();
      return { content: new Blob([gif.bytes()], { type: 'image/gif' }), ending: 'gif' };
    },
    async release() {
      canvas.width = 0;
    },
  };
}
