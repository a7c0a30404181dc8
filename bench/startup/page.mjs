// A page in which nothing of an implementation is loaded yet, called by bench/startup/in-page.mjs.
import { makeScene } from '../scenes.mjs';
import { errorOf, firstResult } from './first-result.mjs';

/** Imports each module by its address relative to this folder. */
const loaders = import.meta.glob(['../implementations/*.mjs', '../peers/*.mjs']);

globalThis.start = async ({ name, module }, { kind, count }) => {
  const scene = makeScene(kind, count);
  const { ms, running } = await firstResult(loaders[module], name, scene);
  return { ms, error: await errorOf(running, scene) };
};
