import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byPresentNames } from '../../web/playground/features/embed/protocol.ts';
import {
  attributeNames,
  attributeOf,
  fragmentOf,
  parameterOf,
  valueOf,
} from '../../web/playground/state/attributes.ts';
import { fromFragment } from '../../web/playground/state/fragment.ts';
import type { Parameter } from '../../web/playground/state/parameter.ts';
import { parameterNames, parameters } from '../../web/playground/state/parameters.ts';
import { nearestAllowed } from '../../web/playground/state/settings.ts';
import { draws } from '../lib/draws.ts';

/** All that attributes ask of an element. */
function elementWith(attributes: Readonly<Record<string, string>>): Element {
  return { getAttribute: (name: string) => attributes[name] ?? null } as Element;
}

/** The table in docs/parameters.md, which `vitest run --project node -u` writes anew. */
function documentation(): string {
  const rows = parameterNames.map((name) => {
    const parameter = parameters[name];
    return `| \`${attributeOf(name)}\` | \`${parameter.key}\` | ${rangeOf(parameter)} |`;
  });
  return `# Parameters of the playground

What an [embedded playground](embedding.md) takes as attributes, and any link as words of its fragment.

| attribute | in a link | values |
| --- | --- | --- |
${rows.join('\n')}

## Former names

Links, attributes and messages from before a name was changed go on working. The playground writes the new names only.

| former attribute | former word in a link | now |
| --- | --- | --- |
${formerNames().join('\n')}
`;
}

function formerNames(): readonly string[] {
  return parameterNames.flatMap((name) => {
    const { former }: Parameter = parameters[name];
    return former
      ? [`| \`${attributeOf(former.name)}\` | \`${former.key}\` | \`${attributeOf(name)}\` |`]
      : [];
  });
}

function rangeOf(parameter: Parameter): string {
  if (parameter.kind === 'flag') return 'on or off';
  if (parameter.kind === 'edits') return 'see [edits](embedding.md#edits)';
  if (parameter.kind === 'colour') return 'a colour: `#rgb` or `#rrggbb`';
  if (parameter.kind === 'text') return `text of at most ${parameter.longest} characters`;
  if (parameter.kind !== 'number') {
    const words = parameter.values.map((value) => `\`${value}\``).join(', ');
    return parameter.kind === 'set' ? `any of ${words}` : words;
  }
  const { min, max, step } = parameter;
  return step === 1 ? `${min} to ${max}` : `${min} to ${max} in steps of ${step}`;
}

describe('attributes', () => {
  test('are the names of the parameters in kebab case', () => {
    expect(attributeOf('maxDepth')).toBe('max-depth');
    for (const name of parameterNames) expect(parameterOf(attributeOf(name))).toBe(name);
    expect(parameterOf('onclick')).toBeUndefined();
    expect(new Set(attributeNames).size).toBe(attributeNames.length);
  });

  test('mean the same as in a link', () => {
    const element = elementWith({
      preset: 's1',
      count: '200',
      'max-depth': '3',
      touching: 'false',
      labels: '',
      hide: 'settings  numbers',
      start: 'click',
    });
    const said = fragmentOf(element);
    expect(said).toBe('v=1&p=s1&n=200&depth=3&touch=0&labels=1&start=click&hide=numbers.settings');
    expect(fromFragment(said)).toMatchObject({
      preset: 's1',
      count: 200,
      maxDepth: 3,
      touching: false,
      labels: true,
      hide: 'numbers.settings',
    });
  });

  test('are clamped, and invalid values are ignored', () => {
    const element = elementWith({
      count: '1e99',
      capacity: 'many',
      placement: 'javascript:alert(1)',
    });
    expect(fragmentOf(element)).toBe(`v=1&n=${parameters.count.max}`);
  });

  test('may have former names', () => {
    const element = elementWith({ story: 'insert', subject: '7' });
    expect(fragmentOf(element)).toBe('v=1&trace=insert&who=7');
    expect(parameterOf('story')).toBe('trace');
    expect(attributeNames).toContain('story');
  });

  test('of messages may have former names too', () => {
    expect(byPresentNames({ story: 'insert', count: 3, other: null })).toEqual({
      trace: 'insert',
      count: 3,
      other: null,
    });
    expect(byPresentNames({ story: 'insert', trace: 'move' })).toEqual({ trace: 'move' });
  });

  test('leave the language to the article where they name none', () => {
    expect(fragmentOf(elementWith({}), 'it')).toBe('v=1&lang=it');
    expect(fragmentOf(elementWith({ language: 'auto' }), 'it')).toBe('v=1&lang=it');
    expect(fragmentOf(elementWith({ language: 'vi' }), 'it')).toBe('v=1&lang=vi');
  });

  test('never give a value that its parameter does not allow', () => {
    const name = fc.constantFrom(...parameterNames);
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('true', '1', 'auto'),
    );
    fc.assert(
      fc.property(name, text, (parameter, said) => {
        const value = valueOf(parameter, said);
        if (value !== undefined) expect(nearestAllowed(parameters[parameter], value)).toBe(value);
      }),
      { seed: 6, numRuns: draws(1_000) },
    );
  });

  test('are documented, each with its range', async () => {
    await expect(documentation()).toMatchFileSnapshot('../../docs/parameters.md');
  });
});

test('a set lists its words in the order of the table, each once', () => {
  expect(nearestAllowed(parameters.hide, 'settings.nonsense.numbers.settings')).toBe(
    'numbers.settings',
  );
  expect(nearestAllowed(parameters.hide, '')).toBe('');
  expect(nearestAllowed(parameters.hide, 7)).toBeUndefined();
});
