import { countingIn } from '../counting.ts';
import type { PackageStrings } from '../strings.ts';

const { counted } = countingIn('it');

export const gamePackage: PackageStrings = {
  says: 'Un solo import, due chiamate per fotogramma',
  install: 'Installazione',
  copyInstall: 'Copia la riga di installazione',
  size: (size) =>
    `Una pagina scarica ${size} con brotli, misurati su questa build: script e WebAssembly, senza dipendenze.`,
  loop: 'Un ciclo di gioco',
  loopHint:
    'L’albero riceve i rettangoli come numeri e dice quali si sovrappongono. Il resto è il tuo gioco.',
  copyLoop: 'Copia il ciclo',
  showAll: (lines: string) => `Mostra tutte le ${lines} righe`,
  showLess: 'Mostra meno',
  live: 'Lo stesso file in funzione',
  copy: 'Copia',
  copied: 'Copiato.',
  notCopied: 'Questo browser non permette alla pagina di copiare: seleziona il codice.',
  run: 'Avvia',
  stop: 'Ferma',
  pairs: (count) => counted(count, { one: 'coppia', other: 'coppie' }),
  record: 'Rivedere la partita',
  recordHint:
    'Registra i fotogrammi del tuo gioco e trascina il file in un punto qualsiasi di questa pagina: si vede come una scena, fotogramma per fotogramma, con celle, coppie e sonde.',
  copyRecord: 'Copia il registratore',
  openRecording: 'Apri una registrazione',
  read: 'Per saperne di più',
  pages: {
    documentation: 'La documentazione, con una ricerca',
    start: 'Per iniziare: la prima chiamata, in Node, Vite, Next o C++',
    calls: 'Ogni chiamata delle due classi',
    reference: 'Il riferimento: ogni classe, funzione e tipo',
    recordings: 'Le registrazioni e il loro formato',
    views: 'Per quanto tempo valgono i risultati, e la build che lo controlla',
    game: 'Un gioco da provare: uno sparatutto con migliaia di corpi',
    examples: 'Esempi che girano: pagine semplici, PixiJS, Phaser, React, un worker, un server',
  },
};
