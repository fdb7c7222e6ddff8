import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_PROFILE, type Harness, startApp, TEST_NOW } from '../../../test/harness.ts';
import { knownDevices, users } from '../../db/schema.ts';
import { type Account, login, mailedToken, PASSWORD, registerAccount, signInByPassword } from './fixture.ts';

const REAUTHENTICATE = {
  status: 403,
  body: {
    message: 'REAUTHENTICATE',
    response: 'Demi keamanan, silakan konfirmasi kembali bahwa ini Anda',
  },
};
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterEach(() => harness.clock.set(TEST_NOW));
afterAll(() => harness.close());

type Member = Account & { token: string };
async function newMember(): Promise<Member> {
  const account = await registerAccount(harness);
  return { ...account, token: await signInByPassword(harness, account.email) };
}
const subjectsTo = async (email: string) => (await harness.mails(email)).map(({ subject }) => subject);
const isSignedIn = async (token: string) =>
  (await harness.api('GET', '/user/verify', { token })).status === 200;
const renewedToken = ({ body }: { body: { response: unknown } }) =>
  (body.response as { access_token: string }).access_token;
/** Proves the identity; returns the new token of the session. */
const reauthenticate = async (token: string) =>
  renewedToken(await harness.api('POST', '/user/reauthenticate', { token, body: { password: PASSWORD } }));
const changePassword = (
  token: string,
  password: string,
  confirmPassword = password,
  currentPassword: string | undefined = PASSWORD,
) => harness.api('PUT', '/user/password', { token, body: { currentPassword, password, confirmPassword } });
const changeEmail = (token: string, email: string) =>
  harness.api('POST', '/user/email', { token, body: { email } });
const confirmEmail = (token: string) => harness.api('PUT', '/user/email', { body: { token } });

describe('the proof of identity', () => {
  it('the proof of identity is valid for 15 minutes after a sign-in or a new proof', async () => {
    const { email, token } = await newMember();
    harness.clock.advance(15 * 60);
    expect((await changeEmail(token, `a.${email}`)).status).toBe(200);
    harness.clock.advance(1);
    expect(await changeEmail(token, `b.${email}`)).toMatchObject(REAUTHENTICATE);
    const newToken = await reauthenticate(token);
    expect((await changeEmail(newToken, `b.${email}`)).status).toBe(200);
  });

  it('a wrong password proves nothing, and attempts slow down like failed sign-ins', async () => {
    const slowHarness = await startApp({ RATE_LIMIT_SCALE: '1' });
    const { email } = await registerAccount(slowHarness);
    const token = await signInByPassword(slowHarness, email);
    const prove = (password: string) =>
      slowHarness.api('POST', '/user/reauthenticate', { token, body: { password } });
    for (let turn = 0; turn < 5; turn += 1)
      expect(await prove('salah')).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'password', message: 'Password salah' }] },
      });
    expect(await prove(PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    slowHarness.clock.advance(60);
    expect((await prove(PASSWORD)).status).toBe(200);
    await slowHarness.close();
  });
});

describe('a change of the password', () => {
  it('a change of the password ends the other sessions, forgets other devices and is mailed', async () => {
    const { id, email, token } = await newMember();
    const otherToken = await signInByPassword(harness, email);
    const reply = await changePassword(token, 'Kucing-Laut-7');
    expect(reply).toMatchObject({ status: 200, body: { message: 'Kata sandi berhasil diubah' } });
    expect([await isSignedIn(renewedToken(reply)), await isSignedIn(otherToken)]).toEqual([true, false]);
    expect((await login(harness, email, PASSWORD)).status).toBe(401);
    expect((await login(harness, email, 'Kucing-Laut-7')).status).toBe(200);
    expect(await subjectsTo(email)).toContain('Kata sandi akun Anda telah diubah');
    const devices = await harness.deps.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    expect(devices).toHaveLength(2);
  });

  it.each([
    ['weak', 'rahasia', 'rahasia', 'password'],
    ['breached', 'Password1234', 'Password1234', 'password'],
    ['made of words of this business', 'Naungan2026', 'Naungan2026', 'password'],
    ['repeated differently', 'Kucing-Laut-7', 'Kucing-Laut-8', 'confirmPassword'],
  ])('a new password that is %s gets 422 at the field', async (_name, password, repeated, path) => {
    const { token } = await newMember();
    expect(await changePassword(token, password, repeated)).toMatchObject({
      status: 422,
      body: { errors: [{ path }] },
    });
  });

  it.each([
    ['wrong', 'Salah12345'],
    ['missing', null],
    ['the new one', 'Kucing-Laut-7'],
  ])(
    'a change of the password with a current password that is %s gets 422, also directly after a sign-in',
    async (_name, currentPassword) => {
      const { email, token } = await newMember();
      const body = { password: 'Kucing-Laut-7', confirmPassword: 'Kucing-Laut-7' };
      const reply = await harness.api('PUT', '/user/password', {
        token,
        body: currentPassword === null ? body : { ...body, currentPassword },
      });
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'currentPassword' }] } });
      expect((await login(harness, email, PASSWORD)).status).toBe(200);
    },
  );

  it('an account without a password sets its first password after a recent proof only', async () => {
    const { id, email, token } = await newMember();
    await harness.deps.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    harness.clock.advance(15 * 60 + 1);
    const body = { password: 'Kucing-Laut-7', confirmPassword: 'Kucing-Laut-7' };
    expect(await harness.api('PUT', '/user/password', { token, body })).toMatchObject(REAUTHENTICATE);
    harness.clock.set(TEST_NOW);
    expect((await harness.api('PUT', '/user/password', { token, body })).status).toBe(200);
    expect((await login(harness, email, 'Kucing-Laut-7')).status).toBe(200);
  });

  it('a change of the password invalidates mailed reset links', async () => {
    const { email, token } = await newMember();
    await harness.api('PUT', `/user/forgot/${email}`);
    const resetToken = await mailedToken(harness, email, '/auth/reset');
    await changePassword(token, 'Kucing-Laut-7');
    expect((await harness.api('POST', '/user/reset/check', { body: { token: resetToken } })).status).toBe(
      404,
    );
  });
});

