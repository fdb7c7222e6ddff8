import { exitCode, interruption } from './run.mjs';

/** '0.4 s', '12.3 s', '2 min 5 s'. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 100) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** A failure whose message is all that the reader needs: printed as it is, without a stack. */
export class StepError extends Error {}

/**
 * Prints the name at once and the time when done, on one line.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const began = performance.now();
  process.stdout.write(`${name} … `);
  try {
    const value = await work();
    process.stdout.write(`${duration(performance.now() - began)}\n`);
    return value;
  } catch (error) {
    process.stdout.write(`failed after ${duration(performance.now() - began)}\n`);
    throw error;
  }
}

/** Ends the process for an error that nothing else handled: one clear line for an expected one, else all of it. */
export function fail(error) {
  if (interruption()) process.exit(exitCode({ code: null, signal: interruption() }));
  console.error(error instanceof StepError ? error.message : error);
  process.exit(1);
}
