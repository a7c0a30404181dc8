/** An embedded page that is changed while it is shown, against one that is opened with all that was said. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Authored } from '../../web/playground/features/embed/authored.ts';
import { fromFragment, toFragment } from '../../web/playground/state/fragment.ts';
import { parameters } from '../../web/playground/state/parameters.ts';
import { presetOf } from '../../web/playground/state/presets.ts';
import type { Changes } from '../../web/playground/state/settings.ts';

const presets = parameters.preset.values;

test('another preset leaves nothing of the one before', () => {
  const fragment = 'v=1&p=s1&play=0';
  const after = new Authored(fragment).after({ preset: 's4' }, fromFragment(fragment));
  expect(after).toEqual(fromFragment('v=1&p=s4&play=0'));
  expect(after.count).toBe(presetOf('s4').settings.count);
});

test('what was said stays, and null takes it back', () => {
  const authored = new Authored('v=1&p=s1&n=44&play=0');
  const one = authored.after({ capacity: 7 }, fromFragment('v=1&p=s1&n=44&play=0'));
  const other = authored.after({ preset: 's4' }, one);
  expect(other).toMatchObject({ preset: 's4', count: 44, capacity: 7 });
  const { count } = presetOf('s4').settings;
  expect(authored.after({ count: null }, other)).toMatchObject({ count, capacity: 7 });
});

test('a scene that plays or is paused stays so', () => {
  for (const playing of [true, false]) {
    const before = { ...fromFragment('v=1&p=s1'), playing };
    expect(new Authored('v=1&p=s1').after({ preset: 's3' }, before).playing).toBe(playing);
  }
});

test('in any order of changes, the last preset with all that was said', () => {
  const change: fc.Arbitrary<Changes> = fc.oneof(
    fc.record({ preset: fc.constantFrom(...presets) }),
    fc.record({ count: fc.integer({ min: 1, max: 300 }) }),
    fc.record({ capacity: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ touching: fc.boolean() }),
    fc.record({ probe: fc.boolean() }),
    fc.record({ race: fc.boolean() }),
  );
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 8 }),
      fc.constantFrom(...presets),
      fc.constantFrom(...presets),
      (changes, first, last) => {
        fc.pre(first !== last);
        const fragment = `v=1&p=${first}&play=0`;
        const authored = new Authored(fragment);
        let settings = fromFragment(fragment);
        const said: Record<string, unknown> = { playing: false };
        for (const one of [...changes, { preset: first }, { preset: last }]) {
          settings = authored.after(one, settings);
          Object.assign(said, one);
        }
        const opened = Object.assign({}, presetOf(last).settings, said, { preset: last });
        expect(settings).toEqual(fromFragment(toFragment(opened)));
      },
    ),
  );
});

test('sizes that are said in any order are those of a page that is opened with them', () => {
  const size = fc.option(fc.integer({ min: 1, max: 200 }));
  const change: fc.Arbitrary<Changes> = fc.oneof(
    fc.record({ minSize: size }),
    fc.record({ maxSize: size }),
    fc.record({ minSize: size, maxSize: size }),
  );
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const fragment = 'v=1&p=s2&play=0';
      const authored = new Authored(fragment);
      let settings = fromFragment(fragment);
      for (const one of changes) settings = authored.after(one, settings);
      const { minSize, maxSize }: Changes = Object.assign({}, ...changes);
      const words = [
        ...(typeof minSize === 'number' ? [`min=${minSize}`] : []),
        ...(typeof maxSize === 'number' ? [`max=${maxSize}`] : []),
      ];
      expect(settings).toEqual(fromFragment([fragment, ...words].join('&')));
    }),
  );
});
