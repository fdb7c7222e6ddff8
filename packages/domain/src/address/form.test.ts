import { describe, expect, test } from 'vitest';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../form-field/form.fixture.ts';
import { profileInput } from '../profile/profile.fixture.ts';
import { ADDRESS_LABELS, fieldsBelow, profileFieldsBelow } from './cascade.ts';
import { addressForm, EMPTY_ADDRESS } from './form.ts';
import { addressFromProfile } from './from-profile.ts';

const address = addressFromProfile(profileInput);

test('addressForm returns the payload in wire format and accepts its own output', () => {
  const payload = { ...address, neighbourhood: '005', hamlet: '012' };
  expect(addressForm().parse(address)).toEqual(payload);
  expect(addressForm().parse(payload)).toEqual(payload);
});

test('addressForm requires every field', () => {
  const problems = {
    province: 'Provinsi Wajib di isi',
    district: 'Kabupaten/Kota Wajib di isi',
    subDistrict: 'Kecamatan Wajib di isi',
    urbanVillage: 'Kelurahan Wajib di isi',
    address: 'Alamat Wajib di isi',
    neighbourhood: 'RT Wajib di isi',
    hamlet: 'RW Wajib di isi',
    postalCode: 'Kode Pos Wajib di isi',
  };
  expect(problemsOf(addressForm(), EMPTY_ADDRESS)).toEqual(problems);
  expect(problemsOf(addressForm(), {})).toEqual(problems);
});

test.each([
  ['neighbourhood', '1', undefined],
  ['neighbourhood', '999', undefined],
  ['neighbourhood', '1000', 'RT wajib 3 digit angka'],
  ['hamlet', '1a', 'RW wajib 3 digit angka'],
  ['postalCode', '1295', 'Kode Pos wajib 5 digit angka'],
  ['postalCode', '12950', undefined],
  ['postalCode', '129501', 'Kode Pos wajib 5 digit angka'],
  ['address', '   ', 'Alamat Wajib di isi'],
  ['address', 'a'.repeat(501), 'Maksimal 500 karakter'],
  ['province', '\u200b', 'Provinsi Wajib di isi'],
])('addressForm: the field %s with the value %j has the message %j', (field, value, message) => {
  expect(problemsOf(addressForm(), withValue(address, field, value))[field]).toBe(message);
});

test.each(Object.keys(ADDRESS_LABELS))('addressForm reports a wrong type of %s in Indonesian', (field) => {
  for (const wrongValue of WRONG_TYPES) {
    const problems = problemsOf(addressForm(), { ...address, [field]: wrongValue });
    expect(Object.keys(problems)).toEqual([field]);
    expect(englishMessages(problems)).toEqual([]);
  }
});

describe('the smaller regions of a changed address field', () => {
  test.each([
    ['province', ['district', 'subDistrict', 'urbanVillage', 'postalCode']],
    ['district', ['subDistrict', 'urbanVillage', 'postalCode']],
    ['subDistrict', ['urbanVillage', 'postalCode']],
    ['urbanVillage', ['postalCode']],
    ['postalCode', []],
    ['address', []],
    ['hamlet', []],
  ] as const)('are cleared: a change of %s clears %j', (field, fields) => {
    expect(fieldsBelow(field)).toEqual(fields);
  });

  test.each([
    ['province', ['district', 'sub_district', 'urban_village', 'postalCode']],
    ['sub_district', ['urban_village', 'postalCode']],
    ['urban_village', ['postalCode']],
    ['neighbourhood', []],
  ] as const)('are cleared in the profile: a change of %s clears %j', (field, fields) => {
    expect(profileFieldsBelow(field)).toEqual(fields);
  });
});

test.each([null, undefined, {}, { addreses: null }])(
  'addressFromProfile returns an empty address for the profile %j',
  (user) => {
    expect(addressFromProfile(user)).toEqual(EMPTY_ADDRESS);
  },
);
