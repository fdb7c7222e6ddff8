import { createHash } from 'node:crypto';
import type { Harness } from '../../../test/harness.ts';

/** The sign-in with the simulated Google in a popup, as a partner's page opens it. */

export const VERIFIER = 'verifier-of-a-test-with-at-least-43-characters';
export const STATE = 'state-of-a-test-01';
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Opens the popup. `query`: the origin of the partner's page, and changes of the other parameters. */
export const openPopup = (harness: Harness, query: { origin: string } & Record<string, string>) =>
  harness.app.inject({
    headers: { host: 'naungan.test' },
    url: `/api/v1/user/google-popup?${new URLSearchParams({ state: STATE, challenge: challengeOf(VERIFIER), ...query })}`,
  });

/** Posts a form, as the popup does. */
export const postForm = (harness: Harness, url: string, form: Record<string, string>) =>
  harness.app.inject({
    method: 'POST',
    url,
    headers: { host: 'naungan.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

/** Returns the fields of the form with which the simulated provider posts its result. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;

/** Chooses an account in the popup; returns Google's form. */
export async function chooseAccount(harness: Harness, origin: string, person: Record<string, string>) {
  const { location } = (await openPopup(harness, { origin })).headers;
  const { pathname, search } = new URL(String(location));
  return fieldsOf((await postForm(harness, pathname + search, person)).payload);
}

/** Returns the message of the popup's last page, and the origin that may receive it. */
export function messageOf(html: string) {
  const [, message = '{}', target = '""'] = /postMessage\((\{.*?\}), (".*?")\)/.exec(html) ?? [];
  return { message: JSON.parse(message), target: JSON.parse(target) };
}

/** Returns the code that the popup sends to the partner's page. */
export async function popupCode(
  harness: Harness,
  origin: string,
  person: Record<string, string>,
): Promise<string> {
  const form = await chooseAccount(harness, origin, person);
  return messageOf((await postForm(harness, '/api/v1/user/google-return', form)).payload).message.code;
}
