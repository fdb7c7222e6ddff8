/** A clock that can be set to an instant of the past while demo data is made. */
export type MovableClock = {
  now: () => Date;
  /** Runs the work with the clock at the instant, then sets the clock back. */
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
