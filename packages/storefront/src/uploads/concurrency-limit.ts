/** Runs at most `limit` tasks at a time; the others wait in a queue, first in, first out. */
export function createConcurrencyLimit(limit: number) {
  let freeSlots = limit;
  const queue: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (freeSlots > 0) freeSlots -= 1;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await task();
    } finally {
      const startNextTask = queue.shift();
      if (startNextTask) startNextTask();
      else freeSlots += 1;
    }
  };
}
