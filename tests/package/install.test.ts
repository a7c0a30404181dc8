import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseOf } from '../../web/playground/features/share/failing-case.ts';
import { scriptOf } from '../../web/playground/features/share/script.ts';
import { javaScript, typeScript } from '../../web/playground/features/share/script-dialect.ts';
import { packageSource } from '../../web/playground/state/package-source.ts';
import { newFolder, output, tool } from './commands.ts';
import { pack, projectWith } from './packed.ts';
import { fragments, printed, sharedFrameOf } from './shared-frames.ts';

const element = `
import type { QuadrillePlayground } from 'quadrille/playground';
export const drive = (playground: QuadrillePlayground): void => playground.set({ placement: 'leaf', capacity: 4 });
`;

const twoOverlap = `
const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 100, height: 100 } });
tree.insert(10, 10, 20, 20);
tree.insert(20, 20, 20, 20);
tree.insert(60, 60, 10, 10);
console.log('pairs:', tree.pairRows().length / 2);
`;

const host = packageSource('https://example.org/');

/** Everything a strict project would ask of us, its libraries' types included. */
const strict = '--ignoreConfig --strict --target es2022 --lib es2022,dom --module nodenext'.split(
  ' ',
);

let project: string;

beforeAll(() => {
  project = projectWith(pack());
});

function run(file: string, source: string): string {
  writeFileSync(join(project, file), source);
  return output(project, process.execPath, file).trim();
}

const entries = ['quadrille', 'quadrille/inline', 'quadrille/checked'];

describe('installed from the tarball into an empty project', () => {
  test.each(entries)('import %s works in Node', (entry) => {
    expect(run('entry.mjs', `import { Quadtree } from '${entry}';\n${twoOverlap}`)).toBe(
      'pairs: 1',
    );
  });

  test.each(entries)('require(%s) works in Node', (entry) => {
    const source = `const { Quadtree } = require('${entry}');\n(async () => {${twoOverlap}})();`;
    expect(run('entry.cjs', source)).toBe('pairs: 1');
  });

  test.each(entries)(
    'import %s works in Node that refuses to make code from strings',
    { tags: ['thorough'] },
    (entry) => {
      writeFileSync(
        join(project, 'strict.mjs'),
        `import { Quadtree } from '${entry}';\n${twoOverlap}\ntry { new Function(''); } catch (error) { console.log(error.name); }`,
      );
      const flag = '--disallow-code-generation-from-strings';
      expect(output(project, process.execPath, flag, 'strict.mjs')).toBe('pairs: 1\nEvalError\n');
    },
  );

  test('import quadrille/recorder works in Node, and so does require', () => {
    const use = `const tree = await Quadtree.create({ bounds: { x: 0, y: 0, width: 9, height: 9 } });
      tree.insert(1, 1, 1, 1);
      const log = recorder(tree);
      log.record();
      console.log(readRecording(log.save()).frame(0).boxes.join());`;
    const imported = `import { Quadtree } from 'quadrille';\nimport { recorder, readRecording } from 'quadrille/recorder';`;
    expect(run('recorder.mjs', `${imported}\n${use}`)).toBe('1,1,2,2');
    const required = `const { Quadtree } = require('quadrille'); const { recorder, readRecording } = require('quadrille/recorder');`;
    expect(run('recorder.cjs', `${required}\n(async () => {${use}})();`)).toBe('1,1,2,2');
  });

  test('import quadrille/tiled works in Node, and so does require', () => {
    const use = `const map = '<map orientation="orthogonal" width="2" height="1" tilewidth="8" tileheight="8"/>';
      console.log((await readTiled(map)).bounds.width);`;
    const imported = `import { readTiled } from 'quadrille/tiled';`;
    expect(run('tiled.mjs', `${imported}\n${use}`)).toBe('16');
    const required = `const { readTiled } = require('quadrille/tiled');`;
    expect(run('tiled.cjs', `${required}\n(async () => {${use}})();`)).toBe('16');
  });

  test('the element can be imported where there are no elements', () => {
    const source = "import { QuadrillePlayground } from 'quadrille/playground';";
    expect(run('element.mjs', `${source}\nconsole.log(QuadrillePlayground.name);`)).toBe(
      'QuadrillePlayground',
    );
  });

  test('the binary can be found by its public name', () => {
    const source = "console.log(import.meta.resolve('quadrille/quadrille.wasm').split('/').pop());";
    expect(run('binary.mjs', source)).toBe('quadrille.wasm');
  });

  test('its types hold in a strict project that checks its libraries too', () => {
    const source = `import { Quadtree } from 'quadrille';\nimport 'quadrille/inline';\nimport 'quadrille/checked';\nimport 'quadrille/recorder';\nimport 'quadrille/tiled';\n${element}${twoOverlap}\nexport {};\n`;
    writeFileSync(join(project, 'typed.ts'), source);
    output(project, tool('tsc'), ...strict, '--noEmit', 'typed.ts');
  });
});

