/** State of the page flows one way: event handlers and actions change it, effects only show it. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const page = fileURLToPath(new URL('../../web/playground/', import.meta.url));
const modules = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.tsx?$/.test(name),
);

const EFFECT = /\b(?:effect|useSignalEffect|useEffect|useLayoutEffect)\(/g;
const WRITE =
  /\b(?:store\.(?:change|choosePreset|replace)|player\.(?:edit|halt|open|refresh|restart|seek|step)|tools\.(?:take|point|press|move|lift|release)|highlighted\.set|toast\.say)\(/;

/** The text of every call that makes an effect, up to its closing parenthesis. */
function effectsIn(source: string): readonly string[] {
  return [...source.matchAll(EFFECT)].map(({ index }) => {
    let depth = 0;
    for (let end = source.indexOf('(', index); end < source.length; end++) {
      if (source[end] === '(') depth++;
      if (source[end] === ')' && --depth === 0) return source.slice(index, end + 1);
    }
    return source.slice(index);
  });
}

describe('an effect', () => {
  test('is found with all that it calls', () => {
    const [found = ''] = effectsIn(
      'effect(() => { if (a()) store.change({ probe: b() }); }); rest()',
    );
    expect(found).toBe('effect(() => { if (a()) store.change({ probe: b() }); })');
    expect(found).toMatch(WRITE);
  });

  test('changes no state', () => {
    const effects = modules.flatMap((name) =>
      effectsIn(readFileSync(`${page}${name}`, 'utf8')).map((effect) => ({ name, effect })),
    );
    expect(effects.length).toBeGreaterThan(20);
    expect(effects.filter(({ effect }) => WRITE.test(effect))).toEqual([]);
  });
});
