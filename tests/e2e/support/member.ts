import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { BARE_PAGE, storeSession } from '../../../tools/test-services/store-session.mjs';

const API = '/api/v1';
let accountCount = 0;

export type Account = { email: string; password: string; name: string; phone: string };

/** Returns an account whose e-mail and phone are unique in the run. */
export function newAccount(name = 'Sari Wulandari'): Account {
  accountCount += 1;
  const uniqueDigits = `${Date.now()}${process.pid}${accountCount}`;
  return {
    name,
    email: `sari.${uniqueDigits}@example.com`,
    password: 'Teduh-Sore-26',
    phone: `8${uniqueDigits.slice(-10)}`,
  };
}

/** An address whose regions are in the API's region lists. */
const ADDRESS = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  sub_district: 'Mampang Prapatan',
  urban_village: 'Bangka',
  postalCode: '12730',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '003',
  hamlet: '007',
};

/** Logs in over the API; returns the token and the member's id. */
export async function logIn(request: APIRequestContext, { email, password }: Account) {
  const login = await request.post(`${API}/user/login`, { data: { email, password } });
  expect(login.ok(), await login.text()).toBe(true);
  const { response } = (await login.json()) as { response: { access_token: string; user: { id: string } } };
  return { token: response.access_token, id: response.user.id };
}

/** Registers a member over the API, with a complete profile unless `isComplete` is false. */
export async function registerMember(
  request: APIRequestContext,
  account = newAccount(),
  { isComplete = true } = {},
): Promise<Account> {
  const registration = await request.post(`${API}/user/member`, {
    data: {
      full_name: account.name,
      phone_number: account.phone,
      email: account.email,
      password: account.password,
      confirmPassword: account.password,
    },
  });
  expect(registration.ok(), await registration.text()).toBe(true);
  if (!isComplete) return account;

  const { token, id } = await logIn(request, account);
  const profileReply = await request.put(`${API}/user/member/${id}`, {
    headers: { access_token: token },
    data: {
      full_name: account.name,
      email: account.email,
      phone_number: account.phone,
      addreses: ADDRESS,
      account: { bank: 'Bank Mandiri', account_number: '1234567890123456', account_owner: account.name },
      profile: {
        profession: 'P01',
        businessField: 'B01',
        income: 'I04',
        citizen: 'indonesia',
        identiyType: 'ktp',
        identityNumber: '3174094101900001',
        npwp_number: '',
        gender: 'perempuan',
      },
    },
  });
  expect(profileReply.ok(), await profileReply.text()).toBe(true);
  return account;
}

/** Fills in and submits the login form on the current page. */
export async function fillLogin(page: Page, account: Account) {
  await page.getByLabel(/e-?mail/i).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /^(Login|Masuk)$/ }).click();
}

/**
 * Logs in over the API and stores the session in the tab; the next page restores the session. Tests of accounts and
 * sessions cover the login form.
 */
export async function signIn(page: Page, account: Account) {
  const { token } = await logIn(page.request, account);
  await page.goto(BARE_PAGE);
  await page.evaluate(storeSession, token);
}
