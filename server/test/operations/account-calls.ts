import { createHash, randomUUID } from 'node:crypto';
import type { DeskMail } from '@naungan/api/desk-mails';
import type { ListPage } from '@naungan/api/list-page';
import { type Person, signIdToken, tokenFieldsOf } from '../../../simulators/google/id-token.ts';
import { openSigningKey } from '../../../simulators/google/keys.ts';
import { createTestUpload, sendBytes, tusRequest } from '../../src/core/uploads/fixture.ts';
import { signInAttempts } from '../../src/db/schema.ts';
import { SIGN_IN_LIMITS } from '../../src/modules/accounts/attempts.ts';
import { attemptKey } from '../../src/modules/accounts/attempts-repository.ts';
import { createAuthenticator } from '../../src/modules/accounts/authenticator.fixture.ts';
import {
  enrol,
  invitationForm,
  invite,
  passwordStep,
  secondStep,
} from '../../src/modules/accounts/desk/fixture.ts';
import { totpCodeAt } from '../../src/modules/accounts/desk/totp.ts';
import {
  login,
  mailedToken,
  PASSWORD,
  registerAccount,
  signInByPassword,
} from '../../src/modules/accounts/fixture.ts';
import { popupCode, VERIFIER } from '../../src/modules/accounts/google-popup.fixture.ts';
import { JPEG, planByCode } from '../../src/modules/orders/fixture.ts';
import type { Harness, TestMember } from '../harness.ts';
import { callCatalogue } from './catalogue-calls.ts';

/** Registers, verifies, recovers and deletes an account. */
async function callAccounts(harness: Harness): Promise<void> {
  const { id, email } = await registerAccount(harness);
  const token = await signInByPassword(harness, email);
  harness.clock.advance(1);
  await harness.api('POST', '/user/verification', { token });
  await harness.api('GET', `/user/verification/${await mailedToken(harness, email, '/verify')}`);
  await harness.api('GET', `/user/forgot/${email}`);
  harness.clock.advance(1);
  await harness.api('PUT', `/user/forgot/${email}`);
  const resetToken = await mailedToken(harness, email, '/auth/reset');
  await harness.api('POST', '/user/reset/check', { body: { token: resetToken } });
  const body = { newPassord: PASSWORD, confirmNewPassword: PASSWORD };
  await harness.api('PUT', `/user/reset/${resetToken}`, { body });
  const newToken = await signInByPassword(harness, email);
  await harness.api('GET', `/user/member/${id}/data`, { token: newToken });
  await harness.api('GET', `/user/member/${id}/deletion`, { token: newToken });
  await harness.api('POST', `/user/member/${id}/deletion`, { token: newToken, body: { password: PASSWORD } });
}

type PasskeyOptions = { challenge: string; options: { challenge: string } };

/** Confirms a new device of an account at which strangers have guessed passwords. */
async function callDevices(harness: Harness): Promise<void> {
  const { email } = await registerAccount(harness);
  const { db, config } = harness.deps;
  const nextAt = harness.clock.now();
  await db.insert(signInAttempts).values({
    key: attemptKey('account', email),
    attempts: SIGN_IN_LIMITS.attemptsFromNewDevices * config.RATE_LIMIT_SCALE,
    nextAt,
    expiresAt: new Date(nextAt.getTime() + 3_600_000),
  });
  const attempt = await login(harness, email);
  await harness.runJobs();
  const cookie = String(attempt.headers['set-cookie']).split(';')[0] ?? '';
  const token = await mailedToken(harness, email, '/auth/device');
  await harness.api('POST', '/user/devices', { headers: { cookie }, body: { token } });
}

/** Returns the token of a reply that opens or renews a session. */
const tokenOf = ({ body }: { body: { response: unknown } }): string =>
  (body.response as { access_token: string }).access_token;

/** Adds a passkey, signs in with it and removes it. */
async function callPasskeys(harness: Harness, token: string): Promise<void> {
  const authenticator = createAuthenticator({ origin: 'http://naungan.test', rpId: 'naungan.test' });
  const addOptions = await harness.api('POST', '/user/passkeys/options', { token });
  const { challenge, options } = addOptions.body.response as PasskeyOptions;
  const body = { challenge, credential: authenticator.create(options) };
  const added = await harness.api('POST', '/user/passkeys', { token, body });
  const signIn = (await harness.api('POST', '/user/login-passkey/options')).body.response as PasskeyOptions;
  const credential = authenticator.get(signIn.options);
  await harness.api('POST', '/user/login-passkey', { body: { challenge: signIn.challenge, credential } });
  await harness.api('DELETE', `/user/passkeys/${(added.body.response as { id: string }).id}`, { token });
}

