// npm run bench:hard-spots: what characters do at twenty places that are hard for them, ours beside those of rapier's controller. Writes the
// table in docs/characters.md and docs/hard-spots.svg. Fails if one of ours does not do what should happen.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'quadrille/world';
import { compareHardSpots } from '../bench/hard-spots/compare.mjs';
import { quadrilleDriver } from '../bench/hard-spots/quadrille-driver.mjs';
import { withPart } from '../bench/marked-parts.mjs';
import { rapierDrivers } from '../bench/peers/hard-spots/rapier.mjs';
import { hardSpotsFile } from '../bench/report/files.mjs';
import { hardSpotTable } from '../bench/report/hard-spots.mjs';
import { hardSpotsPicture } from './document-pictures/hard-spots.mjs';
import { checkout } from './paths.mjs';

const compared = await compareHardSpots([quadrilleDriver(build), ...rapierDrivers]);
writeFileSync(hardSpotsFile, `${JSON.stringify(compared, null, 2)}\n`);
const chapter = join(checkout, 'docs/characters.md');
const table = hardSpotTable(compared);
writeFileSync(chapter, withPart(readFileSync(chapter, 'utf8'), 'hard-spots', table));
writeFileSync(join(checkout, 'docs/hard-spots.svg'), hardSpotsPicture(compared));
const failed = compared.filter(({ outcomes: [ours] }) => !ours.holds);
for (const { name, outcomes } of failed) process.stderr.write(`${name}: ${outcomes[0].measured}\n`);
process.exit(failed.length > 0 ? 1 : 0);
