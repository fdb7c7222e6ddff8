import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startApp, TEST_NOW } from '../../../test/harness.ts';
import { listJobs } from '../../core/job-list.ts';
import { knownDevices, signInAttempts, users } from '../../db/schema.ts';
import { SIGN_IN_LIMITS } from './attempts.ts';
import { attemptKey, countAttempt, countDailyAttempt, removeExpiredAttempts } from './attempts-repository.ts';
import { DEVICE_REQUEST_COOKIE } from './device-link.ts';
import { removeUnusedDevices } from './devices-repository.ts';
import { type Account, mailedToken, PASSWORD, registerAccount } from './fixture.ts';
import { DEVICE_COOKIE } from './known-devices.ts';

const WRONG = { status: 401, body: { message: 'UNAUTHORIZED', response: 'Email / Password Salah' } };
const CONFIRM = {
  status: 401,
  body: {
    message: 'UNAUTHORIZED',
    response:
      'Demi keamanan, perangkat baru perlu dikonfirmasi. Bila kata sandi Anda benar, tautan konfirmasi sudah kami kirim ke email Anda',
  },
};

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
});
afterEach(() => harness.clock.set(TEST_NOW));
afterAll(() => harness.close());

let addressNumber = 0;
/** Returns an IP address that no other test uses. */
function newAddress(): string {
  addressNumber += 1;
  return `10.77.${addressNumber >> 8}.${addressNumber & 255}`;
}

type Source = { address?: string; cookie?: string | undefined };
const headersOf = ({ address = newAddress(), cookie }: Source) => ({
  'x-forwarded-for': address,
  ...(cookie ? { cookie } : {}),
});
const signIn = (email: string, password: string, source: Source = {}) =>
  harness.api('POST', '/user/login', { body: { email, password }, headers: headersOf(source) });
const signInDesk = (password: string, source: Source = {}, email = harness.deps.config.DESK_EMAIL) =>
  harness.api('POST', '/desk/login', { body: { email, password }, headers: headersOf(source) });

/** Returns the device cookie that the reply sets, as a browser sends it. */
const cookieOf = (reply: Reply, name = DEVICE_COOKIE): string => {
  const header = [reply.headers['set-cookie']].flat().find((text) => `${text}`.startsWith(name));
  return `${header}`.split(';')[0] ?? '';
};

/** Counts failed sign-ins on the account as if each came from another address. */
async function countFailures({ email }: Pick<Account, 'email'>, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await countDailyAttempt(harness.deps.db, attemptKey('account', email), harness.clock.now());
}

