// npm pack and npm publish run this first: without dist/, they would make a package without its program.
import { existsSync, readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = [...new Set(filesOf(exports))].filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `The package lacks ${missing.join(', ')}: run \`npm run build\` before it is packed.`,
  );
  process.exitCode = 1;
}

/** The files that an entry leads to, under any condition. */
function filesOf(entry) {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(filesOf);
}
