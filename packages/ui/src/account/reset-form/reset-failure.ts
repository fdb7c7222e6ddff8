import { MESSAGES } from '@naungan/domain/messages';
import { type ActionError, actionError } from '../form-errors/action-error.ts';

/**
 * A failed reset [Q7]: too many tries, else nothing to reset. What the server says of a field stays at the
 * field, and a call that got no answer at all keeps its own sentence: the link may still be good.
 */
export function resetFailure(thrown: unknown): ActionError {
  const error = actionError(thrown);
  if (error.status === 0 && error.message) return error;
  const tooMany = error.status === 429;
  return { ...error, message: tooMany ? MESSAGES.account.tryLater : MESSAGES.account.nothingToReset };
}
