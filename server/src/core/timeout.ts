import { setImmediate, setTimeout } from 'node:timers/promises';

/**
 * Resolves or rejects like `reply`, but rejects after `milliseconds` at the latest. A reply that arrived during a long
 * turn of the event loop is still in time.
 */
export async function withTimeout<T>(reply: Promise<T>, milliseconds: number): Promise<T> {
  const cancelTimer = new AbortController();
  // The promise that loses the race may reject later. Without a handler, its rejection would end the process.
  reply.catch(() => undefined);
  const rejectAfterTimeout = async () => {
    await setTimeout(milliseconds, null, { signal: cancelTimer.signal, ref: false });
    await setImmediate();
    throw new Error(`no response within ${milliseconds} ms`);
  };
  const timeout = rejectAfterTimeout();
  timeout.catch(() => undefined);
  return Promise.race([reply, timeout]).finally(() => {
    cancelTimer.abort();
  });
}

/** Runs one check for all concurrent callers, so that many requests do not load the database. */
export function shareRunning<T>(check: () => Promise<T>): () => Promise<T> {
  let runningCheck: Promise<T> | null = null;
  return () => {
    runningCheck ??= check().finally(() => {
      runningCheck = null;
    });
    return runningCheck;
  };
}
