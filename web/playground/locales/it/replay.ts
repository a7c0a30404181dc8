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
  case: {
    label: 'Caso di una segnalazione',
    shows: (name, objects) => `«${name}»: ${objects} oggetti, esattamente come furono salvati.`,
    same: (pairs) => `L’albero trova le stesse coppie di allora: ${pairs}.`,
    differs: (more, fewer) =>
      `L’albero risponde diversamente da allora. Coppie nuove: ${more}, coppie mancanti: ${fewer}.`,
    close: 'Chiudi il caso',
  },
};
