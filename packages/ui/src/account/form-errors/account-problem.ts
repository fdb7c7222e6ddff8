import { MESSAGES } from '@naungan/domain/messages';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';

const DUPLICATES = [
  { code: 'email#duplicate', path: 'email', message: MESSAGES.account.emailTaken },
  { code: 'phone_number#duplicate', path: 'phone_number', message: MESSAGES.account.phoneTaken },
] as const;

/**
 * Reads a failed registration or profile update; an e-mail or phone that is taken becomes the error of its
 * field [1 §8].
 */
export function accountProblem(thrown: unknown): ApiProblem {
  const error = readApiProblem(thrown);
  const codes = [error.message, ...error.fields.map((field) => field.message)];
  const duplicates = DUPLICATES.filter(({ code }) => codes.some((text) => text.includes(code)));
  const others = error.fields.filter((field) => !duplicates.some(({ code }) => field.message.includes(code)));
  return { ...error, fields: [...duplicates.map(({ path, message }) => ({ path, message })), ...others] };
}
