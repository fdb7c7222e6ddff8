import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { RELATIONSHIPS } from '../lists/index.ts';
import { beneficiaryForm, EMPTY_BENEFICIARY } from './form.ts';

const formValues = {
  primary: { fullName: ' budi  santoso ', relationship: 'SUAMI', useSecondary: true },
  secondary: [{ fullName: 'Ｒatna 2', relationship: 'ANAK KANDUNG' }],
  email: 'Budi@Contoh.id',
  phone: '0812-3456-7890',
  description: ' Suami sah \r\n sejak 2015 ',
};

test('beneficiaryForm returns the payload in wire format, without unknown fields, and accepts its own output', () => {
  const payload = {
    primary: { fullName: 'BUDI SANTOSO', relationship: 'SUAMI', useSecondary: true },
    secondary: [{ fullName: 'RATNA 2', relationship: 'ANAK KANDUNG' }],
    email: 'budi@contoh.id',
    phone: '6281234567890',
    description: 'Suami sah\nsejak 2015',
  };
  expect(beneficiaryForm().parse({ ...formValues, share: 50 })).toEqual(payload);
  expect(beneficiaryForm().parse(payload)).toEqual(payload);
});

test('beneficiaryForm accepts an input without secondary beneficiaries and without description', () => {
  const { primary, email, phone } = formValues;
  const onlyPrimary = { primary: { fullName: primary.fullName, relationship: 'ISTRI' }, email, phone };
  expect(beneficiaryForm().parse(onlyPrimary)).toMatchObject({
    primary: { useSecondary: false },
    secondary: [],
    description: '',
  });
});

test('beneficiaryForm removes secondary beneficiaries when `useSecondary` is false', () => {
  const withoutSecondary = withValue(formValues, 'primary.useSecondary', false);
  expect(beneficiaryForm().parse(withoutSecondary).secondary).toEqual([]);
});

describe('missing fields of a beneficiary', () => {
  test('are all reported together', () => {
    expect(problemsOf(beneficiaryForm(), EMPTY_BENEFICIARY)).toEqual({
      'primary.fullName': 'Penerima Manfaat wajib di isi',
      'primary.relationship': 'Hubungan harus di pilih',
      email: 'Email wajib di isi',
      phone: 'Nomor telpon wajib di isi',
    });
  });

  test('are reported with one message when the form or the primary beneficiary is undefined', () => {
    expect(problemsOf(beneficiaryForm(), undefined)).toEqual({ '': 'Penerima Manfaat wajib di isi' });
    expect(problemsOf(beneficiaryForm(), { ...formValues, primary: undefined })).toEqual({
      primary: 'Penerima Manfaat wajib di isi',
    });
  });

  test('are reported for a secondary beneficiary when `useSecondary` is true', () => {
    expect(problemsOf(beneficiaryForm(), { ...formValues, secondary: [] })).toEqual({
      secondary: 'Penerima Manfaat wajib di isi',
    });
    expect(problemsOf(beneficiaryForm(), { ...formValues, email: '', secondary: [] })).toEqual({
      secondary: 'Penerima Manfaat wajib di isi',
      email: 'Email wajib di isi',
    });
    const emptyBeneficiaries = [{ fullName: '', relationship: '' }];
    expect(problemsOf(beneficiaryForm(), { ...formValues, secondary: emptyBeneficiaries })).toEqual({
      'secondary.0.fullName': 'Penerima Manfaat wajib di isi',
      'secondary.0.relationship': 'Hubungan harus di pilih',
    });
  });
});

const NAME_MESSAGE = 'Nama Penerima Manfaat hanya boleh berisi huruf, angka dan spasi';

