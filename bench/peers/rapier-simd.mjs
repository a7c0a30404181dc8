import * as build from '@dimforge/rapier2d-simd-compat';
import { rapierSensors } from './rapier-sensors.mjs';

/**
 * This older build reports a start one step late, so a second step, in which nothing has moved, delivers it in the same frame; that
 * measured as fast as enlarging the shapes by the distance of a frame.
 */
export const rapierSimd = rapierSensors('rapier simd + set', build, 2);
