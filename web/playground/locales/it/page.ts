import { counted } from '../plural.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { settings } from './settings.ts';

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
    visited: { label: 'Visitati', hint: 'Nodi raggiunti dalla ricerca.' },
    tested: { label: 'Verificati', hint: 'Oggetti di cui viene esaminato il rettangolo.' },
    candidates: { label: 'Candidati', hint: 'Ciò che l’albero consegna per la sonda.' },
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
  glance: (pairs, tests, nodes) => `Coppie ${pairs} · verifiche ${tests} · nodi ${nodes}`,
  saved: (percent) => `${percent} in meno della forza bruta`,
  moreThanBruteForce: (percent) => `${percent} in più della forza bruta`,
  sliderOf: (label) => `${label}, cursore`,
  levels: (first, last) => (first === last ? first : `${first}–${last}`),
  verdict: (missed, double) => `mancate ${missed}, doppie ${double}`,
  verdictWrong: (missed, double, wrong) =>
    `mancate ${missed}, doppie ${double}, sbagliate ${wrong}`,
  oracleCheck: {
    unchecked: 'non controllato',
    why: (tests, limit) =>
      `Oltre ${limit} oggetti l’oracolo non controlla ogni fotogramma: la forza bruta farebbe ${tests} verifiche.`,
    ask: 'Controlla questo fotogramma',
    checking: (percent) => `controllo: ${percent}`,
  },
  nothing: '–',
  tree: {
    title: 'Forma dell’albero',
    outline: 'Nodi dell’albero',
    root: 'radice',
    nodeHolds: (depth, objects, own, pairs) =>
      `profondità ${depth}, ${counted(objects, 'oggetto', 'oggetti')}, di cui ${own} qui${pairs === undefined ? '' : `, ${counted(pairs, 'coppia', 'coppie')}`}`,
    numbering: (upperLeft, upperRight, lowerLeft, lowerRight) =>
      `I figli sono in ordine di numero: ${upperLeft} in alto a sinistra, ${upperRight} in alto a destra, ${lowerLeft} in basso a sinistra, ${lowerRight} in basso a destra.`,
    help: 'Il nodo che indichi viene incorniciato nell’immagine, e la cella che indichi viene segnata qui. I tasti freccia percorrono l’elenco.',
  },
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
    onlyBounce:
      'Gli strumenti agiscono su oggetti che rimbalzano: scegli «Rimbalzo» come movimento.',
  },
  lessons: {
    title: 'Comincia da qui',
    intro:
      'Dove gli oggetti si affollano, il quadtree ritaglia celle più piccole: ognuno si verifica solo con i pochi vicini.',
    tour: 'Visita guidata',
    quadtree: 'Che cos’è un quadtree',
    placement: 'Nodo padre o foglia?',
  },
  legend: {
    title: 'Significato dei segni',
    object: 'oggetto',
    second: 'secondo tipo di oggetto',
    collides: 'parte di una coppia in collisione',
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
  replaying: (frame, percent, left) =>
    `In cammino verso il fotogramma ${frame}: ${percent}${left === undefined ? '' : `, ancora circa ${left}`}`,
  halt: 'Fermati qui',
  halted: (reached, wanted) =>
    `Fermo al fotogramma ${reached}, in cammino verso il fotogramma ${wanted}.`,
  lag: (pace, asked, needed) =>
    `Velocità ${pace}: questo computer impiega ${needed} ms per un tick da ${asked} ms.`,
  canvasOnly:
    'Disegnato su un canvas 2D, perché questo browser non offre WebGL2: è il processore a disegnare ogni oggetto, e le folle vanno più piano.',
  pinned: 'Sonda fissata. Un altro clic o Esc la libera; C copia il link.',
  stillMotion: 'Nulla si muove, perché il tuo sistema chiede meno animazioni.',
  playAnyway: 'Avvia comunque',
  playing: 'In riproduzione',
  pausedAt: (frame, objects, pairs, nodes) =>
    `In pausa al fotogramma ${frame}: oggetti ${objects}, coppie in collisione ${pairs}, nodi ${nodes}.`,
  probeSays: (candidates, hits) => `Sonda: candidati ${candidates}, contatti ${hits}.`,
  sceneChosen: (name) => `Scena: ${name}.`,
};