describe('installed from a static host, below any path', () => {
  let address: string;
  let server: Server;

  beforeAll(async () => {
    const tarball = readFileSync(pack());
    server = createServer((request, response) => {
      const isTarball = request.url === '/any/path/quadrille.tgz';
      response.writeHead(isTarball ? 200 : 404).end(isTarball ? tarball : '');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/any/path/`;
  });

  afterAll(() => void server.close());

  test('by the line that the page shows, the first program runs', async () => {
    const [npm = '', ...words] = packageSource(address).install.split(' ');
    const folder = newFolder();
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    // Not by `output`: the server answers from this process.
    await promisify(execFile)(npm, words, { cwd: folder });
    writeFileSync(join(folder, 'first.js'), `import { Quadtree } from 'quadrille';\n${twoOverlap}`);
    expect(output(folder, process.execPath, 'first.js')).toBe('pairs: 1\n');
  });
});

describe('a frame copied from the playground as TypeScript compiles, runs and agrees with the page', {
  tags: ['thorough'],
}, () => {
  test.each(fragments)('%s', async (fragment) => {
    const moment = await sharedFrameOf(fragment);
    writeFileSync(join(project, 'copied.ts'), scriptOf(moment, typeScript(host)));
    output(project, tool('tsc'), ...strict, 'copied.ts');
    expect(output(project, process.execPath, 'copied.js')).toBe(printed(moment));
  });
});

describe('a frame copied from the playground as JavaScript runs as it is, and agrees with the page', {
  tags: ['thorough'],
}, () => {
  test.each(fragments)('%s', async (fragment) => {
    const moment = await sharedFrameOf(fragment);
    expect(run('copied.mjs', scriptOf(moment, javaScript(host)))).toBe(printed(moment).trim());
  });
});

describe('a case saved by the playground is replayed by the program of docs/cases.md', {
  tags: ['thorough'],
}, () => {
  const page = readFileSync(new URL('../../docs/cases.md', import.meta.url), 'utf8');
  const [, program = ''] = /```js fragment\n([^`]*(?:`[^`]+`[^`]*)*?)```/.exec(page) ?? [];

  test.each(fragments)('%s', async (fragment) => {
    const moment = await sharedFrameOf(fragment);
    writeFileSync(join(project, 'replay.mjs'), program);
    writeFileSync(join(project, 'frame.case.json'), caseOf(moment));
    const { frame } = moment;
    const said = [`${frame.boxPairs} pairs, the same`];
    if (frame.probed) said.push(`${frame.probed.probe.call.method}: ${frame.hits} found, the same`);
    const printedLines = output(project, process.execPath, 'replay.mjs', 'frame.case.json');
    expect(printedLines.trim().split('\n')).toEqual(said);
  });

  test('says so where the answer is another', async () => {
    const moment = await sharedFrameOf('n=120&probe=1');
    const other = JSON.parse(caseOf(moment));
    other.pairs.found.pop();
    other.query.found.push(0);
    writeFileSync(join(project, 'replay.mjs'), program);
    writeFileSync(join(project, 'other.case.json'), JSON.stringify(other));
    const said = output(project, process.execPath, 'replay.mjs', 'other.case.json');
    expect(said).toMatch(/pairs, others\nquery: \d+ found, others/);
  });
});
