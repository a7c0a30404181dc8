import { DEPTH_LIMIT } from '../state/parameters.ts';
import { counted } from './count.ts';
import type { Strings } from './strings.ts';

export const italian: Strings = {
  language: 'it',
  title: 'Quadrille: guarda un quadtree trovare le collisioni',
  tagline: 'Guarda un quadtree trovare le collisioni',
  skip: 'Vai alle impostazioni',
  scenesLabel: 'Scene',
  picture:
    'Immagine dal vivo della scena, delle celle del suo quadtree e di ciò che collide. I tasti freccia muovono la sonda.',
  transport: 'Riproduzione',
  numbers: 'Numeri dal vivo',
  caption: 'Informazioni sulla scena',
  settings: 'Impostazioni',
  footer:
    'Ogni cella, coppia e candidato di questa pagina viene dal pacchetto quadrille, compilato da C++ a WebAssembly.',
  groups: {
    scene: 'Oggetti',
    tree: 'Albero',
    probe: 'Sonda',
    view: 'Immagine',
    compare: 'Confronto',
    page: 'Pagina',
  },
  parameters: {
    count: { label: 'Numero di oggetti' },
    minSize: { label: 'Dimensione minima' },
    maxSize: { label: 'Dimensione massima' },
    speed: { label: 'Velocità massima' },
    motion: { label: 'Movimento' },
    rate: { label: 'Ritmo', hint: 'Più lento o più veloce da guardare; un tick resta lo stesso.' },
    seed: { label: 'Seme casuale', hint: 'Lo stesso seme mostra la stessa scena, ovunque.' },
    placement: {
      label: 'Dove si conserva un oggetto',
      hint: 'Coppie e contatti sono gli stessi in tutti i modi; lavoro e forma no.',
    },
    capacity: {
      label: 'Capacità',
      hint: 'Un nodo si divide quando gli appartengono più oggetti di così.',
    },
    maxDepth: { label: 'Profondità massima' },
    looseness: {
      label: 'Allargamento',
      hint: 'Di quanto le celle larghe superano i propri bordi. Solo con le celle larghe.',
    },
    touching: { label: 'I bordi che si toccano collidono' },
    probe: {
      label: 'Mostra la sonda',
      hint: 'Segue il puntatore, o i tasti freccia quando l’immagine ha il focus. Un clic la fissa, un altro clic o Esc la libera.',
    },
    probeKind: {
      label: 'Che cosa chiede la sonda',
      hint: 'Con un raggio o un quadrato in moto, trascina sull’immagine per disegnare il percorso.',
    },
    probeSize: { label: 'Dimensione della sonda' },
    probeX: { label: 'Centro della sonda, x' },
    probeY: { label: 'Centro della sonda, y' },
    probeHeight: { label: 'Altezza della sonda, se rettangolo' },
    wayX: { label: 'Percorso verso destra, di raggio e quadrato in moto' },
    wayY: { label: 'Percorso verso il basso, di raggio e quadrato in moto' },
    nearest: { label: 'Quanti tra i più vicini' },
    visits: { label: 'Ombreggia le celle che visita' },
    step: {
      label: 'Livelli di discesa della visita',
      hint: `Meno livelli: meno cammino, più candidati. ${DEPTH_LIMIT} arriva fino in fondo.`,
    },
    pairs: { label: 'Evidenzia le coppie in collisione' },
    lines: { label: 'Linee delle celle' },
    shade: { label: 'Celle più scure in profondità' },
    straddlers: {
      label: 'Segna gli oggetti a cavallo e le copie',
      hint: 'Una croce: tenuto sopra le foglie. Una seconda cornice: tenuto in più foglie.',
    },
    labels: { label: 'Numeri nelle celle' },
    order: { label: 'Numerazione dei figli' },
    rootLevel: { label: 'La radice è al livello' },
    compare: {
      label: 'Fianco a fianco',
      hint: 'La stessa scena nello stesso istante, in un riquadro per ogni modo di conservare gli oggetti.',
    },
    bug: {
      label: 'Museo degli errori',
      hint: 'Difetti degli articoli così come sono stampati, eseguiti da un piccolo albero di questa pagina. La libreria non ne ha nessuno.',
    },
    race: {
      label: 'Gara',
      hint: 'Il lavoro rispetto al numero di oggetti, da 10 a 100.000, in questa scena.',
    },
    colours: { label: 'Colori dell’immagine' },
    theme: { label: 'Pagina chiara o scura' },
    shortcuts: {
      label: 'Scorciatoie da un tasto',
      hint: 'Spazio avvia e mette in pausa, virgola e punto fanno un passo indietro e avanti, R ricomincia, C copia il link.',
    },
    language: { label: 'Lingua' },
    pace: { label: 'Velocità' },
    playing: { label: 'Avvia' },
  },
  choices: {
    motion: { bounce: 'Rimbalzo', tween: 'Avanti e indietro', shooter: 'Sparatutto' },
    probeKind: {
      box: 'Quadrato',
      rectangle: 'Rettangolo',
      circle: 'Cerchio',
      ray: 'Raggio',
      nearest: 'I più vicini',
      sweep: 'Quadrato in moto',
    },
    placement: { parent: 'Nodo padre', leaf: 'Foglie', loose: 'Celle larghe', cover: 'Copertura' },
    compare: {
      parent: 'Nodo padre',
      leaf: 'Foglie',
      loose: 'Celle larghe',
      cover: 'Copertura',
      brute: 'Forza bruta',
    },
    bug: {
      none: 'Nessuno',
      descent: 'S0.26: non si scende',
      halves: 'S0.31: metà intere',
      outside: 'S1.18: fuori è perso',
      doubles: 'S1.20: trovato di nuovo',
      centre: 'S2.26: prova sul centro',
      copies: 'S2.27: copie colorate',
    },
    order: { counterclockwise: 'Antioraria', zorder: 'A Z' },
    rootLevel: { '0': '0', '1': '1' },
    colours: { article: 'Articolo', paper: 'Carta' },
    theme: { auto: 'Sistema', light: 'Chiara', dark: 'Scura' },
  },
  units: {
    objects: '',
    pixels: 'px',
    pixelsPerTick: 'px per tick',
    levels: '',
    ticksPerSecond: 'tick al secondo',
    times: '×',
    ticks: 'tick',
    none: '',
  },
  differs: 'Che cosa è diverso qui',
  scenes: {
    s0: {
      name: 'Tutorial Java',
      caption:
        'Il consiglio classico, come lo racconta la sua traduzione italiana: un oggetto che non entra in nessun quadrante resta nel nodo padre, e i quadranti si numerano in senso antiorario da quello in alto a destra. Con undici oggetti un nodo si divide. I quadrati rossi sono gli oggetti; quelli che collidono diventano neri.',
      differs:
        'Come stampato, un oggetto su una linea non vede ciò che sta sotto di lui. Qui ogni coppia viene trovata.',
    },
    s1: {
      name: 'Solo foglie',
      caption:
        'L’articolo vietnamita conserva gli oggetti solo nelle foglie: chi sta su una linea viene copiato in ogni foglia che tocca, perciò i riferimenti sono più degli oggetti. I bordi che si toccano contano come collisione, i quadranti seguono l’ordine a Z e la radice è al livello 1: il livello 5 è a quattro divisioni di profondità.',
      differs:
        'Come stampato, gli oggetti fuori dalla radice vengono scartati e le coppie arrivano più volte. Qui non si perde nulla, e ogni coppia arriva una volta.',
    },
    s2: {
      name: 'Rimbalzi',
      caption:
        'La demo cinese in C++: i quadrati rimbalzano sulla cornice e si attraversano l’un l’altro, a ogni tick si vede la forma dell’albero, e i due quadrati di una coppia in collisione diventano rossi. Con sei oggetti un nodo si divide; finché la radice non si è divisa non si traccia nessuna linea.',
      differs:
        'Come stampato, sulla metà superiore decide il centro dell’oggetto, e uno di una coppia può restare del suo colore. Qui decidono i bordi, ed entrambi diventano rossi.',
    },
    s3: {
      name: 'Sparatutto',
      caption:
        'L’articolo sul framework per giochi affida all’albero uno sparatutto. I nemici nascono fuori dallo schermo ed entrano, i colpi volano dall’altra parte, e ciò che lascia lo schermo viene riciclato. Gli oggetti fuori dallo schermo non vanno mai persi: l’albero li conserva e viene aggiornato sul posto, non ricostruito. La cornice attorno allo schermo mostra chi aspetta.',
      differs:
        'Dove l’articolo tace, come su dimensioni e velocità, questa scena fa una scelta propria.',
    },
    s4: {
      name: 'Diecimila',
      caption:
        'La prova di carico dell’articolo su Unity: 10.000 piccoli elementi in non più di 64 foglie, la radice a profondità 1, la foglia più profonda a 4. Il quadrato giallo è il bersaglio: gli elementi verdi sono i candidati che l’albero consegna, quelli rossi lo toccano davvero. Spostalo sopra un incrocio e lontano da esso, e osserva i candidati.',
      differs:
        'L’articolo segna i candidati, e chi chiede li cerca fra tutti gli elementi. Qui l’albero consegna solo i candidati, ciascuno una volta.',
    },
  },
  actions: {
    play: 'Avvia',
    pause: 'Pausa',
    step: 'Passo',
    stepBack: 'Passo indietro',
    restart: 'Ricomincia',
    probe: 'Sonda',
    copyLink: 'Copia link',
    linkCopied: 'Link copiato',
    linkNotCopied: 'Copialo dalla barra degli indirizzi',
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
      hint: 'Voci in tutti i nodi: più degli oggetti dove se ne tengono copie.',
    },
    depth: { label: 'Livelli' },
    tests: { label: 'Coppie verificate' },
    bruteForce: { label: 'Forza bruta' },
    collidingPairs: { label: 'Coppie in collisione' },
    visited: { label: 'Visitati', hint: 'Nodi a cui arriva la domanda.' },
    tested: { label: 'Verificati', hint: 'Oggetti di cui guarda il rettangolo.' },
    candidates: { label: 'Candidati', hint: 'Ciò che l’albero consegna per la sonda.' },
    hits: { label: 'Contatti', hint: 'Ciò che tocca davvero la sonda.' },
    time: {
      label: 'Tempo',
      hint: 'Per seguire gli oggetti e trovare tutte le coppie: media degli ultimi fotogrammi, su questa macchina.',
    },
    oracle: { label: 'Oracolo', hint: 'La forza bruta controlla ogni coppia.' },
    fingerprint: { label: 'Impronta', hint: 'Lo stesso link mostra la stessa impronta.' },
  },
  share: {
    title: 'Porta con te questo fotogramma',
    close: 'Chiudi',
    copy: 'Copia',
    save: 'Salva',
    copied: 'Copiato.',
    saved: 'Salvato.',
    notCopied: 'Questo browser non permette alla pagina di copiare. Ecco il testo:',
    text: 'Testo da copiare',
    kinds: {
      link: { label: 'Link', hint: 'Apre esattamente ciò che vedi.' },
      embed: { label: 'Incorpora', hint: 'Un iframe per la tua pagina; parte con un clic.' },
      typescript: {
        label: 'TypeScript',
        hint: 'Un programma per il pacchetto npm, con questi rettangoli.',
      },
      cpp: { label: 'C++', hint: 'Un programma per la libreria C++, con questi rettangoli.' },
      png: { label: 'PNG', hint: 'L’immagine, pixel per pixel.' },
      svg: { label: 'SVG', hint: 'L’immagine come forme, nitida a ogni dimensione.' },
    },
  },
  startScene: (name) => `Avvia: ${name}`,
  openWhole: 'Apri nel playground',
  embedTitle: 'Quadrille: un quadtree al lavoro',
  glance: (pairs, tests, nodes) => `Coppie ${pairs} · verifiche ${tests} · nodi ${nodes}`,
  saved: (percent) => `${percent} risparmiato`,
  dearer: (percent) => `${percent} in più della forza bruta`,
  sliderOf: (label) => `${label}, cursore`,
  levels: (first, last) => (first === last ? first : `${first}–${last}`),
  verdict: (missed, double) => `mancate ${missed}, doppie ${double}`,
  verdictWrong: (missed, double, wrong) =>
    `mancate ${missed}, doppie ${double}, sbagliate ${wrong}`,
  oracleRests: (limit) => `riposa oltre ${limit}`,
  nothing: '–',
  tree: {
    title: 'Forma dell’albero',
    outline: 'Nodi dell’albero',
    root: 'radice',
    nodeHolds: (depth, objects, own, pairs) =>
      `profondità ${depth}, ${counted(objects, 'oggetto', 'oggetti')}, di cui ${own} qui${pairs === undefined ? '' : `, ${counted(pairs, 'coppia', 'coppie')}`}`,
    help: 'Il nodo indicato è incorniciato nell’immagine, e la cella indicata è segnata qui. I tasti freccia percorrono l’elenco.',
  },
  tools: {
    label: 'Strumenti',
    look: 'Guarda',
    ask: 'Chiedi: la storia di un oggetto, o perché due vengono verificati',
    askHelp:
      'Scegli un oggetto: il suo inserimento viene raccontato, evento per evento. Scegline un secondo: perché i due vengono verificati, o perché no.',
    grab: 'Trascina e lancia',
    add: 'Aggiungi oggetti',
    wall: 'Disegna muri',
    erase: 'Cancella',
    help: 'Lo strumento agisce dove premi. Sull’immagine, i tasti freccia lo muovono, Invio lo appoggia e lo solleva, Esc lo ripone.',
    onlyBounce: 'Gli strumenti agiscono su oggetti che rimbalzano: scegli il moto Rimbalzo.',
  },
  lessons: {
    title: 'Lezioni',
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
    straddles: 'tenuto sopra le foglie',
    copied: 'tenuto in più foglie',
    cell: 'cella, più scura se più profonda',
  },
  backToPicture: 'Torna all’immagine',
  compare: {
    same: (pairs) => `Le stesse coppie in tutti i riquadri: ${pairs}`,
    differ: 'I riquadri non trovano le stesse coppie',
    sameHits: (hits) => `gli stessi contatti della sonda: ${hits}`,
    differentHits: 'I riquadri non trovano gli stessi contatti della sonda',
    oneAlone: 'Scegli un secondo modo con cui confrontare',
    bruteForceRests: (limit) =>
      `La forza bruta si ferma oltre ${limit} oggetti: sarebbe troppo lenta da guardare.`,
  },
  museum: {
    printed: (statement) => `Come stampato, ${statement}`,
    mended: 'Come era inteso',
    scene: 'Prepara una scena che lo mostra',
    legend:
      'In magenta c’è ciò che la forza bruta trova e il codice no: una linea con una croce lega una coppia mancata, un anello tratteggiato circonda un oggetto perso, un numero dice quante volte è arrivata una coppia.',
    rests: (limit) => `Il museo si ferma oltre ${limit} oggetti.`,
    tooLarge:
      'Il museo si ferma: per questa scena l’albero stampato impiegherebbe secondi a fotogramma.',
    boxesOnly: (square, rectangle) =>
      `Al codice stampato si può chiedere solo con un riquadro, perciò questa sonda aspetta: scegli ${square} o ${rectangle}.`,
    facts: {
      missed: {
        label: 'Coppie mancate',
        hint: 'Coppie che si sovrappongono e che nessuno ha segnalato.',
      },
      doubles: {
        label: 'Doppioni',
        hint: 'Quante volte a un oggetto è stato ripetuto lo stesso vicino.',
      },
      oneSided: {
        label: 'Viste da un solo lato',
        hint: 'Coppie che solo uno dei due oggetti trova.',
      },
      unmarked: {
        label: 'In collisione, non colorati',
        hint: 'Oggetti che collidono e tengono il loro solito colore.',
      },
      missedHits: {
        label: 'Contatti che la sonda manca',
        hint: 'Ciò che tocca la sonda e non era tra i suoi candidati. Serve la sonda.',
      },
      inGaps: {
        label: 'Oggetti nelle fessure',
        hint: 'Oggetti che entrano in una striscia che nessuna cella copre.',
      },
      dropped: { label: 'Oggetti scartati', hint: 'Oggetti che l’albero non conserva affatto.' },
      reports: {
        label: 'Segnalazioni',
        hint: 'Contatti riferiti, da entrambi i lati e ogni volta.',
      },
    },
    why: {
      descent:
        'Un riquadro a cavallo di una linea riceve solo ciò che sta nel suo nodo, perché il retrieve stampato scende solo per chi entra in un quarto. Ogni coppia della scena si trova comunque dall’altro lato, ma una domanda da fuori, come la sonda, manca ciò che sta sotto.',
      halves:
        'La metà di 75 è 37,5, ma il codice stampato la tronca a 37. Dal livello 4 le celle non riempiono più il loro padre: le strisce magenta non appartengono a nessuna cella. Nessuna coppia si perde, perché gli oggetti sono divisi dai punti medi esatti; ma ciò che si disegna non è ciò che si intende.',
      outside:
        'Un oggetto che non tocca la radice non viene messo da nessuna parte, senza una parola. Non si può trovare e non può collidere finché non entra; i nemici che aspettano fuori schermo si attraversano.',
      doubles:
        'Un oggetto su una linea sta in due o quattro foglie, e una visita lo prende da ciascuna. La lista stampata li tiene tutti, così la stessa coppia viene provata e segnalata fino a quattro volte.',
      centre:
        'La prova per la metà superiore guarda il centro dell’oggetto invece del suo bordo inferiore. Un oggetto che pende oltre la linea viene archiviato sopra e non incontra mai ciò che tocca sotto.',
      copies:
        'I candidati sono copie, quindi solo chi chiede diventa rosso. Dove una coppia si trova da un solo lato, perché un oggetto a cavallo non guarda in basso, il compagno tiene il suo colore mentre collide.',
    },
  },
  race: {
    sweep: 'Ordina e scorri',
    run: 'Di nuovo',
    stop: 'Ferma',
    running: (count) => `In gara con ${count} oggetti`,
    done: 'La gara è finita',
    stopped: 'Fermata',
    tests: 'Prove di coppie per fotogramma',
    milliseconds: 'Millisecondi per fotogramma, su questa macchina',
    objects: 'Numero di oggetti',
    numbers: 'Tutti i numeri: prove e tempo',
    from: (count) => `da ${count} oggetti in su`,
    never: 'mai',
    wins: (name, tests, time) =>
      `${name} batte la forza bruta nelle prove ${tests}, nel tempo ${time}.`,
    fastest: (count, name) => `Il più veloce con ${count} oggetti: ${name}.`,
    rules:
      'La scena scelta con sempre più oggetti nello stesso mondo, che così si affolla. In ogni fotogramma tutti gli oggetti si muovono e si trovano tutte le coppie. Gli alberi sono la libreria in WebAssembly; la forza bruta e ordina e scorri sono semplice TypeScript. Dove una linea finisce, il fotogramma seguente durerebbe troppo. Un anello segna dove una linea passa sotto la forza bruta.',
    reckoned:
      'Dove sarebbe troppo lenta, la forza bruta è calcolata dalla sua ultima corsa e disegnata con interruzioni.',
  },
  camera: {
    label: 'Ingrandimento',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    zoomToFit: 'Mostra tutto',
  },
  keys: 'Spazio: avvia o pausa · virgola: un passo indietro · punto: un passo avanti · R: ricomincia · N, B: evento successivo e precedente di una storia · L, K: pagina successiva e precedente di una lezione · C: copia il link · più, meno, 0: ingrandisce, riduce, mostra tutto · sull’immagine, i tasti freccia muovono la sonda, un clic la fissa, Esc la libera',
  cannotStart: (reason) =>
    `Il quadtree non è potuto partire, quindi non c’è nulla da mostrare. Serve un browser con WebAssembly e le sue istruzioni SIMD. (${reason})`,
  refused: {
    nodes:
      'L’albero ha rifiutato queste impostazioni: servirebbero troppi nodi. Bastano una capacità maggiore, una profondità massima minore, oppure oggetti meno numerosi e più piccoli.',
    pairs:
      'L’albero ha rifiutato queste impostazioni: collidono troppe coppie per elencarle tutte. Bastano oggetti meno numerosi o più piccoli.',
    time: 'L’albero ha rifiutato queste impostazioni: un solo fotogramma richiederebbe secondi. Bastano una capacità maggiore, un’altra profondità massima, oppure oggetti meno numerosi e più piccoli.',
  },
  newerLink:
    'Questo link viene da una versione più recente della pagina. Ciò che questa non sa leggere è stato tralasciato.',
  cutLink:
    'Questo link è arrivato danneggiato: di ciò che è stato fatto a mano agli oggetti si è potuto leggere solo l’inizio.',
  idleEdits:
    'Questo link contiene modifiche fatte a mano, che solo gli oggetti che rimbalzano possono seguire: la scena è mostrata senza.',
  linkReach: {
    fromStart: 'Questo fotogramma è troppo lontano da raggiungere: il link parte dall’inizio.',
    fewerEdits: (held: string, all: string) =>
      `Il link ha posto per le prime ${held} modifiche su ${all} e mostra la scena com’era prima della successiva.`,
  },
  timeline: 'Linea del tempo',
  frameOf: (frame, last) => `Fotogramma ${frame} di ${last}`,
  replaying: (frame, percent) => `In cammino verso il fotogramma ${frame}: ${percent}`,
  pinned: 'Sonda fissata. Un altro clic o Esc la libera; C copia il link.',
  stillMotion:
    'In pausa, perché il sistema chiede meno movimento. Premi Avvia per vederlo muoversi, o Passo per andare un tick alla volta.',
  playing: 'In riproduzione',
  pausedAt: (frame, objects, pairs, nodes) =>
    `In pausa al fotogramma ${frame}: oggetti ${objects}, coppie in collisione ${pairs}, nodi ${nodes}.`,
  probeSays: (candidates, hits) => `Sonda: candidati ${candidates}, contatti ${hits}.`,
  sceneChosen: (name) => `Scena: ${name}.`,
};
