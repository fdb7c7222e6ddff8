/** Results of the most recent keys. */
export type BoundedCache<T> = {
  /** Returns the stored result of the key, or computes and stores it. Removes the result that was not used for longest. */
  get(key: string, compute: () => T): T;
};

/** Creates a cache of at most `maxSize` results. */
export function createBoundedCache<T>(maxSize: number): BoundedCache<T> {
  // A Map keeps the order of insertion, so its first key is the one that was not used for longest.
  const results = new Map<string, T>();
  return {
    get(key, compute) {
      const result = results.has(key) ? (results.get(key) as T) : compute();
      results.delete(key);
      results.set(key, result);
      if (results.size > maxSize) {
        const [oldest = ''] = results.keys();
        results.delete(oldest);
      }
      return result;
    },
  };
}
