/** The import rules of the library, the article and the examples: each is seen to refuse, and to let through what it must. */
import { expect, test } from 'vitest';
import { forbidden, importing, lint } from './import-rules.ts';

/** Lints one file of `web` for each pair of a file and a module that it imports, and expects those problems or none. */
function expectRules(
  verdict: 'allowed' | 'forbidden',
  imports: readonly (readonly [file: string, path: string])[],
): void {
  const files = imports.map(([file, path], at) => [`${file}-${at}.ts`, importing(path)] as const);
  const problems = verdict === 'forbidden' ? files.flatMap(([file]) => forbidden(file)) : [];
  expect(lint('web', Object.fromEntries(files))).toEqual(problems.toSorted());
}

test('the tree, World, the recorder and the readers of levels import no entry; the tree none of the others', () => {
  expectRules('forbidden', [
    ['lib/tree', './entries/index.js'],
    ['lib/tree', './world/bodies.js'],
    ['lib/tree', './recorder/format.js'],
    ['lib/tree', './tiled/level.js'],
    ['lib/world/bodies', '../entries/world.js'],
    ['lib/world/bodies', '../recorder/format.js'],
    ['lib/world/bodies', '../tiled/level.js'],
    ['lib/recorder/format', '../entries/recorder.js'],
    ['lib/recorder/format', '../world/bodies.js'],
    ['lib/recorder/format', '../quadtree.js'],
    ['lib/tiled/level', '../entries/tiled.js'],
    ['lib/tiled/level', '../world/world.js'],
    ['lib/tiled/level', '../quadtree.js'],
  ]);
});

test('each of them imports what is below it', () => {
  expectRules('allowed', [
    ['lib/entries/index', '../quadtree.js'],
    ['lib/entries/checked', './inline.js'],
    ['lib/entries/world', '../world/world.js'],
    ['lib/entries/recorder', '../recorder/recorder.js'],
    ['lib/entries/tiled', '../tiled/tiled.js'],
    ['lib/world/bodies', '../options.js'],
    ['lib/recorder/format', '../limits.js'],
    ['lib/recorder/format', '../options.js'],
    ['lib/recorder/format', '../results.js'],
    ['lib/tiled/level', '../checks.js'],
    ['lib/tiled/level', '../world/shapes.js'],
    ['lib/tree', './limits.js'],
    ['lib/program', '../../build/wasm/quadrille.mjs'],
  ]);
});

test('article and examples import the package by its name', () => {
  expectRules('forbidden', [
    ['learn/chapter', '../lib/quadtree.js'],
    ['learn/chapters/one/code/sample', '../../../../lib/entries/index.js'],
    ['learn/engine/scene', '../../lib/limits.js'],
    ['examples/minimal/main', '../../lib/entries/index.js'],
  ]);
  expectRules('allowed', [
    ['learn/chapters/one/chapter', 'quadrille'],
    ['learn/engine/scene', 'quadrille/world'],
    ['learn/components/code', 'highlight.js/lib/core'],
    ['examples/minimal/main', 'quadrille/world'],
  ]);
});

test('readers of the article download nothing that only builds it', () => {
  expectRules('forbidden', [
    ['learn/script/main', '../components/figure.tsx'],
    ['learn/script/guesses/guess', '../../build/book.ts'],
    ['learn/guesses/judge', '../chapters/one/chapter.ts'],
    ['learn/engine/scene', '../pages/start/chapter.ts'],
  ]);
  expectRules('allowed', [
    ['learn/script/guesses/guess', '../../guesses/judge.ts'],
    ['learn/components/figure', '../engine/still.ts'],
    ['learn/engine/scene', '../../playground/engine/marks.ts'],
    ['learn/engine/settings', '../chapter.ts'],
  ]);
});

test('the documentation imports neither library nor article, and its readers download nothing that only builds it', () => {
  expectRules('forbidden', [
    ['docs/build/site', '../../lib/quadtree.js'],
    ['docs/components/layout', '../../learn/components/layout.tsx'],
    ['docs/script/search', '../build/links.ts'],
    ['docs/script/main', '../components/layout.tsx'],
  ]);
  expectRules('allowed', [
    ['docs/build/site', '../components/layout.tsx'],
    ['docs/script/copying', '../../playground/ui/copy-text.ts'],
    ['docs/script/main', '../styles/index.css'],
  ]);
});

test('the pages of scenes have of the article its engine alone', () => {
  expectRules('forbidden', [
    ['scenes/build/pages', '../../lib/quadtree.js'],
    ['scenes/build/pages', '../../learn/components/layout.tsx'],
    ['scenes/components/scene-words', '../../docs/build/text.ts'],
  ]);
  expectRules('allowed', [
    ['scenes/build/pages', '../../learn/engine/scene.ts'],
    ['scenes/build/pages', '../../learn/build/without-window.ts'],
    ['scenes/components/scene-words', '../../playground/state/presets.ts'],
  ]);
});

test('the pages of defects have of the article its engine, its words and its styles', () => {
  expectRules('forbidden', [
    ['wild/build/pages', '../../lib/quadtree.js'],
    ['wild/components/layout', '../../learn/components/layout.tsx'],
    ['wild/words', '../scenes/words.ts'],
  ]);
  expectRules('allowed', [
    ['wild/build/run', '../../learn/engine/scene.ts'],
    ['wild/words', '../learn/locales/words.ts'],
    ['wild/components/trees', '../../playground/features/bugs/wild.ts'],
  ]);
});

test('an example imports its own modules, and none of another', () => {
  expectRules('forbidden', [['examples/shooter/main', '../minimal/main.ts']]);
  expectRules('allowed', [['examples/shooter/main', './game.ts']]);
});

test.each(['lib', 'lib/world', 'learn/engine', 'examples/shooter', 'playground/state'])(
  'no module of web/%s imports itself by a detour, not even for types',
  (folder) => {
    const files = {
      'a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'b.ts': "export const c = () => import('./c.ts');\nexport type B = string;",
      'c.ts': "export type { A as C } from './a.ts';",
    };
    expect(lint(`web/${folder}`, files)).toEqual(
      Object.keys(files).map((name) => `${name}:1 noImportCycles`),
    );
  },
);
