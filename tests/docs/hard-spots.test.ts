import { readFileSync } from 'node:fs';
import * as build from 'quadrille/world';
import { expect, test } from 'vitest';
import { compareHardSpots } from '../../bench/hard-spots/compare.mjs';
import { quadrilleDriver } from '../../bench/hard-spots/quadrille-driver.mjs';
import { withPart } from '../../bench/marked-parts.mjs';
import { hardSpotTable } from '../../bench/report/hard-spots.mjs';
import { hardSpotsPicture } from '../../scripts/document-pictures/hard-spots.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const kept = JSON.parse(read('bench/results/hard-spots.json'));

test('the table and the picture of hard spots are made from the kept results; npm run bench:hard-spots writes them', () => {
  const chapter = read('docs/characters.md');
  expect(withPart(chapter, 'hard-spots', hardSpotTable(kept))).toBe(chapter);
  expect(hardSpotsPicture(kept)).toBe(read('docs/hard-spots.svg'));
});

test('the kept results are what ours do at the hard spots', async () => {
  const compared = await compareHardSpots([quadrilleDriver(build)]);
  expect(compared.map(({ outcomes: [ours] }) => ours)).toEqual(
    kept.map(({ outcomes: [ours] }: (typeof compared)[number]) => ours),
  );
});
