/**
 * The code in the documents. A fence of `ts` or `js` holds a whole program. It compiles in a strict project, against the package's own
 * declarations, runs in Node, and prints what the fence of `text` after it says. What begins with `// in a page`, and `tsx`, is
 * compiled only. A `fragment`, marked by that word after the fence's language, is parsed only.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { parseSync } from 'rolldown/utils';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Below the package's own folder, so that its name resolves to its `exports`.
const folder = join(root, 'build/documents');

interface Block {
  /** The document and the line of the fence. */
  readonly place: string;
  readonly document: string;
  readonly line: number;
  readonly language: string;
  readonly code: string;
  readonly use: 'fragment' | 'in a page' | 'in Node';
  readonly prints: string | undefined;
}

function blocksOf(document: string): Block[] {
  const markdown = readFileSync(join(root, document), 'utf8');
  const fences = /^```(tsx?|js)( fragment)?\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?/gms;
  return Array.from(markdown.matchAll(fences), (fence) => {
    const [, language = '', fragment, code = '', prints] = fence;
    const line = markdown.slice(0, fence.index).split('\n').length;
    const needsPage = language === 'tsx' || code.startsWith('// in a page\n');
    const use = fragment ? 'fragment' : needsPage ? 'in a page' : 'in Node';
    return { place: `${document}:${line}`, document, line, language, code, use, prints };
  });
}

const documents = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !path.endsWith('.api.md'))
  .map((path) => `docs/${path}`);
const blocks = ['README.md', 'web/examples/README.md', ...documents.toSorted()].flatMap(blocksOf);
const programs = blocks.filter(({ use }) => use !== 'fragment');

/** A program's file. Its lines have the numbers that they have in the document. */
const sourceOf = ({ document, line, language }: Block): string =>
  `${document.replace(/\.md$/, '')}_md/${line}.${language}`;

/** Modules of the library and of Node. */
const own = /^(quadrille|node:)/;

const parse = ({ language, code }: Block): ReturnType<typeof parseSync> =>
  parseSync(`code.${language}`, code);

/** The packages that a program imports, besides the library. */
const packagesOf = (program: Block): string[] =>
  parse(program)
    .module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
    .filter((name) => !own.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0]);

const installed = ['node_modules', 'bench/peers/node_modules', 'web/examples/node_modules'];

/** Where a package is installed, or its types; undefined where it is not. */
const folderOf = (name: string): string | undefined =>
  installed.map((path) => join(root, path, name)).find((path) => existsSync(path));

const missing = (program: Block): string[] => packagesOf(program).filter((name) => !folderOf(name));

/** What tsc says of each program, by its file. */
const errors = new Map<string, string>();

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of new Set(programs.flatMap(packagesOf))) link(name, `@types/${name}`);
  for (const program of programs) {
    const path = join(folder, sourceOf(program));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '\n'.repeat(program.line) + program.code);
  }
  compile(programs.filter((one) => one.language !== 'js' && missing(one).length === 0));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lets programs import packages of the benchmarks and of the examples. */
function link(...names: string[]): void {
  for (const name of names) {
    const target = folderOf(name);
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    if (target) symlinkSync(target, path);
  }
}

function compile(sources: readonly Block[]): void {
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    // The declarations of other packages are not ours to check.
    skipLibCheck: true,
    target: 'es2022',
    module: 'nodenext',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    rootDir: '.',
    outDir: '.',
  };
  const project = { compilerOptions, files: sources.map(sourceOf) };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const tried = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', cwd: folder });
  for (const message of `${tried.stdout}${tried.stderr}`.split(/\n(?=\S)/).filter(Boolean)) {
    const [, source = '', line] = /^(\S+?)\((\d+),/.exec(message) ?? [];
    errors.set(source, `${errors.get(source) ?? ''}line ${line}: ${message}\n`);
  }
}

/** Runs a program in a thread of its own; resolves with what it prints. */
async function run(program: Block): Promise<string> {
  const file = join(folder, sourceOf(program).replace(/ts$/, 'js'));
  const worker = new Worker(file, { stdout: true, stderr: true, execArgv: [] });
  onTestFinished(async () => void (await worker.terminate()));
  const failed = new Promise<never>((_, reject) => worker.on('error', reject));
  const ended = Promise.all([text(worker.stdout), text(worker.stderr)]);
  try {
    return (await Promise.race([ended, failed])).join('');
  } catch (error) {
    throw new Error(`${program.place}: ${String(error)}`, { cause: error });
  }
}

test('programs are found in README and in folders of the documents, and few are fragments', () => {
  expect(new Set(programs.map(({ document }) => document))).toContain('README.md');
  expect(blocks.filter(({ use }) => use === 'fragment').length).toBeLessThan(blocks.length / 10);
});

test('tsc has nothing to say about what is no program', () => {
  expect(errors.get('')).toBeUndefined();
});

test.for(blocks)('the code in $place', async (block, { skip }) => {
  const { place, use, prints } = block;
  expect(
    parse(block).errors.map(({ message }) => message),
    place,
  ).toEqual([]);
  if (use === 'fragment') return;
  const absent = missing(block);
  skip(absent.length > 0, `not installed: ${absent.join()}`);
  expect(errors.get(sourceOf(block)), place).toBeUndefined();
  if (use === 'in Node') {
    const said = await run(block);
    if (prints !== undefined) expect(said, place).toBe(prints);
  }
});
