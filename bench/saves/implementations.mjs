import * as build from 'quadrille/world';
import { rapierSaves } from '../peers/saves/rapier.mjs';
import { quadrilleSaves } from './quadrille-saves.mjs';

/** @type {import('./save-implementation.d.ts').SaveImplementation[]} */
export const saveImplementations = [...quadrilleSaves(build), ...rapierSaves];
