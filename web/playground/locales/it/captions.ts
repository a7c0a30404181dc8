import type { CaptionStrings } from '../strings.ts';

export const captions: CaptionStrings = {
  /** The title of what differs. */
  difference: 'Che cosa cambia qui',
  /** Of a view in place of the picture. */
  view: {
    title: 'Questa vista',
    numbers: (placement) =>
      `I numeri in tempo reale sono quelli dell’albero delle impostazioni: ${placement}.`,
  },
  /** What each scene shows, in one line. */
  lines: {
    crowd:
      'Quadrati in una folla: un quadtree trova quelli che si sovrappongono, con il test di una piccola parte delle coppie.',
    bodies:
      'Cerchi, rettangoli ruotati e poligoni si toccano: ogni punto di contatto con la normale, e la linea del tempo dei contatti.',
    s0: 'Il quadtree del classico tutorial Java: un oggetto a cavallo di una linea resta nel nodo padre.',
    s1: 'Un quadtree che conserva gli oggetti solo nelle foglie: quello a cavallo di una linea è copiato in ogni foglia che tocca.',
    s2: 'I quadrati rimbalzano sui bordi: a ogni tick si vede la forma dell’albero, e le coppie in collisione diventano rosse.',
    s3: 'Un quadtree gestisce uno sparatutto: trova quali colpi raggiungono quali nemici e conserva gli oggetti fuori dallo schermo.',
    s4: 'Diecimila piccoli elementi in un quadtree: restituisce i candidati di un bersaglio, e segna quelli che lo toccano.',
  },
  bodies: {
    caption:
      'Cerchi, rettangoli ruotati e poligoni sono i corpi di un World, che confronta forme come un albero confronta rettangoli. Si muovono e ruotano. Dove due si toccano c’è un punto di contatto: una freccia, la normale, è la direzione in cui un gioco li separerebbe, e un tratto dice quanto si sovrappongono. Il cerchio tratteggiato è un sensore: rileva soltanto ciò che lo tocca. Il corpo piccolo è un proiettile: a ogni passo se ne esamina tutto il percorso, così non manca nulla di ciò che attraversa. La linea del tempo mostra ogni coppia dal passo in cui comincia a toccarsi al passo in cui non si tocca più.',
    differs:
      'Questa è una scena propria della pagina. L’albero contiene i rettangoli dei corpi; World ne confronta le forme e riporta gli eventi.',
  },
  s0: {
    caption:
      'Il tutorial classico, come lo presenta la sua traduzione italiana: un oggetto che non entra in nessun quadrante resta nel nodo padre, e i quadranti si numerano in senso antiorario da quello in alto a destra. All’undicesimo oggetto un nodo si divide. Nei colori dell’articolo gli oggetti sono rossi e diventano neri dove collidono.',
    differs:
      'Nel codice dell’articolo una coppia arriva una o due volte, e un rettangolo a cavallo di una linea non trova ciò che sta nei quadranti. Qui ogni coppia arriva una volta sola, e un rettangolo trova tutto ciò che tocca.',
  },
  s1: {
    caption:
      'L’articolo vietnamita conserva gli oggetti solo nelle foglie: quello a cavallo di una linea viene copiato in ogni foglia che tocca, perciò i riferimenti sono più degli oggetti. I bordi che si toccano contano come collisione, i quadranti seguono l’ordine Z e la radice è al livello 1: al livello 5 si arriva dopo quattro divisioni.',
    differs:
      'Nel codice dell’articolo gli oggetti fuori dalla radice vengono scartati e le coppie arrivano più volte. Qui non si perde nulla, e ogni coppia arriva una volta sola.',
  },
  s2: {
    caption:
      'La demo cinese in C++: i quadrati rimbalzano sui bordi, a ogni tick si vede la forma dell’albero, e i due quadrati di una coppia in collisione diventano rossi. Al sesto oggetto un nodo si divide; finché la radice non si è divisa non si disegna nessuna linea.',
    differs:
      'Nel codice dell’articolo è il centro dell’oggetto a decidere se sta nella metà superiore, e uno dei due oggetti di una coppia può mantenere il suo colore. Qui decidono i bordi, ed entrambi diventano rossi.',
  },
  s3: {
    caption:
      'L’articolo sul framework per giochi affida all’albero uno sparatutto. I nemici nascono fuori dallo schermo ed entrano, i colpi volano in senso opposto. Un colpo sparisce insieme al nemico che incontra; ciò che è sparito o ha lasciato lo schermo viene riutilizzato. Gli oggetti fuori dallo schermo non vanno mai persi: l’albero li conserva e viene aggiornato sul posto, non ricostruito. La cornice attorno allo schermo mostra gli oggetti in attesa.',
    differs: 'L’articolo non indica dimensioni e velocità: qui le ha scelte questa pagina.',
  },
  s4: {
    caption:
      'Lo stress test dell’articolo su Unity: 10.000 piccoli elementi in 64 foglie al massimo, la radice a profondità 1, la foglia più profonda a 4. Il quadrato incorniciato è il bersaglio: l’albero restituisce i candidati, e quelli che lo toccano hanno un segno a parte. Spostalo sopra un incrocio di linee e poi lontano, e osserva come cambiano i candidati.',
    differs:
      'L’articolo segna i candidati, e il programma li deve cercare fra tutti gli elementi. Qui l’albero restituisce solo i candidati, ciascuno una volta sola. Hanno un segno anche gli elementi che collidono fra loro, cosa che l’articolo non mostra.',
  },
  /** What objects in bouncing motion do where they meet. */
  meeting: {
    through: 'Gli oggetti si attraversano a vicenda.',
    walls: 'I muri fermano gli oggetti, che si attraversano a vicenda.',
    bounce: 'I muri fermano gli oggetti, e gli oggetti si fermano a vicenda.',
  },
  /** Of each article: its name, its language, and what its scene teaches. */
  sources: {
    s0: 'Java tip, in italiano: ciò che sta su una linea resta nel genitore',
    s1: 'STDIO, in vietnamita, C++: solo foglie, con copie',
    s2: 'CSDN, in cinese, C++: l’albero e le sue coppie, a ogni fotogramma',
    s3: 'imooc, in cinese, Cocos Creator: l’albero gestisce gli oggetti di un gioco',
    s4: 'Unity C#, in cinese tradizionale: i candidati di un bersaglio fra 10.000',
  },
  links: {
    chapter: 'Il capitolo che lo spiega',
    statements: 'Che cosa dice l’articolo (in inglese)',
    code: 'Il codice (in inglese)',
    document: 'Il documento che ne parla (in inglese)',
    all: 'Tutte le scene e le viste',
  },
};
