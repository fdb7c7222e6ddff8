import type { FastifyInstance } from 'fastify';

const INTERVAL_MS = 1_000;

/**
 * Runs `work` every second while the server is listening, and never twice at the same time. Returns a function that runs
 * `work` immediately, or after the current run when one is in progress. Work waits until the demo data is complete:
 * until then, the demo payments have dates in the past, and the schedule would expire them before they are paid.
 */
export function startSchedule(app: FastifyInstance, name: string, work: () => Promise<void>): () => void {
  let isListening = false;
  let currentRun: Promise<void> | null = null;
  let mustRunAgain = false;
  const runNow = () => {
    mustRunAgain = currentRun !== null;
    if (!isListening || currentRun || app.deps.isStarting()) return;
    currentRun = work()
      .catch((err: unknown) => app.log.error({ err }, `the simulator of ${name} failed`))
      .finally(() => {
        currentRun = null;
        if (mustRunAgain) runNow();
      });
  };
  const timer = setInterval(runNow, INTERVAL_MS);
  timer.unref();
  app.addHook('onListen', async () => {
    isListening = true;
  });
  app.addHook('preClose', async () => {
    isListening = false;
    clearInterval(timer);
  });
  app.addHook('onClose', async () => {
    await currentRun;
  });
  return runNow;
}
