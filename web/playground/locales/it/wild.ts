import type { WildStrings } from '../strings.ts';

export const wild: WildStrings = {
  name: 'Difetti dei quadtree in progetti veri',
  intro:
    'Questi difetti sono stati trovati in progetti veri. Qui sono ricostruiti con altri oggetti e numeri: ogni pagina fa girare un piccolo albero con il difetto accanto allo stesso albero senza, e la forza bruta conta ciò che non va.',
  faulty: 'Con il difetto',
  cured: 'Senza',
  cause: 'Perché succede',
  cure: 'Come si corregge',
  found: 'Dove è stato trovato',
  play: 'Aprilo nel playground',
  all: 'Tutti i difetti',
  more: 'Altri difetti',
  page: 'La pagina di questo difetto',
  chapter: 'Il capitolo che lo spiega',
  docs: 'Nella documentazione',
  mistakes: 'Dieci errori comuni',
  fault: (language) => `Il difetto, in ${language}`,
  fix: (language) => `La correzione, in ${language}`,
  rewritten: 'Il codice è stato scritto per questa pagina. Non è il codice del progetto.',
  notRun: 'L’albero qui non viene eseguito: la scena ha troppi oggetti.',
  boxesOnly: (square, rectangle) =>
    `Questo albero cerca solo con un rettangolo, perciò questa sonda non dà risultati: scegli «${square}» o «${rectangle}».`,
  thread: {
    issues: (project, number) => `${project}, segnalazione ${number}`,
    pull: (project, number) => `${project}, proposta di modifica ${number}`,
  },
  states: {
    open: 'aperta quando questa pagina è stata scritta',
    closed: 'chiusa nel frattempo',
    merged: 'accolta nel frattempo',
  },
  defects: {
    far: {
      title: 'Gli oggetti lontani dall’origine spariscono',
      symptom:
        'Gli oggetti oltre un confine fisso vengono scartati senza errore. Sono sullo schermo, ma nessun clic e nessuna ricerca li trova.',
      looks:
        'Con il difetto: anelli magenta circondano gli oggetti che l’albero non ha, e linee con una croce uniscono quelli che si sovrappongono e non vengono trovati. Senza: l’albero li ha tutti.',
      cause:
        'La radice copre un rettangolo fisso, e insert restituisce false per un rettangolo che non vi sta tutto dentro. Chi chiama ignora questo valore. Va perso anche un oggetto che supera appena il confine.',
      cure: 'Tratta le celle al confine come se arrivassero all’infinito, oppure fai crescere la radice. Se l’albero deve rifiutare un oggetto, lanci un errore.',
      said: 'Nell’editor di nodi di ComfyUI, l’indice dei nodi finisce a 10.000 unità dall’origine in ogni direzione. La segnalazione dice che un workflow di 3.000 nodi occupa circa 48.000 unità, così che la maggior parte dei nodi manca dall’indice.',
    },
    line: {
      title: 'Gli oggetti su una linea fra le celle vanno persi',
      symptom:
        'Un oggetto con un bordo esattamente sulla linea fra due celle non è conservato in nessuna delle due. In una mappa a tasselli lo sono quasi tutti.',
      looks:
        'Con il difetto: anelli magenta tratteggiati circondano i tasselli che l’albero non ha. Senza: l’albero li ha tutti.',
      cause:
        'Ogni cella confronta con < da entrambi i lati. Un bordo uguale alla linea non è dentro nessuna cella, e nemmeno a cavallo. Casi simili sembrano rari, ma tasselli, griglie e numeri interi li producono di continuo.',
      cure: 'Assegna ogni linea a uno dei suoi lati: confronta con >= da una parte e con < dall’altra.',
      said: 'In kontra, un rettangolo piatto su una linea veniva restituito prima che l’albero si dividesse, e dopo non più. In quadtree-ts, un segmento fra due celle non viene trovato.',
    },
    twice: {
      title: 'La stessa coppia è segnalata due volte',
      symptom:
        'Un oggetto in più celle viene ritrovato in ognuna, così che un contatto conta due, tre o quattro volte.',
      looks:
        'Con il difetto: un numero magenta dice quante volte un oggetto ha avuto lo stesso vicino. Senza: non ci sono numeri.',
      cause:
        'Un oggetto a cavallo di una linea è in due o quattro foglie. La ricerca unisce le liste di tutte le foglie che visita, e non toglie ciò che ha già.',
      cure: 'Restituisci ogni oggetto una volta: con un insieme di ciò che è stato trovato, o con il numero della ricerca scritto in ogni oggetto trovato.',
      said: 'In js-quadtree, un punto su una linea veniva restituito due volte. In melonJS, una prima versione del quadtree restituiva doppioni.',
    },
    stale: {
      title: 'Un oggetto tolto può ancora essere colpito',
      symptom:
        'Un oggetto si sposta e poi viene tolto, ma l’albero lo conserva. Le ricerche successive trovano un oggetto che non esiste più.',
      looks:
        'Con il difetto: anelli magenta tratteggiati circondano oggetti che sono stati tolti e che l’albero ha ancora. Senza: non ci sono più.',
      cause:
        'L’albero cerca l’oggetto nelle celle che il suo rettangolo raggiunge. Il programma ha già cambiato il rettangolo, così l’albero cerca nelle celle nuove, e la voce in quelle di prima resta.',
      cure: 'Togli un oggetto prima di cambiarne il rettangolo, oppure fai conservare all’albero il rettangolo con cui è stato inserito.',
      said: 'Un utente di rbush, che è un R-tree, lo ha preso all’inizio per un difetto. rbush funziona come previsto: gli serve il rettangolo con cui l’elemento è stato inserito. La proposta di modifica chiede di scriverlo nella documentazione.',
    },
    endless: {
      title: 'Punti uguali dividono l’albero senza fine',
      symptom:
        'I punti uguali sono più di quanti ne contenga una foglia. Ogni divisione li sposta tutti nello stesso nodo figlio, finché la pila trabocca.',
      looks:
        'Con il difetto: i quadrati magenta sono celle oltre la profondità massima, ognuna dentro la precedente, fin dove questa pagina ferma l’albero. Senza: la foglia alla profondità massima conserva tutti i punti.',
      cause:
        'Una foglia si divide quando ha più punti della sua capacità, e punti uguali non si separano mai. Nient’altro ferma la ricorsione. JavaScript lancia allora «Maximum call stack size exceeded».',
      cure: 'Fermati a una profondità massima: lì una foglia conserva tutto ciò che riceve.',
      said: 'In quads, una libreria in Python, un punto inserito più volte della capacità finisce in un errore di ricorsione. The Coding Train ne ha discusso per il suo QuadTree, che da allora ha un limite di profondità. Anche js-quadtree ne ha avuto uno.',
    },
    giant: {
      title: 'Un oggetto grande è in ogni foglia',
      symptom:
        'Gli oggetti grandi sono conservati in ogni foglia sotto di loro e le fanno dividere tutte. Inserirli richiede tempo, e la memoria cresce.',
      looks:
        'Con il difetto: le linee magenta sono le celle che conservano uno degli oggetti grandi. Senza: ognuno è al massimo in quattro nodi.',
      cause:
        'Ogni foglia riceve ogni oggetto che la raggiunge. Dove ci sono oggetti grandi, ogni foglia supera la sua capacità e si divide fino alla profondità massima, anche se nessuna divisione li separa.',
      cure: 'Conserva un oggetto in nodi grandi circa quanto lui: non sono mai più di quattro.',
      said: 'In quadtree-js, molti rettangoli che coprono tutti e quattro i nodi figli richiedevano tanto tempo da sembrare una ricorsione senza fine. L’autore risponde che finisce, e consiglia meno livelli o un’altra struttura.',
    },
    corner: {
      title: 'Una ricerca guarda un solo angolo',
      symptom:
        'Una ricerca restituisce ciò che è nella cella del suo angolo in alto a sinistra. Mancano gli oggetti delle altre celle che copre.',
      looks:
        'Con il difetto: anelli magenta tratteggiati circondano gli oggetti che toccano la sonda e non vengono trovati. Senza: vengono trovati tutti.',
      cause:
        'La ricerca scende secondo la sua posizione, come per un punto. Non guarda larghezza e altezza.',
      cure: 'Visita ogni nodo figlio che il rettangolo raggiunge.',
      said: 'In un quadtree di ExamplesByMesh, retrieve prende x e y dell’elemento e nient’altro. La segnalazione propone un test con larghezza e altezza.',
    },
    whole: {
      title: 'Una ricerca su una linea restituisce tutto l’albero',
      symptom:
        'Una piccola ricerca a cavallo del centro restituisce ogni oggetto, anche dall’altra parte del mondo. Non manca nulla, ma non si risparmia nulla.',
      looks:
        'Con il difetto: ogni oggetto è un candidato della sonda. Senza: ci sono candidati solo nelle celle che la sonda raggiunge.',
      cause:
        'La ricerca vuole un nodo figlio che la contenga tutta. Se non c’è, prende tutti e quattro i nodi figli, non solo quelli che raggiunge.',
      cure: 'Esamina ogni nodo figlio per sé, e visita quelli che la ricerca raggiunge.',
      said: 'Un utente di Phaser ha visto che un’area vicina al centro riceveva tutti gli oggetti. L’autore risponde che questo quadtree è fatto così. I risultati sono giusti; costano solo più test.',
    },
  },
};
