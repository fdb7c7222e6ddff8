import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { BARE_PAGE, storeSession } from '../../../tools/test-services/store-session.mjs';

const API = '/api/v1';
let count = 0;

export type Account = { email: string; password: string; name: string; phone: string };

/** Returns an account whose e-mail and phone are unique in the run. */
export function newAccount(name = 'Sari Wulandari'): Account {
  count += 1;
  const unique = `${Date.now()}${process.pid}${count}`;
  return {
    name,
    email: `sari.${unique}@example.com`,
    password: 'Naungan2026',
    phone: `8${unique.slice(-10)}`,
  };
}

/** From the region lists; choosing an address by hand is covered by the tests of profile and wizard. */
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

/** Opens a session over the API. */
export async function logIn(request: APIRequestContext, { email, password }: Account) {
  const login = await request.post(`${API}/user/login`, { data: { email, password } });
  expect(login.ok(), await login.text()).toBe(true);
  const { response } = (await login.json()) as { response: { access_token: string; user: { id: string } } };
  return { token: response.access_token, id: response.user.id };
}

/** Registers over the API; with `complete`, also saves a complete profile. */
export async function registerMember(
  request: APIRequestContext,
  account = newAccount(),
  complete = true,
): Promise<Account> {
  const registered = await request.post(`${API}/user/member`, {
    data: {
      full_name: account.name,
      phone_number: account.phone,
      email: account.email,
      password: account.password,
      confirmPassword: account.password,
    },
  });
  expect(registered.ok(), await registered.text()).toBe(true);
  if (!complete) return account;

  const { token, id } = await logIn(request, account);
  const saved = await request.put(`${API}/user/member/${id}`, {
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
  expect(saved.ok(), await saved.text()).toBe(true);
  return account;
}

/** Signs in with the form on the current page. */
export async function fillLogin(page: Page, account: Account) {
  await page.getByLabel(/e-?mail/i).fill(account.email);
  await page.getByLabel('Kata sandi', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /^(Login|Masuk)$/ }).click();
}

/**
 * Stores a member's session in the tab, as if restored after a reload; the next page verifies it with the
 * server. Signing in by the form is covered by the tests of accounts and sessions.
 */
export async function signIn(page: Page, account: Account) {
  const { token } = await logIn(page.request, account);
  await page.goto(BARE_PAGE);
  await page.evaluate(storeSession, token);
}
