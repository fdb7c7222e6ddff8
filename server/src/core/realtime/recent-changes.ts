/** Milliseconds for which the time of a change is stored. A page that took longer to load always reads its data again. */
const STORED_MS = 60_000;

/**
 * Stores when the records of each room changed last, in this process, which receives the changes of all
 * processes. The response to a join contains the age of the last change, so that the page knows whether its data may
 * be outdated.
 */
export function createRecentChanges(now: () => number = () => performance.now()) {
  // Ordered by time: a change moves its room to the end.
  const timeByRoom = new Map<string, number>();

  function removeExpiredTimes() {
    for (const [room, time] of timeByRoom) {
      if (now() - time <= STORED_MS) return;
      timeByRoom.delete(room);
    }
  }

  return {
    add(room: string): void {
      removeExpiredTimes();
      timeByRoom.delete(room);
      timeByRoom.set(room, now());
    },
    /** Returns the milliseconds since the last change; undefined without a change in the last minute. */
    ageOf(room: string): number | undefined {
      removeExpiredTimes();
      const time = timeByRoom.get(room);
      return time === undefined ? undefined : now() - time;
    },
  };
}

export type RecentChanges = ReturnType<typeof createRecentChanges>;
