import { MESSAGES } from '@naungan/domain/messages';
import { type ActionError, actionError } from './action-error.ts';

const DUPLICATES = [
  { code: 'email#duplicate', path: 'email', message: MESSAGES.account.emailTaken },
  { code: 'phone_number#duplicate', path: 'phone_number', message: MESSAGES.account.phoneTaken },
] as const;

/** A failed registration or profile; what the server reports as taken becomes the error of its field [1 §8]. */
export function accountError(thrown: unknown): ActionError {
  const error = actionError(thrown);
  const codes = [error.message, ...error.fields.map((field) => field.message)];
  const taken = DUPLICATES.filter(({ code }) => codes.some((text) => text.includes(code)));
  const others = error.fields.filter((field) => !taken.some(({ code }) => field.message.includes(code)));
  return { ...error, fields: [...taken.map(({ path, message }) => ({ path, message })), ...others] };
}
