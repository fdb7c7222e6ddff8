/** Returns a function that runs tasks one after the other, so that many tasks take no more memory than one. */
export function createSerialQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let previousTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = previousTask.then(task);
    previousTask = result.catch(() => undefined);
    return result;
  };
}
