import { use } from 'react';

/** A part of a line that loads on demand. */
export type LazyPart<Part> = {
  /** Loads the part once; after a failure the next call loads it again. */
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

/** Returns a part that `loadPart` loads once. Like a module, the part stays loaded until the page is closed. */
export function lazyPart<Part>(loadPart: () => Promise<Part>): LazyPart<Part> {
  let latestAttempt: Attempt<Part> | null = null;

  function start(): Promise<Part> {
    const promise = loadPart().then(
      (part) => {
        latestAttempt = { state: 'loaded', promise, part };
        return part;
      },
      (cause: unknown) => {
        latestAttempt = { state: 'failed', promise };
        throw new Error('The screens of a product line could not be loaded: check the network.', { cause });
      },
    );
    latestAttempt = { state: 'loading', promise };
    return promise;
  }

  return {
    load: () => (latestAttempt && latestAttempt.state !== 'failed' ? latestAttempt.promise : start()),
    use() {
      // React's `use` would suspend once more for a promise that it has not seen. A failed promise is not replaced here:
      // React renders again after an error, so that a new attempt would follow at once.
      return latestAttempt?.state === 'loaded' ? latestAttempt.part : use(latestAttempt?.promise ?? start());
    },
  };
}
