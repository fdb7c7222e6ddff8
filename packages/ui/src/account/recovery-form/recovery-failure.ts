import { MESSAGES } from '@naungan/domain/messages';
import { actionError } from '../form-errors/action-error.ts';

/**
 * What a failed recovery says [1 §8]: too many tries, else that no account was found. A call that got no answer at
 * all keeps its own sentence: it says nothing of an account.
 */
export function recoveryFailure(thrown: unknown): string {
  const { message, status } = actionError(thrown);
  if (status === 0 && message) return message;
  const tooMany = status === 429 || message.includes('429');
  return tooMany ? MESSAGES.account.tryLater : MESSAGES.account.accountNotFound;
}
