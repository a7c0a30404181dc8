// npm run release:version: turns the changes in .changeset into a version, with its part of the changelog, wherever a version is stated.
import { execFileSync } from 'node:child_process';
import { applyVersion } from './apply-version.mjs';
import { writeInstallation } from './package/installation.mjs';
import { checkout } from './paths.mjs';

execFileSync('npx', ['changeset', 'version'], { cwd: checkout, stdio: 'inherit' });
applyVersion(checkout);
writeInstallation(checkout);
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: checkout });
