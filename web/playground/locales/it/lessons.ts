import type { LessonStrings } from '../strings.ts';

export const lessons: LessonStrings = {
  label: 'Lezione',
  next: 'Avanti',
  nextLesson: 'Altra lezione',
  tryIt: 'Prova tu',
  previous: 'Pagina precedente',
  play: 'Avvia la lezione',
  pause: 'Metti in pausa la lezione',
  close: 'Termina la lezione',
  pageOf: (page, last) => `Pagina ${page} di ${last}`,
  unreadable: 'Questa lezione non ha nessuna pagina leggibile.',
  lessons: {
    quadtree: {
      title: 'Che cos’è un quadtree',
      captions: [
        'Alcuni quadrati si muovono, e un gioco deve sapere quali si toccano: sono quelli rossi. Il metodo più semplice confronta ogni quadrato con tutti gli altri e si chiama forza bruta. Con 24 quadrati servono 276 test di coppia, da capo a ogni fotogramma. Con il doppio dei quadrati ne servono circa quattro volte tanti.',
        'Dividiamo allora il mondo in quattro quadranti. Qui nessun quadrato è a cavallo di una linea tra i quadranti, perciò nessuno può toccare un quadrato di un altro quadrante. Si confrontano solo i quadrati dello stesso quadrante: 96 test di coppia invece di 276.',
        'Un quadrante con più di 3 quadrati viene diviso di nuovo, e così via: 3 è la capacità. Dove c’è folla le celle sono piccole; dove è quasi vuoto restano grandi. Celle dentro celle: questo è un quadtree. Restano 38 test di coppia.',
        'Come trova un quadrato la sua cella? Parte dal mondo intero, la radice dell’albero, e scende nel quadrante che lo contiene. Premi «Segui» e seguine uno: alla fine la sua cella ha più di 3 quadrati, e viene divisa.',
        'Un attimo dopo, il quadrato segnato è a cavallo di una linea nel mezzo. Può toccare quadrati da entrambe le parti, e nessun quadrante lo contiene per intero. Perciò resta nella radice, che lo contiene, e viene confrontato con i quadrati di ogni cella che raggiunge. («Nodo padre o foglie?» mostra un altro modo.)',
        'Ora cerca nell’albero che cosa tocca il quadrato viola. La ricerca visita solo le celle che il quadrato viola raggiunge. Quelle tratteggiate vengono escluse con tutti i quadrati conservati al loro interno; quelli a cavallo di una linea sono conservati più in alto, e vengono confrontati: su 24 quadrati, 8 vengono confrontati e 3 trovati. Premi «Segui» per seguire la ricerca passo per passo.',
        'Le coppie si trovano allo stesso modo. Questi due sono conservati in una stessa cella, perciò vengono confrontati; non si toccano: premi «Segui» per vedere come. Quadrati le cui celle sono separate non vengono mai confrontati: l’albero fa 45 test di coppia invece di 276.',
        'Duemila quadrati: la forza bruta farebbe 1.999.000 test di coppia a ogni fotogramma. L’albero ne fa meno di uno su duecento. Ora tocca a te: cambia le impostazioni, lancia i quadrati, traccia perché due vengono confrontati.',
      ],
    },
    placement: {
      title: 'Nodo padre o foglie?',
      captions: [
        'Dove si conserva un quadrato a cavallo di una linea? Con il modo «Nodo padre», nella cella più piccola che lo contiene per intero. Una croce segna ogni quadrato che per questo è conservato sopra le foglie. (Le foglie sono le celle che non sono divise oltre.)',
        'Ogni quadrato è conservato una volta sola, ma c’è un costo: la ricerca deve guardare tutto ciò che è conservato nei nodi che visita. Per il quadrato viola ci sono 3 candidati, e solo 1 lo tocca; quello sulla linea di mezzo è molto lontano.',
        'Con il modo «Foglie» solo le foglie conservano quadrati. Quello a cavallo di una linea viene copiato in ogni foglia che raggiunge; una seconda cornice segna questi quadrati. Ora ci sono 48 riferimenti a 24 quadrati.',
        'Questo quadrato era a cavallo della linea di mezzo già nella prima lezione. Con il modo «Foglie» il suo percorso si biforca alla linea, e finisce in più di una foglia. Premi «Segui» per vederlo biforcarsi.',
        'Quale modo costa meno lavoro? Ecco 150 quadrati piccoli con il modo «Nodo padre». L’albero fa 351 test di coppia invece di 11.175, e la maggior parte riguarda i pochi quadrati segnati, conservati sopra le foglie.',
        'Gli stessi quadrati con il modo «Foglie». Ci sono alcune copie, 201 riferimenti a 150 quadrati, ma meno test di coppia: 169. Con quadrati piccoli conviene.',
        'Con quadrati grandi è il contrario: copiati in molte foglie, gli stessi due vengono confrontati più volte. «Foglie» fa 465 test di coppia, «Nodo padre» 160. Un terzo modo, «Copertura», copia i quadrati piccoli e conserva più in alto quelli grandi: 153. Tutti trovano le stesse coppie; prova con i tuoi oggetti.',
      ],
    },
  },
};
