// npm run pictures:world: docs/bullets.svg, docs/casts.svg and docs/seams.svg, the pictures of docs/world.md, from what the package says of a
// shot at a wall, of a cast and of a box on a floor of tiles.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulletsPicture } from './document-pictures/bullets.mjs';
import { castsPicture } from './document-pictures/casts.mjs';
import { seamsPicture } from './document-pictures/seams.mjs';
import { checkout } from './paths.mjs';

writeFileSync(join(checkout, 'docs/bullets.svg'), await bulletsPicture());
writeFileSync(join(checkout, 'docs/casts.svg'), await castsPicture());
writeFileSync(join(checkout, 'docs/seams.svg'), await seamsPicture());
