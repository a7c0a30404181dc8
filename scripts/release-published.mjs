// npm run release:published: package.json, the documents and the page say from now on that npm has the version of package.json. After a
// release on the public CI, whose checkout is gone with what `npm run release` has written into it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePublished } from './package/manifest.mjs';
import { checkout } from './paths.mjs';

const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'));
writePublished(checkout, version);
