import { countingIn } from '../counting.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';

const { number } = countingIn('it');

export const page: Strings = {
  language: 'it',
  title: 'Quadrille: guarda come un quadtree trova le collisioni',
  tagline: 'Guarda come un quadtree trova le collisioni',
  skip: 'Vai alle impostazioni',
  scenesLabel: 'Scene',
  picture:
    'Immagine in tempo reale della scena, delle celle del suo quadtree e di ciò che collide. I tasti freccia spostano la sonda.',
  transport: 'Riproduzione',
  numbers: 'Dati in tempo reale',
  caption: 'Questa scena',
  settings: 'Impostazioni',
  footer:
    'Ogni cella, ogni coppia e ogni candidato di questa pagina viene dal pacchetto quadrille, compilato dal C++ in WebAssembly.',
  ...settings,
  differs: 'Che cosa cambia qui',
  scenes,
  actions: {
    play: 'Avvia',
    pause: 'Pausa',
    step: 'Passo',
    stepBack: 'Passo indietro',
    restart: 'Ricomincia',
    probe: 'Sonda',
    copyLink: 'Copia link',
    linkCopied: (frame) => `Link copiato: apre il fotogramma ${frame}, in pausa.`,
    linkNotCopied: 'Copialo dalla barra degli indirizzi',
    copied: 'Copiato.',
    share: 'Condividi',
    newSeed: 'Nuovo seme',
  },
  facts: {
    frame: { label: 'Fotogramma' },
    objects: { label: 'Oggetti' },
    nodes: { label: 'Nodi' },
    leaves: { label: 'Foglie' },
    references: {
      label: 'Riferimenti',
      hint: 'Voci presenti in tutti i nodi: più degli oggetti, se di alcuni si conservano copie.',
    },
    depth: { label: 'Livelli' },
    tests: {
      label: 'Coppie verificate',
      hint: 'Coppie confrontate rettangolo per rettangolo. Nelle liste lunghe i gruppi lontani fra loro si saltano in blocco.',
    },
    bruteForce: { label: 'Forza bruta' },
    collidingPairs: { label: 'Coppie in collisione' },
    boxPairs: {
      label: 'Rettangoli sovrapposti',
      hint: 'Le coppie che l’albero passa alla verifica delle forme.',
    },
    visited: { label: 'Visitati', hint: 'Nodi raggiunti dalla ricerca.' },
    tested: { label: 'Verificati', hint: 'Oggetti di cui viene esaminato il rettangolo.' },
    candidates: { label: 'Candidati', hint: 'Ciò che l’albero consegna per la sonda.' },
    duplicates: {
      label: 'Doppioni',
      hint: 'Voci di oggetti che la sonda ha già incontrato in un’altra lista: vengono saltate.',
    },
    hits: { label: 'Contatti', hint: 'Ciò che tocca davvero la sonda.' },
    time: {
      label: 'Tempo',
      hint: 'Per seguire gli oggetti e trovare tutte le coppie: media degli ultimi fotogrammi, su questo computer.',
    },
    oracle: { label: 'Oracolo', hint: 'La forza bruta controlla ogni coppia.' },
    fingerprint: { label: 'Impronta', hint: 'Lo stesso link mostra la stessa impronta.' },
  },
  frameCosts: 'Quanto costa un fotogramma',
  startScene: (name) => `Avvia: ${name}`,
  openWhole: 'Apri nel playground',
  summary: (pairs, tests, nodes) => `Coppie ${pairs} · verifiche ${tests} · nodi ${nodes}`,
  saved: (percent) => `${percent} in meno della forza bruta`,
  moreThanBruteForce: (percent) => `${percent} in più della forza bruta`,
  sliderOf: (label) => `${label}, cursore`,
  verdict: (missed, double) => `mancate ${missed}, doppie ${double}`,
  verdictWrong: (missed, double, wrong) =>
    `mancate ${missed}, doppie ${double}, sbagliate ${wrong}`,
  oracleCheck: {
    unchecked: 'non controllato',
    ask: 'Controlla questo fotogramma',
    checking: (percent) => `controllo: ${percent}`,
  },
  nothing: '–',
  treeTitle: 'Forma dell’albero',
  tools: {
    label: 'Strumenti',
    look: 'Guarda',
    ask: 'Chiedi: la storia di un oggetto, o perché due vengono verificati',
    grab: 'Trascina e lancia',
    add: 'Aggiungi oggetti',
    wall: 'Disegna muri',
    erase: 'Cancella',
    undo: 'Annulla',
    redo: 'Ripeti',
  },
  lessons: {
    title: 'Comincia da qui',
    intro:
      'Dove gli oggetti si affollano, il quadtree ritaglia celle più piccole: ognuno si verifica solo con i pochi vicini.',
    article: 'Leggi l’articolo',
    tour: 'Visita guidata',
    quadtree: 'Che cos’è un quadtree',
    placement: 'Nodo padre o foglia?',
  },
  legend: {
    title: 'Significato dei segni',
    object: 'oggetto',
    second: 'secondo tipo di oggetto',
    collides: 'parte di una coppia in collisione',
    near: 'il suo rettangolo si sovrappone a un altro',
    contact: 'normale e profondità di un contatto',
    visited: 'visitata dalla sonda',
    candidate: 'candidato della sonda',
    touched: 'tocca la sonda',
    straddles: 'conservato sopra le foglie',
    copied: 'conservato in più foglie',
    line: 'bordo di una cella',
    cell: 'cella, tinta secondo la profondità',
  },
  backToPicture: 'Torna all’immagine',
  camera: {
    label: 'Ingrandimento',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    zoomToFit: 'Mostra tutto',
  },
  keyHelp: {
    names: { ' ': 'Spazio', ',': 'virgola', '.': 'punto', '+': 'più', '-': 'meno' },
    modifier: 'Ctrl o ⌘',
    entry: (key, action) => `${key}: ${action}`,
    onPicture: 'sull’immagine, i tasti freccia muovono la sonda, un clic la fissa, Esc la libera',
  },
  cannotStart: (reason) =>
    `Il quadtree non si è avviato, quindi non c’è nulla da mostrare. Serve un browser con WebAssembly e le sue istruzioni SIMD. (${reason})`,
  notFetched: 'Questa parte della pagina non si è potuta scaricare.',
  tryAgain: 'Riprova',
  timeline: 'Linea del tempo',
  frameOf: (frame, last) => `Fotogramma ${frame} di ${last}`,
  lag: (pace, asked, needed) =>
    `Velocità ${pace}: questo computer impiega ${needed} ms per un tick da ${asked} ms.`,
  canvasOnly:
    'Disegnato su un canvas 2D, perché questo browser non offre WebGL2: è il processore a disegnare ogni oggetto, e le folle vanno più piano.',
  pinned: 'Sonda fissata. Un altro clic o Esc la libera; C copia il link.',
  stillMotion: 'Nulla si muove, perché il tuo sistema chiede meno animazioni.',
  playAnyway: 'Avvia comunque',
  playing: 'In riproduzione',
  pausedAt: (frame, objects, pairs, nodes) =>
    `In pausa al fotogramma ${number(frame)}: oggetti ${number(objects)}, coppie in collisione ${number(pairs)}, nodi ${number(nodes)}.`,
  probeSays: (candidates, hits) =>
    `Sonda: candidati ${number(candidates)}, contatti ${number(hits)}.`,
  sceneChosen: (name) => `Scena: ${name}.`,
};
