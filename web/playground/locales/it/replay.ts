import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

export const replay: ReplayStrings = {
  label: 'Registrazione di un gioco',
  shows: (name, frames) =>
    `«${name}»: ${counted(frames, { one: 'fotogramma registrato', other: 'fotogrammi registrati' })}, con le opzioni dell’albero del gioco.`,
  refused: (name, reason) => `«${name}» non si può mostrare. ${reason}`,
  close: 'Chiudi la registrazione',
  closedFor: (name) => `«${name}» è stato chiuso: quello che hai aperto ha una scena propria.`,
  closeRefusal: 'Chiudi questo messaggio',
  about:
    'La registrazione di un gioco: gli oggetti sono dov’erano nel gioco. Qui si calcola solo l’albero che li contiene, e le sue impostazioni si possono cambiare.',
  dropped: (frames) =>
    `Fotogrammi più vecchi scartati durante la registrazione: ${number(frames)}.`,
  scaled: (scale) => `Mostrata in scala ${scale}.`,
  approximated: (settings) =>
    `Per queste impostazioni la pagina non raggiunge il valore registrato e mostra il più vicino: ${settings}.`,
  frames: 'Fotogrammi',
  rate: 'Fotogrammi al secondo',
  objects: 'Oggetti in questo fotogramma',
  world: 'Mondo',
  corner: (x, y) => `da (${x}; ${y})`,
  outside: {
    label: 'Oggetti fuori dal mondo',
    keep: 'conservati',
    reject: 'rifiutati',
    grow: 'il mondo cresce',
  },
  ofWorld: {
    about:
      'La registrazione di un World: i corpi, le loro forme, i contatti e gli eventi sono quelli del gioco. L’albero dei loro rettangoli si calcola qui, e le sue impostazioni si possono cambiare.',
    contacts: 'Contatti in questo fotogramma',
    entered: 'Coppie che cominciano',
    exited: 'Coppie che finiscono',
  },
  on: 'sì',
  off: 'no',
  case: {
    label: 'Caso di una segnalazione',
    shows: (name, objects) =>
      `«${name}»: ${counted(objects, { one: 'oggetto', other: 'oggetti' })}, esattamente come nel fotogramma salvato.`,
    same: (pairs) => `L’albero trova le stesse coppie del file: ${number(pairs)}.`,
    differs: (more, fewer) =>
      `L’albero trova coppie diverse da quelle del file. Coppie nuove: ${number(more)}, coppie mancanti: ${number(fewer)}.`,
    sameQuery: (hits) => `La ricerca trova gli stessi oggetti del file: ${number(hits)}.`,
    queryDiffers: (more, fewer) =>
      `La ricerca trova oggetti diversi da quelli del file. Oggetti nuovi: ${number(more)}, oggetti mancanti: ${number(fewer)}.`,
    about:
      'Il caso di una segnalazione: i rettangoli di un fotogramma, esattamente come sono stati salvati. La pagina li ha messi in un albero con le opzioni salvate e ha cercato di nuovo le coppie.',
    objects: 'Oggetti',
    pairs: 'Coppie nel file',
    hits: 'Contatti nel file',
    close: 'Chiudi il caso',
  },
};