describe('a change of the e-mail address', () => {
  it('a change of the e-mail address needs the link that was mailed to the new address, and the old one gets notices', async () => {
    const { email, token } = await newMember();
    const newEmail = `baru.${email}`;
    expect(await changeEmail(token, newEmail.toUpperCase())).toMatchObject({
      status: 200,
      body: { message: `Tautan konfirmasi sudah kami kirim ke ${newEmail}` },
    });
    expect(await subjectsTo(email)).toContain('Permintaan penggantian email akun Anda');
    expect((await login(harness, newEmail)).status).toBe(401);
    const mailedLink = await mailedToken(harness, newEmail, '/auth/email');
    expect(await confirmEmail(mailedLink)).toMatchObject({
      status: 200,
      body: { response: { email: newEmail }, message: 'Email akun Anda sudah diganti' },
    });
    expect((await login(harness, email)).status).toBe(401);
    expect(await login(harness, newEmail)).toMatchObject({
      status: 200,
      body: { response: { user: { email: newEmail, emailVerified: true } } },
    });
    expect(await subjectsTo(email)).toContain('Email akun Anda telah diganti');
    expect((await confirmEmail(mailedLink)).status).toBe(404);
  });

  it('the link of a change expires after a day, and a newer link replaces it', async () => {
    const { email, token } = await newMember();
    await changeEmail(token, `satu.${email}`);
    const firstLink = await mailedToken(harness, `satu.${email}`, '/auth/email');
    await changeEmail(token, `dua.${email}`);
    expect((await confirmEmail(firstLink)).status).toBe(404);
    harness.clock.advance(86_400);
    const secondLink = await mailedToken(harness, `dua.${email}`, '/auth/email');
    expect((await confirmEmail(secondLink)).status).toBe(404);
  });

  it('an address of another account gets 409, also if it was taken after the request', async () => {
    const [member, other] = [await newMember(), await registerAccount(harness)];
    expect(await changeEmail(member.token, other.email)).toMatchObject({
      status: 409,
      body: { response: 'Email sudah terdaftar, gunakan email lainnya' },
    });
    const second = await newMember();
    const wanted = `rebutan.${member.email}`;
    await changeEmail(member.token, wanted);
    await changeEmail(second.token, wanted);
    const links = (await harness.mails(wanted)).map(({ text }) => /email#([\w-]+)/.exec(text)?.[1] ?? '');
    expect((await confirmEmail(links[0] ?? '')).status).toBe(200);
    expect((await confirmEmail(links[1] ?? '')).status).toBe(409);
  });

  it('the present address gets 422', async () => {
    const { email, token } = await newMember();
    expect(await changeEmail(token, email)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'email' }] },
    });
  });

  it('reset links to the former address become invalid', async () => {
    const { email, token } = await newMember();
    await harness.api('PUT', `/user/forgot/${email}`);
    const resetToken = await mailedToken(harness, email, '/auth/reset');
    await changeEmail(token, `pindah.${email}`);
    await confirmEmail(await mailedToken(harness, `pindah.${email}`, '/auth/email'));
    expect((await harness.api('POST', '/user/reset/check', { body: { token: resetToken } })).status).toBe(
      404,
    );
  });
});

describe('a change of the phone number or the bank account', () => {
  const profileOf = ({ email }: Account, change: object = {}) => ({
    ...COMPLETE_PROFILE,
    full_name: 'Siti Rahayu',
    email,
    phone_number: `8155${email.replace(/\D/g, '').padStart(7, '0').slice(-7)}`,
    ...change,
  });
  const save = ({ id, token }: Member, body: object) =>
    harness.api('PUT', `/user/member/${id}`, { token, body });

  it('the first bank account needs no proof of identity', async () => {
    const member = await newMember();
    const { response } = (await harness.api('GET', '/user/verify', { token: member.token })).body;
    const { phone_number } = response as { phone_number: string };
    harness.clock.advance(3_600);
    expect((await save(member, profileOf(member, { phone_number }))).status).toBe(200);
  });

  it.each([
    ['phone number', { phone_number: '81399911122' }, 'Nomor HP akun Anda telah diubah'],
    [
      'bank account',
      { account: { ...COMPLETE_PROFILE.account, account_number: '9876543210' } },
      'Rekening di akun Anda telah diubah',
    ],
  ])('another %s needs a recent proof of identity, and is mailed', async (_name, change, subject) => {
    const member = await newMember();
    expect((await save(member, profileOf(member))).status).toBe(200);
    harness.clock.advance(3_600);
    expect((await save(member, profileOf(member))).status).toBe(200);
    expect(await save(member, profileOf(member, change))).toMatchObject(REAUTHENTICATE);
    const token = await reauthenticate(member.token);
    expect((await save({ ...member, token }, profileOf(member, change))).status).toBe(200);
    expect(await subjectsTo(member.email)).toContain(subject);
  });
});

