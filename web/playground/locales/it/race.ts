import { countingIn } from '../counting.ts';
import type { RaceStrings } from '../strings.ts';

const { number } = countingIn('it');

export const race: RaceStrings = {
  sweep: 'Ordinamento e scansione',
  grid: 'Griglia scritta a mano',
  point: {
    tests: (name, count, tests) => `${name}, ${count} oggetti: ${number(tests)} test`,
    milliseconds: (name, count, time) => `${name}, ${count} oggetti: ${time} ms`,
  },
  showPoint: (point) => `${point}. Mostra questa scena`,
  agree: (checks) =>
    `Tutti hanno trovato le coppie che trova la libreria. Controlli: ${number(checks)}.`,
  differs: (name, count) =>
    `${name} non trova le coppie che trova la libreria, con ${count} oggetti.`,
  run: 'Di nuovo',
  stop: 'Ferma',
  running: (count) => `Misura con ${count} oggetti`,
  done: 'Misura finita',
  stopped: 'Misura fermata',
  tests: 'Test di coppia per fotogramma',
  milliseconds: 'Millisecondi per fotogramma, su questo computer',
  objects: 'Numero di oggetti',
  numbers: 'Tutti i numeri: test e tempo',
  from: (count) => `da ${count} oggetti in su`,
  never: 'mai',
  wins: (name, tests, time) => `${name} batte la forza bruta nei test ${tests}, nel tempo ${time}.`,
  winsUncounted: (name, time) =>
    `${name} batte la forza bruta nel tempo ${time}; non conta i test.`,
  fastest: (count, name) => `Il più veloce con ${count} oggetti: ${name}.`,
  recording: {
    running: (name, frame) => `Misura di «${name}», fotogramma ${frame}`,
    done: (name) => `Registrazione «${name}» misurata`,
    frame: 'Fotogramma della registrazione',
    point: {
      tests: (name, frame, tests) => `${name}, fotogramma ${frame}: ${number(tests)} test`,
      milliseconds: (name, frame, time) => `${name}, fotogramma ${frame}: ${time} ms`,
    },
    showPoint: (point) => `${point}. Mostra questo fotogramma`,
    mean: (name, tests, time) => `${name}: in media ${time} ms e ${tests} test per fotogramma.`,
    meanUncounted: (name, time) => `${name}: in media ${time} ms per fotogramma; non conta i test.`,
    measured: (name, measured, frames) =>
      `Registrazione «${name}»: fotogrammi misurati ${measured} su ${frames}, con i rettangoli registrati e le impostazioni attuali dell’albero.`,
  },
  worlds: {
    same: 'La scena scelta con sempre più oggetti nello stesso mondo, che così si affolla.',
    grows:
      'La scena scelta con sempre più oggetti in un mondo che cresce con loro: la densità resta la stessa. Cresce anche la profondità massima: le celle più piccole restano della stessa dimensione.',
  },
  howToRead:
    'Ogni linea è un metodo che trova tutte le coppie: più è bassa, meglio è. In verticale ogni tacca vale dieci volte quella sotto.',
  ring: 'Un anello segna dove una linea scende sotto quella della forza bruta.',
  rules:
    'A ogni fotogramma tutti gli oggetti si muovono e vengono trovate tutte le coppie. Gli alberi sono quelli della libreria in WebAssembly; la forza bruta, «ordinamento e scansione» e la griglia, con la più veloce di sette dimensioni di cella, sono semplice TypeScript; rbush e flatbush sono pacchetti pubblicati, che non dicono quanti test fanno. Dove una linea finisce, il fotogramma successivo durerebbe troppo.',
  reckoned:
    'Dove sarebbe troppo lenta, la forza bruta è stimata dalla sua ultima misura, e la sua linea è tratteggiata.',
};
