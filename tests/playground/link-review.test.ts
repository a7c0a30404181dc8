/** What is said of a link that the page does not take as it is. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromFragment,
  isCanonical,
  LONGEST_FRAGMENT,
  toFragment,
  wordsOf,
} from '../../web/playground/state/fragment.ts';
import { alterationsIn, remarksOn } from '../../web/playground/state/link-review.ts';
import { withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';
import { anyLink } from './any-link.ts';

function alterations(fragment: string): string[] {
  return alterationsIn(fragment).map(({ key, given, used }) => `${key}=${given}: ${used}`);
}

/** What is said of a whole link. */
function wholeOf(fragment: string) {
  return remarksOn({ fragment, isDamaged: false }).whole;
}

describe('the review of a link', () => {
  test.each([
    ['n=abc&p=s9', ['n=abc: 20', 'p=s9: s2']],
    ['n=200000&cap=-4', ['n=200000: 100000', 'cap=-4: 1']],
    ['p=s4&place=tree', ['place=tree: leaf']],
    ['touch=yes&n=3', ['touch=yes: 0']],
    ['hide=time.moon', ['hide=time.moon: time']],
    ['min=50&max=20', ['min=50: 20']],
    ['lesson=quadtree&page=99', ['page=99: 8']],
    ['n=3&n=4', ['n=4: 3']],
    ['zoo=1', ['zoo=1: undefined']],
    ['v=x', ['v=x: undefined']],
  ])('%s: reports each change', (fragment, changes) => {
    expect(alterations(fragment)).toEqual(changes);
  });

  test.each([
    '',
    '#',
    'v=1',
    'n=20.0',
    'n=%32%30',
    'hide=time.scenes',
    'v=2&n=abc',
    'edits=add,290',
  ])('%s: reports nothing', (fragment) => {
    expect(alterations(fragment)).toEqual([]);
  });

  test('shortens given values and drops invisible characters', () => {
    const [one] = alterationsIn(`n=${encodeURIComponent('\u202e\u0000<b>x</b>')}`);
    expect(one?.given).toBe('<b>x</b>');
    const [long] = alterationsIn(`${'k'.repeat(50_000)}=${'😀'.repeat(40)}`);
    expect(long?.key).toHaveLength(24);
    expect(long?.given).toBe(`${'😀'.repeat(23)}…`);
  });

  test('reports what lies beyond the greatest length', () => {
    expect(alterations(`n=5&x=${'A'.repeat(40_000)}`)).toEqual([`x=${'A'.repeat(23)}…: undefined`]);
  });

  test('looks at no more than twice the greatest length', () => {
    const words = Array.from({ length: 300_000 }, (_, at) => `w${at}=1`);
    const endless = words.join('&');
    expect(endless.length).toBeGreaterThan(1_800_000);
    expect(alterationsIn(endless).length).toBeLessThan(10_000);
    expect(wordsOf(endless).length).toBeLessThan(10_000);
    expect(isCanonical(endless)).toBe(false);
    expect(isCanonical('n=200&'.repeat(300_000))).toBe(false);
  });

  test('says that a link is too long, once what stands behind is not read', () => {
    const most = `n=5&${'x'.repeat(LONGEST_FRAGMENT - 4)}`;
    expect(wholeOf(`#${most}`)).toBeUndefined();
    expect(wholeOf(`#${most}x`)).toBe('longLink');
    expect(wholeOf(`v=9&${most}`)).toBe('newerLink');
  });

  test('whatever a link holds, settings are allowed values, and what is said of it is short', () => {
    fc.assert(
      fc.property(anyLink, (fragment) => {
        const settings = fromFragment(fragment);
        expect(withChanges(settings, settings)).toEqual(settings);
        const written = toFragment(settings);
        expect(toFragment(fromFragment(written))).toBe(written);
        const { alterations: found } = remarksOn({ fragment, isDamaged: false });
        expect(found.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
        for (const { given, used = '' } of found.slice(0, 8)) {
          expect(Array.from(given).length).toBeLessThanOrEqual(24);
          expect(Array.from(used).length).toBeLessThanOrEqual(24);
        }
      }),
      { seed: 7, numRuns: draws(1_000) },
    );
  });

  test('reports nothing of a valid link', () => {
    const word = fc.tuple(
      fc.constantFrom('n', 'p', 'cap', 'px', 'hide', 'touch', 'q'),
      fc.string(),
    );
    const links = fc.array(word).map((words) => new URLSearchParams(words).toString());
    fc.assert(
      fc.property(links, (link) => {
        expect(alterations(toFragment(fromFragment(link)))).toEqual([]);
        if (isCanonical(link)) expect(alterations(link)).toEqual([]);
      }),
      { seed: 5, numRuns: draws(300) },
    );
  });
});