describe('the list of sessions', () => {
  type Sessions = { id: string; browser: string | null; os: string | null; current: boolean }[];
  const sessionsOf = async (token: string): Promise<Sessions> => {
    const { response } = (await harness.api('GET', '/user/security', { token })).body;
    return (response as { sessions: Sessions }).sessions;
  };

  it('the list of sessions has the device and the times of each, the current one first', async () => {
    const { email, token } = await newMember();
    harness.clock.advance(60);
    await harness.api('POST', '/user/login', {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': CHROME },
    });
    expect(await sessionsOf(token)).toMatchObject([
      { current: true, createdAt: TEST_NOW.toISOString() },
      { current: false, browser: 'Chrome', os: 'Windows', createdAt: '2026-11-21T03:01:00.000Z' },
    ]);
  });

  it('a session of the list can be ended by its member only, which also forgets its device', async () => {
    const [member, stranger] = [await newMember(), await newMember()];
    const otherToken = await signInByPassword(harness, member.email);
    const id = (await sessionsOf(member.token)).find(({ current }) => !current)?.id;
    const end = (token?: string) => harness.api('DELETE', `/user/sessions/${id}`, { token });
    expect((await end(stranger.token)).status).toBe(404);
    expect((await end()).status).toBe(401);
    expect((await end(await harness.deskToken())).status).toBe(403);
    expect((await end(member.token)).status).toBe(200);
    expect([await isSignedIn(member.token), await isSignedIn(otherToken)]).toEqual([true, false]);
    const devices = await harness.deps.db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, member.id));
    expect(devices).toHaveLength(1);
    expect((await end(member.token)).status).toBe(404);
  });

  it('all sessions end together, the devices are forgotten, and the member gets a mail', async () => {
    const { id, email, token } = await newMember();
    const otherToken = await signInByPassword(harness, email);
    expect((await harness.api('DELETE', '/user/sessions', { token })).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(otherToken)]).toEqual([false, false]);
    expect(await subjectsTo(email)).toContain('Semua perangkat dikeluarkan dari akun Anda');
    const devices = await harness.deps.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    expect(devices).toEqual([]);
  });

  it('ending one or all sessions needs a proof of identity of the last 15 minutes', async () => {
    const { email, token: firstToken } = await newMember();
    await signInByPassword(harness, email);
    let token = firstToken;
    const id = (await sessionsOf(token)).find(({ current }) => !current)?.id;
    const end = (path: string) => harness.api('DELETE', path, { token });
    harness.clock.advance(15 * 60 + 1);
    expect(await end(`/user/sessions/${id}`)).toMatchObject(REAUTHENTICATE);
    expect(await end('/user/sessions')).toMatchObject(REAUTHENTICATE);
    expect(await sessionsOf(token)).toHaveLength(2);
    token = await reauthenticate(token);
    harness.clock.advance(15 * 60);
    expect((await end(`/user/sessions/${id}`)).status).toBe(200);
    expect((await end('/user/sessions')).status).toBe(200);
  });

  it('a supervisor ends all sessions of a member, who gets a mail; other staff, members and ids get no access', async () => {
    const { id, email, token } = await newMember();
    const stranger = await newMember();
    const end = (memberId: string, caller?: string) =>
      harness.api('DELETE', `/desk/members/${memberId}/sessions`, { token: caller });
    const supervisor = await harness.deskToken();
    const service = await harness.deskPerson({ roles: ['service'] });
    for (const [caller, status] of [
      [undefined, 401],
      [stranger.token, 403],
      [service.token, 403],
    ] as const)
      expect((await end(id, caller)).status).toBe(status);
    for (const other of [randomUUID(), 'x', service.id])
      expect((await end(other, supervisor)).status).toBe(404);
    expect(await isSignedIn(token)).toBe(true);
    expect((await end(id, supervisor)).status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(stranger.token)]).toEqual([false, true]);
    expect(await subjectsTo(email)).toContain('Semua perangkat dikeluarkan dari akun Anda');
    const devices = await harness.deps.db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    expect(devices).toEqual([]);
  });

  it('the list contains no token and no hash', async () => {
    const { token } = await newMember();
    const { text } = await harness.api('GET', '/user/security', { token });
    expect(text).not.toMatch(/[\da-f]{64}/);
    expect(text).not.toContain(token);
  });
});
