import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW, type TestMember } from '../../../test/harness.ts';
import { passkeys, users } from '../../db/schema.ts';
import { createAuthenticator } from './authenticator.fixture.ts';

const SITE = { origin: 'http://naungan.test', rpId: 'naungan.test' };
const FAILED = {
  status: 401,
  body: { response: 'Passkey tidak dapat dipakai, silakan coba lagi atau masuk dengan kata sandi' },
};

/** In a session, 401 would mean that the session has ended. */
const FAILED_IN_SESSION = { status: 422, body: FAILED.body };

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterEach(() => harness.clock.set(TEST_NOW));
afterAll(() => harness.close());

type Options = { challenge: string; options: { challenge: string } };

const addOptions = async ({ token }: Pick<TestMember, 'token'>): Promise<Options> =>
  (await harness.api('POST', '/user/passkeys/options', { token })).body.response;
const signInOptions = async (): Promise<Options> =>
  (await harness.api('POST', '/user/login-passkey/options')).body.response;
const signIn = (body: unknown) => harness.api('POST', '/user/login-passkey', { body });

async function addPasskey(member: TestMember, authenticator = createAuthenticator(SITE)) {
  const { challenge, options } = await addOptions(member);
  const reply = await harness.api('POST', '/user/passkeys', {
    token: member.token,
    body: { challenge, credential: authenticator.create(options) },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36' },
  });
  return { authenticator, reply };
}

async function signInWith(authenticator: ReturnType<typeof createAuthenticator>) {
  const { challenge, options } = await signInOptions();
  return signIn({ challenge, credential: authenticator.get(options) });
}

