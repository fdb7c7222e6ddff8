import { MESSAGES } from '@naungan/domain/messages';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';

/**
 * Reads a failed reset [Q7]: too many attempts, or nothing to reset. Field messages stay, and a request
 * without a response keeps its own message: the link may still work.
 */
export function resetProblem(thrown: unknown): ApiProblem {
  const error = readApiProblem(thrown);
  if (error.status === 0 && error.message) return error;
  const tooMany = error.status === 429;
  return { ...error, message: tooMany ? MESSAGES.account.tryLater : MESSAGES.account.nothingToReset };
}
