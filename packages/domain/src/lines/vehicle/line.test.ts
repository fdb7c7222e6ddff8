import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { englishMessages, problemsOf, WRONG_TYPES, withValue } from '../../form-field/form.fixture.ts';
import { isRevisionItem, REVISION_TITLES } from '../revision.ts';
import { vehicleOrderForm } from './form.ts';
import { VEHICLE } from './line.ts';
import { vehicleOrder as order, vehiclePlan as plan } from './order.fixture.ts';
import { vehicleDetails } from './record.ts';
import { VEHICLE_RULES } from './rules.ts';
import { VEHICLE_STEPS } from './steps.ts';

const context = { plan, today: '2026-11-22' };
const schema: z.ZodType = vehicleOrderForm(context);

test('the vehicle line has the paths and limits of the specification', () => {
  expect(VEHICLE).toMatchObject({
    code: 'kendaraan',
    listPath: '/products/kendaraan/list',
    policyCode: 'KND',
    compareLimit: 3,
    priceRange: { min: 0, max: 50_000_000 },
  });
  expect(VEHICLE.orderPath('p/1')).toBe('/products/kendaraan/p%2F1/order');
  expect(VEHICLE.landingPath).toBe('/products/kendaraan');
});

test('a vehicle order has the nine steps of the specification', () => {
  expect(VEHICLE_STEPS.map(({ id, title }) => [id, title])).toEqual([
    ['syarat', 'Syarat & Ketentuan'],
    ['produk', 'Informasi Produk'],
    ['kendaraan', 'Data Kendaraan'],
    ['tertanggung', 'Data Pemilik'],
    ['alamat', 'Alamat Pemilik'],
    ['informasi', 'Pengiriman Polis'],
    ['lampiran', 'Lampiran'],
    ['deklarasi', 'Deklarasi'],
    ['ringkasan', 'Rincian Pesanan'],
  ]);
});

test('a revision of a vehicle order can correct the vehicle, the owner, the address and the attachments', () => {
  const items = VEHICLE_STEPS.flatMap((step) => ('revises' in step ? [step.revises] : []));
  expect(items).toEqual(['vehicle', 'insured', 'address', 'attachment']);
  expect(items.every(isRevisionItem)).toBe(true);
  expect(REVISION_TITLES.vehicle).toBe('Data Kendaraan');
});

