import type { LessonStrings } from '../strings.ts';

export const lessons: LessonStrings = {
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
        'Alcuni quadrati si muovono, e un gioco deve sapere quali si toccano. Confrontare ciascuno con tutti gli altri si chiama forza bruta. Quanti confronti servono è scritto accanto a «Forza bruta»: con il doppio dei quadrati diventano quattro volte tanti.',
        'Dividiamo allora il mondo in quattro quadranti. Ciò che sta in un quadrante non può toccare ciò che sta in un altro: confrontarli non serve mai.',
        'Un quadrante che contiene ancora più oggetti della sua capacità viene diviso di nuovo, e così via. Dove gli oggetti si affollano le celle sono piccole; dove c’è vuoto restano grandi. Celle dentro celle: questo è un quadtree.',
        'Come trova un oggetto la sua cella? Parte dalla radice e scende nel quadrante che lo contiene. Seguilo con le frecce qui sotto, o con N e B. Lungo il percorso un nodo riceve troppi oggetti, e si divide.',
        'Questo oggetto è a cavallo di una linea. Nessun quadrante lo contiene per intero, perciò resta nel nodo padre. (La lezione «Nodo padre o foglia?» mostra un altro modo.)',
        'Ora chiedi all’albero che cosa c’è nel quadrato giallo. La visita arriva solo alle celle a portata; ciò che è tratteggiato viene escluso con tutto ciò che sta sotto, e là dentro nulla viene verificato. Torna indietro con B per seguirla.',
        'Lo stesso vale per le coppie. Due oggetti vengono confrontati solo se i loro percorsi nell’albero si incontrano, e qui si incontrano. Scegli lo strumento con il punto interrogativo e due oggetti qualsiasi per chiedere perché vengono verificati, o perché no.',
        'Duemila quadrati: guarda quanto si risparmia. Da qui in poi tocca a te. Cambia le impostazioni, lancia i quadrati, e chiedi.',
      ],
    },
    placement: {
      title: 'Nodo padre o foglia?',
      captions: [
        'Dove si conserva un oggetto a cavallo di una linea, che non entra in nessun quadrante? Il modo «Nodo padre» lo conserva nel nodo più piccolo che lo contiene per intero. Una croce segna quelli che per questo stanno sopra le foglie.',
        'Ogni oggetto è conservato una volta sola, ma c’è un prezzo: chi cerca deve guardare tutto ciò che è conservato lungo la discesa, per quanto lontano sia. Alcuni dei candidati verdi non sono affatto vicini al quadrato giallo.',
        'Il modo «Foglie» conserva gli oggetti solo nelle foglie: quello a cavallo di una linea viene copiato in ogni foglia che raggiunge. Una seconda cornice segna queste copie. Ora i riferimenti sono più degli oggetti.',
        'Lo stesso oggetto dell’altra lezione, con il modo «Foglie»: alla linea il suo percorso si biforca, e finisce in più di una foglia. Torna indietro con B per vederlo biforcarsi.',
        'Gli oggetti grandi fanno risaltare la differenza. Con il modo «Nodo padre» la maggior parte resta in alto, e viene confrontata con quasi tutti.',
        'Con il modo «Foglie» ognuno degli stessi oggetti sta in molte foglie: guarda come crescono i riferimenti, e con loro i nodi.',
        'Fianco a fianco, con un terzo modo: «Copertura» copia nelle foglie gli oggetti piccoli e conserva più in alto i grandi. Tutti trovano le stesse coppie, ma con un lavoro diverso. Quale sia il migliore dipende dagli oggetti: prova con i tuoi.',
      ],
    },
  },
};
