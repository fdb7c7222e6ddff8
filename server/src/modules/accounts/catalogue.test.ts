/**
 * Checks every message of the form rules [1 §5] and of the error catalogue [1 §8] that the server returns. Messages
 * that only the storefront shows are tested in the storefront. Misspelled field names, such as `newPassord` and
 * `addreses`, are part of the API.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  COMPLETE_PROFILE,
  type Harness,
  type Reply,
  startApp,
  type TestMember,
} from '../../../test/harness.ts';
import { users } from '../../db/schema.ts';
import { login, mailedToken, PASSWORD, registerAccount, registrationForm } from './fixture.ts';

let harness: Harness;
let member: TestMember;
beforeAll(async () => {
  harness = await startApp();
  member = await harness.registerMember();
});
afterAll(() => harness.close());

/** `rule` is the name of a row in the specification. `message` is null when the server accepts the value. */
type Row = [rule: string, path: string, value: string, message: string | null];

/** Returns a copy of `base` with the value at the path; dots separate the keys of the path. */
function withValue(base: object, path: string, value: unknown): object {
  const [key = '', ...innerKeys] = path.split('.');
  const innerObject = (base as Record<string, object>)[key] ?? {};
  return {
    ...base,
    [key]: innerKeys.length > 0 ? withValue(innerObject, innerKeys.join('.'), value) : value,
  };
}

function describeRows(name: string, rows: Row[], send: (path: string, value: string) => Promise<Reply>) {
  describe(name, () => {
    it.each(rows)(
      'rule %s: the field %s with the value %j gets the message %j (null: accepted)',
      async (_rule, path, value, expectedMessage) => {
        const reply = await send(path, value);
        const messages = (reply.body.errors ?? []).filter((error) => error.path === path);
        expect(messages.map(({ message }) => message)).toEqual(
          expectedMessage === null ? [] : [expectedMessage],
        );
        expect(reply.status).toBe(expectedMessage === null ? 200 : 422);
      },
    );
  });
}

/** Returns a text of `count` digits. */
const digits = (count: number) => '8'.padEnd(count, '1');

const guest = { fullName: 'Ani Wijaya', phoneNumber: '812345678', email: 'ani@contoh.test' };
describeRows(
  '[1 §5.1] guest form',
  [
    ['fullName required', 'fullName', '', 'Nama lengkap wajib di isi'],
    ['fullName required', 'fullName', '   ', 'Nama lengkap wajib di isi'],
    ['email required', 'email', '', 'Email wajib di isi'],
    ['email valid', 'email', 'ani@contoh', 'Email tidak valid'],
    ['phoneNumber required', 'phoneNumber', '', 'Nomor Telpon wajib di isi'],
    ['phoneNumber 9 to 12 digits [Q27]', 'phoneNumber', digits(8), 'Nomor Telp tidak valid'],
    ['phoneNumber 9 to 12 digits [Q27]', 'phoneNumber', digits(9), null],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(12), null],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(13), 'Nomor Telp tidak valid'],
    ['phoneNumber digits', 'phoneNumber', '81234abc', 'Nomor Telp tidak valid'],
  ],
  (path, value) => harness.api('POST', '/guest', { body: withValue(guest, path, value) }),
);

const question = { ...guest, phoneNumber: '812345678', message: 'Mohon dihubungi sore hari' };
describeRows(
  '[1 §5.2] consultation form',
  [
    ['fullName required', 'fullName', '', 'Nama lengkap wajib di isi'],
    ['email required', 'email', '', 'Email wajib di isi'],
    ['email valid', 'email', 'ani', 'Format email tidak valid'],
    ['phoneNumber required', 'phoneNumber', '', 'Nomor Telpon wajib di isi'],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(8), 'Nomor Telpon tidak valid'],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(9), null],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(12), null],
    ['phoneNumber 9 to 12 digits', 'phoneNumber', digits(13), 'Nomor Telpon tidak valid'],
    ['message required', 'message', '', 'Harap tinggalkan pesan'],
    ['message at least 10 after trimming', 'message', ' 123456789 ', 'Pesan Anda terlalu singkat'],
    ['message at least 10 after trimming', 'message', ' 1234567890 ', null],
  ],
  (path, value) => harness.api('POST', '/consultations', { body: withValue(question, path, value) }),
);

