/** A clock that can be set to an earlier time while demo data is created. */
export type MovableClock = {
  now: () => Date;
  /** Runs the work with the clock at this time, then resets the clock. */
  at: <T>(instant: Date, work: () => Promise<T>) => Promise<T>;
};

export function createMovableClock(present: () => Date): MovableClock {
  let moved: Date | null = null;
  return {
    now: () => moved ?? present(),
    async at(instant, work) {
      moved = instant;
      try {
        return await work();
      } finally {
        moved = null;
      }
    },
  };
}
