import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { signIdToken, tokenFieldsOf } from '../../../simulators/google/id-token.ts';
import { openSigningKey } from '../../../simulators/google/keys.ts';
import { plans } from '../../src/db/schema.ts';
import { createAuthenticator } from '../../src/modules/accounts/authenticator.fixture.ts';
import { mailDeviceLink } from '../../src/modules/accounts/device-link.ts';
import {
  login,
  mailedToken,
  PASSWORD,
  registerAccount,
  registrationForm,
  signInByPassword,
} from '../../src/modules/accounts/fixture.ts';
import { userByEmail } from '../../src/modules/accounts/repository.ts';
import { COMPLETE_PROFILE } from '../complete-profile.ts';
import type { Scenario } from './scenario.ts';

/** For tests only: triggers every mail about an account and every mail to a consultant. */

const NONCE = 'nonce-of-a-test-0001';
const NEW_PASSWORD = 'SandiBaru9';

async function signInWithGoogle({ shop, step }: Scenario, call: 'login' | 'register', email: string) {
  const { config, clock } = shop.deps;
  const person = { name: 'Sari Wulandari', email, isEmailVerified: true, isMailboxHosted: true };
  const token = await signIdToken(
    tokenFieldsOf(person, { clientId: 'naungan.apps.simulator', nonce: NONCE }),
    {
      key: await openSigningKey(config),
      issuer: `${config.PUBLIC_URL}/simulators/google`,
      now: clock(),
    },
  );
  await step(() => shop.api('POST', `/user/${call}-google`, { body: { token, nonce: NONCE } }));
}

async function resetPassword({ shop, step }: Scenario, email: string): Promise<void> {
  await step(() => shop.api('PUT', `/user/forgot/${email}`));
  const token = await mailedToken(shop, email, '/auth/reset');
  const body = { newPassord: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  await step(() => shop.api('PUT', `/user/reset/${token}`, { body }));
}

export async function triggerAccountMails(scenario: Scenario): Promise<void> {
  const { shop, step } = scenario;
  const { id, email } = await step(() => registerAccount(shop));
  await step(() =>
    shop.api('POST', '/user/member', { body: { ...registrationForm(), next: '/products/kesehatan' } }),
  );
  await resetPassword(scenario, email);
  await signInWithGoogle(scenario, 'login', email);
  const token = await signInByPassword(shop, email, NEW_PASSWORD);
  await step(() =>
    shop.api('POST', `/user/member/${id}/deletion`, { token, body: { password: NEW_PASSWORD } }),
  );
  const unverifiedAccount = await registerAccount(shop);
  await signInWithGoogle(scenario, 'login', unverifiedAccount.email);
  await signInWithGoogle(scenario, 'register', `sari.${randomUUID().slice(0, 8)}@keluarga.test`);
}

/** Triggers the mails about attempts to sign in, and about changes of an account. */
export async function triggerSecurityMails({ shop, step }: Scenario): Promise<void> {
  const { id, email } = await step(() => registerAccount(shop));
  for (let turn = 0; turn < 5; turn += 1) await login(shop, email, 'salah');
  const user = await userByEmail(shop.deps.db, email);
  if (user) await step(() => mailDeviceLink(shop.deps, user, 'browser'));
  let token = await signInByPassword(shop, email);
  const profile = { ...COMPLETE_PROFILE, full_name: 'Siti Rahayu', email };
  const save = (body: object) => shop.api('PUT', `/user/member/${id}`, { token, body });
  await save({ ...profile, phone_number: '81299988801' });
  const account = { ...COMPLETE_PROFILE.account, account_number: '9876543210' };
  await step(() => save({ ...profile, account, phone_number: '81299988802' }));
  await step(() => shop.api('POST', '/user/email', { token, body: { email: `baru.${email}` } }));
  const emailToken = await mailedToken(shop, `baru.${email}`, '/auth/email');
  await step(() => shop.api('PUT', '/user/email', { body: { token: emailToken } }));
  const password = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const changed = await step(() => shop.api('PUT', '/user/password', { token, body: password }));
  token = (changed.body.response as { access_token: string }).access_token;
  const authenticator = createAuthenticator({ origin: shop.deps.config.PUBLIC_URL, rpId: 'naungan.test' });
  const { challenge, options } = (await shop.api('POST', '/user/passkeys/options', { token })).body
    .response as { challenge: string; options: { challenge: string } };
  const body = { challenge, credential: authenticator.create(options) };
  const passkey = await step(() => shop.api('POST', '/user/passkeys', { token, body }));
  const { id: passkeyId } = passkey.body.response as { id: string };
  await step(() => shop.api('DELETE', `/user/passkeys/${passkeyId}`, { token }));
  await step(() => shop.api('DELETE', '/user/sessions', { token }));
}

const VISITOR = {
  fullName: 'Ani Wijaya',
  phoneNumber: '812345678',
  email: 'ani@contoh.test',
  message: 'Mohon dihubungi sore hari.',
};

export async function triggerConsultationMails({ shop, step, member }: Scenario): Promise<void> {
  const question = { ...VISITOR, product: 'kebakaran', detail: { coverage: 'gempabumi' } };
  await step(() => shop.api('POST', '/consultations', { body: question }));
  const isOfflinePlan = and(eq(plans.productType, 'kesehatan'), eq(plans.transactionType, 'offline'));
  const [plan] = await shop.deps.db.select({ id: plans.id }).from(plans).where(isOfflinePlan).limit(1);
  const order = {
    ...VISITOR,
    productType: 'kesehatan',
    productId: plan?.id ?? '',
    detail: { dob: '1990-01-01' },
  };
  await step(() => shop.api('POST', '/offline-trx', { body: order, token: member.token }));
}

/** Triggers the mail about the deleted account, which lists the retained records of `member`. */
export async function triggerDeletionMail({ shop, step, member }: Scenario): Promise<void> {
  const { token, id } = member;
  await step(() => shop.api('POST', `/user/member/${id}/deletion`, { token, body: { password: PASSWORD } }));
}
