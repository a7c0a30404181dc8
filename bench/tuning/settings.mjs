/** The settings that a tree has by itself. */
export const usual = { placement: 'cover', capacity: 32, maxDepth: 8, looseness: 2 };

export const placements = ['cover', 'leaf', 'parent', 'loose'];
export const capacities = [1, 2, 4, 8, 16, 32, 64];
export const depths = [4, 5, 6, 7, 8, 10];
export const loosenesses = [1, 1.25, 1.5, 2, 3, 4, 8];

/**
 * @typedef {{ placement: string, capacity: number, maxDepth: number, looseness: number }} Settings
 *
 * @returns {Settings[]} what is measured: each placement with each capacity and depth, then the other loosenesses; shallow trees come
 *   before deeper ones
 */
export function measuredSettings() {
  const { capacity: usualCapacity, maxDepth: usualDepth, looseness: usualLooseness } = usual;
  const crossed = placements.flatMap((placement) =>
    capacities.flatMap((capacity) =>
      depths.map((maxDepth) => ({ placement, capacity, maxDepth, looseness: usualLooseness })),
    ),
  );
  const loose = loosenesses
    .filter((looseness) => looseness !== usualLooseness)
    .map((looseness) => ({
      placement: 'loose',
      capacity: usualCapacity,
      maxDepth: usualDepth,
      looseness,
    }));
  return [...crossed, ...loose];
}

/**
 * Whether two are the same.
 *
 * @param {Settings} one
 * @param {Settings} other
 */
export function isSame(one, other) {
  return Object.keys(usual).every((name) => one[name] === other[name]);
}
