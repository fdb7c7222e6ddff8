/** Called when a job starts; the returned function is called when it ends. */
export type JobMeter = (name: string) => (isFailed: boolean) => void;

/** Returns the handler of a job with the measurement of each run. */
export const measuredHandler =
  <T>(name: string, handler: (data: T) => Promise<void>, meters: readonly JobMeter[]) =>
  async (data: T): Promise<void> => {
    const ends = meters.map((start) => start(name));
    let isFailed = true;
    try {
      await handler(data);
      isFailed = false;
    } finally {
      for (const end of ends) end(isFailed);
    }
  };
