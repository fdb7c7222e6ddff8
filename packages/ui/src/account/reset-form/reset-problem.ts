import { MESSAGES } from '@naungan/domain/messages';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';

/**
 * Returns the problem of a failed password reset [Q7], with a message about too many attempts or about an invalid link.
 * Keeps the messages of fields. Also keeps the message of a request without a response, because the link may still be
 * valid.
 */
export function resetProblem(thrown: unknown): ApiProblem {
  const error = readApiProblem(thrown);
  if (error.status === 0 && error.message) return error;
  const isLimited = error.status === 429;
  return { ...error, message: isLimited ? MESSAGES.account.tryLater : MESSAGES.account.nothingToReset };
}
