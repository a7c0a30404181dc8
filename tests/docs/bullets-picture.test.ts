import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bulletsPicture } from '../../scripts/document-pictures/bullets.mjs';

test('docs/bullets.svg shows what the package says; npm run picture:bullets writes it', async () => {
  const committed = readFileSync(new URL('../../docs/bullets.svg', import.meta.url), 'utf8');
  expect(committed).toBe(await bulletsPicture());
});
