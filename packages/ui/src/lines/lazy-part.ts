import { use } from 'react';

/** A part of a line that loads on demand. */
export type LazyPart<Part> = {
  /** Loads the part once; after a failure the next call loads it again. */
  load: () => Promise<Part>;
  /**
   * Hook: returns the part. Suspends until the part is loaded; after a failure it throws until `load` is called
   * again. It does not suspend on a page that loads the part together with its data.
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
      // A loaded part is returned directly, because React's `use` suspends once for a promise that it has not
      // seen. A failed promise is not replaced here: React renders again after an error, which would start a
      // new attempt immediately.
      return latestAttempt?.state === 'loaded' ? latestAttempt.part : use(latestAttempt?.promise ?? start());
    },
  };
}
