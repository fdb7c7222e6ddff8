import { MESSAGES } from '@naungan/domain/messages';
import { actionError } from '../form-errors/action-error.ts';

/** What a failed sign-in says: 'Unauthorized' and silence have words of their own [1 §8]. */
export function loginFailure(thrown: unknown): string {
  const { message } = actionError(thrown);
  if (message === 'Unauthorized') return MESSAGES.account.loginUnauthorized;
  return message || MESSAGES.account.loginFailed;
}
