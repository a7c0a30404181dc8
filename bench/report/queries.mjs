import { questionKinds } from '../queries/questions.mjs';
import { failures } from './frames.mjs';
import { quickest, table } from './tables.mjs';

const kinds = Object.keys(questionKinds);

/** Who answers how many queries in a second, as a table: a row a respondent, a column a kind. */
export function queryTable({ results }) {
  const names = [...new Set(results.map(titleOf))];
  const rows = names.map((name) => {
    const own = results.filter((result) => titleOf(result) === name);
    const rates = kinds.map((asked) => own.find((result) => result.asked === asked)?.perSecond);
    return [name].concat(rates.map((perSecond) => (perSecond ? rate(perSecond) : '')));
  });
  const heads = kinds.map((asked) => questionKinds[asked].title);
  return [...table(['queries a second', ...heads], rows), ...failures(results)];
}

/** The package that answers most queries of a kind, one by one. */
export function quickestPackage(results, asked) {
  return quickest(
    results.filter((result) => result.asked === asked),
    'package',
  );
}

export function rate(perSecond) {
  if (perSecond >= 1e6) return `${(perSecond / 1e6).toPrecision(3)} M`;
  return `${(perSecond / 1e3).toPrecision(3)} k`;
}

function titleOf({ name, batched }) {
  return batched ? `${name}, batched` : name;
}
