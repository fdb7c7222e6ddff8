/** Milliseconds of a period in which a process runs for a part of the time. */
const PERIOD_MS = 100;

/**
 * Gives processes only this share of a processor: stops them for the rest of each period, as a limit of the processor time in a
 * container does. Returns a function that ends the limit.
 */
export function slowDown(pids, share) {
  const signalAll = (signal) => {
    for (const pid of pids) process.kill(pid, signal);
  };
  const timer = setInterval(() => {
    signalAll('SIGCONT');
    setTimeout(() => signalAll('SIGSTOP'), PERIOD_MS * share);
  }, PERIOD_MS);
  return () => {
    clearInterval(timer);
    setTimeout(() => signalAll('SIGCONT'), PERIOD_MS);
  };
}
