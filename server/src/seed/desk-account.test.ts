import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { seedDeskAccount } from './desk-account.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const signInDesk = async (email: string, password: string) =>
  (await harness.api('POST', '/desk/login', { body: { email, password } })).body;
const signIn = (password: string) =>
  signInDesk(` ${harness.deps.config.DESK_EMAIL.toUpperCase()} `, password);

const WRONG = { message: 'UNAUTHORIZED', response: 'Email / Password Salah' };

it('signs the desk in with the configured password, also after a change of the password', async () => {
  const { db, config, log } = harness.deps;
  const session = { access_token: expect.stringMatching(/^[\w-]{43}$/) };
  expect(await signIn(config.DESK_PASSWORD)).toMatchObject({ response: session });
  await seedDeskAccount(db, { config: { ...config, DESK_PASSWORD: 'kata-sandi-baru' }, log });
  expect(await signIn(config.DESK_PASSWORD)).toEqual(WRONG);
  expect(await signIn('kata-sandi-baru')).toMatchObject({ response: session });
});

it('does not sign a member in at the desk', async () => {
  const body = {
    full_name: 'Gita',
    phone_number: '81266660000',
    email: 'gita@contoh.test',
    password: 'Rahasia123',
    confirmPassword: 'Rahasia123',
  };
  await harness.api('POST', '/user/member', { body });
  expect(await signInDesk(body.email, body.password)).toEqual(WRONG);
  expect(await signInDesk('tidak.ada@contoh.test', body.password)).toEqual(WRONG);
});

it("seedDeskAccount rejects a desk's address that belongs to a member", async () => {
  const { db, config, log } = harness.deps;
  const { email } = await harness.registerMember();
  await expect(seedDeskAccount(db, { config: { ...config, DESK_EMAIL: email }, log })).rejects.toThrow(
    'DESK_EMAIL is the address of a member',
  );
});
