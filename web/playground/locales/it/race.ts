import type { RaceStrings } from '../strings.ts';

export const race: RaceStrings = {
  sweep: 'Ordinamento e scansione',
  grid: 'Griglia scritta a mano',
  point: {
    tests: (name, count, tests) => `${name}, ${count} oggetti: ${tests} test. Mostra questa scena`,
    milliseconds: (name, count, time) =>
      `${name}, ${count} oggetti: ${time} ms. Mostra questa scena`,
  },
  agree: (checks) => `Tutti hanno trovato le coppie che trova la libreria. Controlli: ${checks}.`,
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
  fastest: (count, name) => `Il più veloce con ${count} oggetti: ${name}.`,
  worlds: {
    same: 'La scena scelta con sempre più oggetti nello stesso mondo, che così si affolla.',
    grows:
      'La scena scelta con sempre più oggetti in un mondo che cresce con loro: la densità resta la stessa. Cresce anche la profondità massima: le celle più piccole restano della stessa dimensione.',
  },
  rules:
    'A ogni fotogramma tutti gli oggetti si muovono e vengono trovate tutte le coppie. Gli alberi sono quelli della libreria in WebAssembly; la forza bruta, «ordinamento e scansione» e la griglia, con la più veloce di sette dimensioni di cella, sono semplice TypeScript; rbush e flatbush sono pacchetti pubblicati, che non dicono quanti test fanno. Dove una linea finisce, il fotogramma successivo durerebbe troppo. Un anello segna dove una linea scende sotto quella della forza bruta.',
  reckoned:
    'Dove sarebbe troppo lenta, la forza bruta è stimata dalla sua ultima misura, e la sua linea è tratteggiata.',
};
