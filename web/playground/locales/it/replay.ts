import { countingIn } from '../counting.ts';
import type { ReplayStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

export const replay: ReplayStrings = {
  label: 'Registrazione di un gioco',
  shows: (name, frames) =>
    `«${name}»: ${counted(frames, { one: 'fotogramma registrato', other: 'fotogrammi registrati' })}, con le opzioni dell’albero del gioco.`,
  dropped: (frames) =>
    `Fotogrammi più vecchi scartati durante la registrazione: ${number(frames)}.`,
  scaled: (scale) => `Mostrata in scala ${scale}.`,
  refused: (name, reason) => `«${name}» non si può mostrare. ${reason}`,
  settingsNote:
    'Questa è una registrazione. Cambiando gli oggetti si chiude e si torna alla scena.',
  close: 'Chiudi la registrazione',
};
