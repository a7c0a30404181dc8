import {
  bareSystems,
  chromium,
  clang,
  clangTests,
  cmake,
  compilerVersions,
  crossCompilers,
  engines,
  fuzzer,
  gcc,
  gccTests,
  testSources,
  windows,
} from '../setup/system-packages.mjs';

/**
 * @typedef {object} Task
 * @property {string} title its name on the terminal
 * @property {string[]} commands lines for the shell, which run one after another in the checkout, with the programs of its Node
 *   packages on PATH
 * @property {string[]} [after] the tasks that must be done before
 * @property {string[]} [packages] the Debian packages that it needs
 * @property {string[]} [wishes] the Debian packages without which it makes less: they are installed where that needs no password
 * @property {boolean} [emscripten] whether it needs emcc
 * @property {string} [nodeModules] a folder whose Node packages it needs, besides those of the checkout
 * @property {string} [makes] the folder that it makes; it is not made again while no file of the checkout has changed. Without it the
 *   task always runs: CMake and Ninja know by themselves what is up to date
 * @property {boolean} [commandsAreTests] whether each command counts as one test, and runs also after one that fails
 * @property {string} [reports] the folder with the reports of a part of the tests, if not build/reports/<name>
 * @property {'test' | 'test:ci' | 'test:all'} [command] the first of these commands that runs a part of the tests
 * @property {'test:all'} [thorough] where `test:ci`, which has 90 minutes, leaves the thorough tests of a part out
 */

/** What can be built. @type {Record<string, Task>} */
const builds = {
  'build:wasm': {
    title: 'C++ to WebAssembly',
    emscripten: true,
    commands: [
      'emcmake cmake --preset wasm',
      'cmake --build --preset wasm --target quadrille_wasm quadrille_world_wasm',
    ],
  },
  'build:package': {
    title: 'npm package in dist/',
    after: ['build:wasm'],
    commands: ['rolldown -c rolldown.config.ts'],
    makes: 'dist',
  },
  'build:reference': {
    title: 'Reference in build/reference/',
    after: ['build:package'],
    wishes: ['doxygen'],
    commands: ['node scripts/reference/main.mjs'],
    makes: 'build/reference',
  },
  'build:tarball': {
    title: 'The packed npm package',
    after: ['build:package'],
    commands: [
      'rm -rf build/pack && mkdir -p build/pack',
      'npm pack --silent --pack-destination build/pack && mv build/pack/*.tgz build/pack/quadrille.tgz',
    ],
    makes: 'build/pack',
  },
  'build:site': {
    title: 'Playground in site/',
    after: ['build:tarball'],
    // With the package as a file that npm installs by its address, and unpacked, for script tags.
    commands: [
      'vite build',
      'cp build/pack/quadrille.tgz site',
      'tar -xf build/pack/quadrille.tgz -C site',
    ],
    makes: 'site',
  },
  'build:learn': {
    title: 'Article in site/learn/',
    after: ['build:site'],
    commands: ['vite build --config web/learn/vite.config.ts'],
    makes: 'site/learn',
  },
  'build:wild': {
    title: 'Defects of real projects in site/wild/',
    after: ['build:site'],
    commands: ['vite build --config web/wild/vite.config.ts'],
    makes: 'site/wild',
  },
  'build:docs': {
    title: 'Documentation in site/docs/',
    after: ['build:site', 'build:reference'],
    commands: ['vite build --config web/docs/vite.config.ts'],
    makes: 'site/docs',
  },
  'build:packed': {
    title: 'The packed npm package, for the examples',
    after: ['build:tarball'],
    nodeModules: 'web/examples',
    commands: [
      'mkdir -p web/examples/node_modules/quadrille',
      'tar -xf build/pack/quadrille.tgz --strip-components=1 -C web/examples/node_modules/quadrille',
    ],
    makes: 'web/examples/node_modules/quadrille',
  },
  'build:examples': {
    title: 'Examples in site/examples/',
    after: ['build:site', 'build:packed'],
    commands: ['cd web/examples && vite build'],
    makes: 'site/examples',
  },
  'build:bench': {
    title: 'C++ benchmarks, natively',
    packages: [...clang, 'libbenchmark-dev', 'libboost-dev', 'libbox2d-dev'],
    commands: ['cmake --workflow --preset bench'],
  },
  'build:bench-wasm': {
    title: 'C++ benchmarks to WebAssembly',
    emscripten: true,
    commands: [
      'emcmake cmake --preset bench-wasm',
      'cmake --build --preset bench-wasm --target quadrille_frame_times',
    ],
  },
  'build:profile': {
    title: 'C++ benchmarks, to be sampled',
    after: ['build:bench'],
    packages: ['linux-perf'],
    commands: [],
  },
  'build:fuzz': {
    title: 'Fuzz targets',
    packages: fuzzer,
    commands: ['cmake --workflow --preset fuzz'],
  },
  'build:peers': {
    title: 'Published packages to compare',
    // The benchmarks with these packages run in Chromium too.
    packages: chromium,
    nodeModules: 'bench/peers',
    commands: [],
  },
};

