import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: 'Come fanno i giochi a sapere che cosa si tocca',
  skip: 'Vai al testo',
  contents: 'Capitoli',
  chapter: (number, count) => `Capitolo ${number} di ${count}`,
  begin: 'Comincia',
  drag: {
    square: 'Trascina un quadrato.',
    query: 'Trascina il quadrato della ricerca.',
    arrow: 'Trascina per puntare la freccia.',
  },
  play: 'Avvia',
  pause: 'Pausa',
  previous: 'Precedente',
  next: 'Successivo',
  language: 'Lingua',
  playground: 'Playground',
  documentation: 'Documentazione',
  on: 'sì',
  off: 'no',
  frame: 'Fotogramma',
  code: 'Codice',
  codeLines: (count) => `Il codice, ${count} righe`,
  codeLanguage: 'Mostra il codice in',
  faulty: 'Sbagliato:',
  fixed: 'Corretto:',
  credit: 'Questo capitolo riprende',
  seeds: {
    S0: 'il tutorial Java nella traduzione italiana',
    S1: 'l’articolo vietnamita in C++ di STDIO',
    S2: 'l’articolo cinese in C++ su CSDN',
    S3: 'l’articolo cinese su Cocos Creator, su imooc',
    S4: 'l’articolo cinese in C# per Unity',
  },
  print: {
    label: 'Stampa questo capitolo',
    withoutAnswers: 'Senza le risposte',
    withAnswers: 'Con le risposte',
  },
  guess: {
    title: 'Prima indovina, poi guarda',
    showAnswer: 'Mostra la risposta',
    check: 'Controlla',
    clear: 'Cancella tutto',
    share: 'Copia come sfida',
    shareHint:
      'Copia un link. Chi lo apre trova la stessa domanda e legge come te la sei cavata, ma non la tua risposta.',
    takeBack: 'Togline uno',
    yourNumber: 'Il tuo numero',
    pair: (one, other) => `${one} e ${other}`,
    tapPairs:
      'Nell’immagine tocca un quadrato della coppia e poi l’altro. Oppure scegli da questo elenco:',
    boards: {
      boxes: 'I quadrati della domanda. Tocca quelli che intendi.',
      pairs: 'Le coppie della domanda. Tocca quelle che intendi.',
      place: (count) =>
        `Un campo per ${count} quadrati. Tocca per metterne uno; i quadrati possono sovrapporsi. Da tastiera: le frecce spostano, Invio mette, Backspace toglie.`,
      scene: 'La scena della domanda.',
    },
  },
};
