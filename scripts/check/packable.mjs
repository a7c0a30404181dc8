// npm pack and npm publish run this first: without dist/, they would make a package without its program.
import { existsSync, readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values(exports).flatMap((entry) =>
  typeof entry === 'string' ? [entry] : Object.values(entry),
);
const missing = files.filter((file) => !existsSync(file));
if (missing.length > 0) {
  console.error(
    `The package lacks ${missing.join(', ')}: run \`npm run build\` before it is packed.`,
  );
  process.exitCode = 1;
}
