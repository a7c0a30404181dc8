/**
 * The environments in which the packed package is tried: of each its fixtures (folders of tests/consumers/fixtures, copied over each
 * other), what it installs, and what is tried. A try runs commands, then reads what the last one printed or, with `page`, what the
 * `output` of a page says: by a plain file server (`folder`), by a server's command (`serve`, on `$PORT`) or as a file (`file`). It is
 * `1 pair` from each place, or matches `says` where the package cannot work and has to say what to do.
 *
 * The `quick` ones are part of `npm test`.
 */
const node24 = { node: '24.21.0' };
const inline = 'quadrille/inline';
const world = 'quadrille/world';

/** The sentence where a bundler does not copy the binary, from each place where it is missed. */
const missing =
  /load: fetching \S+quadrille\.wasm failed with status 404; serve quadrille\.wasm beside the bundle, pass load\(\{ wasm \}\), or use 'quadrille\/inline'/;
const withoutAddress = /^load: this bundle cannot find quadrille[\w-]*\.wasm/;

const [TS, MTS, CTS] = ['main.ts', 'main.mts', 'main.cts'];

/** What a bundler makes of a program that needs nothing but `rowOf`: row 1 counts as the pair. */
function withoutClasses(command) {
  return {
    how: '`rowOf` alone, in less than 1 kB',
    run: [command, '[ $(wc -c < row.mjs) -lt 1000 ]', 'node row.mjs'],
  };
}

/** Succeeds as a test run does. */
function testRun(command) {
  return { run: [command, "echo '1 pair'"] };
}

/** A page by a development server, and as it is built: in a folder, or by a server of its own. */
function developedAndBuilt(serve, run, page = { folder: 'dist' }) {
  return [
    { how: 'development', page: { serve } },
    { how: 'production', run, page },
  ];
}

const viteTries = developedAndBuilt('vite --port $PORT --strictPort --host $HOST', ['vite build']);

function vite(version, more) {
  return {
    name: `vite-${version.split('.')[0]}`,
    title: `Vite ${version}`,
    files: ['pairs', 'page'],
    packages: { vite: version },
    tries: viteTries,
    ...more,
  };
}

/** A page under a Content-Security-Policy. */
function policy(value, page = '/policy.html') {
  return { folder: '.', path: page, headers: { 'content-security-policy': value } };
}

/** A strict project, compiled for each module setting with the types of its packages checked, and run where Node can. */
function typeScript(version, settings) {
  const compile = 'tsc --strict --target es2022 --lib es2022,dom --outDir out';
  const compiled = { [TS]: 'main.js', [MTS]: 'main.mjs', [CTS]: 'main.cjs' };
  return {
    name: `typescript-${version.split('.')[0]}`,
    title: `TypeScript ${version}`,
    files: ['types'],
    packages: { typescript: version },
    type: 'commonjs',
    tries: settings.map(([module, resolution, ...files]) => {
      const flags = `--module ${module} ${resolution ? `--moduleResolution ${resolution}` : ''}`;
      const runnable = ['amd', 'system', 'umd'].includes(module)
        ? []
        : files.filter((file) => file in compiled);
      return {
        how: resolution ? `${module} + ${resolution}` : module,
        run: [
          `${compile} ${flags} ${files.join(' ')}`,
          "echo '1 pair'",
          ...runnable.map((file) => `node out/${compiled[file]}`),
        ],
      };
    }),
  };
}

