/** Seeds are whole numbers from 0 to this. */
export const LARGEST_SEED = 999_999;

/** That of what stands in the page before the reader draws another one. */
export const FIRST_SEED = 1;
