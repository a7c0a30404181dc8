/**
 * What frames cost, in ms. `amortised` is the number to judge by: the mean over whole rounds of the
 * motion, since some libraries save up work for single long frames, and of those means the median,
 * since others use the machine too.
 *
 * @param {number[]} times
 * @param {number} perRound how many of them make one round
 */
export function summary(times, perRound) {
  const sorted = times.toSorted((a, b) => a - b);
  const rounds = [];
  for (let end = perRound; end <= times.length; end += perRound) {
    rounds.push(mean(times.slice(end - perRound, end)));
  }
  return {
    amortised: rounds.length > 0 ? median(rounds) : mean(times),
    median: quantile(sorted, 0.5),
    mean: mean(times),
    low: quantile(sorted, 0.05),
    high: quantile(sorted, 0.95),
    max: sorted.at(-1),
  };
}

export function median(values) {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
