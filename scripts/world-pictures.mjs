// npm run pictures:world: docs/bullets.svg and docs/casts.svg, the pictures of docs/world.md, from what the package says of a shot at a wall
// and of a cast.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulletsPicture } from './document-pictures/bullets.mjs';
import { castsPicture } from './document-pictures/casts.mjs';
import { checkout } from './paths.mjs';

writeFileSync(join(checkout, 'docs/bullets.svg'), await bulletsPicture());
writeFileSync(join(checkout, 'docs/casts.svg'), await castsPicture());