test.each([
  ['primary.fullName', 'Budi', undefined],
  ['primary.fullName', 'Budi 2', undefined],
  ['primary.fullName', 'Ñandú Łódź', undefined],
  ['primary.fullName', '   ', 'Penerima Manfaat wajib di isi'],
  ['primary.fullName', 'Budi, S.H.', NAME_MESSAGE],
  ['primary.fullName', "Nu'man", NAME_MESSAGE],
  ['primary.fullName', 'Budi-Ani', NAME_MESSAGE],
  ['primary.fullName', 'Budi_Ani', NAME_MESSAGE],
  ['primary.fullName', 'Budi 😀', NAME_MESSAGE],
  ['primary.fullName', '<b>Budi</b>', NAME_MESSAGE],
  ['primary.fullName', '123', NAME_MESSAGE],
  ['primary.fullName', 'a'.repeat(100), undefined],
  ['primary.fullName', 'a'.repeat(101), 'Maksimal 100 karakter'],
  ['primary.relationship', 'TETANGGA', 'Hubungan harus di pilih'],
  ['primary.relationship', 'suami', 'Hubungan harus di pilih'],
  ['email', 'budi@contoh', 'Email tidak Valid'],
  ['email', 'budi', 'Email tidak Valid'],
  ['email', 'budi@contoh.id', undefined],
  ['phone', '81234567', 'Nomor telpon 9-13 Digit'],
  ['phone', '812345678', undefined],
  ['phone', '812345678901', undefined],
  ['phone', '8123456789012', 'Nomor telpon 9-13 Digit'],
  ['phone', '0812abc', 'Nomor telpon 9-13 Digit'],
  ['description', 'a'.repeat(500), undefined],
  ['description', 'a'.repeat(501), 'Maksimal 500 karakter'],
])('beneficiaryForm: the field %s with the value %j has the message %j', (path, value, message) => {
  expect(problemsOf(beneficiaryForm(), withValue(formValues, path, value))[path]).toBe(message);
});

test.each(RELATIONSHIPS.map(({ value }) => value))(
  'beneficiaryForm accepts the relationship %s',
  (relationship) => {
    expect(
      problemsOf(beneficiaryForm(), withValue(formValues, 'primary.relationship', relationship)),
    ).toEqual({});
  },
);

test('the options of a relationship equal the options of the specification', () => {
  expect(RELATIONSHIPS.map(({ value }) => value)).toEqual([
    'ORANG TUA',
    'SUAMI',
    'ISTRI',
    'ANAK KANDUNG',
    'SAUDARA KANDUNG',
  ]);
});

const child = (fullName: string) => ({ fullName, relationship: 'ANAK KANDUNG' });

test.each([
  [1, {}],
  [3, {}],
  [4, { secondary: 'Maksimal 3 penerima manfaat kedua' }],
])('a form with %i secondary beneficiaries has the problems %j', (count, problems) => {
  const secondary = Array.from({ length: count }, (_, index) => child(`Anak ${index + 1}`));
  expect(problemsOf(beneficiaryForm(), { ...formValues, secondary })).toEqual(problems);
});

test('beneficiaryForm rejects a person who is listed twice, and accepts the same name with another relationship', () => {
  const repeatedMessage = 'Penerima Manfaat ini sudah tercantum';
  const husband = { fullName: 'Budi  SANTOSO', relationship: 'SUAMI' };
  expect(problemsOf(beneficiaryForm(), { ...formValues, secondary: [husband] })).toEqual({
    'secondary.0.fullName': repeatedMessage,
  });
  expect(
    problemsOf(beneficiaryForm(), { ...formValues, secondary: [child('Ani'), child('Ina'), child('ani')] }),
  ).toEqual({ 'secondary.2.fullName': repeatedMessage });
  expect(problemsOf(beneficiaryForm(), { ...formValues, secondary: [child('Budi Santoso')] })).toEqual({});
});

test.each([
  'primary',
  'secondary',
  'email',
  'phone',
  'description',
  'primary.fullName',
  'primary.useSecondary',
])('beneficiaryForm reports a wrong type of %s in Indonesian', (path) => {
  for (const wrongValue of [...WRONG_TYPES.filter((value) => typeof value !== 'boolean'), [null], [{}]]) {
    const problems = problemsOf(beneficiaryForm(), withValue(formValues, path, wrongValue));
    expect(englishMessages(problems)).toEqual([]);
  }
});

test.each([...WRONG_TYPES, null, undefined, ''])(
  'beneficiaryForm reports the input %o in Indonesian',
  (wrongValue) => {
    const problems = problemsOf(beneficiaryForm(), wrongValue);
    expect(Object.keys(problems).length).toBeGreaterThan(0);
    expect(englishMessages(problems)).toEqual([]);
  },
);
