import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import type { Credentials } from './options.ts';

export type MemberSession = { id: string; token: string };

const PROFILE = {
  full_name: 'Uji Kesesuaian',
  addreses: {
    province: 'DKI Jakarta',
    district: 'Kota Administrasi Jakarta Selatan',
    sub_district: 'Mampang Prapatan',
    urban_village: 'Bangka',
    neighbourhood: '001',
    hamlet: '002',
    postalCode: '12730',
    address: 'Jalan Kemang Utara No. 19',
  },
  account: { bank: 'Bank Central Asia (BCA)', account_number: '1234567890', account_owner: 'Uji Kesesuaian' },
  profile: {
    profession: 'P01',
    businessField: 'B01',
    income: 'I04',
    citizen: 'indonesia',
    identiyType: 'ktp',
    identityNumber: '3174035507900001',
    npwp_number: '',
    gender: 'perempuan',
  },
};

/** Registers a new member and tests rejected registrations; returns the credentials. */
async function registerMember({ expectSuccess, expectProblem }: Backend): Promise<Credentials> {
  const password = `Uji-${randomUUID().slice(0, 8)}-9a`;
  const email = `uji-${randomUUID().slice(0, 8)}@contoh.test`;
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  const body = {
    full_name: PROFILE.full_name,
    phone_number: `81${digits}`,
    email,
    password,
    confirmPassword: password,
  };
  await expectSuccess('register', { body });
  await expectProblem(
    'register',
    { body },
    { status: 409, code: 'CONFLICT' },
    'a second registration with the same e-mail address',
  );
  await expectProblem(
    'register',
    { body: { ...body, email: '' } },
    { status: 422 },
    'a registration without e-mail',
  );
  return { email, password };
}

/** Tests the recovery of an account with invalid links and an e-mail address without an account. */
async function tryRecovery({ expectProblem }: Backend): Promise<void> {
  const notFound = { status: 404 };
  const email = `unknown-${randomUUID()}@contoh.test`;
  await expectProblem('findAccount', { params: { email } }, notFound, 'an unknown address');
  await expectProblem(
    'verifyEmail',
    { params: { id: randomUUID() } },
    notFound,
    'an invalid verification link',
  );
  await expectProblem(
    'checkReset',
    { body: { token: randomUUID() } },
    notFound,
    'an invalid link to reset a password',
  );
}

/** Tests registration, sign-in and profile; returns the session, or null when the sign-in failed. */
export async function tryAccounts(
  backend: Backend,
  givenCredentials: Credentials | null,
): Promise<MemberSession | null> {
  const { expectSuccess, expectProblem, skip } = backend;
  const credentials = givenCredentials ?? (await registerMember(backend));
  await tryRecovery(backend);
  await expectProblem(
    'login',
    { body: { email: '', password: '' } },
    { status: 422 },
    'a sign-in with empty fields',
  );
  const unknownAccount = { ...credentials, email: `unknown-${randomUUID()}@contoh.test` };
  await expectProblem('login', { body: unknownAccount }, { status: 401 }, 'an unknown account');
  const login = await expectSuccess('login', { body: credentials });
  if (!login) {
    skip('verifySession', 'no session');
    return null;
  }
  const { user, access_token: token } = login.response;
  const memberInput = { token, params: { id: user.id } };
  await expectSuccess('verifySession', { token });
  await expectProblem('verifySession', {}, { status: 401 }, 'no session');
  await expectSuccess('profile', memberInput);
  await expectProblem(
    'profile',
    { token, params: { id: randomUUID() } },
    { status: 404 },
    "another member's profile",
  );
  const contact = { email: user.email, phone_number: user.phone_number };
  await expectProblem(
    'saveProfile',
    { ...memberInput, body: { ...PROFILE, ...contact, account: {} } },
    { status: 422 },
    'a profile without a bank account',
  );
  // A complete profile stays unchanged, because the account can belong to a real member.
  if (!user.completeProfile)
    await expectSuccess('saveProfile', { ...memberInput, body: { ...PROFILE, ...contact } });
  const consents = await expectSuccess('consents', memberInput);
  // Saves the current consent, because the account can belong to a real member.
  const hasMarketingConsent = consents?.response.some(
    ({ kind, givenAt, withdrawnAt }) => kind === 'marketing' && givenAt !== null && withdrawnAt === null,
  );
  await expectSuccess('setConsents', { ...memberInput, body: { marketing: hasMarketingConsent ?? false } });
  await expectSuccess('deletionPreview', memberInput);
  await expectProblem('deskOrders', { token }, { status: 403 }, 'a call of the desk by a member');
  return { id: user.id, token };
}

/** Tests that a session ends. */
export async function trySignOut(
  { expectSuccess, expectProblem }: Backend,
  { token }: MemberSession,
): Promise<void> {
  await expectSuccess('logout', { token });
  await expectProblem('verifySession', { token }, { status: 401 }, 'a session that has ended');
}
