/** docs/glossary.md has every term in every language, and no text uses a word that it says to avoid. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '../../web/playground/locales/in-language.ts';
import { legend } from '../../web/playground/locales/legend.ts';
import { settings } from '../../web/playground/locales/settings.ts';
import type { Language } from '../../web/playground/state/language.ts';

const project = new URL('../../', import.meta.url);
const glossary = readFileSync(new URL('docs/glossary.md', project), 'utf8');

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italian',
  vi: 'Vietnamese',
  'zh-Hans': 'Simplified Chinese',
  'zh-Hant': 'Traditional Chinese',
};

/** The rows below the head of the table under a heading. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = glossary.split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

interface Source {
  readonly name: string;
  readonly lines: readonly string[];
}

/** All that readers of a language read: whole folders, files named by its tag, and its part of the tables of all languages. */
function textsOf(language: Language): readonly Source[] {
  const files = ['web/playground/locales', 'web/learn'].flatMap((folder) =>
    readdirSync(new URL(folder, project), { encoding: 'utf8', recursive: true })
      .filter((file) => /\.(ts|mdx)$/.test(file))
      .filter((file) => file.split(/[./]/).includes(language))
      .map((file) => `${folder}/${file}`),
  );
  const tables = Object.entries({ settings, legend });
  return [
    ...files.map((name) => ({ name, text: readFileSync(new URL(name, project), 'utf8') })),
    ...tables.map(([name, table]) => ({
      name,
      text: JSON.stringify(inLanguage(language, table), undefined, 1),
    })),
  ].map(({ name, text }) => ({ name, lines: text.split('\n') }));
}

/** Finds a word to avoid; a star at its end stands for any ending. */
function finder(word: string): RegExp {
  const literal = word.replace(/\*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (/\p{Script=Han}/u.test(word)) return new RegExp(literal, 'u');
  const end = word.endsWith('*') ? '' : String.raw`(?!\p{L})`;
  return new RegExp(String.raw`(?<!\p{L})${literal}${end}`, 'iu');
}

/** Where a word occurs, as file:line: what it says there. */
function placesOf(word: string, sources: readonly Source[]): readonly string[] {
  const found = finder(word);
  return sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, at) => (found.test(line) ? [`${name}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test('every term has a meaning and a word in every language, and stands once', () => {
  const terms = rowsUnder('## Terms');
  expect(terms.length).toBeGreaterThan(0);
  for (const row of terms) {
    expect(row, row[0]).toHaveLength(1 + Object.keys(NAMES).length);
    expect(row, row[0]).not.toContain('');
  }
  const names = terms.map(([english]) => english);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(Object.entries(NAMES) as [Language, string][])('%s', (language, name) => {
  const avoided = rowsUnder(`### ${name}`);
  const texts = textsOf(language);

  test('has words to avoid, each with what to say instead', () => {
    expect(avoided.length).toBeGreaterThan(0);
    for (const row of avoided) {
      expect(row).toHaveLength(2);
      expect(row[0]).toMatch(/^`[^`]+`$/);
      expect(row[1]).not.toBe('');
    }
  });

  test.each(avoided)('no text says %s', (word) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(placesOf(word.replaceAll('`', ''), texts)).toEqual([]);
  });
});
