/** The words of lessons, and the captions of the page's own. Fetched with the first lesson. */
export const lessons = {
  label: 'Lesson',
  next: 'Next page (L)',
  former: 'Page before (K)',
  close: 'End the lesson',
  pageOf: (page: string, last: string) => `Page ${page} of ${last}`,
  unreadable: 'This lesson has no page that could be read.',
  lessons: {
    quadtree: {
      title: 'What a quadtree is',
      captions: [
        'Squares move about, and a game must know which of them touch. To compare each with every other is called brute force. How many comparisons that takes is said beside “Brute force”, and twice the squares take four times as many.',
        'So cut the world into four quarters. What lies in one quarter cannot touch what lies in another: these two need never be compared.',
        'A quarter that still has more objects than its capacity is cut again, and so on. Where it is crowded, cells are small; where it is empty, they stay large. Cells within cells: this is a quadtree.',
        'How does an object find its cell? It begins at the root and goes down into the quarter that holds it. Follow it with the arrows below, or N and B. One node on its way gets too many objects, and splits.',
        'This one lies across a line. No quarter holds it whole, so it stays with the parent. (The lesson “Parent or leaf?” shows another way.)',
        'Now ask the tree what lies in the yellow square. The visit comes only to cells within reach; what is hatched is left out with all below it, and nothing in there is tested. Go back with B to watch it.',
        'The same holds for pairs. Two objects are compared only if their ways through the tree meet; here they do. Choose the tool with the question mark and any two objects to ask why they are tested, or why not.',
        'Two thousand squares: see how much is saved. From here on it is yours. Change the settings, throw squares about, and ask.',
      ],
    },
    placement: {
      title: 'Parent or leaf?',
      captions: [
        'Where is an object kept that lies on a line and fits no quarter? Parent placement keeps it in the smallest node that holds it whole. A cross marks each that is kept above the leaves for that.',
        'Each object is kept once, but there is a price: whoever asks must look at all that is kept on the way down, however far off it is. Some of the green candidates are nowhere near the yellow square.',
        'Leaf placement keeps objects in leaves only: one that lies on a line is copied into each leaf that it reaches. A second frame marks those. There are more references than objects now.',
        'The same object as in the other lesson, under leaf placement: its way forks at the line, and it ends in more than one leaf. Go back with B to see it fork.',
        'Large objects bring out the difference. Under parent placement most of them stay high, and are compared with nearly all.',
        'Under leaf placement the same objects are in many leaves each: see how the references grow, and the nodes with them.',
        'Side by side, with a third way: cover copies small objects into leaves and keeps large ones above. All find the same pairs; their work differs. Which is best depends on your objects, so try them with yours.',
      ],
    },
  },
} as const;