describe('a sign-in after failed sign-ins of strangers', () => {
  it('a sign-in with the right password succeeds after twenty wrong passwords from other addresses', async () => {
    const { email } = await registerAccount(harness);
    const address = newAddress();
    for (let turn = 0; turn < 20; turn += 1) await signIn(email, 'salah', turn < 10 ? { address } : {});
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('a sign-in to the desk succeeds after twenty wrong passwords from other addresses', async () => {
    const address = newAddress();
    for (let turn = 0; turn < 20; turn += 1) await signInDesk('salah', turn < 10 ? { address } : {});
    expect((await signInDesk(harness.deps.config.DESK_PASSWORD)).status).toBe(200);
  });

  it('a sign-in on a known device succeeds at the address from which a stranger fails', async () => {
    const { email } = await registerAccount(harness);
    const address = newAddress();
    const cookie = cookieOf(await signIn(email, PASSWORD, { address }));
    for (let turn = 0; turn < 6; turn += 1) await signIn(email, 'salah', { address });
    expect((await signIn(email, PASSWORD, { address })).status).toBe(429);
    expect((await signIn(email, PASSWORD, { address, cookie })).status).toBe(200);
  });

  it('a sign-in on a known device succeeds while new devices need a confirmation, also at the desk', async () => {
    const { email } = await registerAccount(harness);
    const cookie = cookieOf(await signIn(email, PASSWORD));
    await countFailures({ email }, SIGN_IN_LIMITS.attemptsFromNewDevices);
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200);
    const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
    const deskCookie = cookieOf(await signInDesk(DESK_PASSWORD));
    await countFailures({ email: DESK_EMAIL }, SIGN_IN_LIMITS.attemptsFromNewDevices);
    expect(await signInDesk(DESK_PASSWORD)).toMatchObject(CONFIRM);
    expect((await signInDesk(DESK_PASSWORD, { cookie: deskCookie })).status).toBe(200);
    await harness.deps.db.delete(signInAttempts);
  });

  it('a sign-in waits longer after each wrong password from one address: a minute, then twice as long', async () => {
    const { email } = await registerAccount(harness);
    const address = newAddress();
    for (let turn = 0; turn < 5; turn += 1)
      expect(await signIn(email, 'salah', { address })).toMatchObject(WRONG);
    const reply = await signIn(email.toUpperCase(), PASSWORD, { address });
    expect(reply).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { message: 'TOO_MANY', response: 'Terlalu banyak percobaan. Silakan coba lagi dalam 1 menit.' },
    });
    harness.clock.advance(60);
    expect(await signIn(email, 'salah', { address })).toMatchObject(WRONG);
    expect((await signIn(email, 'salah', { address })).headers['retry-after']).toBe('120');
    harness.clock.advance(120);
    expect((await signIn(email, PASSWORD, { address })).status).toBe(200);
    expect(await signIn(email, 'salah', { address })).toMatchObject(WRONG);
  });

  it('sign-ins to the desk from one address count together for any spelling of the e-mail address', async () => {
    const { DESK_EMAIL } = harness.deps.config;
    const address = newAddress();
    const spellings = [DESK_EMAIL, DESK_EMAIL.toUpperCase(), ` ${DESK_EMAIL}`, DESK_EMAIL, DESK_EMAIL];
    for (const spelling of spellings) await signInDesk('salah', { address }, spelling);
    expect((await signInDesk('salah', { address })).status).toBe(429);
  });

  it('a known device waits after five wrong passwords, so that a stolen cookie allows no guessing', async () => {
    const { email } = await registerAccount(harness);
    const cookie = cookieOf(await signIn(email, PASSWORD));
    for (let turn = 0; turn < 5; turn += 1)
      expect(await signIn(email, 'salah', { cookie })).toMatchObject(WRONG);
    expect((await signIn(email, PASSWORD, { cookie })).status).toBe(429);
  });
});

describe('guessing', () => {
  it('guessing from one address is possible 16 times on the first day and 4 times on each further day', async () => {
    const key = attemptKey('address', '10.78.0.1', 'tebak@contoh.test');
    const { freeAttempts } = SIGN_IN_LIMITS;
    const guessesByDay = [0, 0, 0];
    let now = TEST_NOW.getTime();
    while (now < TEST_NOW.getTime() + 3 * 86_400_000) {
      const result = await countAttempt(harness.deps.db, key, { freeAttempts, now: new Date(now) });
      if ('waitSeconds' in result) {
        now += result.waitSeconds * 1_000;
        continue;
      }
      const day = Math.floor((now - TEST_NOW.getTime()) / 86_400_000);
      guessesByDay[day] = (guessesByDay[day] ?? 0) + 1;
    }
    expect(guessesByDay).toEqual([16, 4, 4]);
  });

  it('guessing from any number of addresses gives no information after 100 attempts on an account within a day', async () => {
    const account = await registerAccount(harness);
    await countFailures(account, 99);
    expect(await signIn(account.email, 'salah')).toMatchObject(WRONG);
    const wrongReply = await signIn(account.email, 'salah');
    const rightReply = await signIn(account.email, PASSWORD);
    expect(wrongReply).toMatchObject(CONFIRM);
    expect(rightReply.body).toEqual(wrongReply.body);
    harness.clock.advance(86_400);
    expect((await signIn(account.email, PASSWORD)).status).toBe(200);
  });

  it('an unknown address gets the same responses as an account', async () => {
    await countFailures({ email: 'tidak.ada@contoh.test' }, 100);
    expect(await signIn('tidak.ada@contoh.test', PASSWORD)).toMatchObject(CONFIRM);
  });

  it('simultaneous attempts do not exceed the limit', async () => {
    const { email } = await registerAccount(harness);
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'salah', { address })));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('the counts hold for a second process that uses the same database', async () => {
    const { email } = await registerAccount(harness);
    const address = newAddress();
    for (let turn = 0; turn < 5; turn += 1) await signIn(email, 'salah', { address });
    const { DATABASE_URL = '', DATA_DIR } = harness.deps.config;
    const secondProcess = await startApp(
      { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', SECRET: harness.deps.config.SECRET },
      { existingData: { folder: DATA_DIR, url: DATABASE_URL } },
    );
    const body = { email, password: 'salah' };
    const headers = { 'x-forwarded-for': address };
    expect((await secondProcess.api('POST', '/user/login', { body, headers })).status).toBe(429);
    await secondProcess.close();
  });
});

