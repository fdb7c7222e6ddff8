import { randomInt } from 'node:crypto';
import type { Harness } from '../../../test/harness.ts';

/** Test accounts that register and sign in over the API. */

export const PASSWORD = 'Rahasia123';

/** A different number for every account of a test run, so that e-mail addresses and phone numbers are unique. */
let accountNumber = randomInt(1_000) * 1_000;

export function registrationForm() {
  accountNumber += 1;
  return {
    full_name: 'Budi Santoso',
    phone_number: `8124${String(accountNumber).padStart(7, '0')}`,
    email: `budi.${accountNumber}@contoh.test`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
}

export type Account = { id: string; email: string };

/** Registers a new account over the API. */
export async function registerAccount(harness: Harness): Promise<Account> {
  const reply = await harness.api('POST', '/user/member', { body: registrationForm() });
  return reply.body.response;
}

export const login = (harness: Harness, email: string, password = PASSWORD) =>
  harness.api('POST', '/user/login', { body: { email, password } });

/** Returns the token of a session opened with the password. */
export async function signInByPassword(
  harness: Harness,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const reply = await login(harness, email, password);
  return (reply.body.response as { access_token: string }).access_token;
}

/** Returns the token from the newest mail with a link that starts with `path`; '' without such a mail. */
export async function mailedToken(harness: Harness, email: string, path: string): Promise<string> {
  const mails = await harness.mails(email);
  const links = mails.map(({ text }) => text.match(new RegExp(`${path}[/#]([\\w-]+)`))?.[1]);
  return links.find((token) => token !== undefined) ?? '';
}