describe('[1 §5.3] login', () => {
  it.each([
    ['email', { email: '', password: 'x' }],
    ['password', { email: 'a@contoh.test', password: '' }],
  ])('an empty %s gets the message that e-mail and password are required', async (path, body) => {
    const { errors } = (await harness.api('POST', '/user/login', { body })).body;
    expect(errors).toEqual([{ path, message: 'Harap masukkan email dan password' }]);
  });
});

describeRows(
  '[1 §5.4] register',
  [
    ['full_name required', 'full_name', '', 'Nama wajib di isi'],
    ['phone_number numeric', 'phone_number', '81234abc9', 'Nomor HP Tidak valid'],
    ['phone_number 9 to 12 digits', 'phone_number', digits(8), 'Nomor HP 9 s/d 12 Digit'],
    ['phone_number 9 to 12 digits', 'phone_number', digits(9), null],
    ['phone_number 9 to 12 digits', 'phone_number', digits(12), null],
    ['phone_number 9 to 12 digits', 'phone_number', digits(13), 'Nomor HP 9 s/d 12 Digit'],
    ['email required', 'email', '', 'Email wajib di isi'],
    ['email valid', 'email', 'budi', 'Email tidak valid'],
    ['password required', 'password', '', 'Password wajib di isi'],
    ['confirmPassword required', 'confirmPassword', '', 'Tulis ulang password Anda'],
    ['confirmPassword must match', 'confirmPassword', 'Rahasia124', 'Password tidak cocok'],
  ],
  (path, value) => harness.api('POST', '/user/member', { body: withValue(registrationForm(), path, value) }),
);

describe('[1 §5.4] register, a strong password', () => {
  const weakPasswordMessage = 'Password harus 8 s/d 40 karakter kombinasi huruf besar, huruf kecil dan angka';
  it.each([
    ['7 characters', 'Rahasi1', weakPasswordMessage],
    ['8 characters', 'Rahas4ku', null],
    ['40 characters', `Rahasia1${'x'.repeat(32)}`, null],
    ['41 characters', `Rahasia1${'x'.repeat(33)}`, weakPasswordMessage],
    ['many owners', 'Password1234', 'Password ini pernah bocor dan mudah ditebak, gunakan password lain'],
    ['no digit', 'RahasiaRahasia', weakPasswordMessage],
    ['no lower-case letter', 'RAHASIA123', weakPasswordMessage],
    ['no upper-case letter', 'rahasia123', weakPasswordMessage],
  ])(
    'a password with %s: %j gets the message %j (null: accepted)',
    async (_name, password, expectedMessage) => {
      const body = { ...registrationForm(), password, confirmPassword: password };
      const { errors = [] } = (await harness.api('POST', '/user/member', { body })).body;
      expect(errors).toEqual(
        expectedMessage === null ? [] : [{ path: 'password', message: expectedMessage }],
      );
    },
  );
});

