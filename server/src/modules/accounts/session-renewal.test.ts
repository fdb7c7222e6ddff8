import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { createAuthenticator } from './authenticator.fixture.ts';
import { invite, passwordStep } from './desk/fixture.ts';
import { totpCodeAt } from './desk/totp.ts';
import { PASSWORD, registerAccount, signInByPassword } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

type NewToken = { access_token: string };
type Proof = { password: string } | { passkey: object };

async function newMember() {
  const account = await registerAccount(harness);
  return { ...account, token: await signInByPassword(harness, account.email) };
}
const isSignedIn = async (token: string) =>
  (await harness.api('GET', '/user/verify', { token })).status === 200;
const statesOf = (tokens: string[]) => Promise.all(tokens.map(isSignedIn));
const sessionsOf = async (token: string) =>
  (
    (await harness.api('GET', '/user/security', { token })).body.response as {
      sessions: { id: string; current: boolean }[];
    }
  ).sessions;
const prove = (token: string, proof: Proof = { password: PASSWORD }) =>
  harness.api('POST', '/user/reauthenticate', { token, body: proof });
const tokenOf = ({ body }: { body: { response: unknown } }) => (body.response as NewToken).access_token;

const SITE = { origin: 'http://naungan.test', rpId: 'naungan.test' };
type Options = { challenge: string; options: { challenge: string } };

async function addPasskey({ token }: Pick<TestMember, 'token'>) {
  const authenticator = createAuthenticator(SITE);
  const { challenge, options } = (await harness.api('POST', '/user/passkeys/options', { token })).body
    .response as Options;
  const credential = authenticator.create(options);
  await harness.api('POST', '/user/passkeys', { token, body: { challenge, credential } });
  return authenticator;
}
async function passkeyProof(authenticator: ReturnType<typeof createAuthenticator>) {
  const { challenge, options } = (await harness.api('POST', '/user/login-passkey/options')).body
    .response as Options;
  return { passkey: { challenge, credential: authenticator.get(options) } };
}

describe('a new proof of identity', () => {
  it('a password replaces the token of the session: the old one ends at once, other devices stay signed in', async () => {
    const { email, token } = await newMember();
    const otherToken = await signInByPassword(harness, email);
    const [session] = await sessionsOf(token);
    const reply = await prove(token);
    expect(reply.status).toBe(200);
    const newToken = tokenOf(reply);
    expect(newToken).not.toBe(token);
    expect(await statesOf([token, newToken, otherToken])).toEqual([false, true, true]);
    const sessions = await sessionsOf(newToken);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ id: session?.id, current: true });
  });

  it('a passkey replaces the token of the session', async () => {
    const member = await newMember();
    const authenticator = await addPasskey(member);
    const newToken = tokenOf(await prove(member.token, await passkeyProof(authenticator)));
    expect(await statesOf([member.token, newToken])).toEqual([false, true]);
    expect(await sessionsOf(newToken)).toHaveLength(1);
  });

  it('a failed proof keeps the token, and a failed passkey gets 422, because the session has not ended', async () => {
    const member = await newMember();
    const authenticator = await addPasskey(member);
    const used = await passkeyProof(authenticator);
    const token = tokenOf(await prove(member.token, used));
    expect((await prove(token, used)).status).toBe(422);
    expect((await prove(token, { password: 'salah' })).status).toBe(422);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('two proofs at the same time: one gets the new token, and the other 401', async () => {
    const { token } = await newMember();
    const replies = await Promise.all([prove(token), prove(token)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    const tokens = replies.filter(({ status }) => status === 200).map(tokenOf);
    expect(await statesOf([token, ...tokens])).toEqual([false, true]);
  });

  it('the old token opens no session after a sign-out with the new one', async () => {
    const { token } = await newMember();
    const newToken = tokenOf(await prove(token));
    await harness.api('DELETE', '/user/logout', { token: newToken });
    expect(await statesOf([token, newToken])).toEqual([false, false]);
  });
});

describe('a change of the password', () => {
  const change = (token: string, password: string) =>
    harness.api('PUT', '/user/password', {
      token,
      body: { currentPassword: PASSWORD, password, confirmPassword: password },
    });

  it('a change of the password replaces the token of the session', async () => {
    const { token } = await newMember();
    const newToken = tokenOf(await change(token, 'Kucing-Laut-7'));
    expect(await statesOf([token, newToken])).toEqual([false, true]);
    expect(await sessionsOf(newToken)).toHaveLength(1);
  });

  it('a rejected new password keeps the token, because the reply has no new one', async () => {
    const { token } = await newMember();
    expect((await change(token, 'Password1234')).status).toBe(422);
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe('a sign-in', () => {
  it('a sign-in in a session ends that session, and no session of another device', async () => {
    const { email, token } = await newMember();
    const otherToken = await signInByPassword(harness, email);
    const reply = await harness.api('POST', '/user/login', { token, body: { email, password: PASSWORD } });
    expect(await statesOf([token, otherToken, tokenOf(reply)])).toEqual([false, true, true]);
  });

  it('a failed sign-in in a session ends nothing', async () => {
    const { email, token } = await newMember();
    await harness.api('POST', '/user/login', { token, body: { email, password: 'Salah12345' } });
    expect(await isSignedIn(token)).toBe(true);
  });

  it('a sign-in at the desk ends the session of its request after the second factor only', async () => {
    const person = await invite(harness, 'rotasi');
    const isStaff = async (token: string) => (await harness.api('GET', '/desk/me', { token })).status === 200;
    const { challenge } = await passwordStep(harness, person.email);
    harness.clock.advance(60);
    const code = await totpCodeAt(person.secret, harness.clock.now());
    const confirm = (text: string) =>
      harness.api('POST', '/desk/login/second-factor', {
        token: person.token,
        body: { challenge, code: text },
      });
    expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(401);
    expect(await isStaff(person.token)).toBe(true);
    const newToken = tokenOf(await confirm(code));
    expect([await isStaff(person.token), await isStaff(newToken)]).toEqual([false, true]);
  });
});
