import { MESSAGES } from '@naungan/domain/messages';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';

/** The server reports a taken e-mail or phone number by a code inside a message. */
const DUPLICATES = [
  { code: 'email#duplicate', path: 'email', message: MESSAGES.account.emailTaken },
  { code: 'phone_number#duplicate', path: 'phone_number', message: MESSAGES.account.phoneTaken },
] as const;

/**
 * Converts the failure of a registration or a profile update. If the e-mail or the phone number is taken, the problem
 * belongs to its field [1 §8].
 */
export function readAccountProblem(thrown: unknown): ApiProblem {
  const error = readApiProblem(thrown);
  const messages = [error.message, ...error.fields.map((field) => field.message)];
  const duplicates = DUPLICATES.filter(({ code }) => messages.some((text) => text.includes(code)));
  const otherFields = error.fields.filter(
    (field) => !duplicates.some(({ code }) => field.message.includes(code)),
  );
  return {
    ...error,
    fields: [...duplicates.map(({ path, message }) => ({ path, message })), ...otherFields],
  };
}
