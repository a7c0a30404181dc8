/**
 * Times of frames, in ms. `amortised` is the number to judge by: the mean over whole rounds of the
 * motion, since some libraries defer work to single long frames, and of those means the median, since
 * other programs use the machine too.
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
    p99: quantile(sorted, 0.99),
    max: sorted.at(-1),
  };
}

export function median(values) {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/**
 * The mean of the middle half. Unlike a median it is finer than the clock, and like a median not changed by single disturbed values.
 */
export function middleMean(values) {
  const skipped = Math.floor(values.length / 4);
  return mean(values.toSorted((a, b) => a - b).slice(skipped, values.length - skipped));
}

/**
 * How a cost changed, from times measured in rounds of four, before, after, after, before: the median of the ratios of all rounds.
 * Other work on the machine slows all times of a round alike, and what slows single rounds does not change the median.
 *
 * @param {number[]} before two of each round
 * @param {number[]} after as many as `before`
 * @returns {number} after divided by before
 */
export function pairedRatio(before, after) {
  const ratios = [];
  for (let i = 0; i + 1 < before.length; i += 2)
    ratios.push((after[i] + after[i + 1]) / (before[i] + before[i + 1]));
  return median(ratios);
}

export function geometricMean(values) {
  return Math.exp(mean(values.map(Math.log)));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which that share of sorted values is. */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
