/** A page, and the bytes that it needs in memory; `size` is null when the page must not be stored. */
export type ComputedPage<T> = { page: T; size: number | null };

/** Pages in memory. The pages that were not used for longest are removed first. */
export type PageCache<T> = {
  /**
   * Returns the stored page of the key, or computes it. Simultaneous calls with one key compute the page once. A call whose
   * page is not stored computes its own page, because such a page can depend on the caller: the response to too many requests
   * does.
   */
  get(key: string, compute: () => Promise<ComputedPage<T>>): Promise<T>;
};

/** Creates a cache of at most `maxBytes`, counted by the sizes of pages and keys. */
export function createPageCache<T>(maxBytes: number): PageCache<T> {
  // A Map keeps the order of insertion, so its first key is the one that was not used for longest.
  const storedPages = new Map<string, { page: T; bytes: number }>();
  const computations = new Map<string, Promise<ComputedPage<T>>>();
  let storedBytes = 0;

  function store(key: string, page: T, size: number): void {
    const bytes = size + key.length;
    if (bytes > maxBytes) return;
    storedPages.set(key, { page, bytes });
    storedBytes += bytes;
    for (const [oldestKey, oldest] of storedPages) {
      if (storedBytes <= maxBytes) return;
      storedPages.delete(oldestKey);
      storedBytes -= oldest.bytes;
    }
  }

  async function computeAndStore(key: string, compute: () => Promise<ComputedPage<T>>) {
    try {
      const computedPage = await compute();
      if (computedPage.size !== null) store(key, computedPage.page, computedPage.size);
      return computedPage;
    } finally {
      computations.delete(key);
    }
  }

  return {
    async get(key, compute) {
      const storedPage = storedPages.get(key);
      if (storedPage) {
        storedPages.delete(key);
        storedPages.set(key, storedPage);
        return storedPage.page;
      }
      const running = computations.get(key);
      if (running) {
        const { page, size } = await running;
        return size === null ? (await compute()).page : page;
      }
      const computation = computeAndStore(key, compute);
      computations.set(key, computation);
      return (await computation).page;
    },
  };
}
