import * as contract from '@naungan/api/accounts';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import type { FetchImplementation } from 'jose';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { deviceNamesOf } from '../../core/device-names.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { GOOGLE_FAILED, registerGoogle, signInGoogle } from './google.ts';
import { exchangeCode } from './google-popup.ts';
import { mountGooglePopup } from './google-popup-routes.ts';
import { createGoogleVerifier, type GoogleIdentity, type VerifyGoogleToken } from './google-token.ts';
import { endFormerSession, rememberDevice } from './known-devices.ts';
import { acceptCode, acceptSignIn, limitGoogle, limitRegister } from './limits.ts';

const UNKNOWN_ACCOUNT_MESSAGE = 'Akun Google Anda belum terdaftar, silakan daftar terlebih dahulu';
const PASSWORD_FIRST_MESSAGE =
  'Email ini sudah terdaftar dengan cara lain, silakan masuk dengan email dan kata sandi Anda';

/**
 * Returns a `fetch` for the keys of the simulated identity provider, which runs in this process: PUBLIC_URL may be
 * unreachable from this process. Returns undefined for another provider.
 */
function simulatorKeysFetch(app: FastifyInstance): FetchImplementation | undefined {
  const { GOOGLE_JWKS_URL, PUBLIC_URL, SIMULATORS } = app.deps.config;
  if (!SIMULATORS || !GOOGLE_JWKS_URL.startsWith(`${PUBLIC_URL}/simulators/`)) return undefined;
  return async (url) => {
    const reply = await app.inject({ method: 'GET', url: new URL(url).pathname });
    return new Response(reply.payload, { status: reply.statusCode });
  };
}

/**
 * Returns the identity that the token proves.
 * @throws ApiProblem UNAVAILABLE without a configured Google client, UPSTREAM when Google's keys cannot be fetched,
 * UNAUTHORIZED for an invalid token
 */
async function requireIdentity(
  verify: VerifyGoogleToken,
  { config }: Deps,
  { token, nonce }: { token: string; nonce: string },
): Promise<GoogleIdentity> {
  if (config.GOOGLE_CLIENT_ID === '') return throwProblem('UNAVAILABLE');
  const identity = await verify(token, nonce);
  if (identity === 'unreachable') return throwProblem('UPSTREAM');
  return identity === 'invalid' ? throwProblem('UNAUTHORIZED', GOOGLE_FAILED) : identity;
}

/** Mounts sign-in and registration with Google [1 §2.10, §7.2]. */
export function mountGoogle(app: FastifyInstance): void {
  const verify = createGoogleVerifier(app.deps, simulatorKeysFetch(app));

  mountGooglePopup(app);

  route(app, contract.exchangeGoogleCode, async ({ body, request, deps }) => {
    await limitGoogle(deps, request);
    const token = await exchangeCode(deps, body, request.headers.origin);
    if (!token) return throwProblem('UNAUTHORIZED', GOOGLE_FAILED);
    await acceptCode(deps, request);
    return { response: token };
  });

  route(app, contract.loginGoogle, async ({ body, request, reply, deps }) => {
    await limitGoogle(deps, request);
    const identity = await requireIdentity(verify, deps, body);
    await acceptSignIn(deps, request);
    const session = await signInGoogle(deps, identity, body.nonce, deviceNamesOf(request.headers));
    if (session === 'no-access') return throwProblem('FORBIDDEN', MESSAGES.account.noAccess);
    if (session === 'unknown') return throwProblem('NOT_FOUND', UNKNOWN_ACCOUNT_MESSAGE);
    if (session === 'password-first') return throwProblem('CONFLICT', PASSWORD_FIRST_MESSAGE);
    await endFormerSession({ deps, request });
    await rememberDevice({ deps, request, reply }, session.user.id);
    noteAudit(request, { actorId: session.user.id, actorRole: 'member' });
    return { response: session };
  });

  route(app, contract.registerGoogle, async ({ body, request, reply, deps }) => {
    await limitRegister(deps, request);
    const identity = await requireIdentity(verify, deps, body);
    const session = await registerGoogle(deps, identity, body, deviceNamesOf(request.headers));
    if (session === 'email#duplicate') return throwProblem('CONFLICT', session);
    await endFormerSession({ deps, request });
    await rememberDevice({ deps, request, reply }, session.user.id);
    noteAudit(request, { actorId: session.user.id, actorRole: 'member' });
    return { response: session };
  });
}
