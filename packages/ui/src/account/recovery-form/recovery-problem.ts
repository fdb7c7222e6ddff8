import { MESSAGES } from '@naungan/domain/messages';
import { readApiProblem } from '../../flow/api-problem.ts';

/**
 * Returns the message of a failed recovery [1 §8]: too many attempts, or no account found. For a request
 * without a response returns the connection message, because such a failure says nothing about the account.
 */
export function recoveryProblemText(thrown: unknown): string {
  const { message, status } = readApiProblem(thrown);
  if (status === 0 && message) return message;
  // A client may report the status only in the message: 'Request failed with status code 429'.
  const isLimited = status === 429 || message.includes('429');
  return isLimited ? MESSAGES.account.tryLater : MESSAGES.account.accountNotFound;
}
