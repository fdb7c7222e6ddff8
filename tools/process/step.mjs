import { exitCode, interruption } from './run.mjs';

/** Formats a duration: '0.4 s', '12.3 s', '2 min 5 s'. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** An error whose message is enough for the reader; `fail` prints it without a stack. */
export class StepError extends Error {}

/**
 * Prints the name, runs `work`, and prints the time on the same line.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const startedAt = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const value = await work();
    process.stdout.write(`${duration(performance.now() - startedAt)}\n`);
    return value;
  } catch (error) {
    process.stdout.write(`failed after ${duration(performance.now() - startedAt)}\n`);
    throw error;
  }
}

/** Ends the process after an unhandled error: one line for a StepError, else the stack; no output after an interruption. */
export function fail(error) {
  if (interruption()) process.exit(exitCode({ code: null, signal: interruption() }));
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
