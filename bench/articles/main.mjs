// node bench/articles/main.mjs: the scene whose times article S4 states (S4.15 in docs/articles.md).
// `npm run bench:articles` builds the package and starts it. Run it on a quiet machine, or
// with real-time priority: chrt --rr 1 node bench/articles/main.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { measureScene } from './measure.mjs';
import { articlesPage } from './page.mjs';
import { tweenScene } from './scene.mjs';

const resultFile = new URL('../results/articles.json', import.meta.url);
const page = new URL('../../docs/articles.md', import.meta.url);

const measured = await measureScene(tweenScene(), { rounds: 100, calls: 500 });
const date = new Date().toISOString().slice(0, 10);
const machine = `${cpus()[0].model}, ${cpus().length} cores, Node ${process.versions.node}, ${date}`;
const run = { machine, ...measured };
process.stdout.write(`${JSON.stringify(run, null, 2)}\n`);
writeFileSync(resultFile, `${JSON.stringify(run, null, 2)}\n`);
writeFileSync(page, articlesPage(readFileSync(page, 'utf8'), run));
