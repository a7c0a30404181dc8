/** The tile numbers of a layer or a chunk, in each form in which Tiled writes them. */

import { plainError, rangeError, typeError } from '../coded-errors.js';
import { quote } from '../quote.js';

/** How tile numbers are written. */
export interface DataForm {
  /** `csv` or `base64`. An array of numbers has `csv` or none. */
  readonly encoding: string;
  /** Of base64: `zlib`, `gzip`, or none. */
  readonly compression: string;
}

/** What there is to be read. */
export interface DataSize {
  readonly columns: number;
  readonly rows: number;
}

const LARGEST = 0xffff_ffff;

/** Compressions and their names in the platform's streams. */
const FORMATS: ReadonlyMap<string, CompressionFormat> = new Map([
  ['zlib', 'deflate'],
  ['gzip', 'gzip'],
]);

/** Throws unless numbers of this form can be read. */
export function checkForm(place: string, { encoding, compression }: DataForm): void {
  if (!['', 'csv', 'base64'].includes(encoding)) {
    throw rangeError(`${place}: encoding must be "csv" or "base64", got ${quote(encoding)}`);
  }
  if (encoding !== 'base64' || compression === '' || FORMATS.has(compression)) return;
  const hint = compression === 'zstd' ? ': Zstandard is not read; save the map with zlib' : '';
  throw rangeError(
    `${place}: compression must be "zlib", "gzip" or none, got ${quote(compression)}${hint}`,
  );
}

/** The numbers of all tiles, row by row. Reading stops where there are more than the size says, so that data cannot unfold without end. */
export async function tileNumbers(
  place: string,
  data: unknown,
  form: DataForm,
  size: DataSize,
): Promise<Uint32Array> {
  if (Array.isArray(data)) return numbersOfList(place, data, size);
  if (typeof data !== 'string') {
    throw typeError(`${place}: data must be an array or a string, got ${quote(data)}`);
  }
  if (form.encoding !== 'base64') return numbersOfText(place, data, size);
  const packed = bytesOf(place, data);
  const format = FORMATS.get(form.compression);
  const bytes = format === undefined ? packed : await unpacked(place, packed, format, size);
  return numbersOfBytes(place, bytes, size);
}

function numbersOfList(place: string, data: readonly unknown[], size: DataSize): Uint32Array {
  if (data.length !== size.columns * size.rows) throw countError(place, size, `${data.length}`);
  return Uint32Array.from(data, (value, i) => {
    if (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST) {
      return value as number;
    }
    const sentence = `${place}: data[${i}] must be a whole number from 0 to ${LARGEST}, got ${quote(value)}`;
    throw typeof value === 'number' ? rangeError(sentence) : typeError(sentence);
  });
}

/** Numbers with commas between them. */
function numbersOfText(place: string, text: string, size: DataSize): Uint32Array {
  const count = size.columns * size.rows;
  const numbers = new Uint32Array(count);
  const numeral = /\s*(\d{1,10})\s*(,|$)/y;
  for (let i = 0; i < count; i++) {
    const [, digits, comma] = numeral.exec(text) ?? [];
    if (digits === undefined || Number(digits) > LARGEST) {
      throw rangeError(
        `${place}: data must be whole numbers from 0 to ${LARGEST} with commas between them; number ${i} is not one`,
      );
    }
    numbers[i] = Number(digits);
    if (comma === '' && i + 1 < count) throw countError(place, size, `${i + 1}`);
    if (comma !== '' && i + 1 === count) throw countError(place, size, 'more');
  }
  return numbers;
}

/** Throws where the runtime lacks what reads the data. */
function checkRuntime(place: string, ...names: readonly string[]): void {
  const missing = names.find((name) => Reflect.get(globalThis, name) === undefined);
  if (missing === undefined) return;
  throw plainError(
    `${place}: data cannot be read, because this runtime has no ${missing}; save the map with data as CSV`,
    'unsupported',
  );
}

function bytesOf(place: string, text: string): Uint8Array<ArrayBuffer> {
  checkRuntime(place, 'atob');
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    throw rangeError(`${place}: data must be base64, got ${quote(text.trim())}`);
  }
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

async function unpacked(
  place: string,
  packed: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
  size: DataSize,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(4 * size.columns * size.rows);
  checkRuntime(place, 'Blob', 'DecompressionStream');
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream(format))
    .getReader();
  let count = 0;
  for (;;) {
    const chunk = await nextChunk(place, reader);
    if (chunk === undefined) return bytes.subarray(0, count);
    if (count + chunk.length > bytes.length) {
      // What is left is not read. That ending fails changes nothing.
      reader.cancel().catch(() => {});
      throw countError(place, size, 'more');
    }
    bytes.set(chunk, count);
    count += chunk.length;
  }
}

async function nextChunk(
  place: string,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch {
    throw rangeError(`${place}: data cannot be decompressed: it is damaged or of another format`);
  }
}

/** Four bytes each, the lowest first. */
function numbersOfBytes(place: string, bytes: Uint8Array, size: DataSize): Uint32Array {
  const count = size.columns * size.rows;
  if (bytes.length !== 4 * count) {
    const whole = bytes.length % 4 === 0;
    throw countError(place, size, whole ? `${bytes.length / 4}` : `${bytes.length} bytes`);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const numbers = new Uint32Array(count);
  for (let i = 0; i < count; i++) numbers[i] = view.getUint32(4 * i, true);
  return numbers;
}

function countError(place: string, { columns, rows }: DataSize, got: string): Error {
  return rangeError(
    `${place}: data must hold ${columns * rows} tiles (${columns} x ${rows}), got ${got}`,
  );
}
