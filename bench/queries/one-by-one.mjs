/**
 * Asks many queries by one call each.
 *
 * @param {import('./respondent.d.ts').Ask} ask
 * @param {number} numbers of one query: two or four
 * @returns {import('./respondent.d.ts').AskAll}
 */
export function oneByOne(ask, numbers) {
  if (numbers === 2) {
    return (questions, answers) => {
      for (let i = 0, k = 0; i < answers.length; i++, k += 2) {
        answers[i] = ask(questions[k], questions[k + 1]);
      }
    };
  }
  return (questions, answers) => {
    for (let i = 0, k = 0; i < answers.length; i++, k += 4) {
      answers[i] = ask(questions[k], questions[k + 1], questions[k + 2], questions[k + 3]);
    }
  };
}
