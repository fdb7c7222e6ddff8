import { AsyncLocalStorage } from 'node:async_hooks';

/** A clock that shows an earlier time to the work that creates demo data. */
export type MovableClock = {
  now: () => Date;
  /**
   * Runs the work. Until the work has ended, `now` returns `instant` to the work, but the real time to all other callers,
   * such as requests of visitors. Afterwards a timer that the work has started gets the real time too.
   */
  runAtInstant: <T>(instant: Date, work: () => Promise<T>) => Promise<T>;
  /** Returns whether the caller runs in the work of `runAtInstant`. */
  isMoved: () => boolean;
};

export function createMovableClock(realNow: () => Date): MovableClock {
  const movedTime = new AsyncLocalStorage<{ instant: Date | null }>();
  const currentInstant = () => movedTime.getStore()?.instant ?? null;
  return {
    now: () => currentInstant() ?? realNow(),
    isMoved: () => currentInstant() !== null,
    async runAtInstant(instant, work) {
      const context: { instant: Date | null } = { instant };
      try {
        return await movedTime.run(context, work);
      } finally {
        context.instant = null;
      }
    },
  };
}
