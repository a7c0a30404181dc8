import * as build from 'quadrille';
import { quadrilleVariants } from './quadrille-variants.mjs';

export const quadrille = quadrilleVariants(build);
