/**
 * A page on $PORT, and on another origin the package in the layouts of public networks: files by version, as unpkg and
 * jsDelivr serve them (also the file that they choose themselves), one module made of all files, as jsDelivr's `+esm` is, and
 * modules below another path, as esm.sh's are, which sends the other files of a package by their names.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { rolldown } from 'rolldown';

const root = new URL('node_modules/quadrille/', import.meta.url);
const { version, jsdelivr, unpkg } = JSON.parse(
  readFileSync(new URL('package.json', root), 'utf8'),
);
const name = `quadrille@${version}`;

async function bundle(entry) {
  const build = await rolldown({ input: entry, cwd: import.meta.dirname, platform: 'browser' });
  const { output } = await build.generate({ format: 'es', minify: true });
  return output[0].code;
}

const modules = {
  [`/npm/${name}/+esm`]: await bundle('quadrille'),
  [`/npm/${name}/inline/+esm`]: await bundle('quadrille/inline'),
  [`/esm/${name}`]: `export * from '/esm/${name}/es2022/quadrille.mjs';`,
  [`/esm/${name}/es2022/quadrille.mjs`]: await bundle('quadrille'),
};

/** The file of the package that a path stands for. */
function fileOf(path) {
  if (path === `/npm/${name}`) return jsdelivr;
  if (path === `/unpkg/${name}`) return unpkg;
  if (path === `/esm/${name}/es2022/quadrille.wasm`) return 'dist/quadrille.wasm';
  return path.match(/^\/(?:npm|unpkg)\/quadrille@[^/]+\/(.+)$/)?.[1];
}

const types = { js: 'text/javascript', wasm: 'application/wasm' };

const network = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('x-content-type-options', 'nosniff');
  const path = request.url;
  const module = modules[path];
  if (module) return response.setHeader('content-type', types.js).end(module);
  try {
    const file = fileOf(path);
    const body = readFileSync(new URL(file, root));
    response.setHeader('content-type', types[file.split('.').pop()] ?? 'text/plain').end(body);
  } catch {
    response.writeHead(404).end('not found');
  }
});
await new Promise((listening) => network.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${network.address().port}`;

const bounds = '{ bounds: { x: 0, y: 0, width: 100, height: 100 } }';
const boxes = '[10, 10, 30, 30, 20, 20, 40, 40, 60, 60, 70, 70]';
const show = `.then(
    (tree) => { tree.insertMany(${boxes}); return tree.pairs().length / 2 + ' pair'; },
    (error) => error.message,
  ).then((found) => { document.querySelector('output').value = found; });`;
const head =
  '<!doctype html><link rel="icon" href="data:,"><title>Pairs</title><output>...</output>';

/** A page that loads what its address asks for: `?script=PATH` or `?module=PATH`. */
function page(parameters) {
  const script = parameters.get('script');
  return script
    ? `${head}<script src="${origin}${script}"></script><script>Quadrille.Quadtree.create(${bounds})${show}</script>`
    : `${head}<script type="module">import { Quadtree } from '${origin}${parameters.get('module')}'; Quadtree.create(${bounds})${show}</script>`;
}

createServer(({ url }, response) => {
  const { searchParams } = new URL(url.replaceAll('VERSION', version), origin);
  response.setHeader('content-type', 'text/html').end(page(searchParams));
}).listen(process.env.PORT, '127.0.0.1');
