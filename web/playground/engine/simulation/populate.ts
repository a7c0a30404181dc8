/** From settings to objects in motion. Everything random is drawn here and in the motions, from the one seed. */
import type { Settings } from '../../state/parameters.ts';
import { bouncing } from './bounce.ts';
import type { Crowd, Field, Population } from './motion.ts';
import { shooting } from './shooter.ts';
import { tweening } from './tween.ts';

type Maker = (crowd: Crowd, field: Field) => Population;

const makers: Readonly<Record<Settings['motion'], Maker>> = {
  bounce: bouncing,
  tween: tweening,
  shooter: shooting,
};

export function populate(settings: Settings, field: Field): Population {
  return makers[settings.motion](settings, field);
}
