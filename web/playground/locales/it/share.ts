import { countingIn } from '../counting.ts';
import type { ShareStrings } from '../strings.ts';

const { counted, number } = countingIn('it');

export const share: ShareStrings = {
  title: 'Condividi questo fotogramma',
  close: 'Chiudi',
  copy: 'Copia',
  save: 'Salva',
  saved: 'Salvato.',
  notCopied: 'Questo browser non permette alla pagina di copiare. Ecco il testo:',
  text: 'Testo da copiare',
  noLink: 'Qui non ci sono Link e Incorpora: non possono contenere una registrazione o un caso.',
  kinds: {
    link: { label: 'Link', hint: 'Apre esattamente ciò che vedi: questo fotogramma, in pausa.' },
    embed: {
      label: 'Incorpora',
      hint: 'Per la tua pagina: scegli tu che cosa i lettori vedono e possono cambiare.',
    },
    lesson: {
      label: 'Lezione',
      hint: 'Una visita guidata per i tuoi lettori: raccogli fotogrammi, ciascuno con una didascalia.',
    },
    typescript: {
      label: 'TypeScript',
      hint: 'Un programma per il pacchetto npm, con questi rettangoli e un ciclo che li muove.',
    },
    javascript: {
      label: 'JavaScript',
      hint: 'Funziona così com’è, nello <script type="module"> di una pagina o in Node, con questi rettangoli e un ciclo che li muove.',
    },
    cpp: {
      label: 'C++',
      hint: 'Un programma per la libreria C++, con questi rettangoli e un ciclo che li muove.',
    },
    png: { label: 'PNG', hint: 'L’immagine, pixel per pixel, anche più grande che sullo schermo.' },
    svg: { label: 'SVG', hint: 'L’immagine in forma vettoriale, nitida a ogni dimensione.' },
    clip: {
      label: 'Filmato',
      hint: 'Un filmato dei prossimi tick, da questo fotogramma in poi. È un file MP4, oppure WebM se questo browser non può creare MP4.',
    },
    gif: {
      label: 'GIF animata',
      hint: 'Un’immagine animata dei prossimi tick, che si ripete senza fine, per i forum che non accettano filmati. È larga e alta al massimo 480 pixel, con 256 colori e 20 immagini al secondo.',
    },
    case: {
      label: 'Caso',
      hint: 'Un file per segnalare un errore: i rettangoli esatti, la ricerca e i risultati di Quadrille e della forza bruta. Per riaprirlo, trascinalo sulla pagina.',
    },
  },
  setUp: 'Prepara',
  add: 'Aggiungi',
  lesson: {
    title: 'I fotogrammi di una lezione',
    how: 'Aggiungi questo fotogramma con una didascalia, chiudi la finestra, mostra il fotogramma seguente e riaprila. L’elenco resta finché non chiudi la pagina.',
    caption: 'Didascalia di questo fotogramma',
    add: 'Aggiungi questo fotogramma',
    name: 'Titolo della lezione',
    pages: 'Fotogrammi raccolti',
    captionOf: (place) => `Didascalia del fotogramma ${place}`,
    earlier: 'Prima',
    later: 'Dopo',
    remove: 'Togli',
    open: 'Aprila qui',
    copyLink: 'Copia il link',
    copyJson: 'Copia come JSON',
    added: (pages) =>
      `Aggiunto: finora ${counted(pages, { one: 'fotogramma', other: 'fotogrammi' })}.`,
    moved: (place) => `Adesso è il fotogramma ${place}.`,
    full: 'Una lezione contiene al massimo 50 fotogrammi e 3.000 caratteri: accorcia una didascalia o togli un fotogramma.',
    notCopied: 'Questo browser non permette alla pagina di copiare.',
  },
  scale: 'Dimensioni dell’immagine, in pixel',
  tooLarge: (width, height) =>
    `Questo browser non può creare un’immagine di ${width} × ${height} pixel. Scegli dimensioni minori, oppure SVG.`,
  lengthOf: { clip: 'Durata del filmato', gif: 'Durata della GIF' },
  seconds: (seconds) => `${seconds} secondi`,
  cancel: 'Annulla',
  encoding: {
    clip: (percent) => `Creazione del filmato: ${percent}`,
    gif: (percent) => `Creazione della GIF: ${percent}`,
  },
  cannotEncode: {
    clip: 'Questo browser non può creare questo filmato. Possono farlo Chrome ed Edge, Safari dalla versione 16.4 e Firefox per computer dalla versione 130.',
    gif: 'Questo browser non può creare questa GIF.',
  },
  embed: {
    title: 'Incorpora nella tua pagina',
    form: { label: 'Tipo di codice', iframe: 'Un iframe', element: 'Elemento' },
    iframeHint: 'Non richiede script. È largo quanto la colonna in cui si trova.',
    elementHint:
      'Uno script di questo sito aggiunge l’elemento: il tuo testo può comandarlo, e può essere alto quanto il suo contenuto.',
    follow: 'Alto quanto il contenuto',
    height: 'Altezza',
    start: {
      label: 'Avvio',
      running: 'In movimento',
      paused: 'In pausa',
      click: 'Con un clic',
      poster: 'Copertina, si carica con un clic',
    },
    shown: 'Che cosa si vede',
    locked: 'Che cosa i lettori non possono cambiare',
    parts: {
      scenes: 'Scene',
      time: 'Tempo',
      buttons: 'Pulsanti',
      numbers: 'Numeri',
      diagram: 'Schema dell’albero',
      caption: 'Didascalia',
      settings: 'Impostazioni',
      tools: 'Strumenti',
      zoom: 'Pulsanti di ingrandimento',
      probe: 'Tipo di sonda',
      extras: 'Pulsanti oltre ad Avvia',
      link: 'Link al playground',
    },
    background: 'Colore dello sfondo',
    accent: 'Colore di link e pulsanti',
    fontSize: 'Dimensione del testo',
    thousands: { label: 'Numeri', auto: 'come nella lingua' },
    usual: 'Predefinito',
    readerLanguage: 'Quella del lettore',
    articleLanguage: 'Quella dell’articolo',
    preview: 'Anteprima',
    widths: { phone: 'Su un telefono', column: 'In una colonna' },
    code: 'Codice da incorporare',
    notCopied: 'Questo browser non permette alla pagina di copiare. Seleziona il codice qui sopra.',
  },
  embedTitle: 'Quadrille: un quadtree al lavoro',
  embedInstead: 'Qui non è stato possibile mostrare il playground.',
  reach: {
    otherScene:
      'Un link non può contenere una registrazione o un caso: apre la scena che c’era prima, con le impostazioni attuali dell’albero.',
    fromStart: 'Questo fotogramma è troppo avanti per un link: il link parte dall’inizio.',
    fewerEdits: (held: number, all: number) =>
      `Il link ha posto per le prime ${number(held)} modifiche su ${number(all)} e mostra la scena com’era prima della successiva.`,
  },
};
