/** What people do who have a machine with git and Node alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../../scripts/paths.mjs';
import { Failure } from '../../scripts/terminal/failure.mjs';
import { runInRoot } from './bare-root.mjs';
import { machineWith } from './odd-machine.mjs';
import { startProxy } from './proxy.mjs';

/**
 * @typedef {object} Newcomer
 * @property {string} title
 * @property {'Debian 12' | 'Debian 13'} system
 * @property {Try[]} tries what they do, one after the other
 *
 * @typedef {object} Try
 * @property {string} command
 * @property {(root: string, progress: { log: string, report: (line: string) => void }) => Promise<string>} carryOut
 *   does it in a root; returns what came of it, or throws a Failure
 */

/** The last commit of this checkout, in a root. */
export const bundle = '/quadrille.bundle';
const clone = `git clone --quiet ${bundle} quadrille`;

/** @returns {Record<string, Newcomer>} */
export function newcomers(oddities) {
  return {
    'debian-12': { title: 'Debian 12', system: 'Debian 12', tries: [npmStart, npmTest] },
    'debian-13': { title: 'Debian 13', system: 'Debian 13', tries: [npmStart, npmTest] },
    'cpp-12': { title: 'Debian 12', system: 'Debian 12', tries: [cppInstall, cppUse] },
    'cpp-13': { title: 'Debian 13', system: 'Debian 13', tries: [cppInstall, cppUse] },
    odd: {
      title: 'Debian 12, odd',
      system: 'Debian 12',
      tries: [npmTestOn(machineWith(oddities))],
    },
  };
}

/** The first command of the README; what it serves is asked for. */
const npmStart = {
  command: 'npm start',
  async carryOut(root, progress) {
    const script = `
      const pages = ['', 'learn/', 'docs/', 'examples/'];
      for (const page of pages) {
        const answer = await fetch('http://127.0.0.1:4173/' + page);
        if (!answer.ok || !/<title/.test(await answer.text())) throw new Error(page);
      }
      console.log(pages.length + ' pages are served');`;
    const line = `${clone} && cd quadrille
npm start & server=$!
until served=$(node --input-type=module --eval "${script}" 2> /dev/null); do
  kill -0 $server || exit 1
  sleep 1
done
echo "$served"`;
    return (await runInRoot(root, line, progress)).at(-1);
  },
};

/** The second one. */
const npmTest = {
  command: 'npm test',
  carryOut: async (root, progress) =>
    sumOf(await runInRoot(root, 'cd quadrille && npm test', progress)),
};

/** The last line of tests that have passed. */
function sumOf(printed) {
  const last = printed.at(-1);
  if (!/^[1-9]\d* passed, 0 failed$/.test(last)) throw new Failure(`The last line is: ${last}`);
  return last;
}

/** The lines of docs/cpp.md that install the library. */
const cppInstall = {
  command: 'cmake --install',
  async carryOut(root, progress) {
    const lines = documented('sh', 'cmake --install build/install').replaceAll('PREFIX', '/opt/q');
    const line = `set -e
apt-get update
${documentedPackages()} --yes
${clone}
cd quadrille
${lines}`;
    await runInRoot(root, line, progress);
    return 'the library is installed';
  },
};

/** The lines of docs/cpp.md that use it, in another project. */
const cppUse = {
  command: 'find_package',
  async carryOut(root, progress) {
    const line = `set -e
mkdir game
cd game
cp ../quadrille/tests/package/cmake-consumer/main.cpp .
cat > CMakeLists.txt << 'END'
cmake_minimum_required(VERSION 3.22)
project(game LANGUAGES CXX)
add_executable(game main.cpp)
${documented('cmake', 'find_package(quadrille')}END
cmake -S . -B build -DCMAKE_PREFIX_PATH=/opt/q
cmake --build build
build/game`;
    const printed = await runInRoot(root, line, progress);
    return `a program runs, and prints ${printed.at(-1)}`;
  },
};

const documentation = readFileSync(join(checkout, 'docs/cpp.md'), 'utf8');

/** The command that installs what docs/cpp.md asks for. */
function documentedPackages() {
  const [, command] = /`(apt-get install [^`]+)`/.exec(documentation) ?? [];
  if (!command) throw new Failure('docs/cpp.md names no packages.');
  return command;
}

/** The block of docs/cpp.md in a language that has these words in it. */
function documented(language, words) {
  const blocks = documentation.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  const found = Array.from(blocks).find(
    ([, name, block]) => name === language && block.includes(words),
  );
  if (!found) throw new Failure(`docs/cpp.md has no block of ${language} with: ${words}`);
  return found[2];
}

/** The second command of the README, where much is unusual. Who is not root lets root do what the command asks for. */
function npmTestOn({ before, settings, mounts, hasProxy, ...machine }) {
  return {
    command: 'npm test',
    async carryOut(root, progress) {
      const proxy = hasProxy ? await startProxy() : undefined;
      const proxies = proxy && { http_proxy: proxy.url, https_proxy: proxy.url };
      const asRoot = (line) => runInRoot(root, line, { ...progress, variables: { ...proxies } });
      const user = {
        ...progress,
        ...machine,
        mounts: mounts(root),
        variables: { ...machine.variables, ...proxies },
      };
      const asUser = (line) => runInRoot(root, `${settings}\n${line}`, user);
      try {
        await asRoot(`set -e\n${before}`);
        await asUser(`set -e\nmkdir -p "\${TMPDIR:-/tmp}"\n${clone}`);
        if (machine.user !== 'root')
          await asRoot(forRoot(await asUser('cd quadrille; npm test || true')));
        const sum = sumOf(await asUser('cd quadrille && npm test'));
        if (proxy?.refused.length > 0)
          throw new Failure(`The proxy was asked for ${proxy.refused.join(', ')}.`);
        return sum;
      } finally {
        proxy?.close();
      }
    },
  };
}

/** The line that a command prints for root. */
function forRoot(printed) {
  const line = printed.find((one) => /^ *apt-get update && apt-get install/.test(one));
  if (!line) throw new Failure('No line for root was printed.');
  return line;
}
