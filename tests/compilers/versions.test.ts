/** Other versions of the compilers, as far as the system has them. */
import { expect, test } from 'vitest';
import {
  compilerVersions,
  isInstalled,
  isKnownToApt,
} from '../../scripts/setup/system-packages.mjs';
import { golden } from '../package/cmake-project.ts';
import { printedBy } from './as-a-part.ts';

// Those that apt has must be there; the report counts the others as skipped.
test.for(compilerVersions)('%s -O3', (version, { skip }) => {
  skip(!isInstalled(version) && !isKnownToApt(version), `This system has no ${version}`);
  expect(printedBy(version.replace('clang', 'clang++'), '-O3')).toBe(golden);
});
