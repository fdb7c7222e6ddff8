import { use } from 'react';

/** A part of a line that loads on demand. */
export type LazyPart<Part> = {
  /** Loads the part once; after a failure the next call tries again. */
  load: () => Promise<Part>;
  /**
   * Hook: returns the part. Suspends until it is loaded; after a failure throws until `load` is called again. A page
   * loads the part together with its data, so that this returns at once.
   */
  use: () => Part;
};

type Attempt<Part> =
  | { state: 'loading' | 'failed'; promise: Promise<Part> }
  | { state: 'loaded'; promise: Promise<Part>; part: Part };

/** The part stays loaded as long as the page, like its module. */
export function lazyPart<Part>(loadPart: () => Promise<Part>): LazyPart<Part> {
  let latest: Attempt<Part> | null = null;

  function start(): Promise<Part> {
    const promise = loadPart().then(
      (part) => {
        latest = { state: 'loaded', promise, part };
        return part;
      },
      (cause: unknown) => {
        latest = { state: 'failed', promise };
        throw new Error('The screens of a product line could not be loaded: check the network.', { cause });
      },
    );
    latest = { state: 'loading', promise };
    return promise;
  }

  return {
    load: () => (latest && latest.state !== 'failed' ? latest.promise : start()),
    use() {
      // React's `use` would suspend once more for a promise that it has not seen. A failed promise is not replaced here:
      // React renders again after an error, so that a new attempt would follow at once.
      return latest?.state === 'loaded' ? latest.part : use(latest?.promise ?? start());
    },
  };
}
