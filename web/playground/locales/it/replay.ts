import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

export const replay: ReplayStrings = {
  label: 'Registrazione di un gioco',
  shows: (name, frames) =>
    `«${name}»: ${counted(frames, { one: 'fotogramma registrato', other: 'fotogrammi registrati' })}, con le opzioni dell’albero del gioco.`,
  refused: (name, reason) => `«${name}» non si può mostrare. ${reason}`,
  close: 'Chiudi la registrazione',
  closeRefusal: 'Chiudi questo messaggio',
  about:
    'La registrazione di un gioco: gli oggetti sono dov’erano nel gioco. Qui si calcola solo l’albero che li contiene, e le sue impostazioni si possono cambiare.',
  dropped: (frames) =>
    `Fotogrammi più vecchi scartati durante la registrazione: ${number(frames)}.`,
  scaled: (scale) => `Mostrata in scala ${scale}.`,
  approximated: (settings) =>
    `La pagina non arriva al valore registrato e mostra il più vicino, per: ${settings}.`,
  frames: 'Fotogrammi',
  rate: 'Fotogrammi al secondo',
  objects: 'Oggetti in questo fotogramma',
  world: 'Mondo',
  corner: (x, y) => `da (${x}; ${y})`,
  outside: {
    label: 'Oggetti fuori dal mondo',
    keep: 'tenuti',
    reject: 'rifiutati',
    grow: 'il mondo cresce',
  },
  on: 'attivo',
  off: 'non attivo',
};
