/** The strings of what the page begins with at its bare address. Fetched with it. */
export const beginning = {
  label: 'The beginning',
  question: (squares: string) =>
    `Which of these ${squares} squares overlap? Let’s test every pair.`,
  cells:
    'A quadtree cuts the picture into cells: squares are tested only against those in the same cells.',
  cut: 'Cut into cells',
  play: 'Let them move',
  skip: 'Skip',
  /** Where the reader has begun it from a scene. */
  back: 'Back to my scene',
};
