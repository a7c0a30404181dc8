import type { ExerciseWords } from '../exercises.ts';
import { verdicts } from '../verdicts/it.ts';

export const exercises: ExerciseWords = {
  title: 'Tocca a te',
  showAnswer: 'Mostra la risposta',
  another: 'Disegnane un altro',
  drawn: 'Eccone uno nuovo.',
  right: verdicts.right,
  wrong: verdicts.wrong,
  answer: verdicts.answer,
  cell: (number) => `Cella ${number}`,
  square: 'Quadrato',
  marked: 'Segnato',
  query: 'Ricerca',
  placed: (name, left, right, top, bottom) =>
    `${name}: x da ${left} a ${right}, y da ${top} a ${bottom}`,
  from: (x, y) => `Partenza: x ${x}, y ${y}`,
  direction: (x, y) => `si sposta di x ${x}, y ${y}`,
  picture: 'La scena della domanda.',
  statements: {
    hit: 'Un contatto',
    candidate: 'Un candidato, ma non un contatto',
    neither: 'Nessuno dei due',
  },
  kinds: {
    allPairs: {
      question: 'Quanti test fa la forza bruta per questi {count} quadrati?',
      reason:
        'Ognuno dei {count} quadrati può fare coppia con altri {others}. Così però ogni coppia è contata due volte: {count} × {others} ÷ 2 = {tests}.',
    },
    sameCell: {
      question:
        'Il mondo è tagliato in quadranti, e ogni quadrante di nuovo in quadranti. È disegnato solo il primo taglio. Scegli il quadrato che sta nella stessa cella di quello segnato.',
      reason:
        'Ombreggiata: la cella del quadrato segnato. I quadrati di altre celle non vengono confrontati con lui, nemmeno se sono più vicini.',
    },
    nextSplit: {
      question:
        'La capacità è {capacity}, la profondità massima è {depth}. Scegli la cella che si divide se riceve un altro quadrato.',
      reason:
        'Ha tanti quadrati quanti ne prevede la capacità, {capacity}, e sta sopra la profondità massima. Tutte le altre celle hanno ancora posto, oppure sono a profondità {depth} e non si dividono.',
    },
    depthOfKeeper: {
      question:
        'Il modo è nodo padre. La radice ha profondità 0. A quale profondità è il nodo che conserva il quadrato segnato?',
      reason:
        'Ombreggiata: la cella più piccola che contiene tutto il quadrato. Il suo nodo è a profondità {depth}.',
    },
    candidateOrHit: {
      question:
        'Il modo è foglie. Il rettangolo tratteggiato è una ricerca. Che cos’è il quadrato segnato per questa ricerca?',
      reason:
        'Ombreggiate: le celle che la ricerca raggiunge. Tutti i quadrati conservati lì sono candidati; quelli che il rettangolo stesso tocca sono contatti.',
    },
    otherNode: {
      question:
        'Ogni quadrato si sposta come dice la sua freccia. Scegli quello che poi è conservato in un altro nodo.',
      reason:
        'Passa in un’altra cella. Tutti gli altri restano nella loro: per loro non cambia nulla.',
    },
    meetings: {
      question: 'Il modo è foglie. In quante foglie si incontrano i due quadrati segnati?',
      reason:
        'Ombreggiate: le foglie che conservano entrambi i quadrati. Sono in tutto: {meetings}. A segnalare la coppia è solo la foglia con l’angolo in alto a sinistra della parte che hanno in comune.',
    },
    touching: {
      question:
        'Qui contano anche i bordi a contatto. Scegli il quadrato che tocca quello segnato.',
      reason:
        'Ha in comune con il quadrato segnato una parte di un bordo, oppure un angolo. Fra gli altri e quello segnato c’è spazio.',
    },
    firstHit: {
      question: 'La freccia è un raggio. Scegli il quadrato che il raggio colpisce per primo.',
      reason:
        'Adesso è disegnato tutto il raggio. Incontra questo quadrato prima di tutti gli altri.',
    },
    testsLeft: {
      question: 'Un albero conserva questi {count} quadrati nelle foglie. Quanti test restano?',
      reason:
        'Vengono confrontati solo i quadrati della stessa cella. Ombreggiate: le celle con due o più quadrati. La somma dei loro test è {tests}; la forza bruta ne fa {all}.',
    },
    nearest: {
      question:
        'La tua torre sta sulla croce e spara al quadrato più vicino. Scegli quel quadrato.',
      reason:
        'La distanza di un quadrato è quella del suo punto più vicino. Un quadrato grande può essere vicino anche se il suo centro è lontano.',
    },
  },
  sheet: {
    number: (seed) => `Foglio ${seed}`,
    name: 'Nome',
    group: 'Classe',
    controls: 'Questo foglio',
    another: 'Disegna un altro foglio',
    showAnswers: 'Mostra le risposte',
    hideAnswers: 'Nascondi le risposte',
    copyQuestions: 'Copia il link alle domande',
    copyAnswers: 'Copia il link con le risposte',
    print: 'Stampa',
    copied: 'Link copiato.',
    mark: 'Segna la risposta nell’immagine.',
  },
};