describe('[1 §5.5] reset', () => {
  const weakPasswordMessage = 'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka';
  it.each([
    ['newPassord required', '', '', 'newPassord', 'Password wajib di isi'],
    ['newPassord strong, 7 characters', 'Rahasi1', 'Rahasi1', 'newPassord', weakPasswordMessage],
    [
      'newPassord strong, 16 characters',
      'Rahasia123456789',
      'Rahasia123456789',
      'newPassord',
      weakPasswordMessage,
    ],
    [
      'confirmNewPassword required',
      'Rahasia1',
      '',
      'confirmNewPassword',
      'Wajib ketikkan ulang password yang Anda input',
    ],
    ['confirmNewPassword must match', 'Rahasia1', 'Rahasia2', 'confirmNewPassword', 'Password tidak sama'],
  ])(
    'the reset form rejects an input by the rule: %s',
    async (_row, newPassord, confirmNewPassword, path, message) => {
      const reply = await harness.api('PUT', '/user/reset/x', { body: { newPassord, confirmNewPassword } });
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toContainEqual({ path, message });
    },
  );

  it('the reset form rejects a breached password, and the link stays usable', async () => {
    const { email } = await registerAccount(harness);
    await harness.api('PUT', `/user/forgot/${email}`);
    const token = await mailedToken(harness, email, '/auth/reset');
    const reset = (password: string) =>
      harness.api('PUT', `/user/reset/${token}`, {
        body: { newPassord: password, confirmNewPassword: password },
      });
    expect(await reset('Qwerty123')).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            path: 'newPassord',
            message: 'Password ini pernah bocor dan mudah ditebak, gunakan password lain',
          },
        ],
      },
    });
    expect((await reset('Rahas4ku')).status).toBe(200);
  });

  it.each(['Rahas4ku', 'Rahasia12345678'])(
    'the reset form accepts the strong password %s',
    async (password) => {
      const { email } = await registerAccount(harness);
      await harness.api('PUT', `/user/forgot/${email}`);
      const token = await mailedToken(harness, email, '/auth/reset');
      const body = { newPassord: password, confirmNewPassword: password };
      expect((await harness.api('PUT', `/user/reset/${token}`, { body })).status).toBe(200);
    },
  );
});

/** Returns a phone number of `count` digits that no test above registered. */
const unusedPhone = (count: number) => '8'.padEnd(count, '7');
const requiredRows: Row[] = [
  ['full_name', 'Nama Lengkap'],
  ['phone_number', 'Nomor telepon'],
  ['addreses.province', 'Provinsi'],
  ['addreses.district', 'Kabupaten/Kota'],
  ['addreses.sub_district', 'Kecamatan'],
  ['addreses.urban_village', 'Kelurahan'],
  ['addreses.neighbourhood', 'RT'],
  ['addreses.hamlet', 'RW'],
  ['addreses.postalCode', 'Kode Pos'],
  ['addreses.address', 'Alamat'],
  ['account.bank', 'Nama Bank'],
  ['account.account_number', 'Nomor Rekening'],
  ['account.account_owner', 'Nama Pemilik Rekening'],
  ['profile.profession', 'Pekerjaan'],
  ['profile.businessField', 'Bidang Usaha'],
  ['profile.income', 'Penghasilan'],
  ['profile.identityNumber', 'Nomor Identitas'],
  ['profile.gender', 'Jenis Kelamin'],
].map(([path = '', label]) => ['{field label} wajib diisi', path, '', `${label} wajib diisi`]);
const profile = () => ({
  ...COMPLETE_PROFILE,
  full_name: 'Siti Rahayu',
  email: member.email,
  phone_number: member.phone,
});
const saveProfile = (body: object) =>
  harness.api('PUT', `/user/member/${member.id}`, { token: member.token, body });
const ACCOUNT_DIGITS = 'Nomor Rekening harus 8 sampai 16 digit angka';
describeRows(
  '[1 §5.7] profile form',
  [
    ...requiredRows,
    ['all required except npwp_number', 'profile.npwp_number', '', null],
    ['citizen', 'profile.citizen', 'lain', 'Warga Negara harus di pilih'],
    ['citizen', 'profile.citizen', 'asing', null],
    // The specified message also counts the leading 0 [Q27].
    ['phone_number 9 to 12 [Q27]', 'phone_number', unusedPhone(8), 'Nomor HP 10-13 Digit'],
    ['phone_number 9 to 12 [Q27]', 'phone_number', unusedPhone(9), null],
    ['phone_number 9 to 12 [Q27]', 'phone_number', unusedPhone(12), null],
    ['phone_number 9 to 12 [Q27]', 'phone_number', unusedPhone(13), 'Nomor HP 10-13 Digit'],
    ['regions', 'addreses.province', 'Atlantis', 'Provinsi tidak ditemukan'],
    [
      'regions',
      'addreses.district',
      'Kota Bandung',
      'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih',
    ],
    [
      'regions',
      'addreses.sub_district',
      'Coblong',
      'Kecamatan tidak sesuai dengan kabupaten/kota yang dipilih',
    ],
    ['regions', 'addreses.urban_village', 'Dago', 'Kelurahan tidak sesuai dengan kecamatan yang dipilih'],
    ['regions', 'addreses.postalCode', '99999', 'Kode Pos tidak sesuai dengan kelurahan yang dipilih'],
    ['account_number [Q40]', 'account.account_number', digits(7), ACCOUNT_DIGITS],
    ['account_number [Q40]', 'account.account_number', digits(8), null],
    ['account_number [Q40]', 'account.account_number', digits(16), null],
    ['account_number [Q40]', 'account.account_number', digits(17), ACCOUNT_DIGITS],
    ['identiyType', 'profile.identiyType', 'sim', 'Jenis Kartu identitas harus di pilih'],
    ['identityNumber of a ktp', 'profile.identityNumber', digits(15), 'Nomor Identitas wajib 16 Digit Angka'],
    ['identityNumber of a ktp', 'profile.identityNumber', digits(16), null],
    ['identityNumber of a ktp', 'profile.identityNumber', digits(17), 'Nomor Identitas wajib 16 Digit Angka'],
  ],
  (path, value) => saveProfile(withValue(profile(), path, value)),
);

