import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, type Reply, startApp } from '../../test/harness.ts';
import { PASSWORD, registerAccount } from '../modules/accounts/fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp({ PUBLIC_URL: 'https://naungan.test' });
});
afterAll(() => harness.close());

const cookieOf = ({ headers }: Reply) => String(headers['set-cookie']);
const GUEST = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
const verify = (cookie: string) => harness.api('GET', '/guest/verify/xgst', { headers: { cookie } });

it('every cookie of a site with HTTPS is bound to its host by the prefix of its name', async () => {
  const { email } = await registerAccount(harness);
  const cookies = [
    cookieOf(await harness.api('POST', '/guest', { body: GUEST })),
    cookieOf(await harness.api('POST', '/user/login', { body: { email, password: PASSWORD } })),
    cookieOf(await harness.api('DELETE', '/guest')),
  ];
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-\w+=/);
    for (const attribute of [/; Path=\/(;|$)/, /; HttpOnly(;|$)/, /; Secure(;|$)/])
      expect(cookie).toMatch(attribute);
    expect(cookie).not.toMatch(/Domain/);
  }
});

it('a site with HTTPS ignores a cookie whose name has no prefix, which another host can set', async () => {
  const cookie = cookieOf(await harness.api('POST', '/guest', { body: GUEST })).split(';')[0] ?? '';
  expect((await verify(cookie)).status).toBe(200);
  expect((await verify(cookie.replace('__Host-', ''))).status).toBe(404);
});
