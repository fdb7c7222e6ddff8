/** A clock that can be set to an earlier time while demo data is created. */
export type MovableClock = {
  now: () => Date;
  /** Runs the work with the clock stopped at this instant, then resets the clock. */
  at: <T>(instant: Date, work: () => Promise<T>) => Promise<T>;
};

export function createMovableClock(realNow: () => Date): MovableClock {
  let stoppedTime: Date | null = null;
  return {
    now: () => stoppedTime ?? realNow(),
    async at(instant, work) {
      stoppedTime = instant;
      try {
        return await work();
      } finally {
        stoppedTime = null;
      }
    },
  };
}
