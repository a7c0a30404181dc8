/** Names of files. */
import type { Player } from '../../engine/player/player.ts';
import type { Settings } from '../../state/parameters.ts';

/** What files of the frame that is shown are called, without an ending. */
export function frameName({ preset }: Settings, { footage, frame }: Player): string {
  const name = footage?.name.replace(/(\.case)?\.[^.]+$/, '') ?? `quadrille-${preset}`;
  return `${name}-${frame.number}`;
}
