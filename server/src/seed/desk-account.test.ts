import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../test/harness.ts';
import { signInDesk } from '../modules/accounts/service.ts';
import { seedDeskAccount } from './desk-account.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const signIn = (password: string) =>
  signInDesk(harness.deps.db, ` ${harness.deps.config.DESK_EMAIL.toUpperCase()} `, password);

it('signs the desk in with the configured password, also after a change of the password', async () => {
  const { db, config, log } = harness.deps;
  expect(await signIn(config.DESK_PASSWORD)).toMatch(/^[\w-]{43}$/);
  await seedDeskAccount(db, { config: { ...config, DESK_PASSWORD: 'kata-sandi-baru' }, log });
  expect(await signIn(config.DESK_PASSWORD)).toBeNull();
  expect(await signIn('kata-sandi-baru')).not.toBeNull();
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
  expect(await signInDesk(harness.deps.db, body.email, body.password)).toBeNull();
  expect(await signInDesk(harness.deps.db, 'tidak.ada@contoh.test', body.password)).toBeNull();
});

it("seedDeskAccount rejects a desk's address that belongs to a member", async () => {
  const { db, config, log } = harness.deps;
  const { email } = await harness.registerMember();
  await expect(seedDeskAccount(db, { config: { ...config, DESK_EMAIL: email }, log })).rejects.toThrow(
    'DESK_EMAIL is the address of a member',
  );
});
