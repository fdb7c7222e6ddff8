import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp, type TestMember } from '../../test/harness.ts';
import { rateLimits } from '../db/schema.ts';
import { LIMITS } from '../limits.ts';
import { takePoints } from './limits.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' });
});
afterAll(() => harness.close());

const forwardedFrom = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string) =>
  harness.api('POST', '/user/login', { body: { email, password }, headers: forwardedFrom(address) });
const statuses = async (times: number, call: (turn: number) => Promise<{ status: number }>) => {
  const replyStatuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) replyStatuses.push((await call(turn)).status);
  return replyStatuses;
};

describe('rate limits', () => {
  it('count only failed logins against an account', async () => {
    const form = {
      full_name: 'Cici',
      phone_number: '81277770000',
      email: 'cici@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.api('POST', '/user/member', { body: form, headers: forwardedFrom('10.1.0.1') });
    const replyStatuses = await statuses(15, () => login(form.email, form.password, '10.1.0.2'));
    expect(new Set(replyStatuses)).toEqual(new Set([200]));
  });

  it('let 200 people of one office sign in within an hour, and reject the 201st', async () => {
    const form = {
      full_name: 'Jono',
      phone_number: '81277770009',
      email: 'jono@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.api('POST', '/user/member', { body: form, headers: forwardedFrom('10.11.0.1') });
    // Each login takes long because of the password hash. The test counts the first 195 logins without sending them.
    await takePoints(harness.deps, LIMITS.signIn, '10.11.0.2', 195);
    const replyStatuses = await statuses(5, () => login(form.email, form.password, '10.11.0.2'));
    expect(new Set(replyStatuses)).toEqual(new Set([200]));
    const rejectedReply = await login(form.email, form.password, '10.11.0.2');
    expect(rejectedReply.status).toBe(429);
    expect(Number(rejectedReply.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it('reject the 61st failed login from an IP address; successful logins have a separate limit', async () => {
    const form = {
      full_name: 'Kiki',
      phone_number: '81277770010',
      email: 'kiki@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.api('POST', '/user/member', { body: form, headers: forwardedFrom('10.12.0.1') });
    await takePoints(harness.deps, LIMITS.loginPerIp, '10.12.0.2', 58);
    const statusesOfRightPassword = await statuses(4, () => login(form.email, form.password, '10.12.0.2'));
    expect(new Set(statusesOfRightPassword)).toEqual(new Set([200]));
    const statusesOfWrongPassword = await statuses(3, (turn) =>
      login(`lain${turn}@contoh.test`, 'salah', '10.12.0.2'),
    );
    expect(statusesOfWrongPassword).toEqual([401, 401, 429]);
  });

  it('reject the 201st registration and the 201st guest from an IP address within an hour', async () => {
    const register = (turn: number) =>
      harness.api('POST', '/user/member', {
        body: {
          full_name: 'Dedi',
          phone_number: `8128888${1_000 + turn}`,
          email: `dedi${turn}@contoh.test`,
          password: 'Rahasia123',
          confirmPassword: 'Rahasia123',
        },
        headers: forwardedFrom('10.2.0.1'),
      });
    await takePoints(harness.deps, LIMITS.register, '10.2.0.1', 198);
    expect(await statuses(3, register)).toEqual([200, 200, 429]);
    const guest = { fullName: 'Eka', phoneNumber: '812345678', email: 'eka@contoh.test' };
    const guestStatuses = await statuses(201, () =>
      harness.api('POST', '/guest', { body: guest, headers: forwardedFrom('10.2.0.1') }),
    );
    expect([guestStatuses.slice(0, 200).every((status) => status === 200), guestStatuses[200]]).toEqual([
      true,
      429,
    ]);
  });

  it('apply to requests that arrive at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => login('fani@contoh.test', 'salah', '10.3.0.1')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('reject the 11th search for an e-mail address, valid or not, and the 21st search from an IP address', async () => {
    const find = (email: string, address: string) =>
      harness.api('GET', `/user/forgot/${email}`, { headers: forwardedFrom(address) });
    const accountStatuses = await statuses(11, (turn) =>
      find(turn % 2 ? 'gita@contoh.test' : 'GITA@contoh.test', `10.4.0.${turn}`),
    );
    expect([new Set(accountStatuses.slice(0, 10)), accountStatuses[10]]).toEqual([new Set([404]), 429]);
    const addressStatuses = await statuses(21, (turn) => find(`tidak-ada-${turn}@contoh.test`, '10.4.1.1'));
    expect([new Set(addressStatuses.slice(0, 20)), addressStatuses[20]]).toEqual([new Set([404]), 429]);
    const malformedStatuses = await statuses(11, (turn) => find('bukan-email', `10.4.2.${turn}`));
    expect([malformedStatuses[9], malformedStatuses[10]]).toEqual([404, 429]);
  });

  it('reject the 4th reset mail to an account from any IP address, without sending a mail', async () => {
    const form = {
      full_name: 'Hani',
      phone_number: '81277770001',
      email: 'hani@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.api('POST', '/user/member', { body: form, headers: forwardedFrom('10.5.0.1') });
    const requestFrom = (address: string) =>
      harness.api('PUT', `/user/forgot/${form.email}`, { headers: forwardedFrom(address) });
    expect(await statuses(3, (turn) => requestFrom(`10.5.0.${turn}`))).toEqual([200, 200, 200]);
    expect(await requestFrom('10.5.0.9')).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY', response: 'Silahkan coba beberapa saat lagi' },
    });
    const resets = (await harness.mails(form.email)).filter(({ text }) => text.includes('/auth/reset/'));
    expect(resets).toHaveLength(3);
  });

  it('reject the 21st reset, the 61st verification and the 11th question from an IP address', async () => {
    const headers = forwardedFrom('10.6.0.1');
    const body = { newPassord: 'SandiBaru9', confirmNewPassword: 'SandiBaru9' };
    const resets = await statuses(21, (turn) =>
      harness.api('PUT', `/user/reset/tebakan-${turn}`, { body, headers }),
    );
    expect([resets[19], resets[20]]).toEqual([404, 429]);
    const links = await statuses(61, (turn) =>
      harness.api('GET', `/user/verification/tebakan-${turn}`, { headers }),
    );
    expect([links[59], links[60]]).toEqual([404, 429]);
    const question = {
      fullName: 'Ika',
      phoneNumber: '812345678',
      email: 'ika@contoh.test',
      message: 'Mohon dihubungi sore hari',
    };
    const questions = await statuses(11, () =>
      harness.api('POST', '/consultations', { body: question, headers }),
    );
    expect([questions[9], questions[10]]).toEqual([200, 429]);
  });

  it('reject the 61st sign-in with Google from an IP address', async () => {
    const body = { token: 'a.b.c', nonce: 'nonce-of-a-test-0001' };
    const replyStatuses = await statuses(61, () =>
      harness.api('POST', '/user/login-google', { body, headers: forwardedFrom('10.7.0.1') }),
    );
    expect([replyStatuses[59], replyStatuses[60]]).toEqual([401, 429]);
  });

  it('reject the 6th verification mail and the 11th password for the deletion of an account', async () => {
    const [member, otherMember] = [await harness.registerMember(), await harness.registerMember()];
    const sendLink = ({ token }: TestMember) => harness.api('POST', '/user/verification', { token });
    const remove = ({ id, token }: TestMember) =>
      harness.api('POST', `/user/member/${id}/deletion`, { token, body: { password: 'salah' } });
    const mailStatuses = await statuses(6, () => sendLink(member));
    expect(mailStatuses).toEqual([200, 200, 200, 200, 200, 429]);
    const deletionStatuses = await statuses(11, () => remove(member));
    expect([deletionStatuses[9], deletionStatuses[10]]).toEqual([422, 429]);
    // Each member has separate limits.
    expect([(await sendLink(otherMember)).status, (await remove(otherMember)).status]).toEqual([200, 422]);
  });

  it('count all IPv6 addresses of a /64 network together, and both notations of an IPv4 address', async () => {
    const find = (turn: number, address: string) =>
      harness.api('GET', `/user/forgot/tidak-ada-${turn}@contoh.test`, { headers: forwardedFrom(address) });
    const networkStatuses = await statuses(21, (turn) => find(turn, `2001:db8:7:7:${turn}::${turn}`));
    expect([new Set(networkStatuses.slice(0, 20)), networkStatuses[20]]).toEqual([new Set([404]), 429]);
    expect((await find(30, '2001:db8:7:8::1')).status).toBe(404);
    const notationStatuses = await statuses(21, (turn) =>
      find(turn + 40, turn % 2 ? '10.4.9.9' : '::ffff:10.4.9.9'),
    );
    expect([new Set(notationStatuses.slice(0, 20)), notationStatuses[20]]).toEqual([new Set([404]), 429]);
  });

  it('are cleared for an account whose password was reset', async () => {
    const form = {
      full_name: 'Joko',
      phone_number: '81277770002',
      email: 'joko@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await harness.api('POST', '/user/member', { body: form, headers: forwardedFrom('10.8.0.1') });
    await statuses(5, () => login(form.email, 'salah', '10.8.1.1'));
    expect((await login(form.email, form.password, '10.8.1.1')).status).toBe(429);
    await harness.api('PUT', `/user/forgot/${form.email}`, { headers: forwardedFrom('10.8.1.1') });
    const mails = await harness.mails(form.email);
    const token = mails.map(({ text }) => text.match(/\/auth\/reset\/([\w-]+)/)?.[1]).find(Boolean);
    const body = { newPassord: 'SandiBaru9', confirmNewPassword: 'SandiBaru9' };
    await harness.api('PUT', `/user/reset/${token}`, { body, headers: forwardedFrom('10.8.1.1') });
    expect((await login(form.email, 'SandiBaru9', '10.8.1.1')).status).toBe(200);
  });

  it('store neither IP addresses nor e-mail addresses', async () => {
    const rows = await harness.deps.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/contoh|10\.[0-8]\./);
  });
});
