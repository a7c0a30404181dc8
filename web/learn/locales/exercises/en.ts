/** The words of exercises. A name in braces stands for a number of the exercise. */
import { verdicts } from '../verdicts/en.ts';

export const exercises = {
  title: 'Your turn',
  showAnswer: 'Show the answer',
  another: 'Draw another one',
  drawn: 'Here is a new one.',
  right: verdicts.right,
  wrong: verdicts.wrong,
  answer: verdicts.answer,
  /** What is chosen in a picture. Numbers are coordinates: where it begins and ends. */
  cell: (number: string) => `Cell ${number}`,
  square: 'Square',
  marked: 'Marked',
  query: 'Query',
  placed: (name: string, left: string, right: string, top: string, bottom: string) =>
    `${name}: x from ${left} to ${right}, y from ${top} to ${bottom}`,
  from: (x: string, y: string) => `Start: x ${x}, y ${y}`,
  direction: (x: string, y: string) => `moves by x ${x}, y ${y}`,
  picture: 'The scene of the question.',
  statements: {
    hit: 'A hit',
    candidate: 'A candidate, but no hit',
    neither: 'Neither of the two',
  },
  kinds: {
    allPairs: {
      question: 'How many tests does brute force make for these {count} squares?',
      reason:
        'Each of the {count} squares can be paired with {others} others. That counts each pair twice: {count} × {others} ÷ 2 = {tests}.',
    },
    sameCell: {
      question:
        'The world is cut into quarters, and each quarter into quarters again. Only the first cut is drawn. Tap the square that is in the same cell as the marked one.',
      reason:
        'Shaded: the cell of the marked square. Squares of other cells are not tested against it, even where they are closer.',
    },
    nextSplit: {
      question:
        'The capacity is {capacity}, the greatest depth is {depth}. Tap the cell that splits if it gets one more square.',
      reason:
        'It has as many squares as the capacity, {capacity}, and is above the greatest depth. All other cells have room, or are at depth {depth} and do not split.',
    },
    depthOfKeeper: {
      question:
        'The rule is parent. The root has depth 0. At which depth is the node that keeps the marked square?',
      reason:
        'Shaded: the smallest cell that holds the whole square. Its node is at depth {depth}.',
    },
    candidateOrHit: {
      question:
        'The rule is leaf. The dashed box is a query. What is the marked square for this query?',
      reason:
        'Shaded: the cells that the query reaches. All squares that are kept there are candidates; those that the box itself touches are hits.',
    },
    otherNode: {
      question:
        'Each square moves as its arrow says. Tap the one that is kept in another node afterwards.',
      reason: 'It moves into another cell. All others stay in theirs: nothing changes for them.',
    },
    meetings: {
      question: 'The rule is leaf. In how many leaves do the two marked squares meet?',
      reason:
        'Shaded: the leaves that keep both squares. Their number is {meetings}. Only the leaf with the upper left corner of what the squares have in common reports the pair.',
    },
    touching: {
      question: 'Touching counts. Tap the square that touches the marked one.',
      reason:
        'It has a part of an edge, or a corner, in common with the marked square. Each of the others leaves a gap.',
    },
    firstHit: {
      question: 'The arrow is a ray. Tap the square that it hits first.',
      reason: 'The whole ray is drawn now. It meets this square before all others.',
    },
    testsLeft: {
      question: 'A tree keeps these {count} squares in its leaves. How many tests are left?',
      reason:
        'Only squares of the same cell are tested. Shaded: the cells with two squares or more. Their tests add up to {tests}; brute force makes {all}.',
    },
    nearest: {
      question: 'Your tower stands at the cross and fires at the nearest square. Tap that square.',
      reason:
        'The distance of a square is that of its nearest point. A large square can be near although its middle is far away.',
    },
  },
  sheet: {
    number: (seed: string) => `Sheet ${seed}`,
    name: 'Name',
    group: 'Class',
    controls: 'This sheet',
    another: 'Draw another sheet',
    showAnswers: 'Show the answers',
    hideAnswers: 'Hide the answers',
    copyQuestions: 'Copy the link to the questions',
    copyAnswers: 'Copy the link with the answers',
    print: 'Print',
    copied: 'The link is copied.',
    mark: 'Mark it in the picture.',
  },
};
