/** The part of Node's module `buffer` that box-intersect uses; browsers have no such module. */
export const Buffer = { isBuffer: () => false };
