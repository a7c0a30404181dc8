import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bulletsPicture } from '../../scripts/document-pictures/bullets.mjs';
import { castsPicture } from '../../scripts/document-pictures/casts.mjs';
import { placementsPicture } from '../../scripts/document-pictures/placements.mjs';
import { seamsPicture } from '../../scripts/document-pictures/seams.mjs';

test.each([
  ['bullets', bulletsPicture],
  ['casts', castsPicture],
  ['placements', placementsPicture],
  ['seams', seamsPicture],
])(
  'docs/%s.svg shows what the package says; npm run pictures:docs writes it',
  async (name, picture) => {
    const committed = readFileSync(new URL(`../../docs/${name}.svg`, import.meta.url), 'utf8');
    expect(committed).toBe(await picture());
  },
);
