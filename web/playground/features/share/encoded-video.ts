/** A video that the browser encodes: MP4 with H.264, which most programs play, else WebM. */
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import type { Pictures } from '../../render/picture.ts';
import type { Video, VideoFile } from './clip.ts';

/** Thin lines and small squares stay sharp. */
const quality = new Quality('very-high');

/** Fails where the browser can encode no video of this size. */
export async function beginVideo(pictures: Pictures): Promise<Video> {
  // Encoders ask for even sizes.
  const width = pictures.size.width & ~1;
  const height = pictures.size.height & ~1;
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], {
    width,
    height,
    quality,
  });
  if (codec === null) throw new Error('there is no encoder');
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const source = new CanvasSource(canvas, { codec, quality });
  const target = new BufferTarget();
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  output.addVideoTrack(source);
  await output.start();
  return {
    async add(start, duration) {
      const picture = pictures.at(1);
      if (picture) {
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        // Frees its memory now: a browser that has a limit for all canvases counts those that nothing refers to.
        picture.width = 0;
      }
      await source.add(start, duration);
    },
    async finish(): Promise<VideoFile> {
      await output.finalize();
      if (target.buffer === null) throw new Error('there is no video');
      const content = new Blob([target.buffer], { type: format.mimeType });
      return { content, ending: format.fileExtension.slice(1) };
    },
    async release() {
      if (output.state === 'started') await output.cancel();
    },
  };
}
