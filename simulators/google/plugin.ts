import { randomUUID } from 'node:crypto';
import { isEmail } from '@naungan/domain/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Simulator } from '../../server/src/deps.ts';
import { type AuthorizationRequest, parseAuthorizationRequest, redirectUrlOf } from './authorization.ts';
import { type Person, signIdToken, tokenFieldsOf } from './id-token.ts';
import { openSigningKey, type SigningKey } from './keys.ts';
import { chooserAction, chooserPage, errorPage, formPostPage } from './pages.ts';

const ROOT = '/simulators/google';
const AUTHORIZATION_PATH = '/o/oauth2/v2/auth';
const KEYS_PATH = '/oauth2/v3/certs';
const INVALID_PERSON_TEXT = 'Isi nama dan alamat email yang benar';

/** Fictional people. The mailbox of the last person is not hosted by Google. */
const PEOPLE: readonly Person[] = [
  {
    name: 'Sari Wulandari',
    email: 'sari.wulandari@keluarga.test',
    isEmailVerified: true,
    isMailboxHosted: true,
  },
  { name: 'Bima Prasetyo', email: 'bima.prasetyo@kantor.test', isEmailVerified: true, isMailboxHosted: true },
  { name: 'Ratna Dewi', email: 'ratna.dewi@surel.test', isEmailVerified: true, isMailboxHosted: false },
];

/** Returns the person of a submitted form; null when the name or the e-mail address is invalid. */
function parsePerson(body: unknown): Person | null {
  const form = body as Record<string, string>;
  const [name, email] = [form.name?.trim() ?? '', form.email?.trim() ?? ''];
  if (name === '' || !isEmail(email)) return null;
  return { name, email, isEmailVerified: form.verified === 'on', isMailboxHosted: form.managed === 'on' };
}

function addFormParser(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

/**
 * Sends a page. `formTarget` is the origin to which the response to the page's form redirects, because browsers also check
 * such a redirect against `form-action`.
 */
function sendPage(
  reply: FastifyReply,
  status: number,
  formTarget: string,
  page: string,
  scriptNonce?: string,
): FastifyReply {
  const scripts = scriptNonce === undefined ? '' : ` script-src 'nonce-${scriptNonce}';`;
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // As at Google, so that a popup keeps the page that opened it.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline';${scripts} form-action 'self' ${formTarget}; frame-ancestors 'none'`,
      )
      .send(page)
  );
}

/** Sends the result to the redirect URL, in the way that the request asks for. */
function sendResult(
  reply: FastifyReply,
  request: AuthorizationRequest,
  result: { id_token: string } | { error: string },
): FastifyReply {
  if (request.responseMode === 'fragment') return reply.redirect(redirectUrlOf(request, result), 303);
  const nonce = randomUUID();
  const { origin } = new URL(request.redirectUri);
  return sendPage(reply, 200, origin, formPostPage(request, result, nonce), nonce);
}

/**
 * Simulates Google's identity provider for login with `response_type=id_token`: discovery, keys, and the authorization
 * endpoint with an account chooser. The simulator signs the tokens with a generated key.
 */
export const googleSimulator: Simulator = async (app) => {
  const { config, clock } = app.deps;
  const { GOOGLE_CLIENT_ID: clientId, BRAND, PUBLIC_URL } = config;
  const issuer = `${PUBLIC_URL}${ROOT}`;
  let keyPromise: Promise<SigningKey> | undefined;
  const signingKey = () => {
    keyPromise ??= openSigningKey(config);
    return keyPromise;
  };
  const parseRequest = (request: FastifyRequest) => {
    const origins = [new URL(PUBLIC_URL).origin, `${request.protocol}://${request.host}`];
    return parseAuthorizationRequest(request.query as Record<string, unknown>, { clientId, origins });
  };

  await app.register(
    async (scope) => {
      addFormParser(scope);
      scope.get('/.well-known/openid-configuration', () => ({
        issuer,
        authorization_endpoint: `${issuer}${AUTHORIZATION_PATH}`,
        jwks_uri: `${issuer}${KEYS_PATH}`,
        response_types_supported: ['id_token'],
        response_modes_supported: ['fragment', 'form_post'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        scopes_supported: ['openid', 'email', 'profile'],
      }));
      scope.get(KEYS_PATH, async () => ({ keys: [(await signingKey()).publicJwk] }));

      scope.get(AUTHORIZATION_PATH, async (request, reply) => {
        const authorizationRequest = parseRequest(request);
        if (typeof authorizationRequest === 'string')
          return sendPage(reply, 400, '', errorPage(authorizationRequest));
        const action = chooserAction(`${ROOT}${AUTHORIZATION_PATH}`, authorizationRequest);
        return sendPage(
          reply,
          200,
          new URL(authorizationRequest.redirectUri).origin,
          chooserPage(BRAND.name, action, PEOPLE),
        );
      });

      scope.post(AUTHORIZATION_PATH, async (request, reply) => {
        const authorizationRequest = parseRequest(request);
        if (typeof authorizationRequest === 'string')
          return sendPage(reply, 400, '', errorPage(authorizationRequest));
        const form = (request.body ?? {}) as Record<string, string>;
        if (form.cancel === 'on') return sendResult(reply, authorizationRequest, { error: 'access_denied' });
        const person = parsePerson(form);
        if (!person) {
          const action = chooserAction(`${ROOT}${AUTHORIZATION_PATH}`, authorizationRequest);
          const page = chooserPage(BRAND.name, action, PEOPLE, INVALID_PERSON_TEXT);
          return sendPage(reply, 422, new URL(authorizationRequest.redirectUri).origin, page);
        }
        const key = await signingKey();
        const id_token = await signIdToken(tokenFieldsOf(person, authorizationRequest), {
          key,
          issuer,
          now: clock(),
        });
        return sendResult(reply, authorizationRequest, { id_token });
      });
    },
    { prefix: ROOT },
  );
};