export const consumers = [
  {
    name: 'node',
    title: 'Node',
    files: ['node'],
    tries: [
      { how: 'import', run: ['node main.mjs'] },
      { how: 'require()', run: ['node main.cjs'] },
      { how: 'worker_threads', run: ['node threads.mjs'] },
      { how: 'import', entry: world, run: ['node main.mjs'] },
      { how: 'require()', entry: world, run: ['node main.cjs'] },
      { how: 'import', entry: `${world}/inline`, run: ['node main.mjs'] },
    ],
    quick: true,
  },
  {
    name: 'pages',
    title: 'Pages without a bundler',
    files: ['pairs', 'pages'],
    tries: [
      { how: 'import map', page: { folder: '.', path: '/import-map.html' } },
      { how: 'script tag', page: { folder: '.', path: '/script-tag.html' } },
      { how: 'script tag in a page opened as a file', page: { file: 'script-tag.html' } },
      {
        how: 'workers: module, classic, shared, service (module and classic)',
        page: { folder: '.', path: '/workers.html' },
      },
      {
        how: "Content-Security-Policy `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`",
        page: policy(
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
        ),
      },
      {
        how: 'the same without `connect-src`, for `quadrille/inline`',
        page: policy(
          "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
          '/policy-inline.html',
        ),
      },
      {
        how: "a policy without `'wasm-unsafe-eval'`",
        page: policy("default-src 'self'"),
        says: /^load: the Content-Security-Policy of the page lacks script-src 'wasm-unsafe-eval'$/,
      },
      {
        how: 'a policy without `connect-src`',
        page: policy("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"),
        says: /^load: fetching \S+quadrille\.wasm failed: Failed to fetch.*; serve .*'quadrille\/inline'$/,
      },
    ],
    quick: true,
  },
  {
    name: 'cdn',
    title: 'Layouts of public networks, from a server on another origin',
    files: ['cdn'],
    packages: { rolldown: '1.2.19' },
    tries: [
      ['jsDelivr, script tag', '/?script=/npm/quadrille@VERSION'],
      ['jsDelivr, `dist/index.js`', '/?module=/npm/quadrille@VERSION/dist/index.js'],
      ['jsDelivr, `inline/+esm`', '/?module=/npm/quadrille@VERSION/inline/%2Besm'],
      ['jsDelivr, `+esm`', '/?module=/npm/quadrille@VERSION/%2Besm', missing],
      ['unpkg, script tag', '/?script=/unpkg/quadrille@VERSION'],
      ['unpkg, `dist/index.js`', '/?module=/unpkg/quadrille@VERSION/dist/index.js'],
      ['esm.sh', '/?module=/esm/quadrille@VERSION'],
    ].map(([how, path, says]) => ({ how, says, page: { serve: 'node serve.mjs', path } })),
    quick: true,
  },
  // It also tries the entry with the other binary, which the bundler has to find.
  vite('5.4.21', {
    tries: [...viteTries, ...viteTries.map((one) => ({ ...one, entry: world }))],
    quick: true,
  }),
  vite('6.4.6'),
  vite('7.3.8'),
  vite('8.3.8'),
  {
    name: 'webpack',
    title: 'webpack 5.112.2',
    files: ['pairs', 'page', 'webpack'],
    packages: { webpack: '5.112.2', 'webpack-cli': '7.3.1', 'webpack-dev-server': '5.2.2' },
    tries: developedAndBuilt('webpack serve --mode development --port $PORT --host $HOST', [
      'webpack --mode production',
      'cp index.html dist',
    ]),
  },
  {
    name: 'rspack',
    title: 'Rspack 2.3.2',
    files: ['pairs', 'page', 'rspack'],
    packages: { '@rspack/core': '2.3.2', '@rspack/cli': '2.2.8', '@rspack/dev-server': '2.2.2' },
    tries: developedAndBuilt('rspack serve --mode development --port $PORT --host $HOST', [
      'rspack build --mode production',
      'cp index.html dist',
    ]),
  },
  {
    name: 'rollup',
    title: 'Rollup 4.68.7',
    files: ['pairs', 'page', 'rollup', 'row'],
    packages: { rollup: '4.68.7', '@rollup/plugin-node-resolve': '16.0.3' },
    tries: [
      {
        how: 'page',
        run: ['rollup -c', 'cp index.html dist'],
        page: { folder: 'dist' },
        says: missing,
      },
      {
        how: 'page, with quadrille.wasm beside the bundle',
        run: ['cp node_modules/quadrille/dist/quadrille.wasm dist'],
        page: { folder: 'dist' },
      },
      {
        how: 'page',
        entry: inline,
        run: ['rollup -c', 'cp index.html dist'],
        page: { folder: 'dist' },
      },
      withoutClasses('rollup row.js --plugin node-resolve --file row.mjs'),
    ],
  },
  {
    name: 'esbuild',
    title: 'esbuild 0.28.2',
    files: ['pairs', 'page', 'page-script', 'node', 'row'],
    packages: { esbuild: '0.28.2' },
    tries: [
      {
        how: 'page',
        run: [
          'esbuild main.js worker.js --bundle --format=esm --outdir=dist',
          'cp index.html dist',
        ],
        page: { folder: 'dist' },
        says: missing,
      },
      {
        how: 'page, with quadrille.wasm beside the bundle',
        run: ['cp node_modules/quadrille/dist/quadrille.wasm dist'],
        page: { folder: 'dist' },
      },
      {
        how: 'page',
        entry: inline,
        run: [
          'esbuild main.js worker.js --bundle --format=esm --outdir=dist',
          'cp index.html dist',
        ],
        page: { folder: 'dist' },
      },
      {
        how: 'IIFE',
        run: ['esbuild script.js --bundle --outdir=iife', 'cp script.html iife'],
        page: { folder: 'iife', path: '/script.html' },
        says: withoutAddress,
      },
      {
        how: 'IIFE',
        entry: inline,
        run: ['esbuild script.js --bundle --outdir=iife', 'cp script.html iife'],
        page: { folder: 'iife', path: '/script.html' },
      },
      {
        how: 'CommonJS for Node',
        run: [
          'esbuild main.cjs --bundle --platform=node --outfile=node/main.cjs',
          'node node/main.cjs',
        ],
      },
      withoutClasses('esbuild row.js --bundle --format=esm --outfile=row.mjs'),
    ],
    quick: true,
  },
  {
    name: 'parcel',
    title: 'Parcel 2.16.4',
    files: ['pairs', 'page'],
    packages: { parcel: '2.16.4' },
    tries: [
      { how: 'development', page: { serve: 'parcel index.html --port $PORT --host $HOST' } },
      ...['quadrille', inline, 'quadrille/checked', world, `${world}/inline`].map((entry) => ({
        how: 'production',
        entry,
        run: ['parcel build index.html --dist-dir out'],
        page: { folder: 'out' },
      })),
    ],
  },
  {
    name: 'react',
    title: 'React 19.3.1 in StrictMode, with an embedded playground, by Vite 8.3.8',
    files: ['page-react'],
    packages: { react: '19.3.1', 'react-dom': '19.3.1', vite: '8.3.8' },
    tries: viteTries,
  },
  {
    name: 'jest',
    title: 'Jest 30.5.2',
    files: ['jest'],
    packages: { jest: '30.5.2', 'jest-environment-jsdom': '30.5.2' },
    type: 'commonjs',
    tries: [
      { how: 'CommonJS', ...testRun('jest node.test.cjs') },
      { how: 'CommonJS', entry: 'quadrille/checked', ...testRun('jest node.test.cjs') },
      { how: 'CommonJS', entry: 'quadrille/world/checked', ...testRun('jest node.test.cjs') },
      {
        how: 'CommonJS, with `quadrille/recorder`',
        ...testRun('jest recorder.test.cjs'),
      },
      { how: 'CommonJS in jsdom', ...testRun('jest jsdom.test.cjs') },
      {
        how: 'ES modules',
        ...testRun('node --experimental-vm-modules node_modules/jest/bin/jest.js module.test.mjs'),
      },
    ],
  },
  {
    name: 'vitest-4',
    title: 'Vitest 4.1.12',
    files: ['vitest'],
    packages: { vitest: '4.1.12', jsdom: '26.1.0' },
    tries: [
      { how: 'Node', ...testRun('vitest run node') },
      { how: 'jsdom', ...testRun('vitest run jsdom') },
    ],
  },
  {
    name: 'vitest-5',
    title: 'Vitest 5.1.1, by Node 24.21.0',
    files: ['vitest'],
    packages: { vitest: '5.1.1', jsdom: '26.1.0', ...node24 },
    tries: [
      { how: 'Node', ...testRun('vitest run node') },
      { how: 'jsdom', ...testRun('vitest run jsdom') },
    ],
  },
  {
    name: 'bun',
    title: 'Bun 1.4.5',
    files: ['node', 'pairs', 'page-script', 'bun'],
    packages: { bun: '1.4.5' },
    tries: [
      { how: 'import', run: ['bun main.mjs'] },
      { how: 'require()', run: ['bun main.cjs'] },
      { how: 'bun test', ...testRun('bun test') },
      {
        how: 'bundle for Bun',
        run: ['bun build main.mjs --target=bun --outdir=out', 'bun out/main.js'],
      },
      {
        how: 'bundle for Node',
        run: ['bun build main.mjs --target=node --outdir=out', 'node out/main.js'],
      },
      {
        how: 'bun build --compile',
        run: ['bun build main.mjs --compile --outfile=app >&2', './app'],
      },
      { how: 'development server', page: { serve: 'bun ./index.html --port=$PORT' } },
      {
        how: 'page in production',
        run: ['bun build ./index.html --production --outdir=dist'],
        page: { folder: 'dist' },
        says: missing,
      },
      {
        how: 'page in production',
        entry: inline,
        run: ['bun build ./index.html --production --outdir=dist'],
        page: { folder: 'dist' },
      },
      {
        how: 'IIFE',
        entry: inline,
        run: [
          'bun build script.js --format=iife --production --outdir=iife',
          'cp script.html iife',
        ],
        page: { folder: 'iife', path: '/script.html' },
      },
    ],
  },
  {
    name: 'deno',
    title: 'Deno 2.9.6',
    files: ['node', 'deno'],
    packages: { deno: '2.9.6' },
    tries: [
      { how: 'import', run: ['deno run main.mjs'] },
      { how: 'deno test', ...testRun('deno test') },
    ],
  },
  {
    name: 'next',
    title: 'Next 16.4.6',
    files: ['next'],
    packages: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
    tries: [
      ['Turbopack, development', 'next dev --turbopack'],
      ['Turbopack, production', 'next start', 'next build --turbopack'],
      ['webpack, development', 'next dev --webpack'],
      ['webpack, production', 'next start', 'next build --webpack'],
    ].map(([how, serve, ...build]) => ({
      how,
      run: ['rm -rf .next', ...build],
      page: { serve: `${serve} --port $PORT --hostname $HOST` },
    })),
  },
  {
    name: 'sveltekit',
    title: 'SvelteKit 3.2.0, with an embedded playground, by Node 24.21.0',
    files: ['sveltekit'],
    packages: {
      ...node24,
      '@sveltejs/adapter-node': '6.0.1',
      '@sveltejs/kit': '3.2.0',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      svelte: '5.57.3',
      vite: '8.3.8',
    },
    tries: developedAndBuilt('vite --port $PORT --strictPort --host $HOST', ['vite build'], {
      serve: 'node build',
    }),
  },
  {
    name: 'astro',
    title: 'Astro 7.3.5, by Node 24.21.0',
    files: ['astro'],
    packages: { ...node24, astro: '7.3.5', '@astrojs/node': '11.1.6' },
    tries: developedAndBuilt('astro dev --port $PORT --host $HOST', ['astro build'], {
      serve: 'node dist/server/entry.mjs',
    }),
  },
  {
    name: 'nuxt',
    title: 'Nuxt 4.5.2, by Node 24.21.0',
    files: ['nuxt'],
    packages: { ...node24, nuxt: '4.5.2' },
    tries: developedAndBuilt('nuxt dev --port $PORT --host $HOST', ['nuxt build'], {
      serve: 'node .output/server/index.mjs',
    }),
  },
  // The oldest that compiles all of them.
  typeScript('4.9.5', [
    ['commonjs', 'node', TS],
    ['es2022', 'node', MTS],
    ['node16', '', MTS, CTS],
    ['nodenext', '', MTS, CTS, TS],
  ]),
  typeScript('5.9.3', [
    ['commonjs', 'node10', TS],
    ['amd', 'node10', TS],
    ['umd', 'node10', TS, 'script.ts'],
    ['system', 'node10', TS],
    ['es2015', 'node10', MTS],
    ['es2022', 'node10', MTS],
    ['es2022', 'bundler', MTS],
    ['esnext', 'bundler', MTS, 'script.ts'],
    ['preserve', 'bundler', MTS],
    ['node16', '', MTS, CTS],
    ['node18', '', MTS, CTS],
    ['node20', '', MTS, CTS],
    ['nodenext', '', MTS, CTS, TS],
  ]),
  typeScript('7.0.2', [
    ['commonjs', 'bundler', TS],
    ['es2015', 'bundler', MTS],
    ['es2022', 'bundler', MTS],
    ['esnext', 'bundler', MTS, 'script.ts'],
    ['preserve', 'bundler', MTS],
    ['node16', '', MTS, CTS],
    ['node18', '', MTS, CTS],
    ['node20', '', MTS, CTS],
    ['nodenext', '', MTS, CTS, TS],
  ]),
];