/** What a command needs that is no task. @type {Record<string, Task>} */
const setUps = {
  door: {
    title: 'What makes bare systems',
    packages: bareSystems,
    commands: [],
  },
};

/** Those that are there: git lists what was deleted, too. */
const cppFiles =
  "$(ls $(git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp') 2> /dev/null)";

/** What changes the sources. @type {Record<string, Task>} */
const edits = {
  format: {
    title: 'Formatting of C++, TypeScript, JSON and CSS',
    packages: ['clang-format-19'],
    commands: [`clang-format-19 -i ${cppFiles}`, 'biome check --write'],
  },
};

const vitest = (name, projects) =>
  `vitest run ${projects.map((project) => `--project ${project}`).join(' ')} --reporter=default --reporter=json --outputFile.json=build/reports/${name}/vitest.json`;

/**
 * The parts of the tests. `npm test` runs those with `command: 'test'`, without the tests that are marked as thorough; `npm run test:ci`
 * runs all tests of these and of those with `test:ci`; `npm run test:all` runs all parts. The longest part is the first.
 *
 * @type {Record<string, Task>}
 */
export const tests = {
  e2e: {
    title: 'The built page in Chromium',
    command: 'test',
    after: ['build:learn', 'build:wild', 'build:docs', 'build:examples'],
    packages: chromium,
    commands: [
      'PLAYWRIGHT_JSON_OUTPUT_FILE=build/reports/e2e/playwright.json playwright test --reporter=list,json',
    ],
  },
  wasm: {
    title: 'C++ tests, as WebAssembly in Node',
    command: 'test',
    thorough: 'test:all',
    after: ['build:wasm'],
    emscripten: true,
    packages: testSources,
    commands: ['cmake --build --preset wasm --target quadrille_tests', 'ctest --preset wasm'],
  },
  check: {
    title: 'Formatting and types',
    command: 'test',
    after: ['build:packed'],
    packages: ['clang-format-19'],
    commandsAreTests: true,
    commands: [
      `clang-format-19 --dry-run -Werror ${cppFiles}`,
      'biome check --error-on-warnings',
      'tsc -p tsconfig.lib.json --noEmit',
      'tsc -p tsconfig.json',
      'tsc -p web/examples/tsconfig.json',
      'node bench/report.mjs --check',
    ],
  },
  node: {
    title: 'TypeScript tests in Node',
    command: 'test',
    // Code in documents imports packages of the examples and of the benchmarks.
    after: ['build:packed', 'build:reference'],
    nodeModules: 'bench/peers',
    commands: [vitest('node', ['node', 'isolated', 'checked'])],
  },
  chromium: {
    title: 'TypeScript tests in Chromium',
    command: 'test',
    after: ['build:package'],
    packages: chromium,
    commands: [vitest('chromium', ['chromium'])],
  },
  package: {
    title: 'The packed npm package, the CMake package and the reference of C++',
    command: 'test',
    after: ['build:reference'],
    packages: [...gcc, ...clang, 'doxygen', 'pkgconf'],
    commands: [vitest('package', ['package'])],
  },
  native: {
    title: 'C++ tests, g++',
    command: 'test:ci',
    packages: gccTests,
    commands: ['cmake --workflow --preset native'],
  },
  sanitize: {
    title: 'C++ tests, clang with address and undefined behaviour sanitizers',
    command: 'test:ci',
    thorough: 'test:all',
    packages: clangTests,
    commands: ['cmake --workflow --preset sanitize'],
  },
  compilers: {
    title: 'The library compiled as a part of other projects, g++ and clang',
    command: 'test:ci',
    thorough: 'test:all',
    // The documented lines name no generator: CMake takes make.
    packages: [...gcc, ...clang, 'make'],
    commands: [vitest('compilers', ['compilers'])],
  },
  lint: {
    title: 'Lint',
    command: 'test:ci',
    after: ['build:packed'],
    packages: [...clang, 'clang-tidy-19'],
    commandsAreTests: true,
    commands: [
      'oxlint --type-aware --deny-warnings',
      'cmake --preset lint && run-clang-tidy-19 -quiet -extra-arg=-Xclang -extra-arg=-analyzer-config -extra-arg=-Xclang -extra-arg=max-nodes=75000 -p build/lint /cpp/src/',
    ],
  },
  consumers: {
    title: 'The packed npm package in bundlers, frameworks, runtimes and test runners',
    command: 'test:all',
    after: ['build:package'],
    packages: chromium,
    commands: ['node tests/consumers/run.mjs'],
  },
  engines: {
    title: 'TypeScript tests and the built page in Chromium, Firefox and WebKitGTK',
    command: 'test:all',
    after: ['build:examples'],
    packages: [...chromium, ...engines],
    commands: ['node tests/engines/run.mjs'],
  },
  pictures: {
    title:
      'Pictures of every state of the built page and of the article, in build/pictures, to be looked at',
    command: 'test:all',
    after: ['build:learn'],
    packages: chromium,
    commandsAreTests: true,
    commands: ['node scripts/page-pictures.mjs', 'node scripts/article-pictures.mjs'],
  },
  'cpp-paths': {
    title: "C++ along three times the paths that 'lint' follows, clang's analyzer",
    command: 'test:all',
    packages: [...clang, 'clang-tidy-19'],
    commandsAreTests: true,
    commands: [
      'cmake --preset lint && run-clang-tidy-19 -quiet -checks="-*,clang-analyzer-*" -p build/lint /cpp/src/',
    ],
  },
  'compiler-versions': {
    title: 'The same by g++ 12 to 14 and clang 14 to 19, as far as apt has them',
    command: 'test:all',
    packages: cmake,
    wishes: compilerVersions,
    commands: [vitest('compiler-versions', ['compiler-versions'])],
  },
  undefined: {
    title: 'C++ tests, clang with the undefined behaviour sanitizer and the memory of malloc',
    command: 'test:all',
    packages: clangTests,
    commands: ['cmake --workflow --preset undefined'],
  },
  threads: {
    title: 'C++ tests that use threads, clang with the thread sanitizer',
    command: 'test:all',
    packages: clangTests,
    commands: ['cmake --workflow --preset threads'],
  },
  fuzz: {
    title: 'Random histories of a quadtree and of a world, for a minute, by libFuzzer',
    command: 'test:all',
    after: ['build:fuzz'],
    commandsAreTests: true,
    commands: ['node tests/fuzz/run.mjs --minutes 1'],
  },
  armv7: {
    title: 'C++ tests on 32-bit ARM, clang, under QEMU',
    command: 'test:all',
    packages: [...clang, ...testSources, ...crossCompilers, 'qemu-user'],
    commands: ['cmake --workflow --preset armv7'],
  },
  aarch64: {
    title: 'C++ tests on 64-bit ARM, g++, under QEMU',
    command: 'test:all',
    packages: [...clang, ...testSources, ...crossCompilers, 'qemu-user'],
    commands: ['cmake --workflow --preset aarch64'],
  },
  windows: {
    title: 'C++ tests on Windows, g++ of MinGW-w64, under Wine',
    command: 'test:all',
    packages: [...cmake, ...testSources, ...windows],
    // Wine makes its folder before tests run side by side.
    commands: [
      'WINEPREFIX="$PWD/build/windows/wine" WINEDEBUG=-all /usr/lib/wine/wine64 wineboot --init',
      'cmake --workflow --preset windows',
    ],
  },
  'emscripten-next': {
    title: 'C++ and TypeScript tests, by the newest Emscripten in Debian, in Node',
    command: 'test:all',
    packages: ['rsync', ...testSources],
    reports: 'build/emscripten-next/build/reports',
    commands: [
      "rsync --archive --delete-after --filter=':- .gitignore' --exclude=.git ./ build/emscripten-next",
      'cd build/emscripten-next && QUADRILLE_EMSCRIPTEN=testing node scripts/test.mjs wasm node',
    ],
  },
};

/** @type {Record<string, Task>} */
export const tasks = { ...builds, ...setUps, ...edits, ...tests };
