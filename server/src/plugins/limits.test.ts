import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { rateLimits } from '../db/schema.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' });
});
afterAll(() => test.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, password: string, address: string) =>
  test.api('POST', '/user/login', { body: { email, password }, headers: from(address) });
const statuses = async (times: number, call: (turn: number) => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let turn = 0; turn < times; turn += 1) seen.push((await call(turn)).status);
  return seen;
};

describe('rate limits', () => {
  it('refuse the 11th wrong password of an account, from whatever address, and say when to come back', async () => {
    const seen = await statuses(10, (turn) => login('ani@contoh.test', 'salah', `10.0.0.${turn}`));
    expect(new Set(seen)).toEqual(new Set([401]));
    const reply = await login('ANI@contoh.test', 'salah', '10.0.0.99');
    expect(reply).toMatchObject({
      status: 429,
      body: { message: 'TOO_MANY', response: 'Silahkan coba beberapa saat lagi' },
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('budi@contoh.test', 'salah', '10.0.0.99')).status).toBe(401);
  });

  it('count only failures against an account', async () => {
    const form = {
      full_name: 'Cici',
      phone_number: '81277770000',
      email: 'cici@contoh.test',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
    };
    await test.api('POST', '/user/member', { body: form, headers: from('10.1.0.1') });
    const seen = await statuses(15, () => login(form.email, form.password, '10.1.0.2'));
    expect(new Set(seen)).toEqual(new Set([200]));
  });

  it('refuse the 31st registration and the 21st guest of an address within the hour', async () => {
    const members = await statuses(31, (turn) =>
      test.api('POST', '/user/member', {
        body: {
          full_name: 'Dedi',
          phone_number: `8128888${1_000 + turn}`,
          email: `dedi${turn}@contoh.test`,
          password: 'Rahasia123',
          confirmPassword: 'Rahasia123',
        },
        headers: from('10.2.0.1'),
      }),
    );
    expect([members.slice(0, 30).every((status) => status === 200), members[30]]).toEqual([true, 429]);
    const guest = { fullName: 'Eka', phoneNumber: '81234567', email: 'eka@contoh.test' };
    const guests = await statuses(21, () =>
      test.api('POST', '/guest', { body: guest, headers: from('10.2.0.1') }),
    );
    expect([guests.slice(0, 20).every((status) => status === 200), guests[20]]).toEqual([true, 429]);
  });

  it('hold when the tries come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => login('fani@contoh.test', 'salah', '10.3.0.1')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('store neither addresses nor e-mails', async () => {
    const rows = await test.deps.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/contoh|10\.[0-3]\./);
  });
});
