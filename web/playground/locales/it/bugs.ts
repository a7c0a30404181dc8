import type { BugStrings } from '../strings.ts';

export const bugs: BugStrings = {
  names: {
    descent: 'Perdite nelle celle piccole',
    halves: 'Fessure fra le celle',
    outside: 'Oggetti esterni persi',
    doubles: 'Coppie ripetute',
    centre: 'Perdite sotto una linea',
    copies: 'Collisioni non colorate',
    leak: 'Memoria che si riempie',
    far: 'Lontani scartati',
    line: 'Persi su una linea',
    twice: 'Stessa coppia due volte',
    stale: 'Tolti ma presenti',
    endless: 'Divisioni senza fine',
    giant: 'In ogni foglia',
    corner: 'Un solo angolo',
    whole: 'L’albero intero',
  },
  wild: 'In progetti veri',
  what: 'Questo progetto ha ricostruito cinque articoli sui quadtree. Nel loro codice ci sono i difetti elencati qui; ognuno gira accanto alla sua correzione.',
  made: 'La scena è fatta apposta per questo difetto.',
  printed: {
    s0: 'Come pubblicato: l’articolo con codice Java',
    s1: 'Come pubblicato: l’articolo vietnamita',
    s2: 'Come pubblicato: l’articolo cinese',
  },
  corrected: 'Corretto',
  scene: 'Mostra una scena con il difetto',
  legend:
    'In magenta c’è ciò che la forza bruta trova e il codice no: una linea con una croce unisce gli oggetti di una coppia mancata, un anello tratteggiato circonda un oggetto perso, un numero dice quante volte un lato ha segnalato una coppia.',
  rests: (limit) => `Oltre ${limit} oggetti il programma dell’articolo non viene eseguito.`,
  tooLarge:
    'Il programma dell’articolo qui non viene eseguito: per questa scena il suo albero impiegherebbe alcuni secondi per fotogramma.',
  boxesOnly: (square, rectangle) =>
    `Il codice dell’articolo cerca solo con un rettangolo, perciò questa sonda non dà risultati: scegli «${square}» o «${rectangle}».`,
  fault: (language) => `Il difetto, in ${language}`,
  fix: (language) => `La correzione, in ${language}`,
  rewritten: 'Scritto per questa pagina, secondo ciò che l’articolo descrive.',
  source: (statement) =>
    `Che cosa dice l’articolo: punto ${statement} di «What the five articles say» (in inglese)`,
  facts: {
    missed: {
      label: 'Coppie mancate',
      hint: 'Coppie che si sovrappongono e non sono state segnalate.',
    },
    doubles: {
      label: 'Ripetizioni',
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
      label: 'Contatti mancati dalla sonda',
      hint: 'Oggetti che toccano la sonda e non erano tra i suoi candidati. Serve la sonda.',
    },
    inGaps: {
      label: 'Oggetti nelle fessure',
      hint: 'Oggetti che entrano in una fessura fra le celle.',
    },
    dropped: { label: 'Oggetti scartati', hint: 'Oggetti che l’albero non conserva affatto.' },
    leaking: {
      label: 'Persi alla prossima clear()',
      hint: 'Nodi che la prossima clear() abbandona senza liberarli.',
    },
    leaked: {
      label: 'Nodi persi finora',
      hint: 'Nodi di fotogrammi precedenti rimasti in memoria, contati nei fotogrammi mostrati qui.',
    },
    reports: {
      label: 'Segnalazioni',
      hint: 'Contatti segnalati, da entrambi i lati e ogni volta.',
    },
    ghosts: {
      label: 'Tolti, ancora trovati',
      hint: 'Oggetti che sono stati tolti e che l’albero ha ancora.',
    },
    nodes: { label: 'Nodi', hint: 'Tutti i nodi dell’albero.' },
    entries: {
      label: 'Voci',
      hint: 'Oggetti nelle liste dei nodi; un oggetto in più nodi conta in ognuno.',
    },
    deepest: { label: 'Livello più profondo', hint: 'La profondità del nodo più profondo.' },
    everywhere: {
      label: 'In più di quattro nodi',
      hint: 'Oggetti conservati in più nodi di quanti la loro dimensione richieda.',
    },
    endless: {
      label: 'Divisioni senza fine',
      hint: 'Foglie che si dividerebbero per sempre; la pagina le ferma.',
    },
    candidates: {
      label: 'Candidati',
      hint: 'Ciò che restituiscono insieme le ricerche di tutti gli oggetti.',
    },
    needless: {
      label: 'Candidati inutili',
      hint: 'Candidati in celle che la ricerca non raggiunge.',
    },
  },
  says: {
    descent:
      'A una ricerca a cavallo di una linea sfugge tutto ciò che sta nelle celle sottostanti.',
    halves:
      'Le metà vengono troncate a numeri interi, perciò fra le celle piccole restano fessure.',
    outside: 'Gli oggetti fuori dal mondo vengono scartati, e nessun errore lo segnala.',
    doubles:
      'Un oggetto a cavallo di una linea sta in più celle, e ciascuna lo restituisce di nuovo.',
    centre:
      'Un oggetto che sporge oltre una linea non viene mai confrontato con ciò che tocca al di sotto.',
    copies:
      'Di due oggetti in collisione uno può mantenere il suo colore, perché ne è stata colorata solo una copia.',
    leak: 'I nodi dei fotogrammi precedenti restano in memoria per sempre.',
  },
  looks: {
    descent:
      'Come pubblicato: anelli magenta tratteggiati circondano gli oggetti che toccano la sonda e non vengono trovati. Corretto: si trovano tutti.',
    halves:
      'Come pubblicato: le strisce magenta sono parti del mondo che non appartengono a nessuna cella. Corretto: non ci sono strisce.',
    outside:
      'Come pubblicato: anelli magenta tratteggiati circondano i nemici fuori schermo che l’albero non contiene; linee con una croce uniscono quelli che si sovrappongono e non vengono trovati. Corretto: l’albero li contiene tutti.',
    doubles:
      'Come pubblicato: un numero magenta dice quante volte un oggetto ha ricevuto lo stesso vicino. Corretto: riceve ogni vicino una volta sola, perciò non ci sono numeri.',
    centre:
      'Come pubblicato: linee magenta con una croce uniscono oggetti che si sovrappongono e non vengono trovati. Corretto: entrambi diventano rossi.',
    copies:
      'Come pubblicato: anelli magenta tratteggiati circondano gli oggetti che collidono e mantengono il loro colore. Corretto: i due oggetti di una coppia diventano rossi.',
    leak: 'Le due immagini sono uguali, perché il difetto è nella memoria. Avvia la scena e guarda «Nodi persi finora» qui sotto: come pubblicato cresce, corretto resta a 0.',
  },
  why: {
    descent:
      'Un rettangolo a cavallo di una linea trova solo ciò che sta nel suo nodo, perché la funzione retrieve dell’articolo scende solo per i rettangoli che entrano in un quadrante. Ogni coppia della scena viene comunque trovata dall’altro lato, ma a una ricerca che non è un oggetto della scena, come la sonda, sfugge ciò che sta nei nodi sottostanti.',
    halves:
      'La metà di 75 è 37,5, ma il codice dell’articolo la tronca a 37. Dal livello 4 in poi le celle non riempiono più la cella padre: le strisce magenta non appartengono a nessuna cella. Nessuna coppia si perde, perché gli oggetti vengono smistati con i punti medi esatti; ma le celle disegnate sono sbagliate.',
    outside:
      'Un oggetto che non tocca la radice non viene messo da nessuna parte, e nulla lo segnala. Finché non entra non può né essere trovato né collidere; i nemici che aspettano fuori schermo si attraversano.',
    doubles:
      'Un oggetto a cavallo di una linea è conservato in due o quattro foglie, e una ricerca lo prende da ciascuna. La lista dell’articolo li tiene tutti, così la stessa coppia viene confrontata e segnalata fino a quattro volte.',
    centre:
      'Il test per la metà superiore guarda il centro dell’oggetto invece del suo bordo inferiore. Un oggetto che sporge oltre la linea viene messo sopra e non viene mai confrontato con ciò che tocca sotto.',
    copies:
      'I candidati sono copie, quindi diventa rosso solo l’oggetto che cerca. Se una coppia viene trovata da un solo lato, perché la ricerca di un oggetto a cavallo di una linea non scende, l’altro mantiene il suo colore anche se collide.',
    leak: 'L’albero viene svuotato prima di ogni fotogramma: la clear() dell’articolo mette a 0 i puntatori ai nodi figli e non libera niente. L’immagine è giusta, ma tutti i nodi sotto la radice restano in memoria, e nessun puntatore porta più a loro. Avvia la scena e guarda crescere il numero.',
  },
};
