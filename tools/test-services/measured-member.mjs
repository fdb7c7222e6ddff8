import { StepError } from '../process/step.mjs';
import { BARE_PAGE, storeSession } from './store-session.mjs';

export const PASSWORD = 'Rahasia123';

/** Creates a member with a complete profile; returns the e-mail address. The password is PASSWORD. */
export async function addMember(origin) {
  const email = 'anggota@contoh.test';
  const call = async (method, path, body, headers = {}) => {
    const reply = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!reply.ok)
      throw new StepError(`${method} ${path} returned status ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).response;
  };
  const identity = { full_name: 'Siti Rahayu', phone_number: '81234567890', email };
  await call('POST', '/user/member', { ...identity, password: PASSWORD, confirmPassword: PASSWORD });
  const { user, access_token } = await call('POST', '/user/login', { email, password: PASSWORD });
  await call('PUT', `/user/member/${user.id}`, { ...identity, ...PROFILE }, { access_token });
  return email;
}

const PROFILE = {
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
  account: { bank: '014', account_number: '1234567890', account_owner: 'SITI RAHAYU' },
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

/** Logs the member in over the API and stores the session in the page's tab, because the login form is not measured. */
export async function signIn(page, origin, email) {
  const reply = await page.request.post(`${origin}/api/v1/user/login`, {
    data: { email, password: PASSWORD },
  });
  const { access_token } = (await reply.json()).response;
  await page.goto(origin + BARE_PAGE);
  await page.evaluate(storeSession, access_token);
}
