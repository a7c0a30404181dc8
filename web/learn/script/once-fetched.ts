/** Returns a function that fetches at its first call, and gives every later call the same; after a failure, the next call tries again. */
export function onceFetched<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => {
    fetched ??= fetch().catch((problem: unknown) => {
      fetched = undefined;
      throw problem;
    });
    return fetched;
  };
}
