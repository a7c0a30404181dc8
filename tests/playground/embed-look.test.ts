/** The colours that an author chooses for an embed: only colours come through, and everything can be read on them. */
import { readdirSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, type Look, lookOf, tokens } from '../../web/playground/features/embed/look.ts';
import { type Channels, channelsOf, isDark } from '../../web/playground/state/colour.ts';
import { fromFragment, toFragment } from '../../web/playground/state/fragment.ts';
import { lessonPage } from '../../web/playground/state/lesson-pages.ts';
import { alterationsIn } from '../../web/playground/state/link-review.ts';
import { parameterNames, parameters } from '../../web/playground/state/parameters.ts';
import { withChanges } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';
import { readTokens } from './tokens.ts';

const usual = readTokens();

/** Six digits, or none. */
const colour = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0')),
);

describe('a colour in a link', () => {
  test('has three or six digits, with or without a mark', () => {
    for (const word of ['0b7', '%230b7', '00BB77', '%2300bb77'])
      expect(fromFragment(`accent=${word}`).accent, word).toBe('00bb77');
    expect(toFragment(fromFragment('accent=0b7&bg=FFF&font=120'))).toBe(
      'v=1&accent=00bb77&bg=ffffff&font=120',
    );
    expect(alterationsIn('accent=0b7')).toEqual([]);
  });

  test('is nothing else that CSS could read', () => {
    const words = [
      'red',
      'url(//example.org/x)',
      '#000;background:url(//example.org)',
      '#12345',
      '#1234567',
      'var(--ink)',
      '000}*{display:none',
      '0b7\n',
      '#',
    ];
    for (const word of words) {
      expect(fromFragment(`accent=${encodeURIComponent(word)}`).accent, word).toBe('');
      expect(withChanges(fromFragment('accent=0b7'), { accent: word }).accent).toBe('00bb77');
      expect(alterationsIn(`accent=${encodeURIComponent(word)}`)).toHaveLength(1);
    }
    expect(withChanges(fromFragment(''), { accent: 7, background: {} })).toMatchObject({
      accent: '',
      background: '',
    });
  });

  test('a size of text stays within its range', () => {
    expect(fromFragment('font=9').fontSize).toBe(75);
    expect(fromFragment('font=1e9').fontSize).toBe(125);
  });
});

test('whatever is chosen, text can be read', () => {
  const text = ['ink', 'soft', 'accent', 'good', 'bad'] as const;
  fc.assert(
    fc.property(colour, colour, fc.boolean(), (accent, background, isNight) => {
      const dark = background === '' ? isNight : isDark(background);
      const look = lookOf({ accent, background }, dark ? usual.dark : usual.light);
      if (background !== '') expect(look.paper).toEqual(channelsOf(background));
      for (const ground of ['paper', 'card', 'wash'] as const) {
        for (const token of text)
          expect(
            contrast(look[token], look[ground]),
            `${token} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5);
        expect(contrast(look['edge-strong'], look[ground])).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(look['on-accent'], look.accent)).toBeGreaterThanOrEqual(4.5);
    }),
    { seed: 11, numRuns: draws(2_000) },
  );
});

test('pages of a lesson leave all that the embedding page chose as it is', () => {
  const wanted = fromFragment(
    'lesson=quadtree&page=2&accent=0b7&bg=123&font=120&hide=time&lock=page',
  );
  const page = lessonPage(wanted);
  expect(page?.count).toBe(24);
  for (const name of parameterNames.filter((one) => parameters[one].group === 'embed'))
    expect(page?.[name], name).toBe(wanted[name]);
});

test('each token that an author changes is one of the page, and is used', () => {
  const sheets = readdirSync('web/playground', { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`web/playground/${name}`, 'utf8'));
  for (const token of tokens) {
    expect(sheets.filter((sheet) => sheet.includes(`--${token}:`)).length, token).toBe(1);
    expect(sheets.filter((sheet) => sheet.includes(`var(--${token})`)).length, token).not.toBe(0);
  }
});

test('an accent that can be read is taken as it is', () => {
  const accent: Channels = [0, 95, 60];
  expect(lookOf({ accent: '005f3c', background: '' }, usual.light).accent).toEqual(accent);
});

test('without a choice, all colours are the usual ones', () => {
  const none = { accent: '', background: '' };
  const sides: readonly Look[] = [usual.light, usual.dark];
  for (const side of sides) {
    const { 'on-accent': _, 'edge-strong': edge, ...others } = lookOf(none, side);
    expect(side).toMatchObject(others);
    expect(edge).toHaveLength(3);
  }
});
