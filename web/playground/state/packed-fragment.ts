/**
 * Long fragments, compressed: `v=1&zip=` and their words, deflated, in base64url. Other words may stand beside it, as those that an
 * embedding page adds, and win over the same ones inside. Fetched when the first long link is met.
 */
import { LONGEST_FRAGMENT, PACKED_KEY, wordsOf } from './fragment.ts';
import { FRAGMENT_VERSION } from './value-codec.ts';

export interface Unpacked {
  readonly fragment: string;
  /** Whether the compressed words cannot be read; then the fragment is only what stood beside them. */
  readonly isDamaged: boolean;
}

/** Without `CompressionStream`, as in Firefox before 113, or where it would be no shorter, the fragment stays as it is. */
export async function pack(fragment: string): Promise<string> {
  if (!('CompressionStream' in globalThis)) return fragment;
  const version = `v=${FRAGMENT_VERSION}`;
  const words = wordsOf(fragment).filter((word) => word !== version);
  const bytes = new TextEncoder().encode(words.join('&'));
  const deflated = await read(through(bytes, new CompressionStream('deflate-raw')), bytes.length);
  const packed = `${version}&${PACKED_KEY}=${base64UrlOf(deflated ?? bytes)}`;
  return deflated && packed.length < fragment.length ? packed : fragment;
}

/** Never fails: what is too long, cut off, or no compressed text at all, is damaged. */
export async function unpack(fragment: string): Promise<Unpacked> {
  const words = wordsOf(fragment);
  const at = words.findIndex((word) => word.startsWith(`${PACKED_KEY}=`));
  const [packed = ''] = words.splice(at, 1);
  const text = await inflated(packed.slice(PACKED_KEY.length + 1));
  if (text === undefined) return { fragment: words.join('&'), isDamaged: true };
  return { fragment: [...words, text].join('&'), isDamaged: false };
}

async function inflated(packed: string): Promise<string | undefined> {
  if (packed.length > LONGEST_FRAGMENT) return undefined;
  try {
    const bytes = bytesOf(packed);
    const text = await read(
      through(bytes, new DecompressionStream('deflate-raw')),
      LONGEST_FRAGMENT,
    );
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return undefined;
  }
}

type Transformer = CompressionStream | DecompressionStream;

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transformer: Transformer,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(transformer);
}

/** All bytes of a stream; undefined, and no further reading, once they are more than `most`. */
async function read(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(most);
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.slice(0, length);
    if (length + value.length > most) {
      await reader.cancel();
      return undefined;
    }
    bytes.set(value, length);
    length += value.length;
  }
}

function base64UrlOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
