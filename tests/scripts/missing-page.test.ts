import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingPage } from '../../scripts/page/missing-page.mjs';

const written = readFileSync('web/playground/404.html', 'utf8');

test('with the address of the site, the page links to it and runs no script', () => {
  const page = missingPage(written, 'https://example.org/games/quadrille/');
  expect(Array.from(page.matchAll(/<a href="([^"]*)"/g), ([, href]) => href)).toEqual([
    'https://example.org/games/quadrille/index.html',
    'https://example.org/games/quadrille/docs/index.html',
    'https://example.org/games/quadrille/learn/index.html',
  ]);
  expect(page).not.toMatch(/<script|hidden|by-hand|connect-src|script-src/);
});

test('without it, the policy allows its script, and asking the own host', () => {
  const page = missingPage(written, undefined);
  const [, script = ''] = /<script>([^]*)<\/script>/.exec(page)!;
  const hash = createHash('sha256').update(script).digest('base64');
  const [, policy] = /Content-Security-Policy" content="([^"]*)"/.exec(page)!;
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).not.toContain('unsafe');
});
