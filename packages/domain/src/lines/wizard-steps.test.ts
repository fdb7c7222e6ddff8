import { expect, test } from 'vitest';
import { isRevisionItem, revisionSteps } from './revision.ts';
import { WIZARD_STEPS } from './wizard-steps.ts';

const titles = (type: keyof typeof WIZARD_STEPS) => WIZARD_STEPS[type].map(({ title }) => title);

test('health has its 7 steps', () => {
  expect(titles('kesehatan')).toEqual([
    'Detail Produk',
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Lampiran',
    'Informasi Lainnya',
    'Deklarasi',
    'Order Summary',
  ]);
  expect(WIZARD_STEPS.kesehatan.map(({ id }) => id)).toEqual([
    'produk',
    'tertanggung',
    'alamat',
    'lampiran',
    'informasi',
    'deklarasi',
    'ringkasan',
  ]);
});

test('personal accident has 8, the beneficiary after the address', () => {
  expect(titles('kecelakaandiri')).toEqual([
    'Detail Produk',
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Penerima Manfaat',
    'Lampiran',
    'Informasi Lainnya',
    'Deklarasi',
    'Order Summary',
  ]);
});

test.each(['kebakaran', 'gempabumi', 'kebakaran-gempabumi'] as const)('%s has 8', (type) => {
  expect(titles(type)).toEqual([
    'Syarat & Ketentuan',
    'Data Pemilik',
    'Alamat Pemilik',
    'Alamat Objek Bangunan',
    'Lampiran',
    'Informasi Lainnya',
    'Deklarasi',
    'Order Summary',
  ]);
});

test('vehicle has 9', () => {
  expect(titles('kendaraan')).toEqual([
    'Syarat & Ketentuan',
    'Informasi Produk',
    'Data Kendaraan',
    'Data Pemilik',
    'Alamat Pemilik',
    'Pengiriman Polis',
    'Lampiran',
    'Deklarasi',
    'Rincian Pesanan',
  ]);
});

test.each(Object.entries(WIZARD_STEPS))('the ids of %s are unique and fit a URL hash', (_, steps) => {
  const ids = steps.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
});

test('a revision has one step per item, in the fixed order', () => {
  const items = ['attachment', 'beneficiary', 'address', 'unknown', 'vehicle', 'insured', 'address'];
  expect(revisionSteps(items).map(({ title }) => title)).toEqual([
    'Data Kendaraan',
    'Data Diri Tertanggung',
    'Alamat Tertanggung',
    'Penerima Manfaat',
    'Lampiran',
  ]);
  expect(revisionSteps(['attachment']).map(({ id }) => id)).toEqual(['attachment']);
  expect(revisionSteps([])).toEqual([]);
  expect(isRevisionItem('insured')).toBe(true);
  expect(isRevisionItem('x')).toBe(false);
});
