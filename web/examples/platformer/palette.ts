// The colours of each level: the day ends on the way from the first to the last one.
import type { LevelName } from './level';

export interface Palette {
  /** From the top to the horizon. */
  readonly sky: readonly [string, string, string];
  /** The sun or the moon, and the light around it. */
  readonly disc: string;
  readonly discGlow: string;
  /** How far down it is, as a part of the picture. */
  readonly discAt: number;
  readonly stars: boolean;
  readonly cloud: string;
  /** From the farthest to the nearest. */
  readonly hills: readonly [string, string, string];
  readonly earth: string;
  /** The light that falls on the earth's edges. */
  readonly rim: string;
  readonly grass: string;
  readonly blade: string;
  readonly wood: string;
  readonly woodLight: string;
  /** What lies over all but what gives light; with its opacity, 0 by day. */
  readonly night: string;
  readonly nightDepth: number;
  /** The wall behind a level inside a building, and how far down it begins, in pixels. */
  readonly wall?: { readonly colour: string; readonly joint: string; readonly top: number };
}

export const palettes: Readonly<Record<LevelName, Palette>> = {
  meadow: {
    sky: ['#3d8a9e', '#f5c48a', '#ffe9bf'],
    disc: '#fff4d2',
    discGlow: '#ffd98e',
    discAt: 0.42,
    stars: false,
    cloud: '#fff1d8',
    hills: ['#e3a983', '#b97a83', '#775a80'],
    earth: '#3b2a52',
    rim: '#8a5f8c',
    grass: '#3f9b7f',
    blade: '#b9e07e',
    wood: '#8a5136',
    woodLight: '#e2a869',
    night: '#20104a',
    nightDepth: 0,
  },
  mill: {
    sky: ['#2a2757', '#b04d74', '#ffa56b'],
    disc: '#ffd9a0',
    discGlow: '#ff7f5c',
    discAt: 0.62,
    stars: true,
    cloud: '#e77f86',
    hills: ['#93456f', '#5f2f66', '#3a2155'],
    earth: '#20153a',
    rim: '#7a4478',
    grass: '#a94a5f',
    blade: '#ffb16e',
    wood: '#6d3b3f',
    woodLight: '#d98a5c',
    night: '#150a38',
    nightDepth: 0.3,
  },
  lighthouse: {
    sky: ['#070a22', '#142858', '#3a6391'],
    disc: '#f2f6ff',
    discGlow: '#7fb2e8',
    discAt: 0.24,
    stars: true,
    cloud: '#3d5f96',
    hills: ['#1b3568', '#13264f', '#0c1838'],
    earth: '#121a3d',
    rim: '#4c6fb4',
    grass: '#3a62a6',
    blade: '#a8d4ff',
    wood: '#4a3a5c',
    woodLight: '#a58cc0',
    night: '#04061c',
    nightDepth: 0.5,
    wall: { colour: '#1d2a56', joint: '#18234a', top: 384 },
  },
};
