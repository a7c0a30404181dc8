import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontVariables } from '../../scripts/test/fonts.mjs';

test('a font file that a set names and that is missing is named, with the packages to install', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadrille-fonts-'));
  writeFileSync(join(folder, 'common.conf'), `<glob>*</glob><glob>${folder}/common.conf</glob>`);
  writeFileSync(join(folder, 'base.conf'), '<glob>/no/such/Font.ttf</glob>');
  expect(() => fontVariables('base', folder)).toThrow(
    /^Fonts are missing: \/no\/such\/Font\.ttf\. .* fonts-noto-cjk, /,
  );
  rmSync(folder, { recursive: true });
});
