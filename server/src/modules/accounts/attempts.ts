import { tryAgainMessage } from '@naungan/domain/messages';
import { ApiProblem } from '../../api-problem.ts';
import { scaledLimit } from '../../core/limits.ts';
import type { Deps } from '../../deps.ts';
import { countAttempt } from './attempts-repository.ts';

/** The figures of docs/security.md. */
export const SIGN_IN_LIMITS = {
  /** Attempts on an account from one address, or on one known device, before the first wait. */
  freeAttempts: 5,
  /** Failed attempts on an account from new devices within a day, before new devices need a confirmation by mail. */
  attemptsFromNewDevices: 100,
  /** The number of the failed attempt within a day that is reported to the owner by mail. */
  reportedAttempt: 5,
} as const;

/**
 * Counts an attempt to prove an identity. Call this before the password is checked, so that simultaneous attempts cannot
 * exceed a limit.
 * @throws ApiProblem TOO_MANY while the wait after the previous attempts lasts
 */
export async function takeAttempt(deps: Deps, key: string): Promise<void> {
  const freeAttempts = scaledLimit(deps, SIGN_IN_LIMITS.freeAttempts);
  const counted = await countAttempt(deps.db, key, { freeAttempts, now: deps.clock() });
  if (!('waitSeconds' in counted)) return;
  const { waitSeconds } = counted;
  throw new ApiProblem('TOO_MANY', tryAgainMessage(waitSeconds), undefined, {
    'retry-after': String(waitSeconds),
  });
}
