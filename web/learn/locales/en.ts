/** The words around the text. */
export const words = {
  title: 'How games know what touches',
  skip: 'Skip to the text',
  contents: 'Chapters',
  chapter: (number: number) => `Chapter ${number}`,
  previous: 'Previous',
  next: 'Next',
  language: 'Language',
  playground: 'Playground',
  code: 'Code',
  codeLanguage: 'Show code in',
  faulty: 'Faulty:',
  fixed: 'Fixed:',
  credit: 'This chapter continues',
  seeds: {
    S0: 'the Java tutorial, in its Italian translation',
    S1: 'the Vietnamese article in C++ by STDIO',
    S2: 'the Chinese article in C++ on CSDN',
    S3: 'the Chinese article on Cocos Creator on imooc',
    S4: 'the Chinese article on C# in Unity',
  },
  guess: {
    title: 'Guess, then see',
    showAnswer: 'Show the answer',
  },
};
