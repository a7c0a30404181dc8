import type { ArticleWords } from './words.ts';

export const words: ArticleWords = {
  title: 'Come fanno i giochi a sapere che cosa si tocca',
  skip: 'Vai al testo',
  contents: 'Capitoli',
  chapter: (number) => `Capitolo ${number}`,
  previous: 'Precedente',
  next: 'Successivo',
  language: 'Lingua',
  playground: 'Playground',
  code: 'Codice',
  codeLanguage: 'Mostra il codice in',
  faulty: 'Sbagliato:',
  fixed: 'Corretto:',
  credit: 'Questo capitolo continua',
  seeds: {
    S0: 'il tutorial Java nella traduzione italiana',
    S1: "l'articolo vietnamita in C++ di STDIO",
    S2: "l'articolo cinese in C++ su CSDN",
    S3: "l'articolo cinese su Cocos Creator, su imooc",
    S4: "l'articolo cinese in C# per Unity",
  },
  guess: {
    title: 'Prima indovina, poi guarda',
    showAnswer: 'Mostra la risposta',
  },
};
