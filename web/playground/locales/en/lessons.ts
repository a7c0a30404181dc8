/** The words of lessons, and the captions of the page's own. Fetched with the first lesson. */
export const lessons = {
  label: 'Lesson',
  next: 'Next',
  nextLesson: 'Next lesson',
  tryIt: 'Try it yourself',
  previous: 'Page before',
  play: 'Play the lesson',
  pause: 'Pause the lesson',
  close: 'End the lesson',
  pageOf: (page: string, last: string) => `Page ${page} of ${last}`,
  unreadable: 'This lesson has no page that could be read.',
  lessons: {
    quadtree: {
      title: 'What a quadtree is',
      captions: [
        'Squares move about, and a game must know which of them touch: those are red. The simplest method compares each square with every other one; it is called brute force. For 24 squares that makes 276 pair tests, again and again for every frame. Twice the squares take about four times as many.',
        'So cut the world into four quarters. Here no square lies across a line between them, so none can touch a square of another quarter. Only squares of the same quarter are compared: 96 pair tests instead of 276.',
        'A quarter with more than 3 squares is cut again, and so on: 3 is the capacity. Where it is crowded, cells are small; where it is nearly empty, they stay large. Cells within cells: this is a quadtree. 38 pair tests are left.',
        'How does a square find its cell? It starts with the whole world, the root of the tree, and goes down into the quarter that holds it. Press Watch and follow one: at the end its cell has more than 3 squares, and is cut.',
        'A moment later, the marked square lies across a line in the middle. It can touch squares on both sides, and no quarter holds it whole. So it stays with the root, which does, and is compared with the squares in every cell that it reaches. (“Parent or leaf?” shows another method.)',
        'Now query the tree: what touches the violet square? The query visits only cells that the violet square reaches. The hatched ones are left out, with all that is kept in them; squares across a line are kept above, and tested: of 24 squares, 8 are tested and 3 found. Press Watch to see it step by step.',
        'Pairs are found the same way. These two are kept in one cell, so they are compared; they do not touch: press Watch to see how. Squares whose cells lie apart are never compared: the tree makes 45 pair tests instead of 276.',
        'Two thousand squares: brute force would make 1,999,000 pair tests for every frame. The tree makes fewer than one in two hundred of them. Now it is yours: change the settings, throw squares about, trace why two are compared.',
      ],
    },
    placement: {
      title: 'Parent or leaf?',
      captions: [
        'Where is a square kept that lies across a line? With “Parent” placement, in the smallest cell that holds it whole. A cross marks each square that is kept above the leaves for that. (Leaves are the cells that are not cut any further.)',
        'Each square is kept once, but at a cost: a query must look at all that is kept in the nodes that it visits. For the violet square there are 3 candidates, and only 1 of them touches it; the one on the middle line is nowhere near.',
        'With “Leaf” placement, only leaves keep squares. One that lies across a line is copied into each leaf that it reaches; a second frame marks those. Now there are 48 references to 24 squares.',
        'This square lay across the middle line in the first lesson too. With “Leaf” placement its path forks at the line, and it ends in more than one leaf. Press Watch to see it fork.',
        'Which placement is less work? Here are 150 small squares with “Parent” placement. The tree makes 351 pair tests instead of 11,175, and most of them are with the few marked squares, which are kept above the leaves.',
        'The same squares with “Leaf” placement. There are some copies, 201 references to 150 squares, but fewer pair tests: 169. With small squares this pays.',
        'With large squares it is the opposite: copied into many leaves, the same two are compared again and again. “Leaf” makes 465 pair tests, “Parent” 160. A third placement, “Cover”, copies small squares and keeps large ones higher up: 153. All find the same pairs; try it with your own objects.',
      ],
    },
  },
} as const;
