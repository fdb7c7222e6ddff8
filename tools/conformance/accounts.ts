import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import type { Credentials } from './options.ts';

export type SignedIn = { id: string; token: string };

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

/** Registers a member; only when no credentials are given. */
async function register({ expectSuccess, expectProblem }: Backend): Promise<Credentials> {
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
  await expectProblem('register', { body }, { status: 409, code: 'CONFLICT' }, 'the same e-mail again');
  await expectProblem(
    'register',
    { body: { ...body, email: '' } },
    { status: 422 },
    'a registration without e-mail',
  );
  return { email, password };
}

/** Links of mails that were never sent, and an e-mail address without an account. */
async function tryRecovery({ expectProblem }: Backend): Promise<void> {
  const unknown = { status: 404 };
  const email = `nobody-${randomUUID()}@contoh.test`;
  await expectProblem('findAccount', { params: { email } }, unknown, 'an unknown address');
  await expectProblem(
    'verifyEmail',
    { params: { id: randomUUID() } },
    unknown,
    'an invalid verification link',
  );
  await expectProblem(
    'checkReset',
    { params: { token: randomUUID() } },
    unknown,
    'an invalid link to reset a password',
  );
}

/** Tests registration, sign-in and profile. Resolves to null when the sign-in failed. */
export async function tryAccounts(
  backend: Backend,
  givenCredentials: Credentials | null,
): Promise<SignedIn | null> {
  const { expectSuccess, expectProblem, skip } = backend;
  const credentials = givenCredentials ?? (await register(backend));
  await tryRecovery(backend);
  await expectProblem(
    'login',
    { body: { email: '', password: '' } },
    { status: 422 },
    'a sign-in with empty fields',
  );
  const wrong = { ...credentials, email: `nobody-${randomUUID()}@contoh.test` };
  await expectProblem('login', { body: wrong }, { status: 401 }, 'an unknown account');
  const signedIn = await expectSuccess('login', { body: credentials });
  if (!signedIn) {
    skip('verifySession', 'no session');
    return null;
  }
  const { user, access_token: token } = signedIn.response;
  const memberCall = { token, params: { id: user.id } };
  await expectSuccess('verifySession', { token });
  await expectProblem('verifySession', {}, { status: 401 }, 'no session');
  await expectSuccess('profile', memberCall);
  await expectProblem(
    'profile',
    { token, params: { id: randomUUID() } },
    { status: 404 },
    "another member's profile",
  );
  const contact = { email: user.email, phone_number: user.phone_number };
  await expectProblem(
    'saveProfile',
    { ...memberCall, body: { ...PROFILE, ...contact, account: {} } },
    { status: 422 },
    'a profile without a bank account',
  );
  // A complete profile is not changed.
  if (!user.completeProfile)
    await expectSuccess('saveProfile', { ...memberCall, body: { ...PROFILE, ...contact } });
  const consents = await expectSuccess('consents', memberCall);
  // Unchanged, because the account may belong to a real member.
  const marketing = consents?.response.some(
    ({ kind, givenAt, withdrawnAt }) => kind === 'marketing' && givenAt !== null && withdrawnAt === null,
  );
  await expectSuccess('setConsents', { ...memberCall, body: { marketing: marketing ?? false } });
  await expectSuccess('deletionPreview', memberCall);
  await expectProblem('deskOrders', { token }, { status: 403 }, 'a member at the desk');
  return { id: user.id, token };
}

export async function trySignOut(
  { expectSuccess, expectProblem }: Backend,
  { token }: SignedIn,
): Promise<void> {
  await expectSuccess('logout', { token });
  await expectProblem('verifySession', { token }, { status: 401 }, 'a session that has ended');
}