describe('[1 §5.7] profile form, other rules', () => {
  const saveIdentity = (identiyType: string, identityNumber: string) => {
    const base = profile();
    return saveProfile({ ...base, profile: { ...base.profile, identiyType, identityNumber } });
  };

  it.each([
    ['kartu-keluarga', digits(15), ['Nomor Identitas wajib 16 Digit Angka']],
    ['kartu-keluarga', digits(16), undefined],
    ['paspor', 'A12345', ['Nomor Identitas minimal 7 Karakter']],
    ['paspor', 'A123456', undefined],
  ])(
    'an identityNumber of the type %s with the value %s gets the messages %j (undefined: accepted)',
    async (type, number, expectedMessages) => {
      const { errors } = (await saveIdentity(type, number)).body;
      expect(errors?.map(({ message }) => message)).toEqual(expectedMessages);
    },
  );

  it('a stored profile with an unknown region stays complete', async () => {
    const { id, token } = await harness.registerMember({ complete: true });
    const addreses = { ...COMPLETE_PROFILE.addreses, province: 'Atlantis', postalCode: '99999' };
    await harness.deps.db.update(users).set({ addreses }).where(eq(users.id, id));
    expect(await harness.api('GET', `/user/member/${id}`, { token })).toMatchObject({
      status: 200,
      body: { response: { completeProfile: true, addreses: { province: 'Atlantis', postalCode: '99999' } } },
    });
  });

  it('a saved profile has upper-case full_name and account_owner, and formatted phone, NPWP, RT and RW', async () => {
    const base = profile();
    const reply = await saveProfile({
      ...base,
      full_name: 'siti rahayu',
      phone_number: '0812-3456-7001',
      addreses: { ...base.addreses, neighbourhood: '5', hamlet: '12' },
      account: { ...base.account, account_owner: 'siti rahayu' },
      profile: { ...base.profile, npwp_number: '021234567890123' },
    });
    expect(reply.body.message).toBe('Update profile berhasil');
    expect(reply.body.response).toMatchObject({
      full_name: 'SITI RAHAYU',
      phone_number: '6281234567001',
      addreses: { neighbourhood: '005', hamlet: '012' },
      account: { account_owner: 'SITI RAHAYU' },
      profile: { npwp_number: '02.123.456.7-890.123' },
    });
  });
});

