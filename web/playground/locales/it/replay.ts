import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: 'Registrazione di un gioco',
  shows: (name, frames) =>
    `«${name}»: ${frames} fotogrammi registrati, con le opzioni dell’albero del gioco.`,
  dropped: (frames) => `Fotogrammi più vecchi scartati durante la registrazione: ${frames}.`,
  scaled: (scale) => `Mostrata in scala ${scale}.`,
  refused: (name, reason) => `«${name}» non si può mostrare. ${reason}`,
  settingsNote: 'Questa è una registrazione. Se cambi gli oggetti, si chiude e torna la scena.',
  close: 'Chiudi la registrazione',
};
