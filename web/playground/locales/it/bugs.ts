import type { BugStrings } from '../strings.ts';

export const bugs: BugStrings = {
  printed: {
    s0: 'Come pubblicato: programma Java',
    s1: 'Come pubblicato: programma vietnamita',
    s2: 'Come pubblicato: demo cinese',
  },
  corrected: 'Come doveva essere',
  scene: 'Prepara una scena che lo mostra',
  legend:
    'In magenta c’è ciò che la forza bruta trova e il codice no: una linea con una croce unisce una coppia mancata, un anello tratteggiato circonda un oggetto perso, un numero dice quante volte una coppia è arrivata da un lato.',
  rests: (limit) => `Il museo si ferma oltre ${limit} oggetti.`,
  tooLarge:
    'Il museo si ferma: per questa scena l’albero dell’articolo impiegherebbe secondi a fotogramma.',
  boxesOnly: (square, rectangle) =>
    `Il codice dell’articolo accetta solo ricerche con un rettangolo, perciò questa sonda aspetta: scegli «${square}» o «${rectangle}».`,
  fault: (language) => `Il difetto, in ${language}`,
  fix: (language) => `La correzione, in ${language}`,
  rewritten: 'Scritto per questa pagina, secondo ciò che l’articolo descrive.',
  facts: {
    missed: {
      label: 'Coppie mancate',
      hint: 'Coppie che si sovrappongono e che nessuno ha segnalato.',
    },
    doubles: {
      label: 'Doppioni',
      hint: 'Quante volte a un oggetto è stato segnalato di nuovo lo stesso vicino; ogni lato di una coppia conta.',
    },
    oneSided: {
      label: 'Viste da un solo lato',
      hint: 'Coppie che solo uno dei due oggetti trova.',
    },
    unmarked: {
      label: 'In collisione, non colorati',
      hint: 'Oggetti che collidono e mantengono il colore di sempre.',
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
    leaking: {
      label: 'Persi tra poco',
      hint: 'Nodi che la prossima clear() dimentica e che nessuno libera.',
    },
    leaked: {
      label: 'Nodi persi finora',
      hint: 'Nodi di fotogrammi precedenti ancora in memoria, contati sui fotogrammi mostrati qui.',
    },
    reports: {
      label: 'Segnalazioni',
      hint: 'Contatti segnalati, da entrambi i lati e ogni volta.',
    },
  },
  why: {
    descent:
      'Un rettangolo a cavallo di una linea riceve solo ciò che sta nel suo nodo, perché la funzione retrieve dell’articolo scende solo per i rettangoli che entrano in un quadrante. Ogni coppia della scena viene comunque trovata dall’altro lato, ma a una ricerca che viene da fuori, come quella della sonda, sfugge ciò che sta sotto.',
    halves:
      'La metà di 75 è 37,5, ma il codice dell’articolo la tronca a 37. Dal livello 4 in poi le celle non riempiono più la cella padre: le strisce magenta non appartengono a nessuna cella. Nessuna coppia si perde, perché gli oggetti vengono smistati con i punti medi esatti; ma ciò che si disegna non è ciò che si intende.',
    outside:
      'Un oggetto che non tocca la radice non viene messo da nessuna parte, senza una parola. Finché non entra non può né essere trovato né collidere; i nemici che aspettano fuori schermo si attraversano.',
    doubles:
      'Un oggetto su una linea sta in due o quattro foglie, e una visita lo prende da ciascuna. La lista dell’articolo li tiene tutti, così la stessa coppia viene verificata e segnalata fino a quattro volte.',
    centre:
      'La verifica per la metà superiore guarda il centro dell’oggetto invece del suo bordo inferiore. Un oggetto che sporge oltre la linea viene messo sopra e non incontra mai ciò che tocca sotto.',
    copies:
      'I candidati sono copie, quindi solo chi chiede diventa rosso. Se una coppia viene trovata da un solo lato, perché un oggetto a cavallo di una linea non guarda in basso, il compagno mantiene il suo colore mentre collide.',
    leak: 'L’albero viene svuotato prima di ogni fotogramma: la clear() dell’articolo mette a 0 i puntatori ai figli e non cancella niente. L’immagine è giusta, ma tutti i nodi sotto la radice restano in memoria e nessuno può più raggiungerli. Avvia la scena e guarda crescere il numero.',
  },
};
