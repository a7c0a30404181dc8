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
        'Alcuni quadrati si muovono, e un gioco deve sapere quali si toccano: sono quelli rossi. Il modo più semplice confronta ogni quadrato con tutti gli altri e si chiama forza bruta. Con 24 quadrati sono 276 coppie verificate, daccapo a ogni fotogramma. Con il doppio dei quadrati diventano circa quattro volte tante.',
        'Dividiamo allora il mondo in quattro quadranti. Qui nessun quadrato è a cavallo di una linea tra i quadranti, perciò nessuno può toccare un quadrato di un altro quadrante. Si confrontano solo i quadrati dello stesso quadrante: 96 coppie verificate invece di 276.',
        'Un quadrante con più di 3 quadrati viene diviso di nuovo, e così via: 3 è la capacità. Dove c’è folla le celle sono piccole; dove è quasi vuoto restano grandi. Celle dentro celle: questo è un quadtree. Restano 38 coppie verificate.',
        'Come trova un quadrato la sua cella? Parte dal mondo intero, la radice dell’albero, e scende nel quadrante che lo contiene. Seguine uno con i pulsanti freccia: alla fine la sua cella ha più di 3 quadrati, e viene divisa.',
        'Un attimo dopo, il quadrato segnato è a cavallo di una linea nel mezzo. Può toccare quadrati da entrambe le parti, e nessun quadrante lo contiene per intero. Perciò resta nella radice, che lo contiene, e viene confrontato con i quadrati di ogni cella che raggiunge. («Nodo padre o foglia?» mostra un altro modo.)',
        'Ora chiedi all’albero che cosa tocca il quadrato giallo. La visita arriva solo alle celle che il quadrato giallo raggiunge. Quelle tratteggiate vengono escluse con tutti i quadrati conservati al loro interno; quelli a cavallo di una linea sono conservati più in alto, e vengono verificati: su 24 quadrati, 8 vengono verificati e 3 trovati. Torna indietro con il pulsante freccia per seguirla.',
        'Le coppie si trovano allo stesso modo. Questi due sono conservati in una stessa cella, perciò vengono confrontati; non si toccano. Quadrati le cui celle sono separate non vengono mai confrontati: l’albero verifica 45 coppie invece di 276.',
        'Duemila quadrati: la forza bruta verificherebbe 1.999.000 coppie a ogni fotogramma. L’albero ne verifica meno di una su duecento. Ora tocca a te: cambia le impostazioni, lancia i quadrati, chiedi perché due vengono confrontati.',
      ],
    },
    placement: {
      title: 'Nodo padre o foglia?',
      captions: [
        'Dove si conserva un quadrato a cavallo di una linea? Con il modo «Nodo padre», nella cella più piccola che lo contiene per intero. Una croce segna ogni quadrato che per questo è conservato sopra le foglie. (Le foglie sono le celle che non sono divise oltre.)',
        'Ogni quadrato è conservato una volta sola, ma c’è un prezzo: chi cerca deve guardare tutto ciò che è conservato lungo la discesa. Per il quadrato giallo ci sono 3 candidati, e solo 1 lo tocca; quello sulla linea di mezzo è molto lontano.',
        'Con il modo «Foglie» solo le foglie conservano quadrati. Quello a cavallo di una linea viene copiato in ogni foglia che raggiunge; una seconda cornice segna questi quadrati. Ora ci sono 48 riferimenti a 24 quadrati.',
        'Questo quadrato era a cavallo della linea di mezzo già nella prima lezione. Con il modo «Foglie» il suo percorso si biforca alla linea, e finisce in più di una foglia. Torna indietro con il pulsante freccia per vederlo biforcarsi.',
        'Quale modo costa meno lavoro? Ecco 150 quadrati piccoli con il modo «Nodo padre». L’albero verifica 351 coppie invece di 11.175, e la maggior parte riguarda i pochi quadrati segnati, conservati sopra le foglie.',
        'Gli stessi quadrati con il modo «Foglie». Ci sono alcune copie, 201 riferimenti a 150 quadrati, ma meno coppie verificate: 169. Con quadrati piccoli conviene.',
        'Con quadrati grandi è il contrario: copiati in molte foglie, gli stessi due vengono confrontati più volte. «Foglie» verifica 465 coppie, «Nodo padre» 160. Un terzo modo, «Copertura», copia i quadrati piccoli e conserva più in alto quelli grandi: 153. Tutti trovano le stesse coppie; prova con i tuoi oggetti.',
      ],
    },
  },
};
