import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { profileForm } from '../profile/form.ts';
import { profileInput } from '../profile/profile.fixture.ts';
import { insuredForm } from './form.ts';
import { EMPTY_INSURED, insuredFromProfile } from './from-profile.ts';
import { INSURED_LABELS } from './messages.ts';

const today = '2026-11-21';
const ages = { minAge: 18, maxAge: 60 };
const healthForm = insuredForm({ today, ages, requiresBirthData: true });
const vehicleForm = insuredForm({ today, ages, requiresBirthData: false });

const insured = {
  fullname: ' Siti  Aminah ',
  citizen: 'indonesia',
  gender: 'perempuan',
  emailAddress: 'Siti@contoh.id',
  birthDate: '1990-06-15',
  placeOfbirth: 'Bandung',
  phoneNumber: '0812-3456-7890',
  identiyType: 'paspor',
  identityNumber: 'a1234567',
};

test('insuredForm returns the payload in wire format and accepts its own output', () => {
  const payload = {
    ...insured,
    fullname: 'Siti Aminah',
    emailAddress: 'siti@contoh.id',
    placeOfbirth: 'BANDUNG',
    phoneNumber: '6281234567890',
    identityNumber: 'A1234567',
  };
  expect(healthForm.parse(insured)).toEqual(payload);
  expect(healthForm.parse(payload)).toEqual(payload);
});

describe('missing fields of the insured', () => {
  const commonProblems = {
    fullname: 'Nama Lengkap wajib di isi',
    citizen: 'Warga Negara harus di pilih',
    gender: 'Jenis Kelamin harus di pilih',
    emailAddress: 'Email wajib di isi',
    phoneNumber: 'Nomor telepon wajib di isi',
    identiyType: 'Jenis Kartu identitas harus di pilih',
    identityNumber: 'Nomor Identitas wajib di isi',
  };

  test('include birth date and birthplace for products that need them', () => {
    expect(problemsOf(healthForm, EMPTY_INSURED)).toEqual({
      ...commonProblems,
      birthDate: 'Tanggal Lahir wajib di isi',
      placeOfbirth: 'Tempat Lahir wajib di isi',
    });
  });

  test('exclude birth date and birthplace for fire, earthquake and vehicle', () => {
    expect(problemsOf(vehicleForm, EMPTY_INSURED)).toEqual(commonProblems);
  });
});

test.each([
  ['birthDate', '2008-11-21', undefined],
  ['birthDate', '2008-11-22', 'Usia Anda tidak masuk kriteria produk'],
  ['birthDate', '1965-11-22', undefined],
  ['birthDate', '1965-11-21', 'Usia Anda tidak masuk kriteria produk'],
  ['birthDate', '2026-11-21', 'Usia Anda tidak masuk kriteria produk'],
  ['birthDate', '2026-11-22', 'Tanggal Lahir tidak valid'],
  ['birthDate', '1850-01-01', 'Tanggal Lahir tidak valid'],
  ['birthDate', '1990-02-30', 'Tanggal Lahir tidak valid'],
  ['birthDate', '15/06/1990', 'Tanggal Lahir tidak valid'],
  ['birthDate', '１９９０-06-15', undefined],
  ['birthDate', '<script>', 'Tanggal Lahir tidak valid'],
  ['emailAddress', 'siti', 'Email tidak valid'],
  ['phoneNumber', '81234567', 'Nomor HP 10-13 Digit'],
  ['phoneNumber', '812345678', undefined],
  ['phoneNumber', '812345678901', undefined],
  ['phoneNumber', '8123456789012', 'Nomor HP 10-13 Digit'],
  ['fullname', 'Hadiah di www.situs.com/klaim', 'Nama tidak boleh memuat alamat situs atau tautan'],
  ['fullname', '<script>alert(1)</script>', 'Nama mengandung karakter yang tidak diperbolehkan'],
  ['fullname', 'a'.repeat(101), 'Maksimal 100 karakter'],
  ['placeOfbirth', 'Bandung 🌋', 'Nama mengandung karakter yang tidak diperbolehkan'],
  ['identityNumber', 'A12345', 'Nomor Identitas minimal 7 Karakter'],
  ['identityNumber', 'A123456', undefined],
])('insuredForm: the field %s with the value %j has the message %j', (field, value, message) => {
  expect(problemsOf(healthForm, withValue(insured, field, value))[field]).toBe(message);
});

test('insuredForm accepts a vehicle owner of any age, but rejects a birth date that does not exist', () => {
  expect(problemsOf(vehicleForm, { ...insured, birthDate: '2010-01-01' })).toEqual({});
  expect(problemsOf(vehicleForm, { ...insured, birthDate: '2010-02-30' })).toEqual({
    birthDate: 'Tanggal Lahir tidak valid',
  });
});

describe('insuredForm of a product without a premium for some ages', () => {
  const premi = [
    { minAge: 18, maxAge: 30, value: 2_000_000 },
    { minAge: 41, maxAge: 60, value: 3_000_000 },
  ];
  const form = insuredForm({ today, ages, premi, requiresBirthData: true });

  test.each([
    ['1995-11-22', undefined],
    ['1995-11-21', 'Usia Anda tidak masuk kriteria produk'],
    ['1985-11-22', 'Usia Anda tidak masuk kriteria produk'],
    ['1985-11-21', undefined],
  ])('the birth date %s has the message %j', (birthDate, message) => {
    expect(problemsOf(form, { ...insured, birthDate }).birthDate).toBe(message);
  });

  test("does not check the age of a vehicle's owner", () => {
    const ownerForm = insuredForm({ today, ages, premi, requiresBirthData: false });
    expect(problemsOf(ownerForm, { ...insured, birthDate: '1990-01-01' })).toEqual({});
  });
});

test('insuredForm requires 16 digits for the number of a KTP', () => {
  expect(problemsOf(healthForm, { ...insured, identiyType: 'ktp' })).toEqual({
    identityNumber: 'Nomor Identitas wajib 16 Digit Angka',
  });
});

test.each(Object.keys(INSURED_LABELS))('insuredForm reports a wrong type of %s in Indonesian', (field) => {
  for (const wrongValue of WRONG_TYPES) {
    const problems = problemsOf(healthForm, { ...insured, [field]: wrongValue });
    expect(Object.keys(problems)).toEqual([field]);
    expect(englishMessages(problems)).toEqual([]);
  }
});

describe('insuredFromProfile', () => {
  test('returns the values of the profile, and empty values for other fields', () => {
    expect(insuredFromProfile(profileForm.parse(profileInput))).toEqual({
      fullname: 'SITI AMINAH',
      citizen: 'indonesia',
      gender: 'perempuan',
      emailAddress: 'siti@contoh.id',
      birthDate: '',
      placeOfbirth: '',
      phoneNumber: '81234567890',
      identiyType: 'ktp',
      identityNumber: '3171234567890001',
    });
  });

  test.each([null, undefined, {}, { profile: null }])('returns an empty form for the user %j', (user) => {
    expect(insuredFromProfile(user)).toEqual(EMPTY_INSURED);
  });
});
