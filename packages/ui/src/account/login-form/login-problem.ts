import { MESSAGES } from '@naungan/domain/messages';
import { readApiProblem } from '../../flow/api-problem.ts';

/** Returns the text about a failed login: 'Unauthorized' and a failure without a message are replaced [1 §8]. */
export function loginProblemText(thrown: unknown): string {
  const { message } = readApiProblem(thrown);
  if (message === 'Unauthorized') return MESSAGES.account.loginUnauthorized;
  return message || MESSAGES.account.loginFailed;
}