describe('a passkey', () => {
  it('a passkey is added with the name of its device, opens a session, and each change is mailed', async () => {
    const member = await harness.registerMember();
    const { authenticator, reply } = await addPasskey(member);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        message: 'Passkey sudah ditambahkan',
        response: { name: 'Chrome di Android', lastUsedAt: null },
      },
    });
    const session = await signInWith(authenticator);
    expect(session).toMatchObject({ status: 200, body: { response: { user: { id: member.id } } } });
    const { access_token: token } = session.body.response as { access_token: string };
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
    const { id } = reply.body.response as { id: string };
    expect((await harness.api('DELETE', `/user/passkeys/${id}`, { token })).status).toBe(200);
    expect(await signInWith(authenticator)).toMatchObject(FAILED);
    const subjects = (await harness.mails(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Passkey ditambahkan ke akun Anda');
    expect(subjects).toContain('Passkey dihapus dari akun Anda');
  });

  it('a passkey is listed for its owner only, and another member cannot remove it', async () => {
    const [owner, stranger] = [await harness.registerMember(), await harness.registerMember()];
    const { reply } = await addPasskey(owner);
    const { id } = reply.body.response as { id: string };
    const remove = (token?: string) => harness.api('DELETE', `/user/passkeys/${id}`, { token });
    expect((await remove(stranger.token)).status).toBe(404);
    expect((await remove()).status).toBe(401);
    expect((await remove(await harness.deskToken())).status).toBe(403);
    const listOf = async ({ token }: TestMember) =>
      (await harness.api('GET', '/user/security', { token })).body.response as { passkeys: object[] };
    expect((await listOf(owner)).passkeys).toMatchObject([{ id }]);
    expect((await listOf(stranger)).passkeys).toEqual([]);
  });

  it('a passkey proves the identity before a change of the account, for its owner only', async () => {
    const [owner, stranger] = [await harness.registerMember(), await harness.registerMember()];
    const { authenticator } = await addPasskey(owner);
    harness.clock.advance(16 * 60);
    const change = () =>
      harness.api('POST', '/user/email', { token: owner.token, body: { email: 'baru.pk@contoh.test' } });
    expect(await change()).toMatchObject({ status: 403, body: { message: 'REAUTHENTICATE' } });
    const prove = async (token: string) => {
      const { challenge, options } = await signInOptions();
      const passkey = { challenge, credential: authenticator.get(options) };
      return harness.api('POST', '/user/reauthenticate', { token, body: { passkey } });
    };
    expect((await prove(stranger.token)).status).toBe(422);
    const { status, body } = await prove(owner.token);
    expect(status).toBe(200);
    owner.token = (body.response as { access_token: string }).access_token;
    expect((await change()).status).toBe(200);
  });

  it('a challenge works once, for five minutes, and for one purpose and member', async () => {
    const [owner, stranger] = [await harness.registerMember(), await harness.registerMember()];
    const { authenticator } = await addPasskey(owner);
    const used = await signInOptions();
    const proof = () => ({ challenge: used.challenge, credential: authenticator.get(used.options) });
    expect((await signIn(proof())).status).toBe(200);
    expect(await signIn(proof())).toMatchObject(FAILED);
    const expired = await signInOptions();
    harness.clock.advance(300);
    const late = { challenge: expired.challenge, credential: authenticator.get(expired.options) };
    expect(await signIn(late)).toMatchObject(FAILED);
    harness.clock.set(TEST_NOW);
    const added = await addOptions(owner);
    expect(
      await signIn({ challenge: added.challenge, credential: authenticator.get(added.options) }),
    ).toMatchObject(FAILED);
    const body = { challenge: added.challenge, credential: createAuthenticator(SITE).create(added.options) };
    expect(await harness.api('POST', '/user/passkeys', { token: stranger.token, body })).toMatchObject(
      FAILED_IN_SESSION,
    );
  });

  it.each([
    ['of another site', { origin: 'https://evil.test', rpId: 'naungan.test' }],
    ['for another domain', { origin: 'http://naungan.test', rpId: 'evil.test' }],
  ])('a passkey %s is rejected', async (_name, site) => {
    const member = await harness.registerMember();
    expect((await addPasskey(member, createAuthenticator(site))).reply).toMatchObject(FAILED_IN_SESSION);
  });

  it('a sign-in without PIN or fingerprint, with a changed signature or another key is rejected', async () => {
    const member = await harness.registerMember();
    const { authenticator } = await addPasskey(member);
    const unverified = await signInOptions();
    const { challenge, options } = unverified;
    expect(
      await signIn({ challenge, credential: authenticator.get(options, { isVerified: false }) }),
    ).toMatchObject(FAILED);
    const next = await signInOptions();
    const credential = authenticator.get(next.options);
    const response = { ...credential.response, authenticatorData: credential.response.signature };
    expect(
      await signIn({ challenge: next.challenge, credential: { ...credential, response } }),
    ).toMatchObject(FAILED);
    const other = await signInOptions();
    const stolen = { ...createAuthenticator(SITE).get(other.options), id: authenticator.id };
    expect(await signIn({ challenge: other.challenge, credential: stolen })).toMatchObject(FAILED);
  });

  it('a passkey of an inactive account gets 403', async () => {
    const member = await harness.registerMember();
    const { authenticator } = await addPasskey(member);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, member.id));
    expect((await signInWith(authenticator)).status).toBe(403);
  });

  it('the only way to sign in cannot be removed', async () => {
    const member = await harness.registerMember();
    const { reply } = await addPasskey(member);
    const { id } = reply.body.response as { id: string };
    await harness.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
    expect((await harness.api('DELETE', `/user/passkeys/${id}`, { token: member.token })).status).toBe(409);
    expect(await harness.deps.db.select().from(passkeys).where(eq(passkeys.userId, member.id))).toHaveLength(
      1,
    );
  });

  it('the same passkey and an eleventh passkey get 409', async () => {
    const member = await harness.registerMember();
    const { authenticator } = await addPasskey(member);
    expect((await addPasskey(member, authenticator)).reply.status).toBe(409);
    for (let turn = 0; turn < 9; turn += 1) await addPasskey(member);
    expect((await addPasskey(member)).reply.status).toBe(409);
  });

  it('changes of passkeys need a recent proof of identity', async () => {
    const member = await harness.registerMember();
    const { reply } = await addPasskey(member);
    const { id } = reply.body.response as { id: string };
    harness.clock.advance(16 * 60);
    const { token } = member;
    const replies = [
      await harness.api('POST', '/user/passkeys/options', { token }),
      await harness.api('DELETE', `/user/passkeys/${id}`, { token }),
    ];
    expect(replies.map(({ body }) => body.message)).toEqual(['REAUTHENTICATE', 'REAUTHENTICATE']);
  });
});