/** Reads and changes the security of an account: password, e-mail address, sessions, passkeys. */
async function callSecurity(harness: Harness): Promise<void> {
  const { email } = await registerAccount(harness);
  const firstToken = await signInByPassword(harness, email);
  await signInByPassword(harness, email);
  const body = { password: PASSWORD };
  const proof = await harness.api('POST', '/user/reauthenticate', { token: firstToken, body });
  let token = tokenOf(proof);
  const security = await harness.api('GET', '/user/security', { token });
  const { sessions = [] } = security.body.response as { sessions?: { id: string; current?: boolean }[] };
  for (const { id, current } of sessions)
    if (!current) await harness.api('DELETE', `/user/sessions/${id}`, { token });
  await callPasskeys(harness, token);
  const newPassword = `${PASSWORD}-baru`;
  const passwords = { currentPassword: PASSWORD, password: newPassword, confirmPassword: newPassword };
  token = tokenOf(await harness.api('PUT', '/user/password', { token, body: passwords }));
  await harness.api('POST', '/user/email', { token, body: { email: `baru.${email}` } });
  const emailToken = await mailedToken(harness, `baru.${email}`, '/auth/email');
  await harness.api('PUT', '/user/email', { body: { token: emailToken } });
  await harness.api('DELETE', '/user/sessions', { token });
}

/** The origin of a registered partner. */
export const PARTNER_ORIGIN = 'https://mitra.contoh.test';

/** Registers and signs in with the simulated Google. */
async function callGoogle(harness: Harness): Promise<void> {
  const { config } = harness.deps;
  const key = await openSigningKey(config);
  const person: Person = {
    name: 'Sari Wulandari',
    email: `sari.${randomUUID().slice(0, 8)}@keluarga.test`,
    isEmailVerified: true,
    isMailboxHosted: true,
  };
  for (const call of ['register', 'login']) {
    const nonce = createHash('sha256').update(call).digest('hex');
    const token = await signIdToken(tokenFieldsOf(person, { clientId: config.GOOGLE_CLIENT_ID, nonce }), {
      key,
      issuer: `${config.PUBLIC_URL}/simulators/google`,
      now: harness.clock.now(),
    });
    await harness.api('POST', `/user/${call}-google`, { body: { token, nonce } });
  }
  const { name, email } = person;
  const code = await popupCode(harness, PARTNER_ORIGIN, { name, email, verified: 'on', managed: 'on' });
  await harness.api('POST', '/user/google-code', {
    body: { code, verifier: VERIFIER },
    headers: { origin: PARTNER_ORIGIN },
  });
}

/** Saves, reads and deletes a draft; uploads, reads and deletes a file. */
async function callDraftsAndUploads(harness: Harness, member: TestMember): Promise<void> {
  const { token } = member;
  const path = `/drafts/kesehatan.${planByCode('HK-01').id}`;
  const change = { path: 'slices/insured/fullname', value: 'Siti', age: 0, revision: 0 };
  await harness.api('PATCH', path, { token, body: { id: null, revision: 0, changes: [change] } });
  await harness.api('GET', '/drafts', { token });
  await harness.api('GET', path, { token });
  await harness.api('DELETE', path, { token });
  const url = String((await createTestUpload(harness, member, JPEG.length)).headers.location);
  await sendBytes(harness, member, url, 0, JPEG);
  for (const method of ['HEAD', 'GET', 'DELETE'] as const) await tusRequest(harness, member, method, url);
}

