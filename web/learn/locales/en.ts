/** The words around the text. */
export const words = {
  title: 'How games know what touches',
  skip: 'Skip to the text',
  notFetched: 'This could not be fetched.',
  tryAgain: 'Try again',
  contents: 'Chapters',
  chapter: (number: number, count: number) => `Chapter ${number} of ${count}`,
  begin: 'Begin',
  /** What figures say of what can be dragged in them. */
  drag: {
    square: 'Drag a square.',
    query: 'Drag the square of the query.',
    arrow: 'Drag to point the arrow.',
  },
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  language: 'Language',
  playground: 'Playground',
  documentation: 'Documentation',
  examples: 'Examples',
  /** What the buttons beside a slider do with its setting. */
  less: (setting: string) => `${setting}: less`,
  more: (setting: string) => `${setting}: more`,
  on: 'on',
  off: 'off',
  /** The label of `t`, which is no control of the playground. */
  frame: 'Frame',
  code: 'Code',
  /** In front of code that is folded. */
  codeLines: (count: string) => `The code, ${count} lines`,
  codeLanguage: 'Show code in',
  faulty: 'Faulty:',
  fixed: 'Fixed:',
  scenes: 'Its scenes in the playground',
  credit: 'This chapter builds on',
  seeds: {
    S0: 'the Java tutorial, in its Italian translation',
    S1: 'the Vietnamese article in C++ by STDIO',
    S2: 'the Chinese article in C++ on CSDN',
    S3: 'the Chinese article on Cocos Creator on imooc',
    S4: 'the Chinese article on C# in Unity',
  },
  print: {
    label: 'Print this chapter',
    withoutAnswers: 'Without the answers',
    withAnswers: 'With the answers',
  },
  guess: {
    title: 'Guess, then see',
    showAnswer: 'Show the answer',
    check: 'Check',
    clear: 'Clear',
    share: 'Copy as a challenge',
    shareHint:
      'This copies a link. Those who open it get the same question and read how well you did, but not your answer.',
    takeBack: 'Take one back',
    /** Of squares to place. */
    allPlaced: 'All are placed. Drag a square to move it, or take one back.',
    yourNumber: 'Your number',
    pair: (one: string, other: string) => `${one} and ${other}`,
    tapPairs: 'In the picture, tap one square of a pair and then the other.',
    pairsListed: 'Or choose from this list:',
    boards: {
      boxes: 'The squares of the question. Tap those that you mean.',
      pairs: 'The pairs of the question. Tap those that you mean.',
      place: (count: number) =>
        `A field for ${count} squares. Tap to place one; squares may overlap. By keys: arrows move, Enter places, Backspace takes one back.`,
      scene: 'The scene of the question.',
    },
  },
};
