import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { isCompleteProfile, profileForm } from './form.ts';
import { PROFILE_LABELS } from './labels.ts';
import { profileParts, sameProfile } from './parts.ts';
import { typedProfile } from './profile.fixture.ts';
import { firstTabWithError, PROFILE_TABS, profileTabOf } from './tabs.ts';
import { profileFormValues } from './values.ts';

const REQUIRED = {
  full_name: 'Nama Lengkap wajib diisi',
  email: 'Email wajib diisi',
  phone_number: 'Nomor telepon wajib diisi',
  'addreses.province': 'Provinsi wajib diisi',
  'addreses.district': 'Kabupaten/Kota wajib diisi',
  'addreses.sub_district': 'Kecamatan wajib diisi',
  'addreses.urban_village': 'Kelurahan wajib diisi',
  'addreses.neighbourhood': 'RT wajib diisi',
  'addreses.hamlet': 'RW wajib diisi',
  'addreses.postalCode': 'Kode Pos wajib diisi',
  'addreses.address': 'Alamat wajib diisi',
  'account.bank': 'Nama Bank wajib diisi',
  'account.account_number': 'Nomor Rekening wajib diisi',
  'account.account_owner': 'Nama Pemilik Rekening wajib diisi',
  'profile.profession': 'Pekerjaan wajib diisi',
  'profile.businessField': 'Bidang Usaha wajib diisi',
  'profile.income': 'Penghasilan wajib diisi',
  'profile.citizen': 'Warga Negara harus di pilih',
  'profile.identiyType': 'Jenis Kartu identitas harus di pilih',
  'profile.identityNumber': 'Nomor Identitas wajib diisi',
  'profile.gender': 'Jenis Kelamin wajib diisi',
};

const saved = profileForm.parse(typedProfile);

test('returns the payload in wire format', () => {
  expect(saved).toEqual({
    full_name: 'SITI AMINAH',
    email: 'siti@contoh.id',
    phone_number: '6281234567890',
    addreses: { ...typedProfile.addreses, neighbourhood: '005', hamlet: '012' },
    account: {
      bank: 'Bank Central Asia (BCA)',
      account_number: '1234567890',
      account_owner: 'SITI AMINAH',
    },
    profile: {
      ...typedProfile.profile,
      identityNumber: '3171234567890001',
      npwp_number: '02.123.456.7-890.123',
    },
  });
});

test('accepts its own output and the form values made from it', () => {
  expect(profileForm.parse(saved)).toEqual(saved);
  expect(profileForm.parse(profileFormValues(saved))).toEqual(saved);
});

describe('missing fields', () => {
  test('are reported for every field except the NPWP', () => {
    expect(problemsOf(profileForm, profileFormValues(null))).toEqual(REQUIRED);
  });

  test('are reported for null and for absent fields alike', () => {
    const emptySections = { addreses: {}, account: {}, profile: {} };
    expect(problemsOf(profileForm, emptySections)).toEqual(REQUIRED);
    expect(problemsOf(profileForm, withValue(typedProfile, 'account.bank', null))).toEqual({
      'account.bank': 'Nama Bank wajib diisi',
    });
  });

  test('do not include an omitted NPWP', () => {
    const { npwp_number: _, ...profile } = typedProfile.profile;
    expect(profileForm.parse({ ...typedProfile, profile }).profile.npwp_number).toBe('');
  });
});

const LONG_CARD = '31712345678900012';

