/** Runs at most `limit` tasks at a time; the others wait in a queue, first in, first out. */
export function createConcurrencyLimit(limit: number) {
  let free = limit;
  const queue: (() => void)[] = [];

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((start) => queue.push(start));
    try {
      return await task();
    } finally {
      const startNextTask = queue.shift();
      if (startNextTask) startNextTask();
      else free += 1;
    }
  };
}
