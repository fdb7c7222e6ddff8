/**
 * Setup file: `vi.waitFor` and `vi.waitUntil` wait up to 15 seconds. Their default, one second, is too short for a machine that
 * runs three suites at the same time. `expect.poll` has the same limit (vitest.config.ts).
 */
import { vi } from 'vitest';

const TIMEOUT_MS = 15_000;
const PATIENT = Symbol.for('naungan.patient-waits');

type Options = number | { timeout?: number; interval?: number };
const patient = (options: Options = {}) =>
  typeof options === 'number' ? options : { timeout: TIMEOUT_MS, ...options };

// Files share a process, and each runs the setup files.
if (!Object.hasOwn(vi, PATIENT)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    waitFor: ((callback, options) => waitFor(callback, patient(options))) as typeof waitFor,
    waitUntil: ((callback, options) => waitUntil(callback, patient(options))) as typeof waitUntil,
    [PATIENT]: true,
  });
}
