import type { RaceStrings } from '../strings.ts';

export const race: RaceStrings = {
  sweep: 'Ordinamento e scansione',
  grid: 'Griglia scritta a mano',
  point: {
    tests: (name, count, tests) => `${name}, ${count} oggetti: ${tests} coppie verificate`,
    milliseconds: (name, count, time) => `${name}, ${count} oggetti: ${time} ms`,
  },
  showPoint: (point) => `${point}. Mostra questa scena`,
  agree: (checks) => `Tutti hanno trovato le coppie che trova la libreria: ${checks} confronti.`,
  differs: (name, count) =>
    `${name} non trova le coppie che trova la libreria, con ${count} oggetti.`,
  run: 'Di nuovo',
  stop: 'Ferma',
  running: (count) => `In gara con ${count} oggetti`,
  done: 'La gara è finita',
  stopped: 'Fermata',
  tests: 'Coppie verificate per fotogramma',
  milliseconds: 'Millisecondi per fotogramma, su questo computer',
  objects: 'Numero di oggetti',
  numbers: 'Tutti i numeri: coppie verificate e tempo',
  from: (count) => `da ${count} oggetti in su`,
  never: 'mai',
  wins: (name, tests, time) =>
    `${name} batte la forza bruta nelle coppie verificate ${tests}, nel tempo ${time}.`,
  winsUncounted: (name, time) =>
    `${name} batte la forza bruta nel tempo ${time}; non conta le coppie verificate.`,
  fastest: (count, name) => `Il più veloce con ${count} oggetti: ${name}.`,
  recording: {
    running: (name, frame) => `Misura di «${name}», fotogramma ${frame}`,
    done: (name) => `Misurata: la registrazione «${name}»`,
    frame: 'Fotogramma della registrazione',
    point: {
      tests: (name, frame, tests) => `${name}, fotogramma ${frame}: ${tests} coppie verificate`,
      milliseconds: (name, frame, time) => `${name}, fotogramma ${frame}: ${time} ms`,
    },
    showPoint: (point) => `${point}. Mostra questo fotogramma`,
    mean: (name, tests, time) =>
      `${name}: in media ${time} ms e ${tests} coppie verificate per fotogramma.`,
    meanUncounted: (name, time) =>
      `${name}: in media ${time} ms per fotogramma; non conta le coppie verificate.`,
    measured: (name, measured, frames) =>
      `La registrazione «${name}»: fotogrammi misurati ${measured} su ${frames}, con i rettangoli registrati e le impostazioni dell’albero di adesso.`,
  },
  worlds: {
    same: 'La scena scelta con sempre più oggetti nello stesso mondo, che così si affolla.',
    grows:
      'La scena scelta con sempre più oggetti in un mondo che cresce con loro, così che resti ugualmente piena. Cresce anche la profondità massima, così che le celle più piccole restino della stessa grandezza.',
  },
  ring: 'Un anello segna dove una linea scende sotto la forza bruta.',
  rules:
    'A ogni fotogramma tutti gli oggetti si muovono e vengono trovate tutte le coppie. Gli alberi sono quelli della libreria in WebAssembly; la forza bruta, «ordinamento e scansione» e la griglia, con la più veloce di sette grandezze di cella, sono semplice TypeScript; rbush e flatbush sono pacchetti pubblicati, che non dicono quante coppie verificano. Dove una linea finisce, il fotogramma successivo durerebbe troppo.',
  reckoned:
    'Dove sarebbe troppo lenta, la forza bruta è stimata dalla sua ultima misura e disegnata tratteggiata.',
};
