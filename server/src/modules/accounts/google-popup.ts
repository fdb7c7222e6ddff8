import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { decryptText, encryptText } from '../../core/encryption.ts';
import { isFromPartner } from '../../core/origins.ts';
import { hashToken, newToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { spendNonce } from './token-repository.ts';

/**
 * The sign-in with Google of a partner's page, in a popup of this site's origin. The server stores nothing between the steps:
 * `state` of the request to Google, and the code that the popup sends to the page, contain the encrypted values.
 */

/** Milliseconds in which the visitor must choose an account. */
const ATTEMPT_MS = 10 * 60_000;
/** Milliseconds in which the page must exchange the code. */
const CODE_MS = 60_000;

/** `challenge` is the SHA-256 of a secret of the page (RFC 7636), in base64url; `state` is returned to the page. */
export const popupQuery = z.object({
  origin: z.url(),
  state: z.string().regex(/^[\w-]{16,100}$/),
  challenge: z.string().regex(/^[\w-]{43}$/),
});
export type PopupQuery = z.output<typeof popupQuery>;

const attemptSchema = popupQuery.extend({ nonce: z.string(), expiresAt: z.number() });
const codeSchema = z.object({
  id: z.string(),
  token: z.string(),
  nonce: z.string(),
  origin: z.string(),
  challenge: z.string(),
  expiresAt: z.number(),
});

type SealedKind<S extends z.ZodType> = { purpose: string; schema: S };
const ATTEMPT: SealedKind<typeof attemptSchema> = { purpose: 'google-attempt', schema: attemptSchema };
const CODE: SealedKind<typeof codeSchema> = { purpose: 'google-code', schema: codeSchema };

type Secret = Pick<Config, 'SECRET'>;

const seal = <S extends z.ZodType>({ SECRET }: Secret, { purpose }: SealedKind<S>, value: z.input<S>) =>
  encryptText({ secret: SECRET, purpose, context: '' }, JSON.stringify(value));

/** Returns the value of a sealed text; null if the text is not from this server or has expired. */
function open<S extends z.ZodType<{ expiresAt: number }>>(
  { SECRET }: Secret,
  { purpose, schema }: SealedKind<S>,
  text: string,
  now: Date,
): z.output<S> | null {
  const json = decryptText({ secret: SECRET, purpose, context: '' }, text);
  if (json === null) return null;
  const value = schema.parse(JSON.parse(json));
  return value.expiresAt > now.getTime() ? value : null;
}

/** Returns whether a page of this origin may open the popup: a partner's page, or a page of this site. */
export const mayOpenPopup = (origin: string, config: Config): boolean =>
  origin === new URL(config.PUBLIC_URL).origin || isFromPartner({ headers: { origin } }, config);

/** Returns the URL of Google's account chooser, which posts its response to `redirectUri`. */
export function googleUrl(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  query: PopupQuery,
  redirectUri: string,
): string {
  const nonce = newToken();
  const state = seal(config, ATTEMPT, { ...query, nonce, expiresAt: clock().getTime() + ATTEMPT_MS });
  const url = new URL(config.GOOGLE_AUTH_URL, redirectUri);
  const parameters = {
    client_id: config.GOOGLE_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'id_token',
    // The token is in the body of a POST request, so no URL contains it.
    response_mode: 'form_post',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Google's response: the fields of its form. */
export const googleResponse = z.object({
  state: z.string(),
  id_token: z.string().max(8_000).optional(),
  error: z.string().optional(),
});

/** The message of the popup to the page that opened it. */
export type PopupMessage = { type: 'naungan-google'; state: string } & (
  | { code: string }
  | { error: 'cancelled' | 'failed' | 'origin' }
);

/** Returns the message for the page, and the page's origin; null if the response belongs to no attempt of this server. */
export function popupMessage(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  response: z.output<typeof googleResponse>,
): { message: PopupMessage; origin: string } | null {
  const now = clock();
  const attempt = open(config, ATTEMPT, response.state, now);
  if (!attempt) return null;
  const { origin, challenge, nonce, state } = attempt;
  const token = response.id_token;
  if (!token)
    return {
      origin,
      message: {
        type: 'naungan-google',
        state,
        error: response.error === 'access_denied' ? 'cancelled' : 'failed',
      },
    };
  const expiresAt = now.getTime() + CODE_MS;
  const code = seal(config, CODE, { id: randomUUID(), token, nonce, origin, challenge, expiresAt });
  return { origin, message: { type: 'naungan-google', state, code } };
}

/**
 * Returns the ID token of a code, and its nonce. Returns null if the code was used or has expired, or if the verifier or the
 * origin of the request differs from the page that opened the popup.
 */
export async function exchangeCode(
  { config, clock, db }: Deps,
  { code, verifier }: { code: string; verifier: string },
  origin: string | undefined,
): Promise<{ token: string; nonce: string } | null> {
  const value = open(config, CODE, code, clock());
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (value?.challenge !== challenge || value.origin !== origin) return null;
  const { id, token, nonce, expiresAt } = value;
  const isFirstUse = await db.transaction((tx) =>
    spendNonce(tx, hashToken(`google-code ${id}`), new Date(expiresAt)),
  );
  return isFirstUse ? { token, nonce } : null;
}
