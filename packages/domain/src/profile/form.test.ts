import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { isCompleteProfile, profileForm } from './form.ts';
import { PROFILE_LABELS } from './labels.ts';
import { isSameProfile, profileParts } from './parts.ts';
import { profileInput } from './profile.fixture.ts';
import { firstTabWithError, PROFILE_TABS, profileTabOf } from './tabs.ts';
import { profileFormValues } from './values.ts';

const REQUIRED_MESSAGES = {
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

const storedProfile = profileForm.parse(profileInput);

test('profileForm returns the profile in wire format', () => {
  expect(storedProfile).toEqual({
    full_name: 'SITI AMINAH',
    email: 'siti@contoh.id',
    phone_number: '6281234567890',
    addreses: { ...profileInput.addreses, neighbourhood: '005', hamlet: '012' },
    account: {
      bank: 'Bank Central Asia (BCA)',
      account_number: '1234567890',
      account_owner: 'SITI AMINAH',
    },
    profile: {
      ...profileInput.profile,
      identityNumber: '3171234567890001',
      npwp_number: '02.123.456.7-890.123',
    },
  });
});

test('profileForm accepts a stored profile and its form values without a change', () => {
  expect(profileForm.parse(storedProfile)).toEqual(storedProfile);
  expect(profileForm.parse(profileFormValues(storedProfile))).toEqual(storedProfile);
});

describe('the missing fields of a profile', () => {
  test('are reported with a message for every field except the NPWP', () => {
    expect(problemsOf(profileForm, profileFormValues(null))).toEqual(REQUIRED_MESSAGES);
  });

  test('include fields that are null or absent', () => {
    const emptySections = { addreses: {}, account: {}, profile: {} };
    expect(problemsOf(profileForm, emptySections)).toEqual(REQUIRED_MESSAGES);
    expect(problemsOf(profileForm, withValue(profileInput, 'account.bank', null))).toEqual({
      'account.bank': 'Nama Bank wajib diisi',
    });
  });

  test('do not include an omitted NPWP', () => {
    const { npwp_number: _, ...profile } = profileInput.profile;
    expect(profileForm.parse({ ...profileInput, profile }).profile.npwp_number).toBe('');
  });
});

const KTP_NUMBER = '3171234567890001';

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
  ['profile.identityNumber', KTP_NUMBER.slice(1), 'Nomor Identitas wajib 16 Digit Angka'],
  ['profile.identityNumber', KTP_NUMBER, undefined],
  ['profile.identityNumber', `${KTP_NUMBER}2`, 'Nomor Identitas wajib 16 Digit Angka'],
  ['profile.npwp_number', '', undefined],
  ['profile.npwp_number', '02123', 'Nomor NPWP wajib 15 digit'],
  ['profile.npwp_number', '02.123.456.7-890.123', undefined],
])('the profile field %s with the value %j has the problem %j', (path, value, message) => {
  expect(problemsOf(profileForm, withValue(profileInput, path, value))[path]).toBe(message);
});

test.each([
  ['kartu-keluarga', '317123456789000', 'Nomor Identitas wajib 16 Digit Angka'],
  ['kartu-keluarga', '3171234567890001', undefined],
  ['paspor', 'A12345', 'Nomor Identitas minimal 7 Karakter'],
  ['paspor', 'a123456', undefined],
])(
  'the identity number of a %s with the value %j has the problem %j',
  (identiyType, identityNumber, message) => {
    const value = { ...profileInput, profile: { ...profileInput.profile, identiyType, identityNumber } };
    expect(problemsOf(profileForm, value)['profile.identityNumber']).toBe(message);
  },
);

test('profileForm reports an invalid identity number in addition to a missing field', () => {
  const value = withValue(withValue(profileInput, 'profile.gender', ''), 'profile.identityNumber', '1');
  expect(problemsOf(profileForm, value)).toEqual({
    'profile.gender': 'Jenis Kelamin wajib diisi',
    'profile.identityNumber': 'Nomor Identitas wajib 16 Digit Angka',
  });
});

