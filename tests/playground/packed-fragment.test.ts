import { deflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatEdits, LAST_FRAME } from '../../web/playground/state/edits.ts';
import {
  fromFragment,
  isPacked,
  LONGEST_FRAGMENT,
  PACKED_KEY,
} from '../../web/playground/state/fragment.ts';
import { pack, unpack } from '../../web/playground/state/packed-fragment.ts';
import { parameterNames, parameters } from '../../web/playground/state/parameters.ts';
import { draws } from '../lib/draws.ts';
import { anyEdits } from './any-edits.ts';

function packedBytes(bytes: Uint8Array): string {
  return `v=1&zip=${Buffer.from(bytes).toString('base64url')}`;
}

const walls = Array.from({ length: 40 }, (_, at) => `wall,${25 * at},${9 * at},200,8`).join(';');
const long = `v=1&n=3&t=40&edits=${walls}&play=0`;

describe('a compressed fragment', () => {
  test('holds all words of the long one, and is shorter', async () => {
    const packed = await pack(long);
    expect(packed).toMatch(/^v=1&zip=[\w-]+$/);
    expect(packed.length).toBeLessThan(long.length / 2);
    expect(isPacked(packed)).toBe(true);
    expect(isPacked(long)).toBe(false);
    const { fragment, isDamaged } = await unpack(packed);
    expect(fromFragment(fragment)).toEqual(fromFragment(long));
    expect(isDamaged).toBe(false);
  });

  test('is read back the same, for any edits', async () => {
    await fc.assert(
      fc.asyncProperty(anyEdits, async (edits) => {
        const fragment = `v=1&n=3&edits=${formatEdits(edits).text}&play=0`;
        const packed = await pack(fragment);
        expect(packed.length).toBeLessThanOrEqual(fragment.length);
        const text = isPacked(packed) ? (await unpack(packed)).fragment : packed;
        expect(text).toBe(fragment);
      }),
      { seed: 4, numRuns: draws(60) },
    );
  });

  test('has 2,000 characters at most where a gesture made the edits', async () => {
    // An object that is dragged in an arc, sampled every two ticks, as far as a link has room.
    const drag = Array.from({ length: 400 }, (_, at) => {
      const angle = at / 40;
      const place = [300 + 250 * Math.cos(angle), 400 + 250 * Math.sin(angle)].map(Math.round);
      return { frame: 2 * at, kind: 'move' as const, numbers: [7, ...place, 0, 0] };
    });
    const { text } = formatEdits(drag);
    expect(text.length).toBeGreaterThan(2_700);
    expect((await pack(`v=1&n=30&edits=${text}&play=0`)).length).toBeLessThanOrEqual(2_000);
  });

  test('has 2,000 characters at most, with its address, of whatever edits, as many as a link has room for', async () => {
    const page = 'https://quadrille.example/some/folder/scenes/zh-Hant/bouncing-squares/#';
    await fc.assert(
      fc.asyncProperty(fc.array(anyEdits, { minLength: 20, maxLength: 20 }), async (lists) => {
        let last = 0;
        const edits = lists.flatMap((list) => {
          const begin = last;
          last += list.at(-1)?.frame ?? 0;
          return list.map((edit) => ({ ...edit, frame: begin + edit.frame }));
        });
        const { text } = formatEdits(edits.filter(({ frame }) => frame < LAST_FRAME));
        const fragment = `v=1&p=s1&n=77&seed=4321&cap=3&depth=7&response=walls&t=1234&edits=${text}&play=0`;
        expect((page + (await pack(fragment))).length).toBeLessThanOrEqual(2_000);
      }),
      { seed: 8, numRuns: draws(60) },
    );
  });

  test('lets words beside it win', async () => {
    const { fragment } = await unpack(`${await pack(long)}&n=5&start=click`);
    expect(fromFragment(fragment)).toMatchObject({ count: 5, start: 'click', frame: 40 });
  });

  test('has a word of its own', () => {
    expect(parameterNames.map((name) => parameters[name].key)).not.toContain(PACKED_KEY);
  });
});

/** Links as they were published, letter for letter. */
test.each([
  [
    'v=1&zip=y7M1ViuxNTFQS03JLCm2TUxJ0TGyNNAxszTQMTKwNjKwKk_MydExNDDQMTM10DE2AAmrFeQkVtoaAAA',
    { count: 3, frame: 40, playing: false, edits: 'add,290,690,20;20:wall,100,650,300,20' },
  ],
])('the published link %s means what it meant', async (link, meaning) => {
  const { fragment, isDamaged } = await unpack(link);
  expect(isDamaged).toBe(false);
  expect(fromFragment(fragment)).toMatchObject(meaning);
});

describe('a hostile fragment', () => {
  const whole = deflateRawSync(new TextEncoder().encode('n=77&cap=3&place=leaf&play=0'));
  const bomb = deflateRawSync(new Uint8Array(20_000_000).fill(110));

  test.each<[string, string]>([
    ['of nothing', 'v=1&zip='],
    ['that is no base64', 'v=1&zip=%00%%%~~'],
    ['of random bytes', packedBytes(Uint8Array.from({ length: 500 }, (_, at) => (at * 97) % 256))],
    ['that is cut off', packedBytes(whole.subarray(0, -4))],
    ['that is no text', packedBytes(deflateRawSync(Uint8Array.of(255, 254, 128)))],
    ['that becomes 20 MB', packedBytes(bomb)],
    ['that is too long', `v=1&zip=${'A'.repeat(LONGEST_FRAGMENT + 1)}`],
  ])('%s is damaged, and the words beside it count', async (_, packed) => {
    const { fragment, isDamaged } = await unpack(`${packed}&n=9`);
    expect(isDamaged).toBe(true);
    expect(fromFragment(fragment)).toMatchObject({ count: 9, capacity: 5 });
  });

  test('can hold another only as an unknown word', async () => {
    const inner = packedBytes(whole);
    const { fragment } = await unpack(packedBytes(deflateRawSync(Buffer.from(`n=8&${inner}`))));
    expect(fromFragment(fragment)).toMatchObject({ count: 8, capacity: 5 });
  });

  test('never fails, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const { fragment } = await unpack(packedBytes(bytes));
        expect(fragment.length).toBeLessThanOrEqual(LONGEST_FRAGMENT + 10);
      }),
      { seed: 8, numRuns: draws(200) },
    );
  });
});