describe('a vehicle order', () => {
  test('has a form that returns the payload in wire format and accepts its own output', () => {
    const payload = schema.parse(order);
    expect(payload).toMatchObject({
      vehicleLicense: 'B 1234 CD',
      chassisNumber: 'MHKA6GJ6JKJ012345',
      machineNumber: '1NRF123456',
      accesories: order.accesories,
      birthDate: '',
    });
    expect(schema.parse(payload)).toEqual(payload);
  });

  test('passes the schema of each step, and its stored details determine price and period', () => {
    const payload: Record<string, unknown> = { ...vehicleOrderForm(context).parse(order) };
    const slices = VEHICLE_STEPS.map((step) => {
      const slicePayload = 'hasTopLevelFields' in step ? payload : payload[step.slice ?? ''];
      expect(problemsOf(step.schema(context), slicePayload)).toEqual({});
      return [step.slice, slicePayload];
    });
    const details = vehicleDetails.parse(Object.fromEntries(slices));
    expect(Object.keys(details)).toEqual(['additions', 'vehicle', 'insured', 'addresses']);
    expect(VEHICLE_RULES.records.details.parse(details)).toEqual(details);
    const priceInput = { vehicle: details.vehicle, ...details.additions, printPolicy: false };
    // Cover: (237,000,000 + 3,500,000) × 2.2 % = 5,291,000. Flood: (237,000,000 + 3,500,000) × 0.11 % = 264,550.
    // Liability: 25,000,000 × 1 % = 250,000.
    const price = VEHICLE_RULES.price(plan, priceInput, '2026-11-22');
    expect(price?.amounts).toMatchObject({ premium: 5_805_550, total: 5_855_550 });
    const placedOrder = {
      amounts: price?.amounts ?? expect.unreachable(),
      timePeriod: 1,
      product: plan,
      details,
    };
    expect(VEHICLE_RULES.priceRows(placedOrder)).toEqual(price?.rows);
    expect(VEHICLE_RULES.period(placedOrder, '2026-11-22')).toEqual({
      startDate: '2026-11-22',
      endDate: '2027-11-22',
    });
  });

  test('has a form that reports all missing fields of the vehicle together', () => {
    expect(problemsOf(VEHICLE_STEPS[2].schema(context), {})).toEqual({
      vehicleType: 'Jenis Kendaraan Wajib di isi',
      brand: 'Brand Wajib di isi',
      brandText: 'Brand Wajib di isi',
      year: 'Tahun Wajib di isi',
      model: 'Model Wajib di isi',
      modelText: 'Model Wajib di isi',
      price: 'Harga Kendaraan Wajib di isi',
      marketPrice: 'Model kendaraan tidak ditemukan',
      deviation: 'Model kendaraan tidak ditemukan',
      seats: 'Model kendaraan tidak ditemukan',
      area: 'Kode Wilayah Wajib di isi',
      areaName: 'Kode Wilayah Wajib di isi',
      region: 'Kode wilayah tidak ditemukan',
      vehicleLicense: 'Lengkapi nomor polisi kendaraan',
      chassisNumber: 'Nomor Rangka Wajib di isi',
      machineNumber: 'Nomor Mesin Wajib di isi',
    });
  });

  test.each([
    ['vehicleLicense', '', 'Lengkapi nomor polisi kendaraan'],
    ['vehicleLicense', ' 1234 CD', 'Lengkapi kode wilayah nomor polisi'],
    ['vehicleLicense', 'B 1234 ABCD', 'Huruf belakang nomor polisi maksimal 3 huruf'],
    ['vehicleLicense', 'D 1234 CD', 'Kode wilayah nomor polisi berbeda dengan kode wilayah kendaraan (B)'],
    ['chassisNumber', 'A-1', 'Nomor Rangka minimal 5 karakter'],
    ['chassisNumber', 'MHKOIQ6JKJ0123456', undefined],
    ['price', 215_454_545, 'Kisaran Harga Pasaran : Rp215.454.546 s/d Rp260.700.000'],
    ['price', 215_454_546, undefined],
    ['price', 0, 'Harga Kendaraan Wajib di isi'],
    ['year', 2028, 'Tahun tidak tersedia untuk model yang dipilih'],
    ['acceptTnc', false, 'Anda belum menyetujui syarat dan ketentuan'],
    ['timePeriod', 2, 'Masa asuransi tidak valid'],
    ['expansion', ['e9'], 'Perluasan yang dipilih tidak tersedia pada produk ini'],
    ['expansion', ['e2', 'e3'], 'Pilih satu batas pertanggungan saja untuk TJH'],
    ['expansion', ['e3'], undefined],
    ['accesories', Array.from({ length: 11 }, () => order.accesories[0]), 'Maksimal 10 aksesori'],
    [
      'accesories',
      [{ accesoriesName: 'Bak', accesoriesValue: 118_500_001 }],
      'Total nilai aksesori maksimal 50% dari harga kendaraan, yaitu Rp118.500.000',
    ],
    ['accesories', [{ accesoriesName: 'Bak', accesoriesValue: 118_500_000 }], undefined],
    ['attachments', [], 'Lengkapi semua berkas lampiran'],
    ['declarations', [], 'Anda belum melengkapi Deklarasi!'],
  ])('with %s %j has the message %j', (field, value, message) => {
    expect(problemsOf(schema, withValue(order, field, value))[field]).toBe(message);
  });

  test.each([
    ['accesoriesName', '', 'Field wajib di isi'],
    ['accesoriesName', '<b>velg</b>', 'Nama aksesori mengandung karakter yang tidak diperbolehkan'],
    ['accesoriesName', 'velg.com', 'Nama aksesori mengandung karakter yang tidak diperbolehkan'],
    ['accesoriesValue', '', 'Field wajib di isi'],
    ['accesoriesValue', null, 'Field wajib di isi'],
    ['accesoriesValue', 0, 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000'],
    ['accesoriesValue', -5, 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000'],
    ['accesoriesValue', 0.5, 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000'],
    ['accesoriesValue', Number.NaN, 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000'],
    ['accesoriesValue', 1_000_000_001, 'Nilai aksesori minimal Rp1 dan maksimal Rp1.000.000.000'],
  ])('with %s %j of an accessory has the message %j', (field, value, message) => {
    const accesories = [{ ...order.accesories[0], [field]: value }];
    expect(problemsOf(schema, { ...order, accesories })).toMatchObject({
      [`accesories.0.${field}`]: message,
    });
  });

  test.each([1, 1_000_000_000])('may have an accessory with a value of Rp%i', (accesoriesValue) => {
    const accesories = [{ ...order.accesories[0], accesoriesValue }];
    expect(problemsOf(schema, { ...order, accesories })).not.toHaveProperty('accesories.0.accesoriesValue');
  });

  test.each(Object.keys(order))('has an Indonesian message for a wrong type of %s', (field) => {
    const wrongTypes = WRONG_TYPES.filter((value) => typeof value === 'symbol' || typeof value === 'bigint');
    for (const wrongValue of [...wrongTypes, null, 7, {}, [null], [{}]])
      expect(englishMessages(problemsOf(schema, { ...order, [field]: wrongValue }))).toEqual([]);
  });
});
