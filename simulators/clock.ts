import type { FastifyInstance } from 'fastify';

const TICK_MS = 1_000;

/**
 * Runs a simulator's work every second, and immediately when the returned function is called; never
 * concurrently, and only while the server is listening.
 */
export function startClock(app: FastifyInstance, name: string, work: () => Promise<void>): () => void {
  let listening = false;
  let running: Promise<void> | null = null;
  let again = false;
  const kick = () => {
    again = running !== null;
    if (!listening || running) return;
    running = work()
      .catch((err: unknown) => app.log.error({ err }, `the simulator of ${name} failed`))
      .finally(() => {
        running = null;
        if (again) kick();
      });
  };
  const timer = setInterval(kick, TICK_MS);
  timer.unref();
  app.addHook('onListen', async () => {
    listening = true;
  });
  app.addHook('preClose', async () => {
    listening = false;
    clearInterval(timer);
  });
  app.addHook('onClose', async () => {
    await running;
  });
  return kick;
}
