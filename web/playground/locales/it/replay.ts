import type { ReplayStrings } from '../strings.ts';

export const replay: ReplayStrings = {
  label: 'Registrazione di un gioco',
  shows: (name, frames) =>
    `«${name}»: ${frames} fotogrammi registrati, con le opzioni dell’albero del gioco.`,
  dropped: (frames) => `Durante la registrazione ne sono stati scartati ${frames} più vecchi.`,
  scaled: (scale) => `Mostrata in scala ${scale}.`,
  refused: (name, reason) => `«${name}» non si può mostrare. ${reason}`,
  settingsNote:
    'Questa è una registrazione. Cambiando gli oggetti si chiude e si torna alla scena.',
  close: 'Chiudi la registrazione',
};
