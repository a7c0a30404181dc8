/** The engine of the playground in Node: for claims, for numbers in the text, for stills and for boards of guesses. */
import { load } from 'quadrille';
import { fetchScenes } from '../../playground/engine/simulation/fetched.ts';
import { fetchProbeKinds } from '../../playground/probes/fetched.ts';
import { fromFragment } from '../../playground/state/fragment.ts';
import { Scene } from './scene.ts';

export interface Engine {
  /** The scene that a link of the playground shows, at the frame that the link names. */
  readonly scene: (link: string) => Scene;
}

/** Makes every kind of scene and probe available at once. */
export async function startEngine(): Promise<Engine> {
  await Promise.all([load(), fetchScenes(), fetchProbeKinds()]);
  return { scene: (link) => new Scene(fromFragment(link)) };
}
