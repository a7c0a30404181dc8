// npm run pictures:docs: the pictures of the documents that need no measurement, from what the package says: of a shot at a wall, of a cast
// and of a box on a floor of tiles for docs/world.md, of the nodes that keep an object for docs/placement.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bulletsPicture } from './document-pictures/bullets.mjs';
import { castsPicture } from './document-pictures/casts.mjs';
import { placementsPicture } from './document-pictures/placements.mjs';
import { seamsPicture } from './document-pictures/seams.mjs';
import { checkout } from './paths.mjs';

writeFileSync(join(checkout, 'docs/bullets.svg'), await bulletsPicture());
writeFileSync(join(checkout, 'docs/casts.svg'), await castsPicture());
writeFileSync(join(checkout, 'docs/placements.svg'), await placementsPicture());
writeFileSync(join(checkout, 'docs/seams.svg'), await seamsPicture());