describe('the mail about failed sign-ins', () => {
  const subjects = async (email: string) => (await harness.mails(email)).map(({ subject }) => subject);
  const SUBJECT = 'Percobaan masuk yang gagal ke akun Naungan Anda';

  it('the mail about failed sign-ins is sent once a day, at the fifth wrong password from new devices', async () => {
    const { email } = await registerAccount(harness);
    for (let turn = 0; turn < 4; turn += 1) await signIn(email, 'salah');
    expect(await subjects(email)).not.toContain(SUBJECT);
    for (let turn = 0; turn < 4; turn += 1) await signIn(email, 'salah');
    expect((await subjects(email)).filter((subject) => subject === SUBJECT)).toHaveLength(1);
    harness.clock.advance(86_400);
    for (let turn = 0; turn < 5; turn += 1) await signIn(email, 'salah');
    expect((await subjects(email)).filter((subject) => subject === SUBJECT)).toHaveLength(2);
  });

  it('the mail about failed sign-ins also goes to the desk', async () => {
    const { DESK_EMAIL } = harness.deps.config;
    await harness.deps.db.delete(signInAttempts);
    for (let turn = 0; turn < 5; turn += 1) await signInDesk('salah');
    expect(await subjects(DESK_EMAIL)).toContain(SUBJECT);
  });
});

describe('the link that confirms a device', () => {
  const confirm = (token: string, attempt: Reply) =>
    harness.api('POST', '/user/devices', {
      body: { token },
      headers: headersOf({ cookie: cookieOf(attempt, DEVICE_REQUEST_COOKIE) }),
    });

  it('the link that confirms a device is mailed for the right password only, and lets the device sign in', async () => {
    const account = await registerAccount(harness);
    await countFailures(account, 100);
    await signIn(account.email, 'salah');
    await harness.runJobs();
    expect(await mailedToken(harness, account.email, '/auth/device')).toBe('');
    const attempt = await signIn(account.email, PASSWORD);
    await harness.runJobs();
    const token = await mailedToken(harness, account.email, '/auth/device');
    const reply = await confirm(token, attempt);
    expect(reply).toMatchObject({
      status: 200,
      body: { message: 'Perangkat ini sudah dikonfirmasi, silakan masuk' },
    });
    expect((await signIn(account.email, PASSWORD, { cookie: cookieOf(reply) })).status).toBe(200);
    expect(await signIn(account.email, PASSWORD)).toMatchObject(CONFIRM);
    expect((await confirm(token, attempt)).status).toBe(404);
  });

  it('a right password, a wrong one and an unknown account queue the same job, so that the time of the response is equal', async () => {
    const account = await registerAccount(harness);
    const unknown = { email: 'tidak-ada@contoh.test' };
    for (const { email } of [account, unknown]) await countFailures({ email }, 100);
    await harness.runJobs();
    const attempts: [string, string][] = [
      [account.email, PASSWORD],
      [account.email, 'salah'],
      [unknown.email, 'salah'],
    ];
    for (const [email, password] of attempts) {
      expect(await signIn(email, password)).toMatchObject(CONFIRM);
      const queued = (await listJobs(harness.deps.db, { limit: 10 })).rows.map(({ name }) => name);
      expect(queued).toEqual(['account.device-link']);
      await harness.runJobs();
    }
  });

  it.each([
    [599, 200],
    [600, 404],
  ])(
    'the link that confirms a device expires after ten minutes: after %i seconds it gets %i',
    async (seconds, status) => {
      const account = await registerAccount(harness);
      await countFailures(account, 100);
      const attempt = await signIn(account.email, PASSWORD);
      await harness.runJobs();
      const token = await mailedToken(harness, account.email, '/auth/device');
      harness.clock.advance(seconds);
      expect((await confirm(token, attempt)).status).toBe(status);
    },
  );

  it('the link that confirms a device works only in the browser whose sign-in caused it', async () => {
    const account = await registerAccount(harness);
    await countFailures(account, 100);
    const attempt = await signIn(account.email, PASSWORD);
    await harness.runJobs();
    const token = await mailedToken(harness, account.email, '/auth/device');
    const stranger = await signIn('tidak.ada@contoh.test', PASSWORD);
    const other = await signIn(account.email, 'salah');
    expect(stranger.status).toBe(401);
    for (const reply of [stranger, other]) expect((await confirm(token, reply)).status).toBe(404);
    expect((await harness.api('POST', '/user/devices', { body: { token } })).status).toBe(404);
    expect((await confirm(token, attempt)).status).toBe(200);
  });

  it('the link that confirms a device is mailed at most five times a day, without a different response', async () => {
    const account = await registerAccount(harness);
    await countFailures(account, 100);
    for (let turn = 0; turn < 7; turn += 1)
      expect(await signIn(account.email, PASSWORD)).toMatchObject(CONFIRM);
    await harness.runJobs();
    const mails = await harness.mails(account.email);
    expect(mails.filter(({ text }) => text.includes('/auth/device#'))).toHaveLength(5);
  });
});