/** Reads and changes partners, webhooks, API keys and content at the desk. */
async function callDesk(
  harness: Harness,
  examples: Record<string, unknown>,
): Promise<{ partnerKey: string; otherKey: string }> {
  const token = await harness.deskToken();
  const keyOf = async (code: string): Promise<string> => {
    await harness.api('PUT', `/desk/partners/${code}`, {
      token,
      body: { webhookUrl: 'https://127.0.0.1/naungan' },
    });
    const { body } = await harness.api('POST', `/desk/partners/${code}/key`, { token });
    return (body.response as { apiKey: string }).apiKey;
  };
  const [partnerKey, otherKey] = [await keyOf('toko-maju'), await keyOf('toko-lain')];
  await harness.api('POST', '/desk/partners/toko-maju/secret', { token, body: { revokesEarlier: false } });
  await harness.api('POST', '/desk/partners/toko-maju/webhook-test', { token });
  await harness.api('POST', '/desk/partners/toko-maju/resend', { token });
  await harness.api('GET', '/partners/toko-maju/sales', {
    headers: { authorization: `Bearer ${partnerKey}` },
  });
  for (const path of ['partners', 'jobs', 'mails', 'visitors', 'articles', 'claims', 'audit', 'audit/export'])
    await harness.api('GET', `/desk/${path}`, { token });
  const { rows } = (await harness.api('GET', '/desk/mails', { token })).body.response as ListPage<DeskMail>;
  await harness.api('POST', `/desk/mails/${rows[0]?.id}/resend`, { token });
  // Version 0 is accepted only before another save of the page.
  await harness.api('PUT', '/desk/content', { token, body: examples.deskSaveContent });
  await harness.api('PUT', '/desk/articles', { token, body: examples.deskSaveArticle });
  await harness.api('GET', `/desk/articles/${(examples.deskSaveArticle as { _id: string })._id}`, { token });
  await harness.api('PUT', '/desk/pages', { token, body: examples.deskSavePage });
  await harness.api('PUT', '/desk/faqs', { token, body: examples.deskSaveGuides });
  await harness.api('GET', '/desk/content', { token });
  await harness.api('GET', '/desk/content/page/syarat-ketentuan', { token });
  await harness.api('POST', '/desk/content/preview', { token, body: examples.deskPreviewContent });
  await callCatalogue(harness);
  await callStaffAccounts(harness);
  return { partnerKey, otherKey };
}

/** Invites people, changes their roles with a second supervisor, and signs one in and out. */
async function callStaffAccounts(harness: Harness): Promise<void> {
  const supervisor = await invite(harness, 'supervisor-kedua', ['supervisor']);
  const token = await harness.deskToken();
  const form = invitationForm('staf-diundang');
  const invited = await harness.api('POST', '/desk/people', { token, body: form });
  const { person, change } = invited.body.response as { person: { id: string }; change: { id: string } };
  await harness.api('POST', `/desk/role-changes/${change.id}/confirm`, { token: supervisor.token });
  harness.clock.advance(1);
  await harness.api('POST', `/desk/people/${person.id}/invitation`, { token });
  const { secret } = await enrol(harness, form.email);
  const roles = { roles: ['claims'], insurer: null };
  const changed = await harness.api('PUT', `/desk/people/${person.id}/roles`, { token, body: roles });
  const proposal = changed.body.response as { change: { id: string } };
  await harness.api('POST', `/desk/role-changes/${proposal.change.id}/decline`, { token });
  await harness.api('GET', '/desk/people', { token });
  harness.clock.advance(60);
  const { challenge } = await passwordStep(harness, form.email);
  const code = await totpCodeAt(secret, harness.clock.now());
  const signedIn = await secondStep(harness, { challenge, code });
  const session = (signedIn.body.response as { access_token: string }).access_token;
  await harness.api('GET', '/desk/me', { token: session });
  await harness.api('POST', '/desk/logout', { token: session });
  await harness.api('POST', `/desk/people/${person.id}/disable`, { token });
  const member = await harness.registerMember();
  await harness.api('DELETE', `/desk/members/${member.id}/sessions`, { token });
}

/** Calls every operation of accounts, drafts, uploads, visitors, partners and content. Returns the keys of two partners. */
export async function callAccountOperations(
  harness: Harness,
  member: TestMember,
  examples: Record<string, unknown>,
) {
  await callAccounts(harness);
  await callSecurity(harness);
  await callDevices(harness);
  await callGoogle(harness);
  await callDraftsAndUploads(harness, member);
  const product = { productType: 'kesehatan', productId: planByCode('HK-22').id };
  await harness.api('POST', '/offline-trx', { body: { ...(examples.offlineOrder as object), ...product } });
  const account = await registerAccount(harness);
  await harness.api('DELETE', '/user/logout', { token: await signInByPassword(harness, account.email) });
  return callDesk(harness, examples);
}