test.each([
  ['phone_number', '81234567', 'Nomor HP 10-13 Digit'],
  ['phone_number', '812345678', undefined],
  ['phone_number', '812345678901', undefined],
  ['phone_number', '8123456789012', 'Nomor HP 10-13 Digit'],
  ['phone_number', ' 812345678 ', undefined],
  ['phone_number', '8123abc567', 'Nomor HP 10-13 Digit'],
  ['email', 'siti', 'Email tidak valid'],
  ['full_name', 'Hadiah di www.situs.com/klaim', 'Nama tidak boleh memuat alamat situs atau tautan'],
  ['full_name', 'Siti 😀', 'Nama mengandung karakter yang tidak diperbolehkan'],
  ['full_name', 'a'.repeat(101), 'Maksimal 100 karakter'],
  ['account.account_owner', '<b>x</b>', 'Nama mengandung karakter yang tidak diperbolehkan'],
  ['account.account_number', '1234567', 'Nomor Rekening harus 8 sampai 16 digit angka'],
  ['account.account_number', '12345678', undefined],
  ['account.account_number', '1'.repeat(16), undefined],
  ['account.account_number', '1'.repeat(17), 'Nomor Rekening harus 8 sampai 16 digit angka'],
  ['account.account_number', '1'.repeat(21), 'Maksimal 20 karakter'],
  ['account.account_number', '12345678abc', 'Nomor Rekening harus 8 sampai 16 digit angka'],
  ['addreses.neighbourhood', '1234', 'RT wajib 3 digit angka'],
  ['addreses.hamlet', 'ab', 'RW wajib 3 digit angka'],
  ['addreses.neighbourhood', '００１', undefined],
  ['addreses.postalCode', '1295', 'Kode Pos wajib 5 digit angka'],
  ['addreses.postalCode', '129500', 'Kode Pos wajib 5 digit angka'],
  ['addreses.postalCode', '１２９５０', undefined],
  ['addreses.address', 'a'.repeat(500), undefined],
  ['addreses.address', 'a'.repeat(501), 'Maksimal 500 karakter'],
  ['addreses.address', '<script>alert(1)</script> 😀', undefined],
  ['addreses.province', 'a'.repeat(101), 'Maksimal 100 karakter'],
  ['profile.citizen', 'WNI', 'Warga Negara harus di pilih'],
  ['profile.identiyType', 'sim', 'Jenis Kartu identitas harus di pilih'],
  ['profile.profession', 'P99', 'Pekerjaan wajib diisi'],
  ['profile.gender', 'lainnya', 'Jenis Kelamin wajib diisi'],
  ['profile.identityNumber', LONG_CARD.slice(2), 'Nomor Identitas wajib 16 Digit Angka'],
  ['profile.identityNumber', LONG_CARD.slice(1), undefined],
  ['profile.identityNumber', LONG_CARD, 'Nomor Identitas wajib 16 Digit Angka'],
  ['profile.npwp_number', '', undefined],
  ['profile.npwp_number', '02123', 'Nomor NPWP wajib 15 digit'],
  ['profile.npwp_number', '02.123.456.7-890.123', undefined],
])('rejects %s %j with %j', (path, value, message) => {
  expect(problemsOf(profileForm, withValue(typedProfile, path, value))[path]).toBe(message);
});

test.each([
  ['kartu-keluarga', '317123456789000', 'Nomor Identitas wajib 16 Digit Angka'],
  ['kartu-keluarga', '3171234567890001', undefined],
  ['paspor', 'A12345', 'Nomor Identitas minimal 7 Karakter'],
  ['paspor', 'a123456', undefined],
])('the number of a %s %j gives %j', (identiyType, identityNumber, message) => {
  const value = { ...typedProfile, profile: { ...typedProfile.profile, identiyType, identityNumber } };
  expect(problemsOf(profileForm, value)['profile.identityNumber']).toBe(message);
});

test('checks the identity number although another field is not chosen yet', () => {
  const value = withValue(withValue(typedProfile, 'profile.gender', ''), 'profile.identityNumber', '1');
  expect(problemsOf(profileForm, value)).toEqual({
    'profile.gender': 'Jenis Kelamin wajib diisi',
    'profile.identityNumber': 'Nomor Identitas wajib 16 Digit Angka',
  });
});