describe('a known device', () => {
  it('the cookie of a known device cannot be read by scripts or sent by other sites', async () => {
    const { email } = await registerAccount(harness);
    const header = [(await signIn(email, PASSWORD)).headers['set-cookie']].flat().join();
    expect(header).toMatch(/HttpOnly/);
    expect(header).toMatch(/SameSite=Strict/);
    expect(header).toMatch(/Path=\/;/);
  });

  it.each([
    ['a forged signature', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    [
      'the signature of another device',
      (cookie: string, other: string) => `${cookie.split('.')[0]}.${other.split('.')[1]}`,
    ],
    ['no content', () => `${DEVICE_COOKIE}=`],
    ['other text', () => `${DEVICE_COOKIE}=x.y.z`],
  ])('a cookie with %s is not a known device', async (_name, forge) => {
    const { email } = await registerAccount(harness);
    const other = cookieOf(await signIn(email, PASSWORD));
    const cookie = forge(cookieOf(await signIn(email, PASSWORD)), other);
    await countFailures({ email }, 100);
    expect(await signIn(email, PASSWORD, { cookie })).toMatchObject(CONFIRM);
  });

  it("a known device of one member is a new device for another member's account", async () => {
    const [first, second] = [await registerAccount(harness), await registerAccount(harness)];
    const cookie = cookieOf(await signIn(first.email, PASSWORD));
    await countFailures(second, 100);
    expect(await signIn(second.email, PASSWORD, { cookie })).toMatchObject(CONFIRM);
  });

  it('a known device of two members keeps one cookie', async () => {
    const [first, second] = [await registerAccount(harness), await registerAccount(harness)];
    const cookie = cookieOf(await signIn(first.email, PASSWORD));
    await signIn(second.email, PASSWORD, { cookie });
    await countFailures(first, 100);
    await countFailures(second, 100);
    for (const { email } of [first, second])
      expect((await signIn(email, PASSWORD, { cookie })).status).toBe(200);
  });

  it('a new password revokes known devices, except the device that set it', async () => {
    const { email } = await registerAccount(harness);
    const formerCookie = cookieOf(await signIn(email, PASSWORD));
    await harness.api('PUT', `/user/forgot/${email}`);
    const token = await mailedToken(harness, email, '/auth/reset');
    const password = 'Rahasia456';
    const reply = await harness.api('PUT', `/user/reset/${token}`, {
      body: { newPassord: password, confirmNewPassword: password },
      headers: headersOf({}),
    });
    await countFailures({ email }, 100);
    expect(await signIn(email, password, { cookie: formerCookie })).toMatchObject(CONFIRM);
    expect((await signIn(email, password, { cookie: cookieOf(reply) })).status).toBe(200);
  });

  it('a sign-in by an account without access makes no known device', async () => {
    const { id, email } = await registerAccount(harness);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    const reply = await signIn(email, PASSWORD);
    expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it('devices without a sign-in for a year and expired counts are removed', async () => {
    const { id, email } = await registerAccount(harness);
    await signIn(email, PASSWORD);
    await signIn(email, 'salah');
    const { db } = harness.deps;
    const devices = () => db.select().from(knownDevices).where(eq(knownDevices.userId, id));
    harness.clock.advance(365 * 86_400);
    await removeUnusedDevices(db, harness.clock.now());
    expect(await devices()).toHaveLength(1);
    harness.clock.advance(1);
    await removeUnusedDevices(db, harness.clock.now());
    await removeExpiredAttempts(db, harness.clock.now());
    expect(await devices()).toEqual([]);
    expect(await db.select().from(signInAttempts)).toEqual([]);
  });
});
