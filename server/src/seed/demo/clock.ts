import { AsyncLocalStorage } from 'node:async_hooks';

/** A clock that shows an earlier time to the work that creates demo data. */
export type MovableClock = {
  now: () => Date;
  /**
   * Runs the work, to which the clock shows this instant. Requests that are served meanwhile get the real time, and so
   * does everything that the work leaves running, such as a timer.
   */
  at: <T>(instant: Date, work: () => Promise<T>) => Promise<T>;
  /** Returns whether the caller runs in the work of `at`. */
  isMoved: () => boolean;
};

export function createMovableClock(realNow: () => Date): MovableClock {
  const movedTime = new AsyncLocalStorage<{ instant: Date | null }>();
  const currentInstant = () => movedTime.getStore()?.instant ?? null;
  return {
    now: () => currentInstant() ?? realNow(),
    isMoved: () => currentInstant() !== null,
    async at(instant, work) {
      const context: { instant: Date | null } = { instant };
      try {
        return await movedTime.run(context, work);
      } finally {
        context.instant = null;
      }
    },
  };
}
