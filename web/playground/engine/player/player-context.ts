/** The player, for every component of the page. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Player } from './player.ts';

const PlayerContext = createContext<Player | undefined>(undefined);

export const PlayerProvider = PlayerContext.Provider;

export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('a component outside PlayerProvider asks for the player');
  return player;
}
