import * as build from '@dimforge/rapier2d-compat';
import { rapierSensors } from './rapier-sensors.mjs';

export const rapier = rapierSensors('rapier + set', build, 1);