test('profileForm reports a value of the wrong type in Indonesian', () => {
  const paths = [...Object.keys(PROFILE_LABELS), 'addreses', 'account', 'profile'];
  for (const path of paths) {
    for (const wrongValue of WRONG_TYPES.filter((value) => typeof value !== 'object')) {
      const problems = problemsOf(profileForm, withValue(profileInput, path, wrongValue));
      expect(problems[path]).toBeTypeOf('string');
      expect(englishMessages(problems)).toEqual([]);
    }
  }
});

test.each(['123456', '123456789012345678'])(
  'a stored profile with the bank account number %s is incomplete, and has no other problem',
  (number) => {
    const outdatedProfile = withValue(storedProfile, 'account.account_number', number);
    expect(isCompleteProfile(outdatedProfile)).toBe(false);
    expect(problemsOf(profileForm, profileFormValues(outdatedProfile))).toEqual({
      'account.account_number': 'Nomor Rekening harus 8 sampai 16 digit angka',
    });
  },
);

describe('the tabs of the profile', () => {
  test('are Profile, Alamat and Rekening', () => {
    expect(PROFILE_TABS.map(({ label }) => label)).toEqual(['Profile', 'Alamat', 'Rekening']);
  });

  test('contain every field of the form', () => {
    const pathsWithoutTab = Object.keys(PROFILE_LABELS).filter((path) => profileTabOf(path) === null);
    expect(pathsWithoutTab).toEqual([]);
  });

  test.each([
    [[], null],
    [['unknown', 'accounting'], null],
    [['account.bank'], 'rekening'],
    [['account.bank', 'addreses.hamlet'], 'alamat'],
    [['account', 'addreses', 'profile.gender'], 'profile'],
    [['full_name'], 'profile'],
  ])('with errors at the paths %j have the first error on the tab %s', (paths, tab) => {
    expect(firstTabWithError(paths)).toBe(tab);
  });
});

describe('profileParts', () => {
  const incompletePathsOf = (values: typeof profileInput) =>
    profileParts(values).map((part) => part.incompletePath);

  test('returns complete parts for a profile without an NPWP', () => {
    expect(incompletePathsOf(withValue(profileInput, 'profile.npwp_number', ''))).toEqual([null, null, null]);
  });

  test('returns the first field of each part for an empty profile', () => {
    expect(incompletePathsOf(profileFormValues(null))).toEqual([
      'full_name',
      'addreses.province',
      'account.bank',
    ]);
  });

  test.each([
    ['profile.gender', ' ', ['profile.gender', null, null]],
    ['addreses.hamlet', '', [null, 'addreses.hamlet', null]],
    ['account.account_owner', '', [null, null, 'account.account_owner']],
  ])('returns %s as missing for the value %j', (path, value, incompletePaths) => {
    expect(incompletePathsOf(withValue(profileInput, path, value))).toEqual(incompletePaths);
  });

  test('returns a field that the server rejected', () => {
    const parts = profileParts(profileInput, (path) => path === 'profile.npwp_number');
    expect(parts.map((part) => part.incompletePath)).toEqual(['profile.npwp_number', null, null]);
  });
});

test('isSameProfile returns whether all fields of two profiles are equal', () => {
  expect(isSameProfile(profileInput, structuredClone(profileInput))).toBe(true);
  expect(isSameProfile(profileInput, withValue(profileInput, 'addreses.hamlet', '9'))).toBe(false);
});

describe('isCompleteProfile', () => {
  test.each([
    ['true for a stored profile', storedProfile, true],
    ['false for null', null, false],
    [
      'false for a new account',
      { full_name: 'SITI', email: 's@contoh.id', phone_number: '62812345678' },
      false,
    ],
    ['false without bank account', withValue(storedProfile, 'account', null), false],
    ['false with an empty field', withValue(storedProfile, 'addreses.address', ''), false],
    ['true without NPWP', withValue(storedProfile, 'profile.npwp_number', ''), true],
  ])('returns %s: %j', (_, profile, isComplete) => {
    expect(isCompleteProfile(profile)).toBe(isComplete);
  });
});

test("profileFormValues returns '' for a missing value, and the phone number without the country code", () => {
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
