import { expect, test } from 'vitest';
import { regionProblem } from './region.ts';

const NAMES: Record<string, string[]> = {
  '': ['DKI Jakarta', 'Jawa Barat'],
  'DKI Jakarta': ['Kota Administrasi Jakarta Selatan'],
  'DKI Jakarta/Kota Administrasi Jakarta Selatan': ['Mampang Prapatan', 'Tebet'],
  'DKI Jakarta/Kota Administrasi Jakarta Selatan/Mampang Prapatan': ['Bangka', 'Pela Mampang'],
  'DKI Jakarta/Kota Administrasi Jakarta Selatan/Mampang Prapatan/Bangka': ['12730'],
};
const namesBelow = (path: readonly string[]) => NAMES[path.join('/')] ?? [];

const address = {
  province: 'DKI Jakarta',
  district: 'Kota Administrasi Jakarta Selatan',
  subDistrict: 'Mampang Prapatan',
  urbanVillage: 'Bangka',
  postalCode: '12730',
};

test('an address has no problem when each region is part of the region above', () => {
  expect(regionProblem(address, namesBelow)).toBeNull();
});

test.each([
  [{ province: 'Atlantis' }, 'province', 'Provinsi tidak ditemukan'],
  [{ province: 'dki jakarta' }, 'province', 'Provinsi tidak ditemukan'],
  [{ province: '' }, 'province', 'Provinsi tidak ditemukan'],
  [{ province: 'Jawa Barat' }, 'district', 'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih'],
  [{ district: 'Kota Bandung' }, 'district', 'Kabupaten/Kota tidak sesuai dengan provinsi yang dipilih'],
  [{ subDistrict: 'Coblong' }, 'subDistrict', 'Kecamatan tidak sesuai dengan kabupaten/kota yang dipilih'],
  [{ subDistrict: 'Tebet' }, 'urbanVillage', 'Kelurahan tidak sesuai dengan kecamatan yang dipilih'],
  [{ urbanVillage: 'Dago' }, 'urbanVillage', 'Kelurahan tidak sesuai dengan kecamatan yang dipilih'],
  [{ urbanVillage: 'Pela Mampang' }, 'postalCode', 'Kode Pos tidak sesuai dengan kelurahan yang dipilih'],
  [{ postalCode: '99999' }, 'postalCode', 'Kode Pos tidak sesuai dengan kelurahan yang dipilih'],
])('the change %j of a valid address causes a problem of the field %s', (change, field, message) => {
  expect(regionProblem({ ...address, ...change }, namesBelow)).toEqual({ field, message });
});
