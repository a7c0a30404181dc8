// npm run picture:bullets: docs/bullets.svg, the picture of docs/world.md, from what the package says of a shot at a wall.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulletsPicture } from './document-pictures/bullets.mjs';
import { checkout } from './paths.mjs';

writeFileSync(join(checkout, 'docs/bullets.svg'), await bulletsPicture());
