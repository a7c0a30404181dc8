import * as build from 'quadrille/world';
import { rapierMovers } from '../peers/movers/rapier.mjs';
import { quadrilleMovers } from './quadrille-movers.mjs';

/** @type {import('./mover-implementation.d.ts').MoverImplementation[]} */
export const moverImplementations = [quadrilleMovers(build), ...rapierMovers];