test('reports values of the wrong type in Indonesian', () => {
  const paths = [...Object.keys(PROFILE_LABELS), 'addreses', 'account', 'profile'];
  for (const path of paths) {
    for (const wrong of WRONG_TYPES.filter((value) => typeof value !== 'object')) {
      const problems = problemsOf(profileForm, withValue(typedProfile, path, wrong));
      expect(problems[path]).toBeTypeOf('string');
      expect(englishMessages(problems)).toEqual([]);
    }
  }
});

test.each(['123456', '123456789012345678'])(
  'a profile that was saved with the account number %s is incomplete, and its other fields stay valid',
  (number) => {
    const old = withValue(saved, 'account.account_number', number);
    expect(isCompleteProfile(old)).toBe(false);
    expect(problemsOf(profileForm, profileFormValues(old))).toEqual({
      'account.account_number': 'Nomor Rekening harus 8 sampai 16 digit angka',
    });
  },
);

describe('profile tabs', () => {
  test('are Profile, Alamat and Rekening', () => {
    expect(PROFILE_TABS.map(({ label }) => label)).toEqual(['Profile', 'Alamat', 'Rekening']);
  });

  test('contain every field of the form', () => {
    const orphans = Object.keys(PROFILE_LABELS).filter((path) => profileTabOf(path) === null);
    expect(orphans).toEqual([]);
  });

  test.each([
    [[], null],
    [['unknown', 'accounting'], null],
    [['account.bank'], 'rekening'],
    [['account.bank', 'addreses.hamlet'], 'alamat'],
    [['account', 'addreses', 'profile.gender'], 'profile'],
    [['full_name'], 'profile'],
  ])('the first tab with an error in %j is %s', (paths, tab) => {
    expect(firstTabWithError(paths)).toBe(tab);
  });
});

describe('profileParts', () => {
  const missing = (values: typeof typedProfile) => profileParts(values).map((part) => part.missing);

  test('of a complete profile have nothing missing, except the NPWP', () => {
    expect(missing(withValue(typedProfile, 'profile.npwp_number', ''))).toEqual([null, null, null]);
  });

  test('of an empty profile each name their first field', () => {
    expect(missing(profileFormValues(null))).toEqual(['full_name', 'addreses.province', 'account.bank']);
  });

  test.each([
    ['profile.gender', ' ', ['profile.gender', null, null]],
    ['addreses.hamlet', '', [null, 'addreses.hamlet', null]],
    ['account.account_owner', '', [null, null, 'account.account_owner']],
  ])('without %s', (path, value, lacking) => {
    expect(missing(withValue(typedProfile, path, value))).toEqual(lacking);
  });

  test('report a part with an invalid stored value as incomplete', () => {
    const wrong = profileParts(typedProfile, (path) => path === 'profile.npwp_number');
    expect(wrong.map((part) => part.missing)).toEqual(['profile.npwp_number', null, null]);
  });

  test('sameProfile distinguishes a draft from the stored profile', () => {
    expect(sameProfile(typedProfile, structuredClone(typedProfile))).toBe(true);
    expect(sameProfile(typedProfile, withValue(typedProfile, 'addreses.hamlet', '9'))).toBe(false);
  });
});

describe('isCompleteProfile', () => {
  test.each([
    ['what was saved', saved, true],
    ['nothing', null, false],
    ['a new account', { full_name: 'SITI', email: 's@contoh.id', phone_number: '62812345678' }, false],
    ['no bank', withValue(saved, 'account', null), false],
    ['an empty field', withValue(saved, 'addreses.address', ''), false],
    ['no NPWP', withValue(saved, 'profile.npwp_number', ''), true],
  ])('%s: %j', (_, profile, complete) => {
    expect(isCompleteProfile(profile)).toBe(complete);
  });
});

test("profileFormValues returns '' for missing values and the phone without 62", () => {
  const values = profileFormValues({
    full_name: 'SITI',
    phone_number: '62812345678',
    profile: { gender: null },
  });
  expect(values).toMatchObject({ full_name: 'SITI', email: '', phone_number: '812345678' });
  expect(values.profile.gender).toBe('');
  expect(values.addreses.province).toBe('');
  expect(values.account.bank).toBe('');
});
