import { type APIRequestContext, expect, type Page } from '@playwright/test';

const API = '/api/v1';
let count = 0;

export type Account = { email: string; password: string; name: string; phone: string };

/** Facts of a person nobody else in the run has. */
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

const ADDRESS = {
  province: 'Daerah Khusus Ibukota Jakarta',
  address: 'Jalan Kemang Utara No. 19',
  neighbourhood: '003',
  hamlet: '007',
};

async function firstOf(
  request: APIRequestContext,
  query: Record<string, string>,
  list: string,
): Promise<string> {
  const answer = await request.get(`${API}/teritories`, { params: query });
  const body = (await answer.json()) as { response: Record<string, string[]> };
  const [first] = body.response[list] ?? [];
  expect(first, `${list} of ${JSON.stringify(query)}`).toBeTruthy();
  return first ?? '';
}

/** Any real address, followed down to its postal code. */
async function anAddress(request: APIRequestContext) {
  const provinsi = await firstOf(request, { type: 'provinsi' }, 'provinsi');
  const kabupaten = await firstOf(request, { type: 'kabupaten', provinsi }, 'kabupaten');
  const kecamatan = await firstOf(request, { type: 'kecamatan', provinsi, kabupaten }, 'kecamatan');
  const kelurahan = await firstOf(
    request,
    { type: 'kelurahan', provinsi, kabupaten, kecamatan },
    'kelurahan',
  );
  const kodepos = await firstOf(
    request,
    { type: 'kodepos', provinsi, kabupaten, kecamatan, kelurahan },
    'kodepos',
  );
  return {
    ...ADDRESS,
    province: provinsi,
    district: kabupaten,
    sub_district: kecamatan,
    urban_village: kelurahan,
    postalCode: kodepos,
  };
}

/** Registers over the API; with `complete`, also saves a whole profile. */
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

  const login = await request.post(`${API}/user/login`, {
    data: { email: account.email, password: account.password },
  });
  const { response } = (await login.json()) as { response: { access_token: string; user: { id: string } } };
  const saved = await request.put(`${API}/user/member/${response.user.id}`, {
    headers: { access_token: response.access_token },
    data: {
      full_name: account.name,
      email: account.email,
      phone_number: account.phone,
      addreses: await anAddress(request),
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

/** Signs in by the form that is on the page now. */
export async function fillLogin(page: Page, account: Account) {
  await page.getByLabel(/e-?mail/i).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /^(Login|Masuk)$/ }).click();
}

export async function signIn(page: Page, account: Account) {
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL(/^(?!.*\/login)/);
}
