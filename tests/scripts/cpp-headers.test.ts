/** `quadrille/quadrille.hpp` includes all public headers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../cpp/include/quadrille', import.meta.url));

test('the header that includes all others names each of them', () => {
  const text = readFileSync(join(folder, 'quadrille.hpp'), 'utf8');
  const named = Array.from(text.matchAll(/^#include "quadrille\/(.*)"/gm), ([, name]) => name);
  const others = readdirSync(folder).filter((name) => name !== 'quadrille.hpp');
  expect(named).toEqual(others.toSorted());
});
