import { MESSAGES } from '@naungan/domain/messages';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';

/**
 * Converts the failure of a reset [Q7]: too many attempts, or an invalid link. Field messages stay. A request
 * without a response keeps its own message, because the link may still be valid.
 */
export function resetProblem(thrown: unknown): ApiProblem {
  const error = readApiProblem(thrown);
  if (error.status === 0 && error.message) return error;
  const isLimited = error.status === 429;
  return { ...error, message: isLimited ? MESSAGES.account.tryLater : MESSAGES.account.nothingToReset };
}