describe('[1 §8] error catalogue', () => {
  it('returns 401 for the calls of members without a session', async () => {
    for (const path of ['/user/verify', '/transaction', '/policies', '/invoices/list']) {
      expect((await harness.api('GET', path)).status, path).toBe(401);
    }
  });

  it("returns 'Opss.. Anda tidak memiliki akses!' for a sign-in by a desk account or an inactive member", async () => {
    const { email } = await registerAccount(harness);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.email, email));
    const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
    for (const reply of [await login(harness, email), await login(harness, DESK_EMAIL, DESK_PASSWORD)]) {
      expect(reply).toMatchObject({
        status: 403,
        body: { response: 'Opss.. Anda tidak memiliki akses!' },
      });
      expect(reply.text).not.toContain('access_token');
    }
  });

  it("returns 'Email / Password Salah' for a sign-in with a wrong password", async () => {
    const { email } = await registerAccount(harness);
    expect(await login(harness, email, `${PASSWORD}x`)).toMatchObject({
      status: 401,
      body: { message: 'UNAUTHORIZED', response: 'Email / Password Salah' },
    });
  });

  it('returns email#duplicate or phone_number#duplicate for a registered e-mail or phone', async () => {
    const form = registrationForm();
    await harness.api('POST', '/user/member', { body: form });
    const registerAgain = async (changes: object) =>
      (await harness.api('POST', '/user/member', { body: { ...form, ...changes } })).body.response;
    expect(await registerAgain({})).toBe('email#duplicate');
    expect(await registerAgain({ phone_number: registrationForm().phone_number })).toBe('email#duplicate');
    expect(await registerAgain({ email: registrationForm().email })).toBe('phone_number#duplicate');
  });

  it.each(['GET', 'PUT'])(
    "responds to the recovery call %s for an unknown address with 'Akun yang terkait tidak kami temukan'",
    async (method) => {
      expect(await harness.api(method, '/user/forgot/tidak.ada@contoh.test')).toMatchObject({
        status: 404,
        body: { response: 'Akun yang terkait tidak kami temukan' },
      });
    },
  );

  it("returns 'Tidak ada yang butuh di reset' for a reset with an unknown link [Q7]", async () => {
    const body = { newPassord: 'SandiBaru9', confirmNewPassword: 'SandiBaru9' };
    expect((await harness.api('PUT', '/user/reset/tidak-ada', { body })).body).toMatchObject({
      response: 'Tidak ada yang butuh di reset',
    });
  });

  it("returns 'verified' for a verification link, and 'Invalid! Token Invalid.' for an unknown link", async () => {
    const { email } = await registerAccount(harness);
    const token = await mailedToken(harness, email, '/verify');
    expect((await harness.api('GET', `/user/verification/${token}`)).body.message).toBe('verified');
    const failedReply = await harness.api('GET', '/user/verification/tidak-ada');
    expect(failedReply.body).toEqual({ message: 'NOT_FOUND', response: 'Invalid! Token Invalid.' });
  });

  it('returns 404 for a call that does not exist', async () => {
    expect(await harness.api('GET', '/tidak-ada')).toMatchObject({
      status: 404,
      body: { message: 'NOT_FOUND', response: 'Page Not Found' },
    });
  });
});

describe('[1 §8] error catalogue, too many attempts', () => {
  let originalScale: number;
  beforeAll(() => {
    originalScale = harness.deps.config.RATE_LIMIT_SCALE;
    // With the scale 0 each limit rejects the first attempt.
    harness.deps.config.RATE_LIMIT_SCALE = 0;
  });
  afterAll(() => {
    harness.deps.config.RATE_LIMIT_SCALE = originalScale;
  });

  it.each([
    ['the search for an account', 'GET', '/user/forgot/a@contoh.test', undefined],
    ['the request for a reset link', 'PUT', '/user/forgot/a@contoh.test', undefined],
    ['the reset [Q7]', 'PUT', '/user/reset/x', { newPassord: 'Sandi1234', confirmNewPassword: 'Sandi1234' }],
  ])(
    "after too many attempts %s responds with 'Silahkan coba beberapa saat lagi'",
    async (_name, method, path, body) => {
      expect(await harness.api(method, path, { body })).toMatchObject({
        status: 429,
        body: { message: 'TOO_MANY', response: 'Silahkan coba beberapa saat lagi' },
      });
    },
  );

  it.each([
    ['the sign-in', 'POST', '/user/login', { email: 'a@contoh.test', password: 'x' }],
    ['the consultation form', 'POST', '/consultations', question],
    ['the guest form', 'POST', '/guest', guest],
  ])(
    'after too many attempts the response to %s states when to try again',
    async (_name, method, path, body) => {
      const { status, body: problem } = await harness.api(method, path, { body });
      expect(status).toBe(429);
      expect(problem.response).toMatch(
        /^Terlalu banyak percobaan\. Silakan coba lagi dalam \d+ (menit|jam)\.$/,
      );
    },
  );
});
