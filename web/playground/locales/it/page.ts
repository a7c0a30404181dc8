import { areFew, type CountedForms, countingIn } from '../counting.ts';
import type { Strings } from '../strings.ts';
import { scenes } from './scenes.ts';
import { words } from './words.ts';

const { counted, number } = countingIn('it');

/** One object has no other to overlap. */
const question = (count: number, forms: CountedForms): string =>
  count < 2
    ? `Con ${counted(count, forms)} non c’è nessuna coppia da confrontare.`
    : `Quali di questi ${counted(count, forms)} si sovrappongono? ${areFew(count) ? 'Quando sono così pochi, un quadtree risparmia poco o nulla.' : 'Un quadtree confronta solo quelli che hanno una cella in comune.'}`;

export const page: Strings = {
  language: 'it',
  title: 'Quadrille: guarda come un quadtree trova le collisioni',
  skip: 'Vai alle impostazioni',
  skipToPicture: 'Vai all’immagine',
  scenesLabel: 'Scene',
  headline: {
    squares: (count) => question(count, { one: 'quadrato', other: 'quadrati' }),
    objects: (count) => question(count, { one: 'oggetto', other: 'oggetti' }),
    tested: () => 'test di coppia',
    withoutTree: 'per tutte le coppie',
    inAll: 'in tutto',
  },
  query: {
    how: 'Trascina sull’immagine per cercare in un’area.',
    howZoomed:
      'Trascina per cercare in un’area. Maiusc e trascina, o due dita, spostano l’immagine.',
    howZoomedByTouch: 'Trascina per cercare in un’area. Due dita spostano l’immagine.',
    remove: 'Togli la sonda',
    found: (cells, candidates, hits) =>
      `celle visitate ${number(cells)} · candidati ${number(candidates)} · contatti ${number(hits)}`,
  },
  ownScene: 'Una scena di questa pagina',
  articleScene: 'Da un articolo',
  picture: {
    label: 'Immagine in tempo reale',
    role: 'immagine interattiva',
    shows: 'La scena, le celle del suo quadtree e ciò che collide.',
    keys: {
      probe: 'I tasti freccia spostano la sonda, con Maiusc a piccoli passi.',
      tool: 'I tasti freccia muovono lo strumento, Invio lo appoggia e lo solleva, Esc lo mette via.',
      view: 'I tasti freccia spostano l’inquadratura.',
    },
  },
  transport: 'Riproduzione',
  moreControls: 'Altri comandi',
  steps: 'Passi, sonda e link',
  numbers: 'Dati in tempo reale',
  caption: 'Questa scena',
  settings: 'Impostazioni',
  footer:
    'Ogni cella, ogni coppia e ogni candidato di questa pagina viene dal pacchetto quadrille, compilato dal C++ in WebAssembly.',
  ...words,
  scenes,
  actions: {
    play: 'Avvia',
    pause: 'Pausa',
    how: 'Mostrami come',
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
    references: { label: 'Riferimenti' },
    depth: { label: 'Livelli' },
    tests: { label: 'Test di coppia' },
    bruteForce: { label: 'Forza bruta' },
    collidingPairs: { label: 'Coppie in collisione' },
    boxPairs: { label: 'Rettangoli sovrapposti' },
    visited: { label: 'Visitati' },
    tested: { label: 'Confrontati' },
    candidates: { label: 'Candidati' },
    duplicates: { label: 'Doppioni' },
    hits: { label: 'Contatti' },
    time: { label: 'Tempo' },
    check: { label: 'Controllo a forza bruta' },
    fingerprint: { label: 'Impronta', hint: 'Lo stesso link mostra la stessa impronta.' },
  },
  meanings: 'Significato dei dati',
  frameCosts: 'Quanto costa un fotogramma',
  startScene: (name) => `Avvia: ${name}`,
  openWhole: 'Apri nel playground',
  summary: (pairs, tests, nodes) => `Coppie ${pairs} · test ${tests} · nodi ${nodes}`,
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
  range: (first: string, last: string) => `${first}–${last}`,
  treeTitle: 'Forma dell’albero',
  tools: {
    label: 'Strumenti',
    look: 'Guarda',
    ask: 'Traccia',
    askHint: 'Come l’albero accoglie un oggetto, o perché due vengono confrontati',
    grab: 'Trascina e lancia',
    add: 'Aggiungi oggetti',
    wall: 'Aggiungi muri',
    erase: 'Cancella',
    undo: 'Annulla',
    redo: 'Ripeti',
  },
  lessons: {
    title: 'Lezioni',
    article: 'Articolo',
    documentation: 'Docs',
    examples: 'Esempi',
    quadtree: 'Che cos’è un quadtree',
    placement: 'Nodo padre o foglie?',
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
    `Il quadtree non si è avviato. Serve un browser con WebAssembly e le sue istruzioni SIMD. (${reason})`,
  notFetched: 'Non è stato possibile scaricare questa parte della pagina.',
  tryAgain: 'Riprova',
  timeline: 'Linea del tempo',
  frameOf: (frame, last) => `Fotogramma ${frame} di ${last}`,
  stillMotion: 'Nulla si muove, perché il tuo sistema chiede di ridurre le animazioni.',
  playAnyway: 'Avvia comunque',
  playing: 'In riproduzione',
  pausedAt: (frame, objects, pairs, nodes) =>
    `In pausa al fotogramma ${number(frame)}: oggetti ${number(objects)}, coppie in collisione ${number(pairs)}, nodi ${number(nodes)}.`,
  probeSays: (candidates, hits) =>
    `Sonda: candidati ${number(candidates)}, contatti ${number(hits)}.`,
  sceneChosen: (name) => `Scena: ${name}.`,
};
