import type { LessonStrings } from '../strings.ts';

export const italianLessons: LessonStrings = {
  label: 'Lezione',
  next: 'Pagina successiva (L)',
  former: 'Pagina precedente (K)',
  close: 'Termina la lezione',
  pageOf: (page, last) => `Pagina ${page} di ${last}`,
  unreadable: 'Questa lezione non ha nessuna pagina leggibile.',
  lessons: {
    quadtree: {
      title: 'Che cos’è un quadtree',
      captions: [
        'Dei quadrati si muovono, e un gioco deve sapere quali si toccano. Confrontare ciascuno con tutti gli altri si chiama forza bruta. Quanti confronti servono è scritto accanto a «Forza bruta», e con il doppio dei quadrati sono quattro volte tanti.',
        'Allora taglia il mondo in quattro quadranti. Ciò che sta in un quadrante non può toccare ciò che sta in un altro: quei due non vanno mai confrontati.',
        'Un quadrante che ha ancora più oggetti della sua capacità viene tagliato di nuovo, e così via. Dove c’è folla le celle sono piccole; dove è vuoto restano grandi. Celle dentro celle: questo è un quadtree.',
        'Come trova un oggetto la sua cella? Comincia dalla radice e scende nel quadrante che lo contiene. Seguilo con le frecce qui sotto, o con N e B. Un nodo sulla sua strada riceve troppi oggetti, e si divide.',
        'Questo sta a cavallo di una linea. Nessun quadrante lo contiene intero, perciò resta nel nodo padre. (La lezione «Nodo padre o foglia?» mostra un altro modo.)',
        'Ora chiedi all’albero che cosa c’è nel quadrato giallo. La visita arriva solo alle celle a portata; ciò che è tratteggiato viene tralasciato con tutto ciò che sta sotto, e là dentro nulla viene verificato. Torna indietro con B per guardarla.',
        'Lo stesso vale per le coppie. Due oggetti vengono confrontati solo se le loro strade nell’albero si incontrano; qui si incontrano. Scegli lo strumento con il punto interrogativo e due oggetti qualsiasi per chiedere perché vengono verificati, o perché no.',
        'Duemila quadrati: guarda quanto si risparmia. Da qui in poi è tutto tuo. Cambia le impostazioni, lancia quadrati, e chiedi.',
      ],
    },
    placement: {
      title: 'Nodo padre o foglia?',
      captions: [
        'Dove si tiene un oggetto che sta su una linea e non entra in nessun quadrante? Il modo Nodo padre lo tiene nel nodo più piccolo che lo contiene intero. Una croce segna quelli che per questo stanno sopra le foglie.',
        'Ogni oggetto è tenuto una volta sola, ma c’è un prezzo: chi chiede deve guardare tutto ciò che è tenuto lungo la discesa, per quanto lontano sia. Alcuni dei candidati verdi non sono affatto vicini al quadrato giallo.',
        'Il modo Foglie tiene gli oggetti solo nelle foglie: chi sta su una linea viene copiato in ogni foglia che raggiunge. Una seconda cornice li segna. Ora i riferimenti sono più degli oggetti.',
        'Lo stesso oggetto dell’altra lezione, con il modo Foglie: sulla linea la sua strada si biforca, e finisce in più di una foglia. Torna indietro con B per vederla biforcarsi.',
        'Gli oggetti grandi fanno risaltare la differenza. Con il modo Nodo padre la maggior parte resta in alto, e viene confrontata con quasi tutti.',
        'Con il modo Foglie gli stessi oggetti stanno ciascuno in molte foglie: guarda come crescono i riferimenti, e con loro i nodi.',
        'Fianco a fianco, con un terzo modo: Copertura copia nelle foglie gli oggetti piccoli e tiene in alto i grandi. Tutti trovano le stesse coppie; il lavoro è diverso. Quale sia il migliore dipende dai tuoi oggetti: provali con i tuoi.',
      ],
    },
  },
};
