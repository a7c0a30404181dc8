import { frameSection } from './frames.mjs';
import { goalTable } from './goals.mjs';

const introduction = `Most games for the web have 20 to 200 things. These are the same frames with so few objects: every object moves, of *still* one in twenty, and all
pairs are delivered; calls into the library are part of the time. Goals: ahead of what is written by hand from 50 objects on, as a stretch goal
from 30, and of packages with any number.`;

/** The part of bench/RESULTS.md about few objects, from one run. */
export function smallSection({ machine, mode, scenes }) {
  const lines = [`## Few objects · ${machine} · ${mode}`, '', introduction, '', '### Goals', ''];
  lines.push(...goalTable({ frames: scenes, queries: [] }));
  for (const scene of scenes) lines.push('', ...frameSection(scene));
  return lines;
}
