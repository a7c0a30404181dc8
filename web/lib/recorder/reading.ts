/** What those share that read recordings of trees and of worlds. */
import { rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';

/** A copy of the bytes of a recording. They are known by their name, so that those of another realm, such as an <iframe>, are, too. */
export function bytesOfRecording(
  where: string,
  bytes: ArrayBuffer | Uint8Array,
): Uint8Array<ArrayBuffer> {
  const type = Object.prototype.toString.call(bytes).slice(8, -1);
  if (type !== 'ArrayBuffer' && type !== 'Uint8Array')
    throw typeError(`${where}: bytes must be an ArrayBuffer or a Uint8Array, got ${type}`);
  return new Uint8Array(bytes).slice();
}

/** Throws for what is no number of a frame, from 0 to `frames` - 1. */
export function checkFrame(where: string, name: string, frame: number, frames: number): void {
  if (typeof frame !== 'number')
    throw typeError(`${where}: ${name} must be a number, got ${quote(frame)}`);
  if (!Number.isInteger(frame) || frame < 0 || frame >= frames)
    throw rangeError(
      `${where}: ${name} must be a whole number below ${frames}, the count of frames, got ${frame}`,
    );
}
